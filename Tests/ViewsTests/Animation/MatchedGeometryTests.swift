import Foundation
import Testing

@testable import Views

/// Documentation/Semantics/Animation.md#matched-geometry.
@MainActor struct MatchedGeometryTests {
    struct Hero: View {
        @Namespace var space
        @State var isLarge = false
        var body: some View {
            ZStack {
                Color.clear.contentShape(Rectangle()).onTapGesture { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
                if isLarge {
                    Color.blue.matchedGeometryEffect(id: "card", in: space).frame(width: 100, height: 100).position(x: 150, y: 150).named("large")
                } else {
                    Color.red.matchedGeometryEffect(id: "card", in: space).frame(width: 20, height: 20).position(x: 10, y: 10).named("small")
                }
            }
        }
    }

    func toggle(_ graph: ViewGraph) throws {
        try graph.tap(.point(CGPoint(x: 199, y: 1)))
        graph.settle()
    }

    /// Returns the rects currently filled with a color.
    func rects(_ graph: ViewGraph, _ color: Color) -> [CGRect] {
        let paint = Paint.color(color.resolve(in: EnvironmentValues()))
        return graph.drawn.compactMap { if case .fill(let path, paint, _) = $0 { path.boundingRect } else { nil } }
    }

    func isNear(_ rect: CGRect?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat) -> Bool {
        guard let rect else { return false }
        return abs(rect.minX - x) < 0.01 && abs(rect.minY - y) < 0.01 && abs(rect.width - width) < 0.01
    }

    @Test func bothViewsGoFromTheOnesPlaceToTheOthers() throws {
        let graph = host(Hero())
        #expect(rects(graph, .red) == [CGRect(x: 0, y: 0, width: 20, height: 20)])
        try toggle(graph)
        #expect(isNear(rects(graph, .red).first, 0, 0, 20))
        #expect(graph.rects["large"] != nil && graph.rects["small"] == nil)
        for (time, x, width) in [(0.25, 25.0, 40.0), (0.5, 50, 60), (0.75, 75, 80)] {
            graph.step(to: time)
            #expect(isNear(rects(graph, .red).first, x, x, width), "red at \(time): \(rects(graph, .red))")
            #expect(isNear(rects(graph, .blue).first, x, x, width), "blue at \(time): \(rects(graph, .blue))")
        }
        graph.step(to: 1.1)
        #expect(rects(graph, .red).isEmpty && isNear(rects(graph, .blue).first, 100, 100, 100))
        #expect(!graph.isAnimating && graph.warnings.isEmpty)
        // And back, with a new view.
        try toggle(graph)
        graph.step(to: 1.6)
        #expect(isNear(rects(graph, .red).first, 50, 50, 60) && isNear(rects(graph, .blue).first, 50, 50, 60))
    }

    @Test func turnedRoundOnTheWayTheyStayTogether() throws {
        let graph = host(Hero())
        try toggle(graph)
        graph.step(to: 0.5)
        try toggle(graph)
        for time in [0.5, 0.75, 1, 1.25] {
            graph.step(to: time)
            let (red, blue) = (rects(graph, .red).first, rects(graph, .blue).first)
            #expect(red != nil && red == blue, "at \(time): \(String(describing: red)) \(String(describing: blue))")
        }
        graph.step(to: 2)
        #expect(isNear(rects(graph, .red).first, 0, 0, 20) && rects(graph, .blue).isEmpty)
    }

    struct Returning: View {
        @Namespace var space
        @State var isLarge = false
        var body: some View {
            ZStack {
                if isLarge {
                    Color.blue.matchedGeometryEffect(id: 1, in: space).frame(width: 100, height: 100)
                } else {
                    Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
                }
            }
            .overlay { Text("go").onTapGesture { withAnimation(.smooth(duration: 1)) { isLarge.toggle() } } }
        }
    }

    /// A spring looks finished long before it is at rest: a view that returns in between is still the same view.
    @Test func aViewThatComesBackHasItsOwnPlace() throws {
        let graph = host(Returning())
        try graph.press("go")
        for frame in 1...120 { graph.step(to: Double(frame) / 60) }
        try graph.press("go")
        graph.step(to: 5)
        #expect(rects(graph, .red) == [CGRect(x: 90, y: 90, width: 20, height: 20)] && rects(graph, .blue).isEmpty)
    }

    /// The animation belongs to the view, not to the change.
    struct HeroWithValueAnimation: View {
        @Namespace var space
        @State var isLarge = false
        var body: some View {
            ZStack {
                Color.clear.contentShape(Rectangle()).onTapGesture { isLarge.toggle() }
                if isLarge {
                    Color.blue.matchedGeometryEffect(id: "card", in: space).frame(width: 100, height: 100).position(x: 150, y: 150)
                } else {
                    Color.red.matchedGeometryEffect(id: "card", in: space).frame(width: 20, height: 20).position(x: 10, y: 10)
                }
            }
            .animation(.linear(duration: 1), value: isLarge)
        }
    }

    @Test func aViewInsertedUnderAnAnimatedValueGrowsFromItsPartner() throws {
        let graph = host(HeroWithValueAnimation())
        try toggle(graph)
        graph.step(to: 0.5)
        #expect(isNear(rects(graph, .red).first, 50, 50, 60) && isNear(rects(graph, .blue).first, 50, 50, 60))
        graph.step(to: 1.1)
        try toggle(graph)
        graph.step(to: 1.6)
        #expect(isNear(rects(graph, .red).first, 50, 50, 60) && isNear(rects(graph, .blue).first, 50, 50, 60))
    }

    struct Growing: View {
        @Namespace var space
        @State var isShown = false
        var body: some View {
            ZStack {
                Color.red.matchedGeometryEffect(id: "card", in: space, isSource: !isShown).frame(width: 20, height: 20).position(x: 10, y: 10)
                    .onTapGesture { isShown = true }
                if isShown {
                    Color.blue.matchedGeometryEffect(id: "card", in: space, isSource: isShown).frame(width: 100, height: 100).position(x: 150, y: 150)
                }
            }
            .animation(.linear(duration: 1), value: isShown)
        }
    }

    @Test func aViewInsertedBesideItsPartnerGrowsFromIt() throws {
        let graph = host(Growing())
        try graph.tap(.point(CGPoint(x: 10, y: 10)))
        graph.settle()
        graph.step(to: 0.5)
        #expect(isNear(rects(graph, .blue).first, 50, 50, 60))
    }

    /// The partner is outside of the animation and disappears immediately.
    struct Replaced: View {
        @Namespace var space
        @State var isLarge = false
        var body: some View {
            ZStack {
                if !isLarge {
                    Color.red.matchedGeometryEffect(id: "card", in: space).frame(width: 20, height: 20).position(x: 10, y: 10)
                        .onTapGesture { isLarge = true }
                }
                ZStack {
                    if isLarge {
                        Color.blue.matchedGeometryEffect(id: "card", in: space).frame(width: 100, height: 100).position(x: 150, y: 150)
                    }
                }
                .animation(.linear(duration: 1), value: isLarge)
            }
        }
    }

    @Test func aViewGrowsFromAPartnerThatDisappearsAtOnce() throws {
        let graph = host(Replaced())
        try graph.tap(.point(CGPoint(x: 10, y: 10)))
        graph.settle()
        graph.step(to: 0.5)
        #expect(rects(graph, .red).isEmpty && isNear(rects(graph, .blue).first, 50, 50, 60))
    }

    struct Tabs: View {
        @Namespace var space
        @State var selected = 0
        var properties: MatchedGeometryProperties = .frame
        var anchor = UnitPoint.center
        var body: some View {
            HStack(spacing: 0) {
                ForEach(0..<3) { index in
                    Color.blue.frame(width: CGFloat(20 + index * 20), height: 20).matchedGeometryEffect(id: index, in: space)
                        .onTapGesture { withAnimation(.linear(duration: 1)) { selected = index } }
                }
            }
            .background {
                Color.red.frame(minWidth: 4, idealWidth: 6, maxWidth: .infinity, minHeight: 4, idealHeight: 6, maxHeight: .infinity)
                    .matchedGeometryEffect(id: selected, in: space, properties: properties, anchor: anchor, isSource: false)
            }
        }
    }

    @Test func aFollowerGoesToAnotherSource() throws {
        let graph = host(Tabs(), width: 120, height: 20)
        #expect(rects(graph, .red) == [CGRect(x: 0, y: 0, width: 20, height: 20)])
        try graph.tap(.point(CGPoint(x: 100, y: 10)))
        graph.settle()
        graph.step(to: 0.5)
        #expect(isNear(rects(graph, .red).first, 30, 0, 40))
        graph.step(to: 2)
        #expect(rects(graph, .red) == [CGRect(x: 60, y: 0, width: 60, height: 20)])
        #expect(graph.warnings.isEmpty)
    }

    @Test func positionOrSizeAlone() {
        // The follower's own space is that of the stack: 120 by 20.
        #expect(rects(host(Tabs(properties: .position, anchor: .leading), width: 120, height: 20), .red) == [CGRect(x: 0, y: 0, width: 120, height: 20)])
        #expect(rects(host(Tabs(properties: .position, anchor: .center), width: 120, height: 20), .red) == [CGRect(x: -50, y: 0, width: 120, height: 20)])
        #expect(rects(host(Tabs(properties: .size), width: 120, height: 20), .red) == [CGRect(x: 50, y: 0, width: 20, height: 20)])
    }

    struct Late: View {
        @Namespace var space
        @State var x: CGFloat = 0
        var body: some View {
            ZStack(alignment: .topLeading) {
                // The follower comes before its source.
                Color.red.matchedGeometryEffect(id: 1, in: space, isSource: false)
                Color.blue.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20).offset(x: x)
                Text("go").offset(y: 50).onTapGesture { withAnimation(.linear(duration: 1)) { x = 40 } }
            }
            .rotationEffect(.degrees(90))
        }
    }

    @Test func theFollowerMayComeFirstAndLieInATransform() throws {
        let graph = host(Late())
        #expect(rects(graph, .red) == rects(graph, .blue))
        try graph.press("go")
        graph.step(to: 0.5)
        #expect(rects(graph, .red) == rects(graph, .blue))
        graph.step(to: 1)
        #expect(rects(graph, .red) == rects(graph, .blue))
    }

    @Test func severalSourcesAreWarnedAbout() {
        struct Two: View {
            @Namespace var space
            var body: some View {
                HStack(spacing: 0) {
                    Color.blue.frame(width: 10, height: 10).matchedGeometryEffect(id: 1, in: space)
                    Color.blue.frame(width: 20, height: 20).matchedGeometryEffect(id: 1, in: space)
                    Color.blue.frame(width: 20, height: 20).matchedGeometryEffect(id: 2, in: space)
                }
            }
        }
        let graph = host(Two())
        #expect(graph.warnings.count == 1)
        #expect(graph.fills.map(\.width) == [10, 20, 20])
        #expect(graph.fills[0].midX == graph.fills[1].midX)
    }
}
