import Foundation
import Testing

@testable import Views

/// Pages that a finger pulls back from the leading edge.
@MainActor struct PageSwipeTests {
    private struct Album: View {
        @Namespace private var space
        let zooms: Bool
        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink(value: 1) { Color.red.frame(width: 100, height: 100) }.matchedTransitionSource(id: 1, in: space).named("tile")
                    Text("Below")
                }
                .navigationDestination(for: Int.self) { _ in
                    if zooms {
                        Color.blue.ignoresSafeArea().named("page").navigationTransition(.zoom(sourceID: 1, in: space))
                    } else {
                        Color.blue.ignoresSafeArea().named("page")
                    }
                }
            }
        }
    }

    private func pushed(zooms: Bool) throws -> ViewGraph {
        let graph = host(Album(zooms: zooms), width: 390, height: 700)
        try graph.tap(.identifier("tile"))
        for step in 1...90 { graph.step(to: Double(step) / 60) }
        return graph
    }

    /// Returns the rect of what is drawn in blue.
    private func page(_ graph: ViewGraph) -> CGRect? {
        func rect(_ items: [DisplayItem], _ transform: CGAffineTransform) -> CGRect? {
            for item in items {
                switch item {
                case .fill(let path, .color(let color), _) where color.linearBlue > color.linearRed && color.linearBlue > 0.5:
                    return path.boundingRect.applying(transform)
                case .group(.transform(let inner), let items): if let found = rect(items, inner.concatenating(transform)) { return found }
                case .group(_, let items): if let found = rect(items, transform) { return found }
                default: break
                }
            }
            return nil
        }
        return rect(graph.displayList().items, .identity)
    }

    private func pull(_ graph: ViewGraph, by way: CGSize, frames: Int) throws -> [CGRect?] {
        try graph.perform(.drag(.point(CGPoint(x: 2, y: 400)), by: [CGPoint(x: way.width, y: way.height)], duration: 0.5))
        let start = graph.time
        return (1...frames).map { frame in
            graph.step(to: start + Double(frame) / 60)
            return page(graph)
        }
    }

    @Test func aPageThatGrewShrinksAroundTheFingerAndFliesBack() throws {
        let graph = try pushed(zooms: true)
        let rects = try pull(graph, by: CGSize(width: 300, height: 60), frames: 120)
        let middle = try #require(rects[20])
        #expect(middle.width < 380 && middle.width > 230 && middle.midX > 195 && middle.minX > 0)
        // From frame to frame the page neither jumps nor breaks.
        let shown = rects.prefix { $0 != nil }.compactMap { $0 }
        for (a, b) in zip(shown, shown.dropFirst()) { #expect(abs(a.midX - b.midX) < 30 && abs(a.midY - b.midY) < 60 && abs(a.width - b.width) < 40) }
        #expect(rects.last == .some(nil) && (try? graph.find(.identifier("page"))) == nil)
        #expect(graph.texts.contains("Below"))
    }

    @Test func aSlidingPageKeepsTheFingersSpeed() throws {
        let graph = try pushed(zooms: false)
        let rects = try pull(graph, by: CGSize(width: 250, height: 0), frames: 90)
        let moves = zip(rects.dropFirst(), rects).compactMap { later, earlier in later.flatMap { a in earlier.map { a.minX - $0.minX } } }
        let free = Array(moves.dropFirst(28))
        // It may become faster, because it has to leave soon, but not at once.
        #expect(zip(free, free.dropFirst()).allSatisfy { $1 <= $0 * 1.2 + 0.1 } && free.allSatisfy { $0 < 20 }, "\(free)")
        #expect((try? graph.find(.identifier("page"))) == nil)
    }

    @Test(arguments: [true, false]) func aPageThatIsPulledTooLittleComesBack(zooms: Bool) throws {
        let graph = try pushed(zooms: zooms)
        let whole = page(graph)
        _ = try pull(graph, by: CGSize(width: 40, height: 0), frames: 120)
        #expect(page(graph) == whole)
        #expect(throws: Never.self) { try graph.find(.identifier("page")) }
    }

    @Test func aPageThatTheAppKeepsComesBack() throws {
        struct Kept: View {
            var body: some View {
                NavigationStack(path: .constant([1])) {
                    Text("Root").navigationDestination(for: Int.self) { _ in Color.blue.ignoresSafeArea().named("page") }
                }
            }
        }
        let graph = host(Kept(), width: 390, height: 700)
        graph.step(to: 1)
        let whole = page(graph)
        let rects = try pull(graph, by: CGSize(width: 300, height: 0), frames: 150)
        #expect(rects[25] != whole && page(graph) == whole)
    }

    @Test func theCoveredPageComesWithTheFinger() throws {
        let graph = try pushed(zooms: false)
        func shift() -> CGFloat {
            var result: CGFloat = 0
            graph.root.forEachDescendant { if let page = $0 as? CoveredPageRenderNode, page.isCovered { result = page.paintedTransform?.affine?.tx ?? 0 } }
            return result
        }
        let covered = shift()
        try graph.perform(.drag(.point(CGPoint(x: 2, y: 400)), by: [CGPoint(x: 195, y: 0)], duration: 0.5))
        graph.step(to: graph.time + 0.25)
        #expect(covered < -100 && shift() > covered * 0.85 && shift() < 0)
    }
}
