import AppleCoreGraphics
import Easel
import Foundation
import Views

/// A thing that a simulation moves.
@MainActor @preconcurrency
public protocol UIDynamicItem: AnyObject {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    var collisionBoundingPath: UIBezierPath { get }
}
extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
}
extension UIView: UIDynamicItem {}
/// The shape with which an item collides. A path counts as its bounding box.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable { case rectangle, ellipse, path }

/// Moves views by physics, on the scene's clock: 60 times in a second, whatever the frame rate of the output. The numbers are those of UIKit where Apple documents
/// them: gravity pulls with 1000 points per square second, and a push of 1 gives a square of 100 points 100 points per square second. Views that lie on each
/// other may come to rest at slightly other places than on an iPhone.
@MainActor @preconcurrency
open class UIDynamicAnimator: NSObject {
    public let referenceView: UIView?
    public private(set) var behaviors: [UIDynamicBehavior] = []
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    open private(set) var isRunning = false
    /// The seconds since the animator began to move things.
    open private(set) var elapsedTime: TimeInterval = 0
    private let world = DynamicWorld()
    /// The seconds for which nothing has moved.
    private var restTime = 0.0

    public init(referenceView view: UIView) { referenceView = view }
    nonisolated public override init() { referenceView = nil }
    /// Creates an animator of a layout's items, which Easel places without one.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        self.init()
        SceneNotes.notDrawn("UIDynamicAnimator(collectionViewLayout:)")
    }

    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.append(behavior)
        behavior.begin(in: self)
        wake()
    }
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.removeAll { $0 === behavior }
        behavior.begin(in: nil)
        world.keep(allBehaviors.flatMap(\.ownItems))
        wake()
    }
    open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
    /// Takes the place that code has given an item, which rests then.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        world.forget(item)
        wake()
    }
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        var seen: Set<ObjectIdentifier> = []
        return allBehaviors.flatMap(\.ownItems).filter { seen.insert(ObjectIdentifier($0)).inserted && rect.contains($0.center) }
    }

    /// All behaviors, those inside of others included, in order.
    private var allBehaviors: [UIDynamicBehavior] {
        func flat(_ list: [UIDynamicBehavior]) -> [UIDynamicBehavior] { list.flatMap { [$0] + flat($0.childBehaviors) } }
        return flat(behaviors)
    }

    /// Goes on after a change.
    func wake() {
        restTime = 0
        guard !isRunning, !behaviors.isEmpty, _SceneTime.isRunning, !_SceneTime.isStill else { return }
        isRunning = true
        delegate?.dynamicAnimatorWillResume(self)
        tick(1, from: _SceneTime.now.seconds)
    }

    private func tick(_ number: Int, from start: Double) {
        LayerClock.run(after: start + Double(number) / 60 - _SceneTime.now.seconds) { [weak self] in
            MainActor.assumeIsolated { self?.step(number, from: start) }
        }
    }

    private func step(_ number: Int, from start: Double) {
        guard isRunning else { return }
        let all = allBehaviors
        elapsedTime += 1.0 / 60
        restTime = world.move(by: 1.0 / 60, all, in: referenceView?.bounds ?? .zero) ? 0 : restTime + 1.0 / 60
        for behavior in all { behavior.action?() }
        guard behaviors.isEmpty || restTime > 0.5 else { return tick(number + 1, from: start) }
        isRunning = false
        delegate?.dynamicAnimatorDidPause(self)
    }
}

extension UIDynamicAnimator {
    func velocity(of item: any UIDynamicItem) -> (linear: CGPoint, angular: CGFloat) { world.velocity(of: item) }
    func add(_ linear: CGPoint, _ angular: CGFloat, to item: any UIDynamicItem) {
        world.add(linear, angular, to: item)
        wake()
    }
}

/// Reacts to the start and the end of a simulation.
@MainActor @preconcurrency
public protocol UIDynamicAnimatorDelegate: AnyObject {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
