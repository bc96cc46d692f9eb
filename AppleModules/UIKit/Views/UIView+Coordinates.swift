import AppleCoreGraphics
import Easel

extension UIView {
    /// Returns nil: views don't draw themselves into snapshots.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
    /// Returns a rectangle of this view in another one's coordinates. Both must be in the same superview or in each other.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { CGRect(origin: convert(rect.origin, to: view), size: rect.size) }
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { CGRect(origin: convert(rect.origin, from: view), size: rect.size) }
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (own, other) = (origin, view?.origin ?? .zero)
        return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
    }
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (own, other) = (origin, view?.origin ?? .zero)
        return CGPoint(x: point.x - own.x + other.x, y: point.y - own.y + other.y)
    }
    /// The position of the view's corner in its outermost superview.
    private var origin: CGPoint {
        let outer = superview?.origin ?? .zero
        return CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
    }
    nonisolated public static var layoutFittingCompressedSize: CGSize { .zero }
    nonisolated public static var layoutFittingExpandedSize: CGSize { CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) }
}
