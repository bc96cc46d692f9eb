import AppleCoreGraphics
import AppleFoundation
import Easel
import Foundation
import Testing

@testable import AppleUIKit
@testable import Views

/// Places and speeds of gestures, gestures beside those of SwiftUI, and fields that keep the keyboard.
@MainActor @Suite struct GestureDetailTests {
    private final class Log: NSObject, UITextFieldDelegate {
        var calls: [String] = []
        var keeps = false
        var turned = CGPoint.zero
        var speed = CGPoint.zero
        func action(_ name: String) -> Selector {
            Selector(name)._calling { (log: Log, gesture: UIGestureRecognizer) in log.calls.append("\(name) \(gesture.state)") }
        }
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            calls.append("may begin \(textField.tag)")
            return true
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin \(textField.tag)") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
            calls.append("may end \(textField.tag)")
            return !keeps
        }
        func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end \(textField.tag)") }
    }
    private let log = Log()

    private func graph(_ views: UIView...) -> ViewGraph {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        for view in views { root.addSubview(view) }
        _SceneTime.prepare()
        return AppleModuleGraph.make(Shown(view: root))
    }
    private func box(_ recognizers: UIGestureRecognizer...) -> UIView {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        for recognizer in recognizers { box.addGestureRecognizer(recognizer) }
        return box
    }

    @Test func aDragIsMeasuredInTheCoordinatesOfAView() throws {
        let pan = UIPanGestureRecognizer()
        let (box, turned) = (box(pan), UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100)))
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
        var (way, speed, ways): (CGPoint, CGPoint, [CGPoint]) = (.zero, .zero, [])
        pan.addTarget(
            log,
            action: Selector("pan")._calling { (_: Log, pan: UIPanGestureRecognizer) in
                if pan.state == .changed { (way, speed) = (pan.translation(in: turned), pan.velocity(in: turned)) }
                if pan.state == .ended {
                    pan.setTranslation(CGPoint(x: 3, y: 4), in: turned)
                    ways = [pan.translation(in: turned), pan.translation(in: nil)]
                }
            })
        let graph = graph(box, turned)
        try graph.perform(.drag(.point(CGPoint(x: 50, y: 50)), by: [CGPoint(x: 40, y: 0)], duration: 0.2))
        for time in [0.1, 0.2] { graph.step(to: time) }
        #expect(abs(way.x) < 1e-6 && abs(way.y + 20) < 1e-6 && abs(speed.y + 100) < 1e-6, "\(way) \(speed)")
        #expect(abs(ways[0].x - 3) < 1e-6 && abs(ways[0].y - 4) < 1e-6 && abs(ways[1].x + 8) < 1e-6 && abs(ways[1].y - 6) < 1e-6, "\(ways)")
    }

    @Test(arguments: [60.0, 24, 10, 5]) func theSpeedOfADragDoesNotDependOnTheFrameRate(_ rate: Double) throws {
        let pan = UIPanGestureRecognizer()
        var speed = CGPoint.zero
        pan.addTarget(log, action: Selector("pan")._calling { (_: Log, pan: UIPanGestureRecognizer) in speed = pan.velocity(in: nil) })
        let graph = graph(box(pan))
        try graph.perform(.drag(.point(CGPoint(x: 20, y: 50)), by: [CGPoint(x: 100, y: 50)], duration: 0.4))
        for frame in 1...Int(saturating: rate / 2) + 1 { graph.step(to: Double(frame) / rate) }
        #expect(abs(speed.x - 250) < 1e-6 && abs(speed.y - 125) < 1e-6 && pan.state == .possible, "\(speed)")
    }

    /// A view of UIKit in one that waits for taps and presses.
    private struct Covered: View {
        let log: Log
        let view: UIView
        var body: some View {
            Shown(view: view).onTapGesture { log.calls.append("tap below") }.onLongPressGesture(minimumDuration: 0.6) { log.calls.append("press below") }
        }
    }

    @Test func aLongPressOfARestingFingerStopsTheGesturesBelow() throws {
        _SceneTime.prepare()
        let graph = AppleModuleGraph.make(Covered(log: log, view: box(UILongPressGestureRecognizer(target: log, action: log.action("long")))))
        try graph.perform(.press(.point(CGPoint(x: 50, y: 50)), duration: 1))
        for time in [0.3, 0.55, 0.7, 1.1] { graph.step(to: time) }
        #expect(log.calls == ["long began", "long ended"])
        log.calls = []
        try graph.tap(.point(CGPoint(x: 50, y: 50)))
        graph.step(to: 2)
        #expect(log.calls == ["tap below"])
    }

    @Test func aFieldThatRefusesToEndKeepsTheKeyboard() throws {
        let fields = [UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40)), UITextField(frame: CGRect(x: 0, y: 60, width: 200, height: 40))]
        for (index, field) in fields.enumerated() { (field.delegate, field.tag, field.accessibilityIdentifier) = (log, index, "field \(index)") }
        let graph = graph(fields[0], fields[1])
        try graph.perform(.type("a", into: .identifier("field 0"), duration: 0))
        graph.settle()
        (log.keeps, log.calls) = (true, [])
        try graph.tap(.identifier("field 1"))
        graph.settle()
        #expect(fields[0].isFirstResponder && !fields[1].isFirstResponder && log.calls == ["may begin 1", "may end 0"], "\(log.calls)")
        try graph.perform(.type("b", into: nil, duration: 0))
        #expect(fields[0].text == "ab" && !fields[0].resignFirstResponder() && !fields[1].becomeFirstResponder())
        (log.keeps, log.calls) = (false, [])
        try graph.tap(.identifier("field 1"))
        graph.settle()
        #expect(fields[1].isFirstResponder && log.calls == ["may begin 1", "may end 0", "end 0", "begin 1"], "\(log.calls)")
    }

    @Test func gesturesOfTwoFingersAreRecognized() throws {
        let (one, two, long) = (
            UITapGestureRecognizer(target: log, action: log.action("one")), UITapGestureRecognizer(target: log, action: log.action("two")),
            UILongPressGestureRecognizer(target: log, action: log.action("long"))
        )
        (two.numberOfTouchesRequired, long.numberOfTouchesRequired) = (2, 2)
        var places: [CGPoint] = []
        two.addTarget(
            log,
            action: Selector("places")._calling { (_: Log, two: UITapGestureRecognizer) in
                places = [two.location(in: two.view)] + (0..<two.numberOfTouches).map { two.location(ofTouch: $0, in: two.view) }
            })
        let graph = graph(box(one, two, long))
        try graph.perform(.pinch(.point(CGPoint(x: 100, y: 100)), scale: 1, degrees: 0, duration: 0))
        graph.step(to: 0.1)
        #expect(log.calls == ["two ended"] && places.map(\.x) == [100, 50, 150])
        try graph.perform(.pinch(.point(CGPoint(x: 100, y: 100)), scale: 1, degrees: 0, duration: 0.7))
        for time in [0.3, 0.7, 1] { graph.step(to: time) }
        #expect(log.calls == ["two ended", "long began", "long ended"])
        try graph.perform(.pinch(.point(CGPoint(x: 100, y: 100)), scale: 2, degrees: 0, duration: 0.2))
        for time in [1.1, 1.3] { graph.step(to: time) }
        try graph.tap(.point(CGPoint(x: 50, y: 50)))
        #expect(log.calls.suffix(1) == ["one ended"] && log.calls.count == 4)
    }

    /// A gesture of UIKit in SwiftUI.
    private struct Drag: UIGestureRecognizerRepresentable {
        let log: Log
        let name: String
        func makeCoordinator(converter: CoordinateSpaceConverter) -> Log { log }
        func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
        func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
            guard recognizer.state == .ended, let way = context.converter.localTranslation, let own = context.converter.translation(in: .named("twice")) else {
                return
            }
            let place = context.converter.localLocation
            context.coordinator.calls.append("\(name) \(place.x) \(place.y) by \(way.x), \(own.x)")
        }
    }
    private struct DragPage: View {
        let log: Log
        @State private var name = "first"
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 200, height: 100)
                Color.blue.frame(width: 100, height: 100)
                    .overlay { Text("rename").onTapGesture { name = "second" } }
                    .gesture(Drag(log: log, name: name))
            }
            .coordinateSpace(name: "twice").scaleEffect(2, anchor: .topLeading)
            .frame(width: 400, height: 400, alignment: .topLeading)
        }
    }

    @Test func aRepresentedGestureIsOneOfItsView() throws {
        _SceneTime.prepare()
        let graph = AppleModuleGraph.make(DragPage(log: log), width: 400, height: 400)
        func drag(from point: CGPoint, at time: Double) throws {
            try graph.perform(.drag(.point(point), by: [CGPoint(x: 40, y: 0)], duration: 0.1))
            for step in [0.05, 0.2] { graph.step(to: time + step) }
        }
        try drag(from: CGPoint(x: 40, y: 240), at: 0)
        #expect(log.calls == ["first 40.0 20.0 by 20.0, 20.0"], "\(log.calls)")
        try graph.tap(.text("rename"))
        graph.settle()
        #expect(throws: EventError.self) { try drag(from: CGPoint(x: 200, y: 100), at: 1) }
        try drag(from: CGPoint(x: 40, y: 240), at: 2)
        #expect(log.calls.count == 2 && log.calls.last?.hasPrefix("second") == true, "\(log.calls)")
    }
}
