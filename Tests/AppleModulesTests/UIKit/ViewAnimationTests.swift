import AppleCoreGraphics
import Easel
import Foundation
import Testing

@testable import AppleUIKit
@testable import Views

/// Animations of views: their times, curves, completions, and what they animate.
@MainActor @Suite struct ViewAnimationTests: ViewsOverTime {
    @Test func changesTakeTheirTimeAndTellWhenItIsOver() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var ends: [Bool] = []
        let seen = values(of: view, at: [0, 0.5, 1, 1.5, 2.5]) {
            (shown(view) { $0.position.x }, ends.count)
        } setUp: {
            UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) {
                view.center.x = 105
            } completion: {
                ends.append($0)
            }
            #expect(view.center.x == 105 && view.frame.minX == 100)
        }
        #expect(seen.map(\.0) == [5, 5, 5, 55, 105] && seen.map(\.1) == [0, 0, 0, 0, 1] && ends == [true])
    }

    @Test func theStandardCurveIsSlowAtBothEnds() {
        let view = UIView()
        let seen = values(of: view, at: [0.25, 0.5, 0.75]) {
            shown(view) { $0.opacity }
        } setUp: {
            UIView.animate(withDuration: 1) { view.alpha = 0 }
        }
        #expect(seen[0] > 0.85 && abs(seen[1] - 0.5) < 1e-3 && seen[2] < 0.15)
    }

    @Test func motionsRepeatAddUpAndGiveWay() {
        let (first, second) = (UIView(), UIView())
        let seen = values(of: first, at: [0.5, 1.5, 2, 2.5]) {
            (shown(first) { $0.position.x }, shown(second) { $0.opacity })
        } setUp: {
            UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) { second.alpha = 0 }
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { first.center.x = 100 }
            _SceneTime.perform(after: 1) { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { first.center.x = 0 } }
            _SceneTime.perform(after: 1.75) {
                UIView.animate(withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear]) { second.alpha = 0.75 }
            }
        }
        // From 1 s on, the second motion adds the way back to the rest of the first one.
        #expect(seen.map { $0.0.rounded() } == [25, 25, 0, 0])
        #expect(seen.map { ($0.1 * 100).rounded() } == [50, 50, 75, 75])
    }

    @Test func springsKeyframesAndAnimatorsHaveTheirCourses() {
        let (spring, keyed, driven) = (UIView(), UIView(), UIView())
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { driven.center.x = 100 }
        var end: UIViewAnimatingPosition?
        animator.addCompletion { end = $0 }
        let seen = values(of: spring, at: [0.25, 0.5, 0.75, 1, 1.5]) {
            (shown(spring) { $0.position.x }, shown(keyed) { $0.position.x }, shown(driven) { $0.position.x })
        } setUp: {
            UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) { spring.center.x = 100 }
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue)) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { keyed.center.x = 100 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { keyed.center.x = 60 }
            }
            animator.startAnimation()
            _SceneTime.perform(after: 0.5) { animator.pauseAnimation() }
            _SceneTime.perform(after: 0.75) {
                animator.isReversed = true
                animator.startAnimation()
            }
        }
        #expect(seen.map(\.0).contains { $0 > 100 } && abs(seen[3].0 - 100) < 1)
        #expect(seen.map(\.1) == [50, 100, 80, 60, 60])
        #expect(seen.map { $0.2.rounded() } == [25, 50, 50, 25, 0])
        #expect(end == .start && driven.center.x == 0 && animator.state == .inactive)
    }

    @Test func completionsWithoutMotionAllRun() {
        let view = UIView()
        var (ends, rounds) = (0, 0)
        func again() {
            rounds += 1
            UIView.animate(withDuration: 1) {
            } completion: { _ in
                again()
            }
        }
        let seen = values(of: view, at: [0, 1, 2]) {
            (ends, rounds)
        } setUp: {
            for _ in 0..<50 {
                UIView.animate(withDuration: 1) {
                } completion: { _ in
                    ends += 1
                }
            }
            again()
        }
        #expect(seen.map(\.0) == [50, 50, 50])
        // Those that begin each other endlessly let time pass.
        #expect(seen[0].1 < 100 && seen[1].1 > seen[0].1 && seen[2].1 < 10_000)
    }

    @Test func anAnimatorThatNeverEndsKeepsNoLayer() {
        _SceneTime.prepare()
        defer { _SceneTime.discard() }
        weak var layer: CALayer?
        do {
            let view = UIView()
            layer = view.layer
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
            animator.fractionComplete = 0.5
        }
        #expect(layer == nil)
    }

    @Test func aStoppedAnimatorShowsItsFraction() {
        let view = UIVisualEffectView(effect: nil)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.effect = UIBlurEffect(style: .light) }
        let seen = values(of: view, at: [1]) {
            shown(view) { $0.effectPart }
        } setUp: {
            animator.fractionComplete = 0.25
        }
        #expect(seen == [0.25] && animator.fractionComplete == 0.25 && !animator.isRunning)
    }

    @Test func constraintsAreFollowedInTime() {
        let (root, box) = (UIView(), UIView())
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        let width = box.widthAnchor.constraint(equalToConstant: 40)
        NSLayoutConstraint.activate([
            width, box.leadingAnchor.constraint(equalTo: root.leadingAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
            box.heightAnchor.constraint(equalToConstant: 20),
        ])
        let seen = values(of: root, at: [0.5, 1.5, 2.5]) {
            shown(box) { $0.frame }
        } setUp: {
            _SceneTime.perform(after: 1) {
                width.constant = 140
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
            }
        }
        #expect(seen.map(\.width) == [40, 90, 140] && seen.map(\.minX) == [0, 0, 0])
    }

    @Test func aTransitionKeepsTheFormerContent() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "before"
        _SceneTime.prepare()
        let graph = AppleModuleGraph.make(
            MadeView(view: label) {
                _SceneTime.perform(after: 1) { UIView.transition(with: label, duration: 1, options: .transitionCrossDissolve) { label.text = "after" } }
            })
        func texts(at time: Double) -> Set<String> {
            graph.advance(to: time)
            graph.settle()
            return Set(graph.shownTexts)
        }
        #expect(texts(at: 0.5) == ["before"])
        #expect(texts(at: 1.5) == ["before", "after"])
        #expect(texts(at: 2.5) == ["after"])
    }

    @Test func framesBelongToTheLayer() {
        let view = UIView(frame: CGRect(x: 0.1, y: 0, width: 33.3, height: 10))
        #expect(view.frame == CGRect(x: 0.1, y: 0, width: 33.3, height: 10) && view.layer.frame == view.frame)
        view.layer.position = CGPoint(x: 50, y: 5)
        #expect(view.center == CGPoint(x: 50, y: 5))
        view.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
        #expect(view.frame == CGRect(x: 40, y: 0, width: 20, height: 10))
        view.alpha = 0.3
        #expect(view.alpha == 0.3 && view.layer.opacity == 0.3)
        view.layer.setValue(0.5, forKeyPath: "transform.rotation.x")
        view.layer.setValue(0.25, forKeyPath: "transform.rotation.x")
        #expect(abs((view.layer.value(forKeyPath: "transform.rotation.x") as? CGFloat ?? 0) - 0.25) < 1e-9)
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 2)
        let layer = CAShapeLayer()
        (layer.speed, layer.timeOffset, layer.lineWidth) = (0, 0, 7)
        layer.add(fade, forKey: nil)
        layer.timeOffset = 1
        #expect(layer.presentation()?.opacity == 0.5 && layer.presentation()?.lineWidth == 7 && layer.opacity == 1)
    }
}

/// Particles: their times, places, and numbers.
@MainActor @Suite struct EmitterTests {
    private func emitter(_ rate: Float, lifetime: Float) -> CAEmitterLayer {
        let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
        (cell.birthRate, cell.lifetime, cell.velocity) = (rate, lifetime, 10)
        // Its own time is 0, whatever the clock.
        (layer.speed, layer.beginTime) = (0, 0)
        layer.emitterCells = [cell]
        return layer
    }

    @Test func particlesAreBornAndDie() {
        let layer = emitter(10, lifetime: 1)
        #expect([0, 0.5, 1, 5].map { layer.particles(at: $0).particles.count } == [1, 6, 10, 10])
        let (first, later) = (layer.particles(at: 5.05).particles[0], layer.particles(at: 5.1).particles[0])
        #expect(abs(later.point.x - first.point.x) < 1.5 && layer.particles(at: 5.05).particles[0].point == first.point)
    }

    @Test func withoutABeginTimeTheyAreThereAtOnce() {
        let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
        (cell.birthRate, cell.lifetime, layer.speed) = (10, 1, 0)
        layer.emitterCells = [cell]
        #expect(layer.particles(at: 0).particles.count == 10)
    }

    @Test func directionsCountFromTheShape() {
        let layer = emitter(10, lifetime: 2)
        layer.emitterShape = .line
        layer.emitterCells?[0].emissionLongitude = .pi
        layer.settingsDidChange()
        #expect(layer.particles(at: 1).particles.allSatisfy { abs($0.point.y - CGFloat($0.age * 10)) < 1e-9 && abs($0.point.x) < 1e-9 })
    }

    @Test func colorsScalesAndTurnsFollowTheAge() {
        let layer = emitter(1, lifetime: 3)
        let cell = layer.emitterCells![0]
        (cell.alphaSpeed, cell.scaleSpeed, cell.spin, cell.xAcceleration) = (-0.25, -0.1, 2, 4)
        let oldest = layer.particles(at: 2).particles[0]
        #expect(oldest.age == 2 && oldest.color[3] == 0.5 && abs(oldest.scale - 0.8) < 1e-9 && oldest.angle == 4 && oldest.point.x == 28)
    }

    @Test func slowCellsLiveLonger() {
        let layer = emitter(10, lifetime: 1)
        layer.emitterCells?[0].speed = 0.5
        #expect(layer.particles(at: 5).particles.count == 20)
    }

    @Test func theLastParticlesFollowTheTimeOffset() {
        let layer = emitter(10, lifetime: 1)
        layer.emitterCells?[0].duration = 2
        layer.timeOffset = 3
        #expect(layer.lastParticleTime == 6)
    }

    @Test func ratesAndLifetimesWithoutEndAreLeftOut() {
        let (fast, long) = (emitter(1e13, lifetime: 1), emitter(1, lifetime: .greatestFiniteMagnitude))
        #expect(fast.particles(at: 5).particles.isEmpty && long.particles(at: 5).particles.isEmpty)
        #expect(fast.undrawnSetting?.hasPrefix("CAEmitterCell.birthRate") == true && long.undrawnSetting?.hasPrefix("CAEmitterCell.lifetime") == true)
        #expect(emitter(1, lifetime: 1).undrawnSetting == nil && emitter(1e11, lifetime: 1e-6).particles(at: 1e6).particles.count < 20_000)
    }

    @Test func anAnimatedLayerHasTheSameParticlesAfterOtherFrames() {
        func animated() -> CAEmitterLayer {
            let (layer, animation) = (emitter(10, lifetime: 1), CABasicAnimation(keyPath: "emitterPosition.x"))
            (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 2)
            layer.add(animation, forKey: nil)
            return layer
        }
        let (first, second) = (animated(), animated())
        _ = [0.5, 1, 300].map { first.particles(at: $0) }
        #expect(first.particles(at: 1.5).particles.map(\.point) == second.particles(at: 1.5).particles.map(\.point))
        #expect(second.particles(at: 1.5).particles.contains { $0.point.x > 50 } && first.particles(at: 300).particles.allSatisfy { $0.point.x < 11 })
    }

    @Test func numbersAreLimited() {
        let (particles, isLimited) = emitter(100_000, lifetime: 10).particles(at: 3)
        #expect(isLimited && particles.count == 1501)
    }
}
