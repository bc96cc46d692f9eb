import Testing

@testable import Views

/// Meshes, glass, shaders, and shapes that depend on their container.
@MainActor
struct DrawingStyleTests {
    private func meshes(_ view: some View) -> [MeshPaint] {
        host(view).drawn.compactMap { if case .fill(_, .mesh(let mesh), _) = $0 { mesh } else { nil } }
    }

    private let mesh = MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .white], background: .black)

    @Test func meshesArePlacedInTheirFrame() throws {
        let drawn = try #require(meshes(mesh.frame(width: 100, height: 60)).first)
        #expect(drawn.points.map(\.position) == [CGPoint(x: 50, y: 70), CGPoint(x: 150, y: 70), CGPoint(x: 50, y: 130), CGPoint(x: 150, y: 130)])
        #expect(abs(drawn.points[0].trailing.x - 50 - 100.0 / 3) < 1e-4 && drawn.points[0].trailing.y == 70)
        #expect(drawn.isSmooth && drawn.colorSpace == .device)
        #expect(meshes(Circle().fill(mesh)).count == 1)
        #expect(meshes(Canvas { context, _ in context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .meshGradient(self.mesh)) }).count == 1)
        #expect(meshes(MeshGradient(width: 2, height: 2, points: [[0, 0]], colors: [.red])).isEmpty)
    }

    @Test func middlePointsAimAtTheirNeighbors() throws {
        let points: [SIMD2<Float>] = [[0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.8, 0.6], [1, 0.5], [0, 1], [0.5, 1], [1, 1]]
        let drawn = try #require(
            meshes(MeshGradient(width: 3, height: 3, points: points, colors: Array(repeating: .red, count: 9)).frame(width: 60, height: 60)).first)
        let middle = drawn.points[4]
        #expect(abs(middle.trailing.x - middle.position.x - 10) < 1e-4 && abs(middle.leading.x - middle.position.x + 10) < 1e-4)
        #expect(middle.trailing.y == middle.position.y)
    }

    @Test func meshesAnimate() throws {
        struct Moving: View {
            @State private var x: Float = 0
            var body: some View {
                MeshGradient(width: 2, height: 2, points: [[x, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .white])
                    .overlay { Text("go").onTapGesture { withAnimation(.linear(duration: 1)) { x = 0.5 } } }
            }
        }
        let graph = host(Moving())
        try graph.press("go")
        graph.step(to: 0.5)
        let drawn = graph.drawn.compactMap { if case .fill(_, .mesh(let mesh), _) = $0 { mesh } else { nil } }
        #expect(abs(try #require(drawn.first).points[0].position.x - 50) < 0.5)
    }

    @Test func glassIsABlurWithARim() throws {
        let drawn = host(Text("a").padding().glassEffect(.regular.tint(.red))).drawn
        let materials = drawn.compactMap { if case .fill(_, .material(let material), _) = $0 { material } else { nil } }
        #expect(materials.count == 1 && (materials.first?.tint.red ?? 0) > (materials.first?.tint.blue ?? 1))
        #expect(drawn.contains { if case .group(.shadow, _) = $0 { true } else { false } })
        #expect(!host(Text("a").glassEffect(.identity)).drawn.contains { if case .fill(_, .material, _) = $0 { true } else { false } })
        #expect(host(Text("a").glassEffect(in: .rect(cornerRadius: 8))).drawn != drawn)
        let container = host(GlassEffectContainer(spacing: 8) { Text("in") })
        #expect(container.texts == ["in"] && container.warnings == ["GlassEffectContainer(spacing:) is accepted but not drawn"])
        #expect(host(GlassEffectContainer { Text("in") }).warnings.isEmpty)
        let button = host(Button("b") {}.buttonStyle(.glass(.clear))).drawn
        #expect(button.contains { if case .fill(_, .material(let material), _) = $0 { material.radius == 2 } else { false } })
    }

    @Test func glassTransitionsWarn() {
        let graph = host(Color.red.glassEffectTransition(.materialize))
        _ = graph.displayList()
        #expect(graph.warnings == ["glassEffectTransition is accepted but not drawn"])
    }

    private func paths(_ view: some View, width: CGFloat = 200) -> [Path] {
        host(view, width: width).drawn.compactMap { if case .fill(let path, _, _) = $0 { path } else { nil } }
    }

    @Test func containersShapeWhatIsInside() throws {
        let inset = RoundedRectangle(cornerRadius: 20).inset(by: 8)
        let inner = inset.path(in: CGRect(x: -8, y: -8, width: 100, height: 100)).applying(CGAffineTransform(translationX: 58, y: 58))
        let view = ContainerRelativeShape().fill(.red).padding(8).frame(width: 100, height: 100)
        #expect(paths(view.containerShape(RoundedRectangle(cornerRadius: 20))) == [inner])
        #expect(paths(view) == [Path(CGRect(x: 58, y: 58, width: 84, height: 84))])
        let concentric = ConcentricRectangle().fill(.red).padding(8).frame(width: 100, height: 100).containerShape(RoundedRectangle(cornerRadius: 20))
        let radii = RectangleCornerRadii(topLeading: 12, bottomLeading: 12, bottomTrailing: 12, topTrailing: 12)
        #expect(paths(concentric).map(\.elements) == [Path(roundedRect: CGRect(x: 58, y: 58, width: 84, height: 84), cornerRadii: radii).elements])
    }

    @Test func concentricCorners() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        func path(_ tl: CGFloat, _ tr: CGFloat, _ bl: CGFloat, _ br: CGFloat) -> Path {
            Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: tl, bottomLeading: bl, bottomTrailing: br, topTrailing: tr))
        }
        let cases: [(ConcentricRectangle, Path)] = [
            (ConcentricRectangle(), path(0, 0, 0, 0)), (ConcentricRectangle(corners: 9), path(9, 9, 9, 9)),
            (ConcentricRectangle(corners: .concentric(minimum: 4)), path(4, 4, 4, 4)),
            (ConcentricRectangle(topLeadingCorner: 1, topTrailingCorner: 2, bottomLeadingCorner: 3, bottomTrailingCorner: 4), path(1, 2, 3, 4)),
            (ConcentricRectangle(uniformTopCorners: 5), path(5, 5, 0, 0)), (ConcentricRectangle(uniformBottomCorners: 5), path(0, 0, 5, 5)),
            (ConcentricRectangle(uniformLeadingCorners: 5), path(5, 0, 5, 0)), (ConcentricRectangle(uniformTrailingCorners: 5), path(0, 5, 0, 5)),
            (ConcentricRectangle(uniformTopCorners: 5, uniformBottomCorners: 6), path(5, 5, 6, 6)),
            (ConcentricRectangle(uniformLeadingCorners: 5, uniformTrailingCorners: 6), path(5, 6, 5, 6)),
            (.rect(uniformTopCorners: 7), path(7, 7, 0, 0)), (.rect(corners: .fixed(3), isUniform: true), path(3, 3, 3, 3)),
        ]
        for (shape, expected) in cases { #expect(shape.path(in: rect) == expected) }
        #expect(ConcentricRectangle(corners: 9).inset(by: 4).path(in: rect).boundingRect == rect.insetBy(dx: 4, dy: 4))
    }

    @Test func onlyShapesThatFollowTheContainerLookForIt() {
        let plain = Circle().fill(.red).clipShape(Capsule()).containerShape(RoundedRectangle(cornerRadius: 20))
        let graph = host(plain)
        _ = graph.displayList()
        #expect(graph.counters.containerSearches == 0)
        let following = host(ContainerRelativeShape().fill(.red).containerShape(RoundedRectangle(cornerRadius: 20)))
        _ = following.displayList()
        #expect(following.counters.containerSearches == 1)
    }

    @Test func clipsAreMirroredFromRightToLeft() throws {
        let view = Color.red.frame(width: 100, height: 100).clipShape(Rectangle().size(width: 20, height: 100))
        for (direction, x) in [(LayoutDirection.leftToRight, 50.0), (.rightToLeft, 130)] {
            var taps = 0
            let graph = host(view.onTapGesture { taps += 1 }.environment(\.layoutDirection, direction))
            let clips = graph.drawn.compactMap { if case .group(.clip(let path, _), _) = $0 { path.boundingRect } else { nil } }
            #expect(clips == [CGRect(x: x, y: 50, width: 20, height: 100)])
            try graph.tap(.point(CGPoint(x: x + 10, y: 100)))
            _ = try? graph.tap(.point(CGPoint(x: 100, y: 100)))
            #expect(taps == 1)
        }
    }

    @Test func concentricCornersAreMirroredFromRightToLeft() throws {
        let shape = ConcentricRectangle().fill(.red).padding(.leading, 8).frame(width: 100, height: 100)
        let path = try #require(paths(shape.containerShape(RoundedRectangle(cornerRadius: 20)).environment(\.layoutDirection, .rightToLeft)).first)
        #expect(path.boundingRect == CGRect(x: 50, y: 50, width: 92, height: 100))
        // The radii are 20 at the left and 12 at the right.
        #expect(!path.contains(CGPoint(x: 55, y: 55)) && path.contains(CGPoint(x: 137, y: 55)))
    }

    @Test func shapesOfContainersAreHitInsideTheirOutline() throws {
        var taps = 0
        let graph = host(
            ContainerRelativeShape().fill(.red).onTapGesture { taps += 1 }.frame(width: 100, height: 100).containerShape(RoundedRectangle(cornerRadius: 50)))
        _ = try? graph.tap(.point(CGPoint(x: 55, y: 55)))
        #expect(taps == 0)
        try graph.tap(.point(CGPoint(x: 100, y: 55)))
        #expect(taps == 1)
    }

    @Test func shapesCombine() {
        let left = Rectangle().size(width: 50, height: 100)
        let cases: [(AnyShape, CGRect)] = [
            (AnyShape(left.union(Rectangle().size(width: 60, height: 10))), CGRect(x: 50, y: 50, width: 60, height: 100)),
            (AnyShape(left.intersection(Rectangle().size(width: 60, height: 10))), CGRect(x: 50, y: 50, width: 50, height: 10)),
            (AnyShape(Rectangle().subtracting(left)), CGRect(x: 100, y: 50, width: 50, height: 100)),
            (AnyShape(Rectangle().symmetricDifference(left)), CGRect(x: 100, y: 50, width: 50, height: 100)),
            (AnyShape(Rectangle().size(CGSize(width: 20, height: 10), anchor: .bottomTrailing)), CGRect(x: 130, y: 140, width: 20, height: 10)),
        ]
        for (shape, box) in cases { #expect(paths(shape.fill(.red).frame(width: 100, height: 100)).map(\.boundingRect) == [box]) }
        // A circle alone would have a square frame.
        let wide = paths(Circle().union(Rectangle()).fill(.red).frame(width: 100, height: 60)).map(\.boundingRect)
        #expect(wide == [CGRect(x: 50, y: 70, width: 100, height: 60)])
    }

    @Test func shapesAreDrawnAboveOneAnother() {
        let view = Rectangle().fill(.red).stroke(.blue, lineWidth: 4).fill(.green).strokeBorder(.yellow, lineWidth: 2)
        let items = host(view).drawn.map { item in
            switch item {
            case .fill: "fill"
            case .stroke(_, _, let style): "stroke \(Int(saturating: style.lineWidth))"
            default: "other"
            }
        }
        #expect(items == ["fill", "stroke 4", "fill", "stroke 2"])
        #expect(paths(Rectangle().stroke(.red, lineWidth: 4, antialiased: false)).count == 1)
    }

    @Test func directionsMirrorShapes() {
        struct Flag: Shape {
            nonisolated func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 10, height: rect.height)) }
        }
        let flag = Flag().fill(.red).frame(width: 100, height: 20)
        #expect(paths(flag).map(\.boundingRect.minX) == [50])
        #expect(paths(flag.environment(\.layoutDirection, .rightToLeft)).map(\.boundingRect.minX) == [140])
        #expect(
            paths(Text("").background { flag }.layoutDirectionBehavior(.fixed).environment(\.layoutDirection, .rightToLeft)).first?.boundingRect.width == 10)
        #expect(Capsule().layoutDirectionBehavior == .fixed && Flag().layoutDirectionBehavior == .mirrors)
        #expect(Flag.role == .fill && OffsetShape<_StrokedShape<Flag>>.role == .stroke)
    }
}
