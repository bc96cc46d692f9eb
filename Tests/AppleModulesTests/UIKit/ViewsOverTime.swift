import Easel

@testable import AppleUIKit
@testable import Views

/// Tests of views whose properties change over time.
@MainActor protocol ViewsOverTime {}

/// A represented view, which is set up when SwiftUI makes it.
struct MadeView: UIViewRepresentable {
    let view: UIView
    let setUp: () -> Void
    func makeUIView(context: Context) -> UIView {
        setUp()
        return view
    }
    func updateUIView(_ view: UIView, context: Context) {}
}

/// A represented controller.
struct MadeController<Controller: UIViewController>: UIViewControllerRepresentable {
    let controller: Controller
    func makeUIViewController(context: Context) -> Controller { controller }
    func updateUIViewController(_ controller: Controller, context: Context) {}
}

extension ViewGraph {
    /// Goes on to a time, in seconds.
    func step(to time: Double) {
        advance(to: time)
        settle()
    }
}

extension ViewsOverTime {
    /// Returns values at times of a scene, which begins with a view's setup.
    func values<Value>(of view: UIView, at times: [Double], _ value: () -> Value, setUp: @escaping () -> Void) -> [Value] {
        _SceneTime.prepare()
        let graph = AppleModuleGraph.make(MadeView(view: view, setUp: setUp))
        return times.map { time in
            graph.step(to: time)
            return value()
        }
    }
    /// Returns a value of a view's layer with the animations of this moment.
    func shown<Value>(_ view: UIView, _ value: (CALayer) -> Value) -> Value {
        view.layer.withAnimatedValues(at: view.layer.localTime) { value(view.layer) }
    }
}
