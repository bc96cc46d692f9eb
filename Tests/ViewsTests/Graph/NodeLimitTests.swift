import Foundation
import Testing

@testable import Views

/// Which nodes count toward the limit, and what happens beyond it.
@MainActor struct NodeLimitTests {
    private struct Rows: View {
        @State private var numbers = 0..<100
        var body: some View {
            VStack {
                Text("next").onTapGesture { numbers = 100..<200 }
                Text("few").onTapGesture { numbers = 200..<210 }
                ForEach(numbers, id: \.self) { Text("\($0)") }
            }
        }
    }

    /// The rows that go still count when others are made. Afterwards, there are few enough; but some are missing.
    @Test func rowsThatAreLeftOutWhileOthersGoPreventDrawing() throws {
        let limit = host(Rows(), height: 9_000).state.nodes.count + 20
        let graph = host(Rows(), height: 9_000) { $0.nodes = NodeCount(limit: limit) }
        #expect(graph.takeExcess() == nil)
        try graph.press("next")
        #expect(!graph.state.nodes.isExceeded)
        #expect(graph.texts.count < 102)
        for _ in 0..<2 { #expect(graph.takeExcess() == NodeCount.message(limit: limit)) }
        try graph.press("few")
        #expect(graph.texts.count == 12)
        #expect(graph.takeExcess() == nil)
    }

    /// A collection that is removed no longer lacks views.
    @Test func aRemovedCollectionPreventsNothing() throws {
        struct Optional: View {
            @State private var isShown = true
            var body: some View {
                VStack {
                    Text("hide").onTapGesture { isShown = false }
                    if isShown { Rows() }
                }
            }
        }
        let limit = host(Optional(), height: 9_000).state.nodes.count + 20
        let graph = host(Optional(), height: 9_000) { $0.nodes = NodeCount(limit: limit) }
        try graph.press("next")
        #expect(graph.takeExcess() != nil)
        try graph.press("hide")
        #expect(graph.takeExcess() == nil)
    }

    /// The node that starts a custom transition is not in the tree, from which nodes are removed.
    @Test func viewsThatComeAndGoLeaveNoNodes() throws {
        struct Turn: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View { content.rotationEffect(.degrees(phase.value * 90)) }
        }
        struct Shown: View {
            @State private var isShown = false
            var body: some View {
                VStack {
                    Text("toggle").onTapGesture { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
                    if isShown { Text("a").transition(Turn()) }
                }
            }
        }
        let graph = host(Shown())
        let count = graph.state.nodes.count
        for time in stride(from: 0.0, to: 12, by: 2) {
            graph.step(to: time)
            try graph.press("toggle")
        }
        graph.step(to: 20)
        #expect(graph.texts == ["toggle"])
        #expect(graph.state.nodes.count == count)
    }

    @Test func aSlotThatIsGoneTakesNoContent() {
        let graph = host(Text("a"))
        let count = graph.state.nodes.count
        let slot = ContentSlot(graph.rootNode.inputs.child(of: graph.rootNode), stacking: .vertical)
        slot.setContent(ErasedViewBox(view: Text("b")))
        slot.destroy()
        #expect(graph.state.nodes.count == count)
        slot.setContent(ErasedViewBox(view: Text("c").padding()))
        #expect(graph.state.nodes.count == count)
    }
}
