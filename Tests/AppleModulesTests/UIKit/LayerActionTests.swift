import AppleCoreGraphics
import Easel
import Foundation
import Testing

@testable import AppleUIKit
@testable import Views

/// The actions of layers without a view, and the settings of transactions outside of groups.
@MainActor @Suite struct LayerActionTests: ViewsOverTime {
    private final class Still: CALayer, @unchecked Sendable {
        override func action(forKey event: String) -> (any CAAction)? { nil }
    }
    private final class Chooser: CALayerDelegate {
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            if event == "position" { return NSNull() }
            guard event == "opacity" else { return nil }
            let slow = CABasicAnimation()
            slow.duration = 2
            return slow
        }
    }
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    /// Adds a layer of 10 by 10 points to the view.
    private func add<Layer: CALayer>(_ layer: Layer) -> Layer {
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        view.layer.addSublayer(layer)
        return layer
    }
    /// Returns values at times of a scene in which something happens at 1 second.
    private func values<Value>(at times: [Double], _ value: () -> Value, _ change: @escaping @MainActor () -> Void) -> [Value] {
        _SceneTime.prepare()
        let graph = AppleModuleGraph.make(Shown(view: view))
        _SceneTime.perform(after: 1) { change() }
        graph.step(to: 1)
        return times.map { time in
            graph.step(to: time)
            return value()
        }
    }

    @Test func aLayerWithoutActionsChangesAtOnce() {
        let still = add(Still())
        let shown = values(at: [1.1]) {
            still.presentation()?.position.x
        } _: {
            still.position.x = 50
        }
        #expect(shown == [50])
    }

    @Test func aDelegateChoosesActions() {
        let (layer, chooser) = (add(CALayer()), Chooser())
        layer.delegate = chooser
        let shown = values(at: [1.1, 2, 3.1]) {
            layer.presentation().map { CGPoint(x: $0.position.x, y: CGFloat($0.opacity)) } ?? .zero
        } _: {
            layer.opacity = 0
            layer.position.x = 50
        }
        #expect(shown.map(\.x) == [50, 50, 50])
        #expect(shown[0].y > shown[1].y && shown[1].y > 0 && shown[1].y < 1 && shown[2].y == 0, "\(shown)")
        withExtendedLifetime(chooser) {}
    }

    @Test func anAnimationInActionsReplacesTheStandardOne() {
        let (layer, slow) = (add(CALayer()), CABasicAnimation(keyPath: "opacity"))
        slow.duration = 2
        layer.actions = ["opacity": slow, "position": NSNull()]
        let shown = values(at: [2, 3.1]) {
            layer.presentation()?.opacity ?? -1
        } _: {
            layer.opacity = 0
        }
        #expect(shown[0] > 0 && shown[0] < 1 && shown[1] == 0, "\(shown)")
        #expect(layer.action(forKey: "opacity") is CABasicAnimation && layer.action(forKey: "position") == nil && layer.action(forKey: "path") == nil)
    }

    @Test func theCompletionOutsideOfGroupsWaitsForTheMotion() {
        let layer = add(CALayer())
        var ends: [Double] = []
        let counts = values(at: [1.1, 1.5]) {
            ends.count
        } _: {
            CATransaction.setCompletionBlock { ends.append(_SceneTime.now.seconds) }
            layer.opacity = 0
        }
        #expect(counts == [0, 1] && ends.allSatisfy { $0 >= 1.25 }, "\(ends)")
    }

    @Test func addedAnimationsHaveTheDurationOfTheMoment() {
        let (layer, fade) = (add(CALayer()), CABasicAnimation(keyPath: "opacity"))
        (fade.fromValue, fade.toValue) = (1.0, 0.0)
        let shown = values(at: [2, 3.1]) {
            layer.presentation()?.opacity ?? -1
        } _: {
            CATransaction.setAnimationDuration(2)
            layer.add(fade, forKey: nil)
        }
        #expect(shown[0] > 0 && shown[0] < 1 && shown[1] == 1, "\(shown)")
    }

    @Test func settingsOfAMomentEndWithTheirScene() {
        let shown = [true, false].map { isStill in
            let layer = add(CALayer())
            return values(at: [1.1]) {
                layer.presentation()?.opacity ?? -1
            } _: {
                if isStill { CATransaction.setDisableActions(true) }
                layer.opacity = 0
            }
        }
        #expect(shown[0] == [0] && shown[1].allSatisfy { $0 > 0 }, "\(shown)")
    }

    @Test func aFormerMaskBelongsToNoLayer() {
        let (layer, mask) = (CALayer(), CALayer())
        layer.mask = mask
        #expect(mask.superlayer === layer)
        layer.mask = nil
        #expect(mask.superlayer == nil)
    }
}
