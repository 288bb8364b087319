#if !canImport(UIKit) && !hasFeature(Embedded)
import Plumb

/// The owner of a view, with the methods in which apps lay the view out.
///
/// The view is made at its first use. `controller.view.layoutIfNeeded()` lays it out.
open class UIViewController {
    private var loadedView: UIView?

    /// Creates a controller, whose view is not loaded yet.
    public init() {}

    /// The view.
    ///
    /// The first access calls ``loadView()`` and ``viewDidLoad()``.
    public final var view: UIView {
        get {
            if let loadedView { return loadedView }
            loadView()
            let view = loadedView ?? UIView()
            if loadedView == nil { self.view = view }
            viewDidLoad()
            return view
        }
        set {
            loadedView?.aroundLayout = nil
            loadedView = newValue
            newValue.aroundLayout = (
                { [weak self] in self?.viewWillLayoutSubviews() }, { [weak self] in self?.viewDidLayoutSubviews() }
            )
        }
    }

    /// Makes the view and stores it in ``view``.
    ///
    /// The default makes a plain view.
    open func loadView() {
        view = UIView()
    }

    /// Called once, after the view was made.
    open func viewDidLoad() {}

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}

    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
}
#endif
