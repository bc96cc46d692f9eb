import AppleCoreGraphics
import Easel
import Views

extension UIView: TouchReceiver {
    package var touchNames: (identifier: String?, label: String?) { (accessibilityIdentifier, accessibilityLabel) }
    package var isControl: Bool { self is UIControl }
    package func receiver(ofTouchAt point: CGPoint) -> (any TouchReceiver)? { hitTest(point, with: TouchSession.current?.event) }

    /// Returns the view that a touch at a point of this view reaches, by the rules of UIKit (Apple: `UIView.hitTest(_:with:)`).
    func viewHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
        if let place = touchPlace, place.size != nil { return place.inner(at: point) as? UIView ?? self }
        for view in subviews.reversed() { if let hit = view.hitTest(convert(point, to: view), with: event) { return hit } }
        return self
    }

    /// The size at which the view was drawn when a touch began, or that of its bounds.
    var touchBounds: CGRect { touchPlace?.size.map { CGRect(origin: .zero, size: $0) } ?? bounds }

    /// Returns a point of the canvas in the view's coordinates.
    func local(_ point: CGPoint) -> CGPoint { touchPlace?.local(point) ?? convert(point, from: nil) }

    /// Returns a distance on the canvas in the view's coordinates.
    func localDistance(_ distance: CGPoint) -> CGPoint {
        let (start, end) = (local(.zero), local(distance))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// Returns a distance in the view's coordinates on the canvas.
    func canvasDistance(_ distance: CGPoint) -> CGPoint {
        let (x, y) = (localDistance(CGPoint(x: 1, y: 0)), localDistance(CGPoint(x: 0, y: 1)))
        let area = x.x * y.y - x.y * y.x
        guard abs(area) > 1e-9 else { return distance }
        return CGPoint(x: (distance.x * y.y - distance.y * y.x) / area, y: (distance.y * x.x - distance.x * x.y) / area)
    }

    /// The view around this one, up to the window.
    var outerViewForTouches: UIView? { nearestOuterView ?? (self is UIWindow ? nil : shownWindow) }

    /// The view and those around it, from the inside.
    var touchChain: [UIView] {
        var (chain, view): ([UIView], UIView?) = ([], self)
        while let next = view, !chain.contains(where: { $0 === next }) {
            chain.append(next)
            view = next.outerViewForTouches
        }
        return chain
    }

    /// Whether code reacts to touches of the view itself.
    var reactsToTouches: Bool {
        if gestureRecognizers?.contains(where: \.isEnabled) == true { return true }
        if let control = self as? UIControl { return control.isEnabled }
        if self is UITableViewCell || self is UICollectionViewCell { return false }
        return self is any SelectingList || !type(of: self).isFromApple
    }
}

extension UIResponder {
    /// The object that receives what this one doesn't handle.
    var nextInChain: UIResponder? {
        switch self {
        case let view as UIView:
            if view.isOfController, let controller = view.controller { return controller }
            return view.outerViewForTouches ?? (view is UIWindow ? UIApplication.shared : nil)
        case let controller as UIViewController:
            return controller.viewIfLoaded.flatMap { $0.outerViewForTouches } ?? controller.parent ?? controller.presentingViewController
        default: return nil
        }
    }
}
