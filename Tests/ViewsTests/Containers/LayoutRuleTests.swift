import Foundation
import Testing

@testable import Views

/// Rules of Documentation/Semantics/Layout.md and Documentation/Semantics/Alignment.md.
@MainActor struct LayoutRuleTests {
    struct Directions: View {
        @State var direction = LayoutDirection.leftToRight
        var body: some View {
            VStack(spacing: 0) {
                Color.clear.frame(height: 20).contentShape(Rectangle()).onTapGesture { direction = .rightToLeft }.named("turn")
                VStack(spacing: 0) {
                    HStack(spacing: 0) {
                        Color.red.frame(width: 20, height: 10).named("stack")
                        Color.red.frame(height: 10)
                    }
                    Color.red.frame(width: 20, height: 10).named("padding").padding(.leading, 30).frame(width: 200, alignment: .leading)
                    Color.clear.frame(height: 10).overlay(alignment: .leading) { Color.red.frame(width: 20).named("overlay") }
                    Color.red.frame(width: 20, height: 10).named("offset").offset(x: 5).frame(width: 200)
                    Color.red.frame(width: 20, height: 10).named("position").position(x: 15, y: 5).frame(height: 10)
                    GeometryReader { _ in Color.red.frame(width: 20, height: 10).named("reader") }.frame(height: 10)
                    Color.red.frame(width: 20, height: 10).named("guide").alignmentGuide(.leading) { _ in -7 }.frame(width: 200, alignment: .leading)
                }
                .environment(\.layoutDirection, direction)
            }
        }
    }

    @Test func everythingHorizontalIsMirroredWhenTheDirectionTurns() throws {
        let graph = host(Directions(), height: 100)
        let left: [String: CGFloat] = ["stack": 0, "padding": 30, "overlay": 0, "offset": 95, "position": 5, "reader": 0, "guide": 7]
        for (name, x) in left { #expect(graph.rects[name]?.minX == x, "\(name)") }
        try graph.tap(.identifier("turn"))
        graph.settle()
        for (name, x) in left { #expect(graph.rects[name]?.maxX == 200 - x, "\(name)") }
        #expect(graph.fills.first { $0.width == 20 }?.maxX == 200)
    }

    @Test func safeAreas() {
        func rects<V: View>(_ view: V) -> [String: CGRect] {
            host(view, width: 390, height: 844) { $0.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0) }.rects
        }
        #expect(rects(Color.red.named("A").ignoresSafeArea())["A"] == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(rects(Color.red.frame(width: 100, height: 100).named("A").ignoresSafeArea())["A"] == CGRect(x: 145, y: 378.5, width: 100, height: 100))
        #expect(
            rects(Color.red.frame(height: 50).named("A").frame(maxHeight: .infinity, alignment: .top).ignoresSafeArea(edges: .top))["A"]
                == CGRect(x: 0, y: 0, width: 390, height: 50))
        let seen = Box<(insets: EdgeInsets, global: CGRect)>()
        _ = rects(
            GeometryReader { proxy in
                let _ = seen.keep((proxy.safeAreaInsets, proxy.frame(in: .global)))
                Color.red
            })
        #expect(seen.value?.insets == EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
        #expect(seen.value?.global == CGRect(x: 0, y: 47, width: 390, height: 763))
        for (ignores, height) in [(false, CGFloat(150)), (true, 200)] {
            let graph = host(
                Color.red.named("A").ignoresSafeArea(edges: ignores ? .all : [])
                    .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 50).named("B") })
            #expect(graph.rects["A"] == CGRect(x: 0, y: 0, width: 200, height: height))
            #expect(graph.rects["B"] == CGRect(x: 0, y: 150, width: 200, height: 50))
        }
    }

    struct Growing: View {
        @State var height: CGFloat = 50
        var body: some View {
            Color.red.named("A").ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) {
                Color.blue.frame(height: height).onTapGesture { height = 80 }.named("B")
            }
        }
    }

    @Test func anInsetThatGrowsKeepsTheViewBelowItCovered() throws {
        let graph = host(Growing())
        try graph.tap(.identifier("B"))
        graph.settle()
        #expect(graph.rects["A"] == CGRect(x: 0, y: 0, width: 200, height: 200))
        #expect(graph.rects["B"] == CGRect(x: 0, y: 120, width: 200, height: 80))
    }

    @Test func guidesPassStacksOfOneChildAndWrappers() {
        struct Same: ViewModifier { func body(content: Content) -> some View { content } }
        let graph = host(
            ZStack(alignment: .leading) {
                Color.red.frame(width: 100, height: 10)
                VStack { Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in -10 } }.named("static")
                VStack { Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in -10 }.modifier(Same()) }.named("modified")
                Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in -10 }.offset(x: 3).opacity(0.5).background(Color.blue).padding(2).named(
                    "wrapped")
                VStack { ForEach(0..<1) { _ in Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in -10 } } }.named("dynamic")
            })
        #expect(graph.rects["static"]?.minX == 60)
        #expect(graph.rects["modified"]?.minX == 60)
        #expect(graph.rects["wrapped"]?.minX == 58)
        #expect(graph.rects["dynamic"]?.minX == 50)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
    func whatIsNoNumberIsNeverDrawn(_ bad: CGFloat) {
        let views: [AnyView] = [
            AnyView(Text("a").frame(width: bad, height: bad)), AnyView(Text("a").offset(x: bad, y: bad)), AnyView(Text("a").position(x: bad, y: bad)),
            AnyView(Text("a").padding(bad)), AnyView(Text("a").rotationEffect(.degrees(Double(bad)))), AnyView(Text("a").scaleEffect(bad)),
            AnyView(Text("a").shadow(radius: bad, x: bad, y: bad)), AnyView(Text("a").opacity(Double(bad))),
            AnyView(Color.red.frame(idealWidth: bad, idealHeight: bad).fixedSize()), AnyView(Color.red.aspectRatio(bad, contentMode: .fill)),
            AnyView(
                HStack(spacing: bad) {
                    Text("a")
                    Text("b")
                }),
            AnyView(
                HStack {
                    Spacer(minLength: bad)
                    Text("b")
                }),
            AnyView(Circle().strokeBorder(Color.red, lineWidth: bad)), AnyView(Rectangle().stroke(Color.red, lineWidth: bad)),
            AnyView(RoundedRectangle(cornerRadius: bad)), AnyView(Circle().trim(from: bad, to: bad)),
            AnyView(Text("a").alignmentGuide(HorizontalAlignment.center) { _ in bad }),
            AnyView(Text("a").transformEffect(CGAffineTransform(a: bad, b: 0, c: 0, d: 1, tx: bad, ty: 0))), AnyView(Text("a").font(.system(size: bad))),
            AnyView(Text("a").frame(maxWidth: bad).layoutPriority(Double(bad)).zIndex(Double(bad))),
            AnyView(Text("a").scaleEffect(2, anchor: UnitPoint(x: bad, y: bad))),
            AnyView(Circle().offset(x: bad).scale(bad).rotation(.degrees(Double(bad)))), AnyView(Color(red: Double(bad), green: 0, blue: 0)),
            AnyView(GeometryReader { _ in Text("a") }.frame(width: bad).position(x: bad)), AnyView(Color.red.overlay { Text("a").padding(bad) }),
        ]
        for (index, view) in views.enumerated() {
            let graph = host(VStack { view })
            let isFinite = graph.displayList().items.allSatisfy { $0.isFinite }
            #expect(isFinite, "view \(index)")
        }
    }

    @Test func listingsNameSymbols() {
        #expect(host(Image(systemName: "star")).layoutListing().map(\.label) == ["star"])
    }

    @Test func spacersAndDividersFollowTheNearestStack() {
        let graph = host(
            HStack(spacing: 0) {
                Group { ForEach(0..<1) { _ in Spacer().named("spacer") } }
                Group { Divider().named("divider") }
                VStack(spacing: 0) { Group { Divider().named("inner") } }.frame(width: 20)
            })
        #expect(graph.rects["spacer"]?.height == 0)
        #expect(graph.rects["divider"]?.width == 1)
        #expect(graph.rects["inner"]?.size == CGSize(width: 20, height: 1))
    }
}

extension DisplayItem {
    var isFinite: Bool {
        switch self {
        case .fill(let path, let paint, _): path.isAllFinite && paint.isFinite
        case .stroke(let path, let paint, let style):
            path.isAllFinite && paint.isFinite && style.lineWidth.isFinite && style.miterLimit.isFinite && style.dashPhase.isFinite
        case .text(_, let origin): origin.x.isFinite && origin.y.isFinite
        case .image(let image): [image.frame.minX, image.frame.minY, image.frame.width, image.frame.height, image.scale].allSatisfy(\.isFinite)
        case .group(let effect, let items): effect.isFinite && items.allSatisfy(\.isFinite)
        }
    }
}

extension DisplayEffect {
    fileprivate var isFinite: Bool {
        switch self {
        case .opacity(let value): value.isFinite
        case .clip(let path, _): path.isAllFinite
        case .shadow(_, let radius, let offset): radius.isFinite && offset.width.isFinite && offset.height.isFinite
        case .mask(let items): items.allSatisfy(\.isFinite)
        case .transform(let t): [t.a, t.b, t.c, t.d, t.tx, t.ty].allSatisfy(\.isFinite)
        case .projection(let t): [t.m11, t.m12, t.m13, t.m21, t.m22, t.m23, t.m31, t.m32, t.m33].allSatisfy(\.isFinite)
        case .blur(let radius, let rect): radius.isFinite && (rect?.width ?? 0).isFinite
        case .filter(let filter): filter.matrix.numbers.allSatisfy(\.isFinite)
        case .blend: true
        case .shader(let shader): shader.origin.x.isFinite && shader.origin.y.isFinite && shader.reach.width.isFinite && shader.reach.height.isFinite
        case .isolated(let rect): (rect?.width ?? 0).isFinite
        }
    }
}

extension Paint {
    fileprivate var isFinite: Bool {
        solidColor.linearRed.isFinite && solidColor.linearGreen.isFinite && solidColor.linearBlue.isFinite && solidColor.opacity.isFinite
    }
}

extension Path {
    fileprivate var isAllFinite: Bool { isEmpty || [boundingRect.minX, boundingRect.maxX, boundingRect.minY, boundingRect.maxY].allSatisfy(\.isFinite) }
}
