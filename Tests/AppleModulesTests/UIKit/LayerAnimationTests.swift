import AppleCoreGraphics
import Easel
import Foundation
import Testing

@testable import AppleUIKit

/// Animations of layers: times, values, keyframes, and groups.
@MainActor @Suite struct LayerAnimationTests {
    /// Returns a layer whose own time is 0, whatever the clock.
    private func stopped<Layer: CALayer>(_ layer: Layer) -> Layer {
        layer.speed = 0
        return layer
    }
    /// Returns a value of a layer at times after its animations began.
    private func values<Layer: CALayer, Value>(_ layer: Layer, at times: [Double], _ value: (Layer) -> Value) -> [Value] {
        times.map { time in layer.withAnimatedValues(at: time) { value(layer) } }
    }
    private func basic(_ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.byValue, animation.duration) = (from, to, by, 2)
        return animation
    }

    @Test func aMissingEndIsTheLayersOwnValue() {
        let layer = stopped(CALayer())
        layer.position.x = 10
        layer.add(basic("position.x", to: 30), forKey: nil)
        #expect(values(layer, at: [0, 1, 2]) { $0.position.x } == [10, 20, 10])
        #expect(layer.position.x == 10)
        layer.removeAllAnimations()
        layer.add(basic("position.x", by: 4), forKey: nil)
        #expect(values(layer, at: [1]) { $0.position.x } == [12])
    }

    @Test func runsRepeatReverseAndStay() {
        let layer = stopped(CALayer())
        let animation = basic("opacity", from: 0, to: 1)
        (animation.autoreverses, animation.repeatCount) = (true, .infinity)
        layer.add(animation, forKey: "fade")
        #expect(values(layer, at: [0, 1, 2, 3, 4, 9]) { $0.opacity } == [0, 0.5, 1, 0.5, 0, 0.5])
        let staying = basic("opacity", from: 1, to: 0.5)
        (staying.fillMode, staying.isRemovedOnCompletion, staying.timingFunction) = (.forwards, false, CAMediaTimingFunction(name: .easeInEaseOut))
        layer.add(staying, forKey: "fade")
        #expect(values(layer, at: [1, 2, 50]) { $0.opacity } == [0.75, 0.5, 0.5])
        let delayed = basic("opacity", from: 0, to: 0.5)
        (delayed.beginTime, delayed.fillMode) = (10, .backwards)
        layer.add(delayed, forKey: "fade")
        #expect(values(layer, at: [0, 11, 12]) { $0.opacity } == [0, 0.25, 1])
        #expect(layer.animationKeys() == ["fade"])
    }

    @Test func keyframesHaveTimesCurvesAndPaths() {
        let layer = stopped(CALayer())
        let frames = CAKeyframeAnimation(keyPath: "transform.scale")
        (frames.values, frames.keyTimes, frames.duration) = ([1.0, 2.0, 0.0], [0, 0.25, 1], 4)
        layer.add(frames, forKey: nil)
        #expect(values(layer, at: [0, 0.5, 1, 2.5]) { $0.affineTransform().a } == [1, 1.5, 2, 1])
        layer.removeAllAnimations()
        frames.calculationMode = .discrete
        layer.add(frames, forKey: nil)
        #expect(values(layer, at: [0.9, 1.1]) { $0.affineTransform().a } == [1, 2])
        layer.removeAllAnimations()
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 30))
        let course = CAKeyframeAnimation(keyPath: "position")
        (course.path, course.duration, course.rotationMode) = (path.cgPath, 4, .rotateAuto)
        layer.add(course, forKey: nil)
        #expect(values(layer, at: [1, 3]) { $0.position } == [CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 15)])
        #expect(abs(values(layer, at: [3]) { $0.affineTransform().b }[0] - 1) < 1e-6)
        layer.removeAllAnimations()
        course.calculationMode = .paced
        layer.add(course, forKey: nil)
        #expect(values(layer, at: [1, 2]) { $0.position.y.rounded() } == [0, 10])
    }

    @Test func animationsInAGroupShareItsDuration() {
        let layer = stopped(CALayer())
        let (short, whole, group) = (basic("opacity", from: 0, to: 1), basic("cornerRadius", from: 0, to: 8), CAAnimationGroup())
        (short.duration, short.beginTime, whole.duration) = (1, 1, 0)
        (group.animations, group.duration) = ([short, whole], 4)
        layer.add(group, forKey: nil)
        #expect(values(layer, at: [0.5, 1.5, 3]) { $0.opacity } == [1, 0.5, 1])
        #expect(values(layer, at: [1, 2]) { $0.cornerRadius } == [2, 4])
    }

    @Test func timesWithoutEndAreFollowed() {
        let (layer, group, fade) = (stopped(CALayer()), CAAnimationGroup(), basic("opacity", from: 0, to: 1))
        fade.repeatCount = .infinity
        (group.animations, group.duration, group.repeatCount) = ([fade], .infinity, .infinity)
        layer.add(group, forKey: nil)
        #expect(values(layer, at: [1, 3, .nan]) { $0.opacity } == [0.5, 0.5, 1])
        group.duration = .nan
        layer.add(group, forKey: nil)
        // As without a duration: a quarter of a second.
        #expect(values(layer, at: [1.05, .infinity]) { ($0.opacity * 1000).rounded() }[0] == 25)
    }

    @Test func aLayerKeepsACopyAndTellsWhenItEnds() {
        let (first, second, end) = (stopped(CALayer()), stopped(CALayer()), EndRecorder())
        let animation = basic("opacity", from: 0, to: 1)
        animation.delegate = end
        first.add(animation, forKey: "fade")
        animation.toValue = 0.5
        second.add(animation, forKey: "fade")
        #expect(values(first, at: [1]) { $0.opacity } + values(second, at: [1]) { $0.opacity } == [0.5, 0.25])
        first.removeAnimation(forKey: "fade")
        first.removeAnimation(forKey: "fade")
        #expect(end.ends == [false])
        var isDone = false
        CATransaction.begin()
        CATransaction.setAnimationDuration(4)
        CATransaction.setCompletionBlock { isDone = true }
        let short = CABasicAnimation(keyPath: "cornerRadius")
        short.toValue = 8
        second.add(short, forKey: nil)
        CATransaction.commit()
        #expect(values(second, at: [1]) { $0.cornerRadius } == [2] && !isDone)
        second.removeAllAnimations()
        #expect(isDone)
    }

    @Test func aSpeedOfZeroStopsALayer() {
        let layer = stopped(CALayer())
        layer.add(basic("opacity", from: 0, to: 1), forKey: nil)
        (layer.speed, layer.timeOffset) = (0, 0.5)
        #expect(layer.localTime == 0.5 && layer.convertTime(3, from: nil) == 0.5)
    }

    @Test func colorsPathsAndTransformsAreMixed() throws {
        let layer = stopped(CAShapeLayer())
        layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
        layer.add(basic("path", to: UIBezierPath(rect: CGRect(x: 10, y: 0, width: 20, height: 10)).cgPath), forKey: nil)
        layer.add(basic("fillColor", from: UIColor.black.cgColor, to: UIColor.white), forKey: nil)
        layer.add(basic("transform", to: CATransform3DMakeRotation(.pi / 2, 0, 0, 1)), forKey: nil)
        #expect(values(layer, at: [1]) { $0.path?.boundingBox } == [CGRect(x: 5, y: 0, width: 15, height: 10)])
        #expect(values(layer, at: [1]) { $0.fillColor?.components?.map { ($0 * 10).rounded() } } == [[5, 5, 5, 10]])
        #expect(abs(values(layer, at: [1]) { $0.affineTransform().b }[0] - CGFloat(0.5).squareRoot()) < 1e-6)
        #expect(layer.value(forKeyPath: "transform.rotation.z") as? CGFloat == 0)
        layer.setValue(0.5, forKeyPath: "transform.scale")
        #expect(layer.affineTransform().d == 0.5)
    }

    @Test func springsSettle() throws {
        let layer = stopped(CALayer())
        let spring = CASpringAnimation(keyPath: "position.y")
        (spring.fromValue, spring.toValue, spring.damping) = (0, 100, 8)
        spring.duration = spring.settlingDuration
        layer.add(spring, forKey: nil)
        let shown = values(layer, at: stride(from: 0, to: spring.duration, by: 0.05).map { $0 }) { $0.position.y }
        let (most, last) = (try #require(shown.max()), try #require(shown.last))
        #expect(shown[0] == 0 && most > 110 && abs(last - 100) < 1)
    }
}

private final class EndRecorder: CAAnimationDelegate {
    var ends: [Bool] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
}
