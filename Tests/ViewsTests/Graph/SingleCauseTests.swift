import Foundation
import Testing

@testable import Views

/// One cause of change at a time, so that no other change triggers the animation.
@MainActor struct SingleCauseTests {
    struct Reading: View {
        let shared: AnimationRuleTests.Shared
        var body: some View {
            GeometryReader { _ in
                AnimationRuleTests.Square(x: shared.x).onTapGesture { withAnimation(.linear(duration: 1)) { shared.x = 40 } }.named("it")
            }
        }
    }

    @Test func anObservableThatOnlyAReaderReadsMovesWithItsAnimation() throws {
        let graph = host(Reading(shared: AnimationRuleTests.Shared()))
        try graph.tap(.point(CGPoint(x: 5, y: 5)))
        graph.settle()
        graph.step(to: 0.5)
        #expect(graph.fills.map(\.minX) == [20])
    }

    struct TurningInside: View {
        @State var direction = LayoutDirection.leftToRight
        var body: some View {
            GeometryReader { _ in
                HStack(spacing: 0) {
                    Color.red.frame(width: 20, height: 20).named("it")
                    Color.blue
                }.environment(\.layoutDirection, direction)
                    .onTapGesture { direction = .rightToLeft }
            }
        }
    }

    @Test func theDirectionMayTurnInsideAReader() throws {
        let graph = host(TurningInside())
        try graph.tap(.identifier("it"))
        graph.settle()
        #expect(graph.rects["it"]?.maxX == 200)
    }

    final class Reference { var number = 1 }
    struct Holding: View {
        @State var reference = Reference()
        var body: some View {
            VStack {
                Text("same\(reference.number)").onTapGesture {
                    reference.number += 1
                    let same = reference
                    reference = same
                }
                Text("new").onTapGesture { reference = Reference() }
            }
        }
    }

    @Test func aStateOfAClassChangesWithTheReference() throws {
        let graph = host(Holding())
        let before = graph.counters.bodiesEvaluated
        try graph.press("same1")
        #expect(graph.counters.bodiesEvaluated == before)
        try graph.press("new")
        #expect(graph.counters.bodiesEvaluated == before + 1)
    }

    struct Chain: View {
        @State var value = 0
        let log: Box<[String]>
        var body: some View {
            VStack {
                Text("v\(value)").onTapGesture { value = 1 }
                Color.red.frame(width: 10, height: 10).offset(x: CGFloat(value) * 10)
                    .onAppear { log.value?.append("appear") }
                    .onChange(of: value) { old, new in
                        log.value?.append("\(old)-\(new)")
                        if new < 3 { withAnimation(.linear(duration: 1)) { value = new + 1 } }
                    }
            }
        }
    }

    @Test func actionsAfterAnUpdateHaveTransactionsOfTheirOwn() throws {
        let log = Box<[String]>()
        log.value = []
        let graph = host(Chain(log: log))
        let start = try #require(graph.fills.first?.minX)
        try graph.press("v0")
        #expect(log.value == ["appear", "0-1", "1-2", "2-3"])
        // The first change applies immediately, the two that follow are animated.
        #expect(graph.fills.first?.minX == start + 10)
        graph.step(to: 0.5)
        // Each covers its share of the remaining distance: 5, then half of the remaining 15 (Documentation/Semantics/Animation.md#interruption).
        #expect(graph.fills.first?.minX == start + 22.5)
    }

    struct Going: View {
        @State var list = [1, 2, 3]
        @State var shown = true
        let log: Box<[String]>
        var body: some View {
            VStack {
                Text("drop").onTapGesture { list.removeAll { $0 == 2 } }
                Text("hide").onTapGesture { shown.toggle() }
                if shown {
                    VStack { ForEach(list, id: \.self) { number in Item(number: number, log: log) } }.overlay {
                        GeometryReader { _ in Item(number: 9, log: log) }
                    }
                }
            }
        }
    }
    struct Item: View {
        let number: Int
        let log: Box<[String]>
        @StateObject var life = Life()
        final class Life: ObservableObject {}
        var body: some View { Text("i\(number)").onAppear { log.value?.append("+\(number)") }.onDisappear { log.value?.append("-\(number)") } }
    }

    @Test func comingAndGoingIsToldOnce() throws {
        let log = Box<[String]>()
        log.value = []
        let graph = host(Going(log: log))
        #expect(log.value == ["+1", "+2", "+3", "+9"])
        try graph.press("drop")
        try graph.press("hide")
        #expect(log.value?.suffix(4).sorted() == ["-1", "-2", "-3", "-9"])
        try graph.press("hide")
        #expect(log.value?.suffix(3) == ["+1", "+3", "+9"])
    }
}
