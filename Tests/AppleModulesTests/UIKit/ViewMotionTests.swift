import AppleCoreGraphics
import AppleFoundation
import Easel
import Foundation
import Testing

@testable import AppleUIKit
@testable import Views

/// What changes of layers, scroll views, windows, and display links show over time.
@MainActor @Suite struct ViewMotionTests: ViewsOverTime {
    @Test func thePropertiesOfAViewsLayerMoveInABlock() {
        let view = UIView()
        let seen = values(of: view, at: [0.5, 1.5]) {
            shown(view) { [$0.cornerRadius, $0.borderWidth, CGFloat($0.shadowOpacity), $0.shadowOffset.height, $0.opacity == 1 ? 1 : 0] }
        } setUp: {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                (view.layer.cornerRadius, view.layer.borderWidth, view.layer.shadowOpacity) = (20, 4, 1)
                view.layer.shadowOffset.height = 7
            }
        }
        #expect(seen == [[10, 2, 0.5, 2, 1], [20, 4, 1, 7, 1]])
    }

    @Test func anAnimatedFrameMovesOnce() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let seen = values(of: view, at: [0.5]) {
            shown(view) { $0.frame }
        } setUp: {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame = CGRect(x: 100, y: 0, width: 30, height: 10) }
        }
        #expect(seen == [CGRect(x: 50, y: 0, width: 20, height: 10)] && view.layer.running.count == 2)
    }

    @Test func theOffsetOfAScrollViewMoves() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        scroll.contentSize = CGSize(width: 900, height: 50)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        label.text = "first"
        scroll.addSubview(label)
        final class Delegate: UIScrollViewDelegate {
            var (moves, ends) = (0, 0)
            func scrollViewDidScroll(_ scrollView: UIScrollView) { moves += 1 }
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
        }
        let delegate = Delegate()
        scroll.delegate = delegate
        _SceneTime.prepare()
        let graph = AppleModuleGraph.make(
            MadeView(view: scroll) { _SceneTime.perform(after: 1) { scroll.setContentOffset(CGPoint(x: 200, y: 0), animated: true) } })
        func place(at time: Double) -> CGFloat {
            graph.advance(to: time)
            graph.settle()
            return graph.layoutListing().first { $0.name == "Text" }?.rect.minX ?? .nan
        }
        let start = place(at: 0.5)
        let (middle, end) = (place(at: 1.15), place(at: 2))
        #expect(abs(start - middle - 100) < 5 && abs(start - end - 200) < 0.01, "\(start) \(middle) \(end)")
        #expect(scroll.contentOffset == CGPoint(x: 200, y: 0) && delegate.moves == 1 && delegate.ends == 1)
    }

    private final class Appearances {
        var count = 0
    }
    /// Counts how often it has appeared, and its calls.
    private struct Counter: View {
        let appearances: Appearances
        @State private var count = 0
        var body: some View {
            Text("count \(count)").onAppear {
                appearances.count += 1
                count += 1
            }
        }
    }
    @Test func theStateOfAHostedViewOutlivesAnimations() {
        let appearances = Appearances()
        let (root, host) = (UIView(), UIHostingController(rootView: Counter(appearances: appearances)))
        host.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        root.addSubview(host.view)
        _SceneTime.prepare()
        let graph = AppleModuleGraph.make(
            MadeView(view: root) {
                _SceneTime.perform(after: 1) {
                    UIView.animate(withDuration: 1) {
                        host.view.frame.origin.x = 100
                        host.view.alpha = 0.5
                        host.view.transform = CGAffineTransform(rotationAngle: 1)
                        root.backgroundColor = .red
                    }
                }
                _SceneTime.perform(after: 3) { root.insertSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), at: 0) }
            })
        let counts = [0.5, 1.5, 2.5, 3.5].map { time in
            graph.advance(to: time)
            graph.settle()
            return appearances.count
        }
        #expect(counts == [1, 1, 1, 1] && graph.shownTexts == ["count 1"])
    }

    private final class Told: UIView {
        var calls: [String] = []
        override func willMove(toWindow newWindow: UIWindow?) { calls.append("will \(newWindow == nil ? "leave" : "enter")") }
        override func didMoveToWindow() { calls.append("did \(window == nil ? "leave" : "enter")") }
        override func willMove(toSuperview newSuperview: UIView?) { calls.append("will \(newSuperview == nil ? "-" : "+")") }
        override func didMoveToSuperview() { calls.append("did \(superview == nil ? "-" : "+")") }
    }
    @Test func viewsLearnTheirWindowsAndSuperviews() {
        let (root, inner) = (UIView(), Told())
        root.addSubview(inner)
        #expect(inner.calls == ["will +", "did +"] && inner.window == nil)
        inner.calls = []
        _ = values(of: root, at: [0]) {
            #expect(inner.calls == ["will enter", "did enter"])
            #expect(root.window === UIWindowScene.main.keyWindow && inner.window === root.window)
            inner.calls = []
            inner.removeFromSuperview()
            #expect(inner.calls == ["will leave", "will -", "did -", "did leave"])
        } setUp: {
        }
        // The representable is gone.
        #expect(root.window == nil)
    }

    @Test func displayLinksFireSixtyTimesASecond() {
        final class Target {
            var times: [Double] = []
            @MainActor func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
        }
        let (view, target) = (UIView(), Target())
        let selector = Selector("tick:")._calling { (target: Target, link: CADisplayLink) in target.tick(link) }
        var link: CADisplayLink?
        let seen = values(of: view, at: [0, 0.5, 1, 2]) {
            target.times.count
        } setUp: {
            link = CADisplayLink(target: target, selector: selector)
            link?.add(to: .main, forMode: .common)
            _SceneTime.perform(after: 1.001) { link?.isPaused = true }
            _SceneTime.perform(after: 1.5) {
                link?.preferredFramesPerSecond = 10
                link?.isPaused = false
            }
        }
        #expect(seen == [0, 30, 60, 65] && target.times[59] == 1 && target.times[64] == 2)
        link?.invalidate()
    }

    @Test func aChangeOfAPlainLayerIsDrawn() {
        let (view, shape) = (UIView(), CAShapeLayer())
        view.layer.addSublayer(shape)
        let before = FollowedPicture.updates
        _ = values(of: view, at: [0, 1]) {
        } setUp: {
            _SceneTime.perform(after: 0.5) { shape.strokeEnd = 0.5 }
        }
        #expect(FollowedPicture.updates == before + 2)
    }

    @Test func aSceneWithoutAnimationsLeavesOthersTheirs() {
        let view = UIView()
        _ = values(of: view, at: [0]) {
        } setUp: {
            UIView.setAnimationsEnabled(false)
        }
        #expect(
            values(of: view, at: [0]) {
                UIView.areAnimationsEnabled
            } setUp: {
            } == [true])
    }
}
