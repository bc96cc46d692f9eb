import Foundation
import Testing

@testable import Views

/// The timeline events for swipes, scrolling to views, and flipping switches.
@MainActor struct FlowEventTests {
    private final class Log { var drags: [CGSize] = [] }

    @Test func aSwipeOverATextInARowShowsTheActionsOfTheRow() throws {
        struct Rows: View {
            @State var log = "-"
            var body: some View {
                List {
                    Text("row").swipeActions { Button("Delete") { log = "deleted" } }
                    Text(log)
                }
            }
        }
        let graph = host(Rows(), width: 390, height: 400)
        try graph.perform(.swipe(.left, on: .text("row"), duration: 0.25))
        graph.step(to: 1)
        #expect(graph.texts.contains("-"))
        try graph.press("Delete")
        #expect(graph.texts.contains("deleted"))
    }

    @Test func aSwipeOverAViewInARowWithoutActionsStaysOnTheView() throws {
        let log = Log()
        let graph = host(
            List {
                VStack {
                    Color.blue.frame(height: 200)
                    Color.red.frame(width: 100, height: 50).gesture(DragGesture(minimumDistance: 0).onEnded { log.drags.append($0.translation) }).named("card")
                }
            }, width: 390, height: 400)
        try graph.perform(.swipe(.left, on: .identifier("card"), duration: 0.25))
        for step in 1...10 { graph.step(to: Double(step) / 20) }
        #expect(log.drags == [CGSize(width: -60, height: 0)])
    }

    @Test func aSwipeCrossesTheMiddleOfItsTarget() throws {
        let log = Log()
        let graph = host(
            Color.red.frame(width: 100, height: 50).gesture(DragGesture(minimumDistance: 0).onEnded { log.drags.append($0.translation) }).named("card"))
        try graph.perform(.swipe(.left, on: .identifier("card"), duration: 0.25))
        for step in 1...10 { graph.step(to: Double(step) / 20) }
        #expect(throws: EventError.self) { try graph.perform(.swipe(.down, on: nil, duration: 0.25)) }
        // Without a target, it crosses the canvas: it begins above the card, where nothing follows the finger.
        #expect(log.drags == [CGSize(width: -60, height: 0)])
    }

    private struct Rows: View {
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { index in Text("\(index)").frame(width: 100, height: 50).named("row \(index)") }
                }
            }
        }
    }

    private func end(_ graph: ViewGraph) {
        for step in 1...20 { graph.step(to: graph.time + Double(step) / 60) }
    }

    @Test func scrollingShowsAView() throws {
        let graph = host(Rows())
        try graph.perform(.scroll(.identifier("row 9"), by: nil, duration: 0.3))
        end(graph)
        #expect(graph.rects["row 9"]?.maxY == 200)
        // A view that is on the screen doesn't move.
        try graph.perform(.scroll(.identifier("row 8"), by: nil, duration: 0.3))
        end(graph)
        #expect(graph.rects["row 9"]?.maxY == 200)
        try graph.perform(.scroll(.text("0"), by: CGSize(width: 0, height: -100), duration: 0))
        end(graph)
        #expect(graph.rects["row 9"]?.maxY == 300)
    }

    @Test func nestedScrollViewsShowTheViewTogether() throws {
        let graph = host(
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 200, height: 400)
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) { ForEach(0..<10, id: \.self) { Text("\($0)").frame(width: 80, height: 60).named("cell \($0)") } }
                    }
                }
            })
        try graph.perform(.scroll(.identifier("cell 7"), by: nil, duration: 0.3))
        end(graph)
        #expect(graph.rects["cell 7"] == CGRect(x: 120, y: 140, width: 80, height: 60))
    }

    @Test func viewsWithoutScrollViewsCannotScroll() {
        let graph = host(Text("a"))
        #expect(throws: EventError.notScrollable(.text("a"))) { try graph.perform(.scroll(.text("a"), by: nil, duration: 0)) }
    }

    private struct Switches: View {
        @State var isOn = false
        var body: some View {
            VStack {
                Toggle("Wi-Fi", isOn: $isOn)
                Text(isOn ? "on" : "off")
            }
        }
    }

    @Test func aToggleWithoutAValueFlips() throws {
        let graph = host(Switches())
        try graph.perform(.toggle(.text("Wi-Fi"), isOn: nil))
        graph.settle()
        #expect(graph.texts.contains("on"))
        try graph.perform(.toggle(.text("Wi-Fi"), isOn: nil))
        graph.settle()
        #expect(graph.texts.contains("off"))
    }
}
