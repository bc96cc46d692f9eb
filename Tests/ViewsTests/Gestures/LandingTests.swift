import Foundation
import Motion
import Testing

@testable import Views

/// Content that a finger has let go keeps the finger's speed and then only slows down (Documentation/Semantics/Gestures.md#letting-go).
@MainActor struct LandingTests {
    /// Returns how far a view's middle moves in each frame after the finger is lifted, and in the last frame before.
    private func steps(
        of name: String, in view: some View, size: CGSize = CGSize(width: 300, height: 200), swipe: InputEvent.Direction, start: Double = 0.1, fps: Double = 60,
        frames: Int = 120
    ) throws -> [Double] {
        let graph = host(view, width: size.width, height: size.height)
        graph.step(to: start)
        try graph.perform(.swipe(swipe, on: nil, duration: 0.25))
        var places: [Double] = []
        for frame in 0...frames {
            graph.step(to: start + Double(frame) / fps)
            // Events don't find a page that isn't selected.
            var found: RenderNode?
            graph.root.forEachDescendant { if ($0 as? IdentifierRenderNode)?.identifier == name { found = $0 } }
            let node = try #require(found)
            let middle = node.convertToGlobal(CGPoint(x: node.size.width / 2, y: node.size.height / 2))
            places.append(Double(swipe.step.x == 0 ? middle.y : middle.x))
        }
        let moves = zip(places.dropFirst(), places).map { ($0 - $1) * Double(swipe.step.x + swipe.step.y) }
        return Array(moves.dropFirst(Int(saturating: 0.25 * fps) - 1))
    }

    private func fall(_ moves: [Double]) -> Bool { zip(moves, moves.dropFirst()).allSatisfy { $1 <= $0 + 0.01 } && moves.last.map { abs($0) < 0.05 } ?? false }

    private var pager: some View {
        TabView {
            Color.red.named("page")
            Color.blue
        }
        .tabViewStyle(.page)
    }

    private func pages(_ count: Int, width: CGFloat, axis: Axis.Set = .horizontal) -> some View {
        ScrollView(axis) {
            let pages = ForEach(0..<count, id: \.self) { index in
                Color.red.frame(width: axis == .vertical ? 300 : width, height: axis == .vertical ? width : 200).named("page \(index)")
            }
            if axis == .vertical { VStack(spacing: 0) { pages }.scrollTargetLayout() } else { HStack(spacing: 0) { pages }.scrollTargetLayout() }
        }
    }

    @Test(arguments: [(60.0, 0.1), (30, 0.1), (25, 0.1), (60, 0.105), (120, 0.1)]) func pagesOfATabViewOnlySlowDown(fps: Double, start: Double) throws {
        let moves = try steps(of: "page", in: pager, swipe: .left, start: start, fps: fps)
        #expect(abs((moves.first ?? 0) - 720 / fps) < 0.01 && fall(moves), "\(moves)")
    }

    @Test(arguments: [60.0, 30, 24]) func pagesOfAScrollViewOnlySlowDown(fps: Double) throws {
        let moves = try steps(of: "page 0", in: pages(4, width: 300).scrollTargetBehavior(.paging), swipe: .left, fps: fps)
        #expect(abs(moves[0] - 720 / fps) < 0.01 && fall(moves), "\(moves)")
        let upward = try steps(of: "page 0", in: pages(4, width: 200, axis: .vertical).scrollTargetBehavior(.paging), swipe: .up, fps: fps)
        #expect(fall(upward), "\(upward)")
    }

    @Test(arguments: [60.0, 90, 140, 210]) func alignedViewsOnlySlowDown(width: Double) throws {
        let view = pages(40, width: width).scrollTargetBehavior(.viewAligned(limitBehavior: .never))
        let moves = try steps(of: "page 0", in: view, swipe: .left, frames: 400)
        #expect(fall(moves), "\(moves)")
    }

    @Test func contentBeyondItsEndComesBackWithoutAJump() throws {
        let moves = try steps(of: "page 0", in: pages(2, width: 300).scrollTargetBehavior(.paging), swipe: .right)
        #expect(moves.allSatisfy { abs($0) < 12 } && moves.contains { $0 < 0 }, "\(moves)")
    }

    @Test func aWheelOnlySlowsDown() throws {
        struct Wheel: View {
            @State var row = 5
            var body: some View {
                Picker("", selection: $row) { ForEach(0..<40, id: \.self) { Text("\($0)").tag($0) } }.pickerStyle(.wheel)
            }
        }
        let graph = host(Wheel(), width: 300, height: 216)
        try graph.perform(.swipe(.up, on: nil, duration: 0.25))
        var places: [Double] = []
        for frame in 0...120 {
            graph.step(to: Double(frame) / 60)
            places.append(Double(try #require(try? graph.find(.text("5"))).absoluteOrigin.y))
        }
        let moves = zip(places, places.dropFirst()).map { $0 - $1 }
        #expect(fall(Array(moves.dropFirst(15))), "\(moves)")
    }

    @Test func aSheetOnlySlowsDownOnItsWayToAHeight() throws {
        let view = Color.white.sheet(isPresented: .constant(true)) { Color.red.named("sheet").presentationDetents([.medium, .large]) }
        let graph = host(view, width: 390, height: 700)
        graph.step(to: 1)
        try graph.perform(.drag(.identifier("sheet"), by: [CGPoint(x: 0, y: -150)], duration: 0.25))
        var places: [Double] = []
        for frame in 0...90 {
            graph.step(to: 1 + Double(frame) / 60)
            places.append(Double(try graph.find(.identifier("sheet")).size.height))
        }
        let moves = zip(places.dropFirst(), places).map { $0 - $1 }
        #expect(places[90] > places[0] + 200 && fall(Array(moves.dropFirst(16))), "\(moves)")
    }

    /// A finger at rest, a slow one, and one that moves away from the place leave the spring as it is.
    @Test func aSpringLeadsSlowContentToItsPlace() {
        var value = AnimatedValue(0.0)
        value.setTarget(100, animation: .landing(velocity: 0), at: 0)
        #expect(value.presentation(at: 0) == 0 && value.presentation(at: 0.1) > 30 && value.presentation(at: 1) > 99.9)
        var away = AnimatedValue(0.0)
        away.setTarget(100, animation: .landing(velocity: -5), at: 0)
        #expect(away.presentation(at: 0.02) < 0 && away.presentation(at: 1) > 99.9)
        #expect(!away.isAnimating(at: 3))
        var odd = AnimatedValue(0.0)
        odd.setTarget(100, animation: .landing(over: 0, velocity: .infinity), at: 0)
        #expect(odd.presentation(at: 1) > 99)
    }
}
