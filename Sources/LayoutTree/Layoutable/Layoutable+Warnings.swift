import LineFinding

// With the package trait `WithoutWarnings`, nothing here makes or delivers a warning, so that no text of a warning is linked.

extension Layoutable {
    #if WithoutWarnings
    /// Does nothing, since the package is built without warnings; no argument is evaluated.
    @export(implementation) @inline(__always)
    package func warn(
        _ kind: @autoclosure () -> LayoutWarning.Kind, method: @autoclosure () -> String,
        call: @autoclosure () -> String, part: @autoclosure () -> String = "",
        intents: @autoclosure () -> [LayoutWarning.Intent] = [], caller: CallerLocation? = nil
    ) {}
    #else
    /// Makes a warning about a call on this node and reports it, if somebody receives its kind.
    ///
    /// The text of the call is made only then. `caller` holds the captured location of the call, if there is one.
    package func warn(
        _ kind: LayoutWarning.Kind, method: String, call: @autoclosure () -> String, part: String = "",
        intents: [LayoutWarning.Intent] = [], caller: CallerLocation? = nil
    ) {
        guard deliveredWarnings.contains(kind.category) else { return }
        var warning = LayoutWarning(
            kind, method: method, call: call(), part: part, node: displayName, path: path,
            frame: untransformedFrame, intents: intents
        )
        if let caller { warning.caller = caller }
        report(warning)
    }
    #endif
}
