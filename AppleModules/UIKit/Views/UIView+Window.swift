import Easel

/// The calls that tell views about their superviews and windows.
extension UIView {
    /// The window that shows the view.
    var shownWindow: UIWindow? { self as? UIWindow ?? superview?.shownWindow ?? rootWindow }

    /// Shows a view without a superview, and the views inside of it, in a window; nil for none.
    package func show(in window: UIWindow?) {
        let former = shownWindow
        guard superview == nil, !(self is UIWindow), former !== window else { return }
        tellWindow { $0.willMove(toWindow: window) }
        willMove(toSuperview: window)
        rootWindow = window
        didMoveToSuperview()
        tellWindow { $0.didMoveToWindow() }
    }

    func willMove(from former: UIWindow?, to superview: UIView?, _ window: UIWindow?) {
        if former !== window { tellWindow { $0.willMove(toWindow: window) } }
        willMove(toSuperview: superview)
    }

    func didMove(from former: UIWindow?) {
        didMoveToSuperview()
        if former !== shownWindow { tellWindow { $0.didMoveToWindow() } }
    }

    private func tellWindow(_ tell: (UIView) -> Void) {
        tell(self)
        for view in subviews { view.tellWindow(tell) }
    }

    /// Tells the view, and those inside of it, that the safe area has changed.
    func tellSafeArea() {
        safeAreaInsetsDidChange()
        for view in subviews where view.controllerSafeArea == nil { view.tellSafeArea() }
    }
}

extension UIViewController {
    /// The window that shows the controller: the one with its outermost parent, or that of the scene.
    var shownWindow: UIWindow? {
        var controller = self
        while let outer = controller.parent ?? controller.presentingViewController { controller = outer }
        return UIWindowScene.main.windows.first { $0.rootViewController === controller } ?? UIWindowScene.main.keyWindow
    }
}
