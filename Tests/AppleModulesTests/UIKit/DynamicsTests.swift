import AppleCoreGraphics
import Easel
import Foundation
import Testing

@testable import AppleUIKit
@testable import Views

/// Physics of views: falls, bounces, piles, pushes, and attachments, the same in every run.
@MainActor @Suite struct DynamicsTests: ViewsOverTime {
    private func box(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 20) -> UIView { UIView(frame: CGRect(x: x, y: y, width: side, height: side)) }

    @Test func gravityPullsAndTheGroundHolds() {
        let (root, first, second) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), box(50, 0), box(50, 60))
        for view in [first, second] { root.addSubview(view) }
        let animator = UIDynamicAnimator(referenceView: root)
        let collision = UICollisionBehavior(items: [first, second])
        collision.translatesReferenceBoundsIntoBoundary = true
        final class Delegate: UICollisionBehaviorDelegate {
            var ends: [CGFloat] = []
            func collisionBehavior(
                _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
            ) { ends.append(p.y) }
        }
        let delegate = Delegate()
        collision.collisionDelegate = delegate
        let seen = values(of: root, at: [0.25, 5]) {
            first.center.y
        } setUp: {
            animator.addBehavior(UIGravityBehavior(items: [first, second]))
            animator.addBehavior(collision)
        }
        // 10 points, and half of 1000 points per square second for a quarter of a second.
        #expect(abs(seen[0] - 41.25) < 1.5)
        #expect(abs(second.center.y - 190) < 1 && abs(first.center.y - 170) < 1.5 && !animator.isRunning, "\(first.center) \(second.center)")
        #expect(delegate.ends.contains { abs($0 - 200) < 4 })
    }

    @Test func thingsBounceByTheirElasticity() {
        let (root, ball) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), box(50, 80))
        root.addSubview(ball)
        let animator = UIDynamicAnimator(referenceView: root)
        let (collision, material) = (UICollisionBehavior(items: [ball]), UIDynamicItemBehavior(items: [ball]))
        collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0))
        material.elasticity = 0.5
        var heights: [CGFloat] = []
        _ = values(of: root, at: (0..<90).map { Double($0) / 60 }) {
            heights.append(ball.center.y)
        } setUp: {
            for behavior in [UIGravityBehavior(items: [ball]), collision, material] { animator.addBehavior(behavior) }
        }
        // It falls 90 points, and comes back to a quarter of that.
        let ground = heights.firstIndex { $0 > 178 } ?? 0
        let top = heights[(ground + 2)...].prefix(25).min() ?? 0
        #expect(ground > 20 && abs(top - (180 - 22.5)) < 4)
    }

    @Test func pushesSnapsAndRodsMoveThings() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let (pushed, snapped, bob) = (box(0, 0, 100), box(10, 10), box(190, 40))
        for view in [pushed, snapped, bob] { root.addSubview(view) }
        let animator = UIDynamicAnimator(referenceView: root)
        let push = UIPushBehavior(items: [pushed], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        var distances: [CGFloat] = []
        _ = values(of: root, at: [0.25, 0.5, 0.75, 1, 2]) {
            distances.append(hypot(bob.center.x - 100, bob.center.y - 50))
        } setUp: {
            animator.addBehavior(push)
            animator.addBehavior(UISnapBehavior(item: snapped, snapTo: CGPoint(x: 200, y: 150)))
            animator.addBehavior(UIAttachmentBehavior(item: bob, attachedToAnchor: CGPoint(x: 100, y: 50)))
            animator.addBehavior(UIGravityBehavior(items: [bob]))
        }
        #expect(abs(pushed.center.x - 250) < 2 && !push.active)
        #expect(hypot(snapped.center.x - 200, snapped.center.y - 150) < 1)
        #expect(distances.allSatisfy { abs($0 - 100) < 3 } && bob.center != CGPoint(x: 200, y: 50))
    }

    @Test func aForceKeepsItsAngleWithoutAMagnitude() {
        let gravity = UIGravityBehavior(items: [])
        gravity.angle = 1
        gravity.magnitude = 0
        gravity.magnitude = 2
        #expect(gravity.angle == 1 && gravity.magnitude == 2)
    }
}
