import Easel
import Views

/// The calls that tell controllers that they come and go.
extension UIViewController {
    func beginAppearing(animated: Bool) {
        loadViewOnce()
        guard !hasAppeared else { return }
        hasAppeared = true
        viewWillAppear(animated)
        view.show(in: shownWindow)
        viewIsAppearing(animated)
        for child in shownChildren { child.beginAppearing(animated: animated) }
    }

    /// The controllers whose views this one shows.
    private var shownChildren: [UIViewController] {
        switch self {
        case let stack as UINavigationController: stack.topViewController.map { [$0] } ?? []
        case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
        default: children.filter { $0.viewIfLoaded?.superview != nil }
        }
    }

    /// The container around all others.
    var outermost: UIViewController { parent?.outermost ?? self }

    /// Whether the controller, once it is presented, hides the one below it, so that it goes.
    var coversPresenter: Bool { !(self is UIAlertController) && (modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext) }

    /// Tells one controller that it goes and another one that it comes, at the beginning and at the end of the motion.
    ///
    /// - Parameters:
    ///   - former: nil for none, such as a presenter that remains visible.
    ///   - end: called at the end.
    ///   - changes: draws the change, with or without a motion.
    static func exchange(
        _ former: UIViewController?, for new: UIViewController?, animated: Bool, end: @escaping () -> Void, changes: () -> Void
    ) {
        let isLeaving = former?.hasAppeared ?? false
        var transaction = Transaction()
        transaction.disablesAnimations = !animated
        // The methods of the app may draw the change before the last line.
        withTransaction(transaction) {
            if isLeaving { former?.announceLeaving(animated: animated) }
            new?.isCovered = false
            new?.isArriving = animated
            if _SceneTime.isRunning { new?.beginAppearing(animated: animated) }
            changes()
        }
        guard animated else {
            if isLeaving { former?.leave(animated: false) }
            return end()
        }
        LayerClock.run(after: PresentationMotion.duration) {
            MainActor.assumeIsolated {
                if isLeaving { former?.leave(animated: true) }
                new?.arrive()
                end()
            }
        }
    }

    /// Ends an appearance with a motion.
    private func arrive() {
        guard isArriving else { return }
        isArriving = false
        appearAfterMotion()
    }

    private func appearAfterMotion() {
        guard hasAppeared, !hasAppearedFully else { return }
        hasAppearedFully = true
        viewDidAppear(true)
        for child in shownChildren { child.appearAfterMotion() }
    }

    private func announceLeaving(animated: Bool) {
        viewWillDisappear(animated)
        for child in shownChildren where child.hasAppeared { child.announceLeaving(animated: animated) }
    }

    /// Ends a disappearance that `viewWillDisappear(_:)` has announced.
    private func leave(animated: Bool) {
        guard hasAppeared else { return }
        for child in shownChildren { child.leave(animated: animated) }
        viewIfLoaded?.show(in: nil)
        viewDidDisappear(animated)
        (hasAppeared, hasAppearedFully) = (false, false)
    }
}
