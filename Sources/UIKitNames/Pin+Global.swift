#if !canImport(UIKit)
import Plumb

// PinLayout's global settings. They are unavailable here, and the compiler says what to write instead.

// A property that `Pin` also has for one tree is unavailable by its accessors: otherwise the compiler would refer to that one.

extension Pin {
    /// Unavailable: no setting is global.
    public static var logWarnings: Bool {
        @available(*, unavailable, message: "Settings belong to a tree: write Pin(root).logWarnings")
        get { false }
        @available(*, unavailable, message: "Settings belong to a tree: write Pin(root).logWarnings")
        set {}
    }

    /// Unavailable: no setting is global.
    public static var activeWarnings: ActiveWarnings {
        @available(*, unavailable, message: "Settings belong to a tree: write Pin(root).activeWarnings")
        get { ActiveWarnings() }
        @available(*, unavailable, message: "Settings belong to a tree: write Pin(root).activeWarnings")
        set {}
    }

    /// Unavailable: no setting is global.
    @available(*, unavailable, message: "Settings belong to a tree: write Pin(root).resetWarnings()")
    public static func resetWarnings() {}

    /// Unavailable: no setting is global.
    @available(*, unavailable, message: "Settings belong to a tree: write Pin(root).layoutDirection(.rtl)")
    public static var layoutDirection: LayoutDirection {
        get { .leftToRight }
        set {}
    }

    /// Unavailable: no setting is global.
    @available(*, unavailable, message: "Settings belong to a tree: write Pin(root).layoutDirection(.rtl)")
    public static func layoutDirection(_ direction: LayoutDirection) {}

    /// Unavailable: no handler is global.
    @available(
        *, unavailable, message: "Warnings are values: collect them by root.layoutContext.warningHandler = { … }"
    )
    public static var lastWarningText: String? {
        get { nil }
        set {}
    }

    /// Unavailable: a chain writes its frame by itself.
    @available(*, unavailable, message: "Not needed: a chain writes its frame at the end of its statement")
    public static var logMissingLayoutCalls: Bool {
        get { false }
        set {}
    }

    /// Unavailable: views are notified of new insets by themselves.
    @available(*, unavailable, message: "Not needed: new insets request layout, which calls safeAreaInsetsDidChange()")
    public static var safeAreaInsetsDidChangeMode: PinSafeAreaInsetsDidChangeMode {
        get { .always }
        set {}
    }

    /// Unavailable: there is nothing to set up.
    @available(*, unavailable, message: "Not needed: there is nothing to set up")
    public static func initPinLayout() {}
}
#endif
