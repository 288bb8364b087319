#if !canImport(UIKit)
import Plumb

// What is global in PinLayout. Nothing is here, and the compiler says what to write instead.

// A property that a `Pin` has, too, is unavailable by its accessors: otherwise the compiler would speak of the other one.

extension Pin {
    /// Nothing is global here.
    public static var logWarnings: Bool {
        @available(*, unavailable, message: "Settings belong to a tree: write Pin(root).logWarnings")
        get { false }
        @available(*, unavailable, message: "Settings belong to a tree: write Pin(root).logWarnings")
        set {}
    }

    /// Nothing is global here.
    public static var activeWarnings: ActiveWarnings {
        @available(*, unavailable, message: "Settings belong to a tree: write Pin(root).activeWarnings")
        get { ActiveWarnings() }
        @available(*, unavailable, message: "Settings belong to a tree: write Pin(root).activeWarnings")
        set {}
    }

    /// Nothing is global here.
    @available(*, unavailable, message: "Settings belong to a tree: write Pin(root).resetWarnings()")
    public static func resetWarnings() {}

    /// Nothing is global here.
    @available(*, unavailable, message: "Settings belong to a tree: write Pin(root).layoutDirection(.rtl)")
    public static var layoutDirection: LayoutDirection {
        get { .leftToRight }
        set {}
    }

    /// Nothing is global here.
    @available(*, unavailable, message: "Settings belong to a tree: write Pin(root).layoutDirection(.rtl)")
    public static func layoutDirection(_ direction: LayoutDirection) {}

    /// Nothing is global here.
    @available(
        *, unavailable, message: "Warnings are values: collect them by root.layoutContext.warningHandler = { … }"
    )
    public static var lastWarningText: String? {
        get { nil }
        set {}
    }

    /// No call can be missing.
    @available(*, unavailable, message: "Not needed: a chain writes its frame at the end of its statement")
    public static var logMissingLayoutCalls: Bool {
        get { false }
        set {}
    }

    /// Views hear of new insets.
    @available(*, unavailable, message: "Not needed: new insets request layout, which calls safeAreaInsetsDidChange()")
    public static var safeAreaInsetsDidChangeMode: PinSafeAreaInsetsDidChangeMode {
        get { .always }
        set {}
    }

    /// There is nothing to set up.
    @available(*, unavailable, message: "Not needed: there is nothing to set up")
    public static func initPinLayout() {}
}
#endif
