import Observation
import Testing

@testable import Views

/// The data that the views of these tests depend on.
@Observable final class KeptItemsModel {
    var value: CGFloat = 8
}

/// Containers keep their display list items as long as nothing at or below them changes.
@MainActor struct KeptItemsTests {
    /// Views that change in many ways: without animation, with an animation, an effect, a transition, a new order, a new environment, a reader.
    private struct Changing: View {
        let model: KeptItemsModel
        let kind: Int
        @Namespace private var space

        var body: some View {
            HStack(spacing: 2) {
                VStack { subject }
                VStack {
                    Color.green
                    Text("still")
                    Rectangle().fill(.blue).opacity(0.5)
                }
            }
        }

        @ViewBuilder private var subject: some View {
            switch kind {
            case 0: Color.red.frame(height: model.value)
            case 1: Color.red.frame(height: model.value).animation(.linear(duration: 0.3), value: model.value)
            case 2: VStack { Color.red }.offset(x: model.value).animation(.linear(duration: 0.3), value: model.value)
            case 3: VStack { Color.red }.scaleEffect(model.value / 20).rotationEffect(.degrees(model.value)).animation(.spring, value: model.value)
            case 4: VStack { if model.value > 10 { Color.red } else { Text("small") } }.animation(.linear(duration: 0.3), value: model.value)
            case 5: VStack { ForEach(model.value > 10 ? [1, 2, 3] : [3, 1], id: \.self) { Text("\($0)") } }.animation(.default, value: model.value)
            case 6: VStack { Text("a") }.foregroundStyle(model.value > 10 ? .red : .blue).font(.system(size: model.value))
            case 7: VStack { Color.red.overlay { GeometryReader { Text("\(Int(saturating: $0.size.height))") } } }.frame(height: model.value)
            case 8:
                ZStack {
                    Color.red.zIndex(Double(model.value))
                    Color.blue.zIndex(15)
                }
            case 9: VStack { Canvas { context, size in context.fill(Path(CGRect(x: 0, y: 0, width: model.value, height: 5)), with: .color(.red)) } }
            case 10: VStack { Color.red.mask { Circle().padding(model.value) } }.animation(.linear(duration: 0.3), value: model.value)
            case 11: VStack { PhaseAnimator([1.0, 2.0]) { Color.red.frame(height: 10 * $0) } }
            case 12:
                VStack {
                    if model.value > 10 {
                        Color.red.matchedGeometryEffect(id: 1, in: space).frame(height: 10)
                    } else {
                        Color.red.matchedGeometryEffect(id: 1, in: space).frame(height: 40)
                    }
                }
                .animation(.linear(duration: 0.3), value: model.value)
            case 13:
                VStack { ScrollView { Color.red.frame(height: 300).padding(.top, model.value) } }.environment(
                    \.layoutDirection, model.value > 10 ? .rightToLeft : .leftToRight)
            case 14:
                VStack { if model.value > 10 { HStack { Color.red }.transition(.modifier(active: Faint(), identity: Faint(amount: 1))) } }.animation(
                    .linear(duration: 0.3), value: model.value)
            default:
                VStack {
                    ProgressView()
                    Text("x").background(model.value > 10 ? Color.red : Color.blue)
                }
            }
        }
    }

    private struct Faint: ViewModifier {
        var amount = 0.2
        func body(content: Content) -> some View { HStack { content }.opacity(amount) }
    }

    @Test(arguments: 0..<16)
    func listsAreThoseMadeFromNothing(kind: Int) {
        let model = KeptItemsModel()
        let graph = host(Changing(model: model, kind: kind))
        var differing: [Int] = []
        for frame in 0..<40 {
            graph.advance(to: Double(frame) / 20)
            if frame == 5 || frame == 8 { model.value = 20 }
            if frame == 20 { model.value = 9 }
            graph.settle()
            if graph.displayList() != graph.freshDisplayList() { differing.append(frame) }
        }
        #expect(differing.isEmpty)
    }

    /// A container's content is drawn again only when something in that container changes.
    @Test func whatDidNotChangeIsNotDrawnAgain() {
        let model = KeptItemsModel()
        var count = 0
        let graph = host(
            HStack {
                VStack { Color.red.frame(height: model.value) }
                VStack { Canvas { _, _ in count += 1 } }
                Reading(model: model)
            })
        _ = graph.displayList()
        #expect(count == 1)
        for value in 1...4 {
            model.value = CGFloat(value)
            graph.settle()
            _ = graph.displayList()
        }
        // The second display list is the one that is kept.
        #expect(count == 2)
    }

    private struct Reading: View {
        let model: KeptItemsModel
        var body: some View { VStack { Color.blue.opacity(Double(model.value) / 10) } }
    }
}

/// Counters for the boxes that the bench measures, at a tenth of their number.
@MainActor struct BoxCounterTests {
    @Test func aStackDoesNotAskWhoTakesWhatIsOffered() {
        let graph = host(
            VStack(spacing: 0) {
                ForEach(0..<10) { _ in HStack(spacing: 0) { ForEach(0..<10) { _ in VStack(spacing: 0) { ForEach(0..<10) { _ in Color.red } } } } }
            })
        let counters = graph.counters
        // One for the canvas and one for the outer stack, three for each of ten stacks, nine for each of a hundred; none for the colors.
        #expect(counters.layoutsMeasured == 2 + 30 + 900)
        #expect(counters.bodiesEvaluated == 0 && counters.updates == 1)
    }

    /// A fixed frame has the same size for all proposals on its fixed axis.
    @Test func aFixedFrameIsMeasuredOnceForWhatItIgnores() {
        let graph = host(Color.red.frame(height: 7).named("frame"))
        let before = graph.counters.layoutsMeasured
        for height in [0, 10, .infinity, nil] as [CGFloat?] { #expect(graph.fittingSize(for: ProposedViewSize(width: 30, height: height)).height == 7) }
        #expect(graph.counters.layoutsMeasured == before + 1)
    }
}
