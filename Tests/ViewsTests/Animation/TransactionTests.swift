import Foundation
import Testing

@testable import Views

/// Documentation/Semantics/Animation.md#transactions, and completion handlers: Documentation/Semantics/Animation.md#animation-modifiers.
@MainActor struct TransactionTests {
    struct Completing: View {
        @State var x: CGFloat = 0
        @State var done = ""
        let animation: Animation?
        let criteria: AnimationCompletionCriteria
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text("go").onTapGesture {
                    withAnimation(animation, completionCriteria: criteria) {
                        x = 100
                    } completion: {
                        done += "!"
                    }
                }
                Text("same").onTapGesture {
                    withAnimation(animation, completionCriteria: criteria) {
                        x = 0
                    } completion: {
                        done += "!"
                    }
                }
                Text("back").onTapGesture { withAnimation(.linear(duration: 2)) { x = 0 } }
                Color.red.frame(width: 10, height: 10).offset(x: x)
                Text("done" + done)
            }
        }
    }

    /// Returns the first frame, at 60 per second, in which the handler has run after a tap at time 0.
    func doneAt(_ animation: Animation?, _ criteria: AnimationCompletionCriteria, tap: String = "go") throws -> Int? {
        let graph = host(Completing(animation: animation, criteria: criteria))
        try graph.press(tap)
        for frame in 0..<400 {
            graph.step(to: Double(frame) / 60)
            if graph.texts.contains("done!") { return frame }
        }
        return nil
    }

    @Test func completionHandlersRunOnceTheAnimationIsOver() throws {
        #expect(try doneAt(.linear(duration: 1), .logicallyComplete) == 60)
        #expect(try doneAt(.linear(duration: 1), .removed) == 61)
        #expect(try doneAt(.linear(duration: 1).delay(0.5), .logicallyComplete) == 90)
        #expect(try doneAt(.linear(duration: 1).logicallyComplete(after: 0.25), .logicallyComplete) == 15)
        #expect(try doneAt(.linear(duration: 1).repeatCount(2), .logicallyComplete) == 120)
        #expect(try doneAt(.linear(duration: 1).repeatForever(), .logicallyComplete) == nil)
        // A spring is logically complete after its response time.
        #expect(try doneAt(.default, .logicallyComplete) == 30)
        let settled = try #require(try doneAt(.default, .removed))
        #expect(settled > 45 && settled < 120)
    }

    @Test func withoutAnimationsTheyRunSoon() throws {
        #expect(try doneAt(nil, .removed) == 0)
        #expect(try doneAt(.linear(duration: 0), .removed) == 1)
        // Nothing has changed, so there is nothing to wait for.
        #expect(try doneAt(.linear(duration: 1), .removed, tap: "same") == 0)
    }

    @Test func anInterruptedAnimationIsOverWithTheOneThatTookOver() throws {
        let graph = host(Completing(animation: .linear(duration: 1), criteria: .removed))
        try graph.press("go")
        graph.step(to: 0.5)
        try graph.press("back")
        graph.step(to: 1.5)
        #expect(graph.texts.last == "done")
        graph.step(to: 2.6)
        #expect(graph.texts.last == "done!")
    }

    struct Chained: View {
        @State var step = 0
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text("go").onTapGesture { next() }
                Color.red.frame(width: 10, height: 10).offset(x: CGFloat(step) * 10)
            }
        }
        func next() {
            guard step < 3 else { return }
            withAnimation(.linear(duration: 0.5)) {
                step += 1
            } completion: {
                next()
            }
        }
    }

    @Test func oneAnimationAfterTheOther() throws {
        let graph = host(Chained())
        let start = graph.fills[0].minX
        try graph.press("go")
        let expected: [(Double, CGFloat)] = [(0.25, 5), (0.5, 10), (0.75, 15), (1, 20), (1.25, 25), (1.5, 30), (2, 30)]
        for (time, x) in expected {
            graph.step(to: time)
            #expect(abs(graph.fills[0].minX - start - x) < 1e-3, "at \(time)")
        }
    }

    enum CauseKey: TransactionKey { static var defaultValue: String { "none" } }
    struct Keyed: View {
        @State var x: CGFloat = 0
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text("go").onTapGesture { withTransaction(\.cause, "tap") { withAnimation(.linear(duration: 1)) { x += 40 } } }
                Text("other").onTapGesture { withAnimation(.linear(duration: 1)) { x += 40 } }
                Color.red.frame(width: 10, height: 10).offset(x: x).transaction { if $0.cause == "tap" { $0.animation = .linear(duration: 2) } }
            }
        }
    }

    @Test func keysOfOnesOwn() throws {
        let graph = host(Keyed())
        let start = graph.fills[0].minX
        try graph.press("go")
        graph.step(to: 1)
        #expect(graph.fills[0].minX - start == 20)
        graph.step(to: 3)
        try graph.press("other")
        graph.step(to: 3.5)
        #expect(graph.fills[0].minX - start == 60)
        var a = Transaction()
        #expect(a == Transaction() && a.isEmpty)
        a.cause = "x"
        #expect(a != Transaction() && a.merging(over: Transaction(animation: .linear)).animation == .linear)
    }

    struct Bodies: View {
        @State var on = false
        let inner: Animation?
        var body: some View {
            VStack(spacing: 0) {
                Text("go").onTapGesture { withAnimation(.linear(duration: 1)) { on = true } }
                Text("jump").onTapGesture { on = true }
                Color(.sRGBLinear, red: on ? 1 : 0, green: 0, blue: 0).frame(width: 10, height: 10).offset(x: on ? 40 : 0)
                    .animation(inner) { $0.opacity(on ? 0.5 : 1) }
            }
        }
    }

    @Test func aBodysAnimationIsNotTheContents() throws {
        func look(_ inner: Animation?, tap: String) throws -> [Double] {
            let graph = host(Bodies(inner: inner))
            try graph.press(tap)
            graph.step(to: 0.5)
            var opacity = 1.0
            if case .group(.opacity(let value), _)? = graph.displayList().items.last { opacity = value }
            return [graph.fills[0].minX - 95, Double(graph.colors[0].linearRed), opacity]
        }
        #expect(try look(.linear(duration: 2), tap: "go") == [20, 0.5, 0.875])
        #expect(try look(.linear(duration: 2), tap: "jump") == [40, 1, 0.875])
        #expect(try look(nil, tap: "go") == [20, 0.5, 0.5])
    }

    struct Dragged: View {
        @State var x: CGFloat = 0
        var body: some View {
            Color.red.frame(width: 20, height: 20).offset(x: x).frame(width: 400, alignment: .leading)
                .contentShape(Rectangle())
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .onChanged { value in withTransaction(\.tracksVelocity, true) { x = value.translation.width } }
                        .onEnded { _ in withAnimation(.spring) { x = 200 } })
        }
    }

    @Test func aSpringTakesOverTheFingersSpeed() throws {
        let graph = host(Dragged(), width: 400)
        try graph.perform(.drag(.point(CGPoint(x: 10, y: 100)), by: [CGPoint(x: 60, y: 0)], duration: 0.2))
        for frame in 1...12 { graph.step(to: Double(frame) / 60) }
        let x = graph.fills[0].minX
        graph.step(to: 0.2 + 1e-3)
        // 60 points in 0.2 s: 0.3 points in a thousandth of a second; from rest it would be 0.01.
        #expect(graph.fills[0].minX - x > 0.2, "\(x) \(graph.fills[0].minX)")
    }
}

extension Transaction {
    fileprivate var cause: String {
        get { self[TransactionTests.CauseKey.self] }
        set { self[TransactionTests.CauseKey.self] = newValue }
    }
}
