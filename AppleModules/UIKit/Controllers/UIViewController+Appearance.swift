import Easel
import Views

/// The calls that tell controllers that they come and go.
extension UIViewController {
    func beginAppearing(animated: Bool) {
        loadViewOnce()
        // A controller that is about to leave comes back.
        guard viewState == .gone || viewState == .leaving else { return }
        viewState = .coming
        viewWillAppear(animated)
        view.show(in: shownWindow)
        viewIsAppearing(animated)
        for child in shownChildren { child.beginAppearing(animated: animated) }
    }

    /// Whether the view is on the screen, or comes or goes.
    var hasAppeared: Bool { viewState != .gone }

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

    /// Tells controllers that they go and another one that it comes, at the beginning and at the end of the motion. A later exchange ends this one for the
    /// controllers that it concerns.
    ///
    /// - Parameters:
    ///   - former: from top to bottom; none for a presenter that remains visible.
    ///   - end: called at the end with whether no later exchange has concerned the new controller.
    ///   - changes: draws the change, with or without a motion.
    static func exchange(
        _ former: [UIViewController], for new: UIViewController?, animated: Bool, end: @escaping (Bool) -> Void, changes: () -> Void
    ) {
        exchanges += 1
        let number = exchanges
        let leaving = former.filter(\.hasAppeared)
        for controller in former { controller.lastExchange = number }
        new?.lastExchange = number
        var transaction = Transaction()
        transaction.disablesAnimations = !animated
        // The methods of the app may draw the change before the last line.
        withTransaction(transaction) {
            for controller in leaving { controller.announceLeaving(animated: animated) }
            new?.isArriving = animated
            if let new, _SceneTime.isRunning, !new.isCovered { new.beginAppearing(animated: animated) }
            changes()
        }
        let finish = {
            for controller in former where controller.lastExchange == number {
                controller.leave(animated: animated)
                controller.move = nil
            }
            let isLast = new?.lastExchange == number
            if isLast { new?.arrive() }
            end(isLast)
        }
        guard animated else { return finish() }
        LayerClock.run(after: PresentationMotion.duration) { MainActor.assumeIsolated(finish) }
    }
    /// The number of all exchanges.
    private static var exchanges = 0

    /// Ends an appearance with a motion.
    private func arrive() {
        guard isArriving else { return }
        isArriving = false
        appearAfterMotion(animated: true)
    }

    /// Calls `viewDidAppear(_:)` of a controller that has begun to appear, and of those inside of it.
    func appearAfterMotion(animated: Bool) {
        guard viewState == .coming, !_SceneTime.isStill else { return }
        viewState = .shown
        viewDidAppear(animated)
        move = nil
        for child in shownChildren where !child.isArriving { child.appearAfterMotion(animated: animated) }
    }

    /// Begins a disappearance.
    func announceLeaving(animated: Bool) {
        guard viewState == .coming || viewState == .shown else { return }
        (viewState, isArriving) = (.leaving, false)
        viewWillDisappear(animated)
        for child in shownChildren { child.announceLeaving(animated: animated) }
    }

    /// Ends a disappearance that `viewWillDisappear(_:)` has announced.
    func leave(animated: Bool) {
        guard viewState == .leaving else { return }
        for child in shownChildren {
            // A child that has come since then goes, too.
            child.announceLeaving(animated: animated)
            child.leave(animated: animated)
        }
        viewIfLoaded?.show(in: nil)
        viewDidDisappear(animated)
        viewState = .gone
    }
}
