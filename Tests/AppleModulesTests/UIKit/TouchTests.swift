import AppleCoreGraphics
import AppleFoundation
import Easel
import Foundation
import Testing

@testable import AppleUIKit
@testable import Views

/// Fingers on UIKit's controls and views.
@MainActor @Suite struct TouchTests {
    /// The calls of targets and delegates.
    private final class Log: NSObject, UITextFieldDelegate {
        var calls: [String] = []
        var refused: String?
        func action(_ name: String) -> Selector { Selector(name)._calling { (log: Log) in log.calls.append(name) } }
        func gesture(_ name: String) -> Selector {
            Selector(name)._calling { (log: Log, gesture: UIGestureRecognizer) in log.calls.append("\(name) \(gesture.state)") }
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
        func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { string != refused }
    }
    private let log = Log()

    /// A graph of views in a view of 300 by 200 points.
    private func graph(_ views: UIView...) -> ViewGraph {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        for view in views { root.addSubview(view) }
        _SceneTime.prepare()
        return AppleModuleGraph.make(Shown(view: root))
    }
    private func place(_ view: UIView, _ y: CGFloat, height: CGFloat = 40, width: CGFloat = 100) {
        view.frame = CGRect(x: 0, y: y, width: width, height: height)
    }

    @Test func actionsOfSegmentsMoveWithThem() {
        let control = UISegmentedControl(frame: .zero, actions: ["a", "b", "c"].map { UIAction(title: $0) { _ in } })
        func titles() -> [String?] { (0..<control.numberOfSegments).map { control.actionForSegment(at: $0)?.title } }
        control.insertSegment(withTitle: "new", at: 1, animated: false)
        #expect(titles() == ["a", nil, "b", "c"])
        control.removeSegment(at: 0, animated: false)
        #expect(titles() == [nil, "b", "c"])
        control.removeAllSegments()
        control.insertSegment(withTitle: "other", at: 0, animated: false)
        #expect(titles() == [nil])
    }

    @Test func aTapOnAButtonCallsItsTargets() throws {
        let button = UIButton(type: .system)
        place(button, 20)
        button.setTitle("Save", for: .normal)
        for (name, event) in [("down", UIControl.Event.touchDown), ("up", .touchUpInside), ("primary", .primaryActionTriggered), ("out", .touchUpOutside)] {
            button.addTarget(log, action: log.action(name), for: event)
        }
        let graph = graph(button)
        try graph.tap(.text("Save"))
        #expect(log.calls == ["down", "up", "primary"] && !button.isHighlighted)
        button.isEnabled = false
        graph.settle()
        #expect(throws: EventError.self) { try graph.tap(.text("Save")) }
        #expect(log.calls.count == 3)
    }

    @Test func aFingerHighlightsAButtonUntilItLeaves() throws {
        let button = UIButton(type: .custom)
        place(button, 20)
        button.setTitle("up", for: .normal)
        button.setTitle("held", for: .highlighted)
        button.addTarget(log, action: log.action("inside"), for: .touchUpInside)
        button.addTarget(log, action: log.action("outside"), for: .touchUpOutside)
        let graph = graph(button)
        try graph.perform(.drag(.point(CGPoint(x: 50, y: 40)), by: [CGPoint(x: 180, y: 0)], duration: 1))
        graph.settle()
        #expect(graph.shownTexts == ["held"])
        graph.step(to: 0.9)
        #expect(graph.shownTexts == ["up"])
        graph.step(to: 1.1)
        #expect(log.calls == ["outside"])
    }

    @Test func controlsOfValuesReportThem() throws {
        let (toggle, slider, stepper) = (UISwitch(frame: .zero), UISlider(frame: .zero), UIStepper(frame: .zero))
        let segments = UISegmentedControl(items: ["one", "two"])
        for (index, control) in [toggle, slider, stepper, segments].enumerated() {
            place(control, CGFloat(index) * 45, width: 200)
            control.addTarget(log, action: log.action("value \(index)"), for: .valueChanged)
        }
        slider.addTarget(log, action: log.action("released"), for: .touchUpInside)
        let graph = graph(toggle, slider, stepper, segments)
        try graph.perform(.toggle(.point(CGPoint(x: 20, y: 20)), isOn: true))
        #expect(toggle.isOn && log.calls == ["value 0"])
        try graph.perform(.slide(.point(CGPoint(x: 20, y: 65)), to: 1, duration: 0))
        #expect(slider.value == 1 && log.calls.last == "released" && log.calls.contains("value 1"))
        graph.settle()
        try graph.perform(.choose("two", from: nil))
        #expect(segments.selectedSegmentIndex == 1 && log.calls.last == "value 3")
    }

    @Test func aFieldTakesCharactersThatItsDelegateAllows() throws {
        let field = UITextField(frame: .zero)
        place(field, 20, width: 200)
        (field.delegate, field.placeholder, field.accessibilityIdentifier, log.refused) = (log, "Name", "name", "x")
        field.addTarget(log, action: log.action("changed"), for: .editingChanged)
        let graph = graph(field)
        try graph.perform(.type("Anx", into: .identifier("name"), duration: 0))
        graph.settle()
        #expect(field.text == "An" && field.isFirstResponder && log.calls == ["begin", "changed", "changed"])
        try graph.perform(.type("\n", into: nil, duration: 0))
        graph.settle()
        #expect(!field.isFirstResponder && log.calls.last == "end" && graph.shownTexts == ["An"])
        #expect(field.becomeFirstResponder())
        graph.settle()
        try graph.perform(.type("na", into: nil, duration: 0))
        #expect(field.text == "Anna")
        field.superview?.endEditing(true)
        graph.settle()
        #expect(throws: EventError.self) { try graph.perform(.type("b", into: nil, duration: 0)) }
    }

    private func recognizing(_ recognizers: UIGestureRecognizer..., in view: UIView) {
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    }

    @Test func aDoubleTapPreventsTheSingleOneThatWaitsForIt() throws {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let single = UITapGestureRecognizer(target: log, action: log.gesture("single"))
        let double = UITapGestureRecognizer(target: log, action: log.gesture("double"))
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        recognizing(single, double, in: box)
        let graph = graph(box)
        try graph.tap(.point(CGPoint(x: 50, y: 50)))
        graph.step(to: 0.2)
        #expect(log.calls.isEmpty)
        graph.step(to: 0.5)
        #expect(log.calls == ["single ended"])
        try graph.tap(.point(CGPoint(x: 50, y: 50)), count: 2)
        graph.step(to: 1)
        #expect(log.calls == ["single ended", "double ended"])
    }

    @Test func aRestingFingerIsALongPressAndAMovingOneADrag() throws {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let pan = UIPanGestureRecognizer(target: log, action: log.gesture("pan"))
        recognizing(UILongPressGestureRecognizer(target: log, action: log.gesture("long")), pan, in: box)
        recognizing(UITapGestureRecognizer(target: log, action: log.gesture("tap")), in: box)
        let graph = graph(box)
        try graph.perform(.press(.point(CGPoint(x: 50, y: 50)), duration: 0.6))
        for time in [0.3, 0.55, 0.7] { graph.step(to: time) }
        #expect(log.calls == ["long began", "long ended"])
        log.calls = []
        try graph.perform(.drag(.point(CGPoint(x: 50, y: 50)), by: [CGPoint(x: 40, y: 20)], duration: 0.2))
        for time in [0.75, 0.8, 0.85] { graph.step(to: time) }
        #expect(pan.translation(in: box.superview).x > 20)
        graph.step(to: 1)
        #expect(log.calls.first == "pan began" && log.calls.last == "pan ended" && !log.calls.contains("long began"))
    }

    @Test func aSwipeAndAPinchAreRecognized() throws {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let (swipe, pinch) = (UISwipeGestureRecognizer(target: log, action: log.gesture("swipe")), UIPinchGestureRecognizer(target: nil, action: nil))
        swipe.direction = .left
        recognizing(swipe, pinch, in: box)
        let graph = graph(box)
        var scale: CGFloat = 0
        pinch.addTarget(log, action: Selector("pinch")._calling { (_: Log, pinch: UIPinchGestureRecognizer) in scale = pinch.scale })
        try graph.perform(.drag(.point(CGPoint(x: 150, y: 50)), by: [CGPoint(x: -100, y: 5)], duration: 0.2))
        for time in [0.1, 0.2, 0.3] { graph.step(to: time) }
        #expect(log.calls == ["swipe ended"])
        try graph.perform(.pinch(.point(CGPoint(x: 100, y: 100)), scale: 2, degrees: 0, duration: 0.2))
        for time in [0.4, 0.6] { graph.step(to: time) }
        #expect(abs(scale - 2) < 1e-6)
    }

    /// A view that catches touches beside it.
    private final class Wide: UIView {
        var points: [CGPoint] = []
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -30, dy: -30).contains(point) }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { points.append(touches.first?.location(in: self) ?? .zero) }
    }
    /// A view that gives its touches to another one.
    private final class Forwarding: UIView {
        var other: UIView?
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) == nil ? nil : other }
    }

    @Test func viewsAreHitAsUIKitDoes() throws {
        let wide = Wide(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
        let graph = graph(wide)
        try graph.tap(.point(CGPoint(x: 80, y: 110)))
        #expect(wide.points == [CGPoint(x: -20, y: 10)])
        for change in [{ wide.isUserInteractionEnabled = false }, { wide.isHidden = true }, { wide.alpha = 0.005 }] {
            (wide.isUserInteractionEnabled, wide.isHidden, wide.alpha) = (true, false, 1)
            change()
            graph.settle()
            #expect(throws: EventError.self) { try graph.tap(.point(CGPoint(x: 80, y: 110))) }
        }
        #expect(wide.points.count == 1)
    }

    @Test func aViewChoosesTheReceiverOfItsTouches() throws {
        let (button, cover) = (UIButton(type: .system), Forwarding(frame: CGRect(x: 0, y: 60, width: 300, height: 100)))
        place(button, 0)
        button.addTarget(log, action: log.action("up"), for: .touchUpInside)
        cover.other = button
        let graph = graph(button, cover)
        try graph.tap(.point(CGPoint(x: 50, y: 90)))
        #expect(log.calls == ["up"])
    }

    @Test func aTapBehindAControlIsNotRecognized() throws {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let button = UIButton(type: .system)
        place(button, 20)
        button.addTarget(log, action: log.action("up"), for: .touchUpInside)
        box.addSubview(button)
        recognizing(UITapGestureRecognizer(target: log, action: log.gesture("tap")), in: box)
        let graph = graph(box)
        try graph.tap(.point(CGPoint(x: 50, y: 40)))
        #expect(log.calls == ["up"])
        try graph.tap(.point(CGPoint(x: 50, y: 150)))
        #expect(log.calls == ["up", "tap ended"])
    }
}
