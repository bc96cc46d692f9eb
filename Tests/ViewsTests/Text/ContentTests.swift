import Foundation
import Testing

@testable import Views

/// Images by name: "dot" of 4 by 2 pixels at scale 2.
private struct OnePicture: ImageSource {
    func image(named name: String, displayScale: CGFloat) throws(ImageError) -> LoadedImage {
        guard name == "dot" else { throw ImageError("no picture named \"\(name)\"") }
        return LoadedImage(Pixmap(width: 4, height: 2, filledWith: 0xFF00_FF00), scale: 2)
    }
    func image(file: String) throws(ImageError) -> LoadedImage { throw ImageError("no files") }
}

private let wide = Pixmap(width: 40, height: 20, filledWith: 0xFFFF_0000)

@MainActor struct PictureTests {
    private func images(_ graph: ViewGraph) -> [DisplayImage] { graph.drawn.compactMap { if case .image(let image) = $0 { image } else { nil } } }

    @Test(arguments: [
        // The view that contains the image, and the resulting rect of the image on a canvas of 200 by 200.
        (0, CGRect(x: 80, y: 90, width: 40, height: 20)), (1, CGRect(x: 0, y: 0, width: 200, height: 200)), (2, CGRect(x: 0, y: 50, width: 200, height: 100)),
        (3, CGRect(x: -100, y: 0, width: 400, height: 200)), (4, CGRect(x: 90, y: 95, width: 20, height: 10)),
        (5, CGRect(x: 75, y: 50, width: 50, height: 100)),
    ])
    func sizes(example: Int, rect: CGRect) throws {
        let image = Image(decorative: wide, scale: 1)
        let view: AnyView =
            switch example {
            case 0: AnyView(image.frame(width: 10, height: 10))
            case 1: AnyView(image.resizable())
            case 2: AnyView(image.resizable().scaledToFit())
            case 3: AnyView(image.resizable().scaledToFill())
            case 4: AnyView(Image(decorative: wide, scale: 2))
            default: AnyView(image.resizable().aspectRatio(0.5, contentMode: .fit).frame(height: 100))
            }
        #expect(images(host(view)).map(\.frame) == [rect])
    }

    @Test func capsAreTheLeast() throws {
        let image = Image(decorative: wide, scale: 1).resizable(capInsets: EdgeInsets(top: 4, leading: 5, bottom: 6, trailing: 7), resizingMode: .tile)
        let drawn = try #require(images(host(image.interpolation(.none).antialiased(false).frame(width: 2, height: 2))).first)
        #expect(drawn.frame.size == CGSize(width: 12, height: 10))
        #expect(drawn.isTiled && drawn.interpolation == .none && !drawn.isAntialiased && drawn.capInsets.trailing == 7)
        #expect(images(host(image.fixedSize())).map(\.frame.size) == [CGSize(width: 40, height: 20)])
    }

    @Test func namesComeFromTheSource() throws {
        let graph = host(Image("dot")) { $0.environment.imageSource = OnePicture() }
        #expect(images(graph).map(\.frame.size) == [CGSize(width: 2, height: 1)])
        #expect(graph.warnings.isEmpty)
        let missing = host(VStack(spacing: 0) { Image("none") }) { $0.environment.imageSource = OnePicture() }
        #expect(missing.drawn.isEmpty && missing.warnings == ["no picture named \"none\""])
        #expect(host(Image("dot")).warnings == ["no image named \"dot\": there is no folder to search"])
    }

    @Test func templatesHaveTheForegroundColor() throws {
        let items = host(Image(decorative: wide, scale: 1).renderingMode(.template).foregroundStyle(.blue)).displayList().items
        guard case .group(.mask(let mask), let inner) = try #require(items.first) else {
            Issue.record("\(items)")
            return
        }
        #expect(mask.count == 1)
        #expect(inner == [.fill(Path(CGRect(x: 80, y: 90, width: 40, height: 20)), .color(Color.blue.resolve(in: EnvironmentValues())), FillStyle())])
    }

    @Test func resizableSymbolsFillTheirFrame() {
        let graph = host(Image(systemName: "star.fill").resizable().scaledToFit().named("s").frame(width: 60, height: 50))
        let size = graph.rects["s"]?.size ?? .zero
        #expect(abs(size.width - 52.8) < 0.1 && size.height == 50, "\(size)")
    }

    @Test func aSymbolMayBecomeAPicture() {
        struct Changing: View {
            @State private var isPicture = false
            var body: some View { (isPicture ? Image(decorative: wide, scale: 1) : Image(systemName: "star")).onTapGesture { isPicture = true } }
        }
        let graph = host(Changing())
        #expect(images(graph).isEmpty)
        try? graph.tap(.point(CGPoint(x: 100, y: 100)))
        graph.settle()
        #expect(images(graph).map(\.frame) == [CGRect(x: 80, y: 90, width: 40, height: 20)])
    }

    @Test func imagePaintBeginsAtTheShapesCorner() throws {
        let paint = ImagePaint(image: Image("dot"), sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), scale: 3)
        let graph = host(Rectangle().fill(paint).frame(width: 20, height: 10)) { $0.environment.imageSource = OnePicture() }
        guard case .fill(let path, .image(let pattern), _)? = graph.drawn.first else {
            Issue.record("\(graph.drawn)")
            return
        }
        #expect(path.boundingRect == CGRect(x: 90, y: 95, width: 20, height: 10))
        #expect(pattern.origin == CGPoint(x: 90, y: 95) && pattern.pointsPerPixel == 1.5)
        if case .pixmap(let part) = pattern.content { #expect((part.width, part.height) == (2, 2)) } else { Issue.record("\(pattern)") }
        // The inner one of two rects applies.
        let inner = paint.in(CGRect(x: 3, y: 4, width: 5, height: 5))
        let style = inner.in(CGRect(x: 50, y: 60, width: 5, height: 5))
        let nested = host(Rectangle().fill(style).frame(width: 20, height: 10)) { $0.environment.imageSource = OnePicture() }
        guard case .fill(_, .image(let placed), _)? = nested.drawn.first else {
            Issue.record("\(nested.drawn)")
            return
        }
        #expect(placed.origin == CGPoint(x: 93, y: 99))
    }
}

@MainActor struct StyleTests {
    private func opacities(_ view: some View) -> [Double] { host(view).colors.map { (Double($0.opacity) * 1000).rounded() / 1000 } }

    @Test func levelsOfTheForeground() {
        let levels: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
        let boxes = HStack { ForEach(0..<5) { Rectangle().fill(levels[$0]) } }
        #expect(opacities(boxes) == [1, 0.6, 0.3, 0.18, 0.05])
        #expect(opacities(boxes.foregroundStyle(.red)) == [1, 0.5, 0.25, 0.18, 0.05])
        let red = Color.red.resolve(in: EnvironmentValues())
        #expect(host(boxes.foregroundStyle(.red)).colors.allSatisfy { $0.linearRed == red.linearRed })
    }

    @Test func threeStylesAtOnce() {
        let environment = EnvironmentValues()
        let levels: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary]
        let boxes = HStack { ForEach(0..<3) { Rectangle().fill(levels[$0]) } }
        let colors: [Color] = [.red, .green, .blue]
        #expect(host(boxes.foregroundStyle(.red, .green, .blue)).colors == colors.map { $0.resolve(in: environment) })
        let inner = host(boxes.foregroundStyle(.orange).foregroundStyle(.red, .green, .blue)).colors
        #expect(inner.first == Color.orange.resolve(in: environment) && inner.allSatisfy { $0.linearBlue == inner[0].linearBlue })
        #expect(host(boxes.foregroundStyle(.red, .green)).colors.last == Color.red.resolve(in: environment).multiplyingOpacity(by: 0.25))
    }

    @Test func tintsAndWeakerStyles() {
        let environment = EnvironmentValues()
        #expect(host(Rectangle().fill(.tint).tint(.green)).colors == [Color.green.resolve(in: environment)])
        #expect(host(Rectangle().foregroundStyle(.tint)).colors == [Color.blue.resolve(in: environment)])
        #expect(host(Rectangle().fill(Color.red.secondary)).colors == [Color.red.resolve(in: environment).multiplyingOpacity(by: 0.5)])
        let graph = host(Rectangle().fill(.tint).tint(Gradient(colors: [.red, .blue])))
        if case .fill(_, .gradient(let gradient), _)? = graph.drawn.first {
            #expect(gradient.geometry == .linear(start: CGPoint(x: 100, y: 0), end: CGPoint(x: 100, y: 200)))
        } else {
            Issue.record("\(graph.drawn)")
        }
    }

    /// A repeated symbol is drawn in the foreground style, in pixels of the canvas.
    @Test func imagePaintRepeatsSymbols() throws {
        func pattern(_ view: some View) -> ImagePattern? {
            let graph = host(view, scale: 2)
            #expect(graph.warnings.isEmpty)
            return graph.drawn.lazy.compactMap { if case .fill(_, .image(let pattern), _) = $0 { pattern } else { nil } }.first
        }
        let star = Image(systemName: "circle")
        let whole = try #require(pattern(Rectangle().fill(ImagePaint(image: star)).foregroundStyle(.red)))
        guard case .drawing(let drawing) = whole.content else {
            Issue.record("\(whole)")
            return
        }
        #expect(drawing.scale == 2 && drawing.width > 30 && whole.pointsPerPixel == 0.5)
        #expect("\(drawing.items)".contains("#FF3B30"))
        let half = try #require(pattern(Rectangle().fill(ImagePaint(image: star, sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1), scale: 2.5))))
        guard case .drawing(let part) = half.content else { return }
        // Enlarged, it has more pixels.
        #expect(part.scale == 6 && abs(CGFloat(part.width) - CGFloat(drawing.width) * 1.5) <= 1 && abs(half.pointsPerPixel - 2.5 / 6) < 1e-9)
        // A style made of itself ends.
        #expect(pattern(Rectangle().foregroundStyle(ImagePaint(image: star))) != nil)
    }

    /// A repeated symbol is drawn once for all values that its drawing doesn't read.
    @Test func picturesAreDrawnAgainForWhatTheyReadOnly() {
        @MainActor final class Found {
            var source: PictureSource?
            func note(_ services: GraphServices?) -> Color {
                source = services?.object(PictureSource.init)
                return .clear
            }
        }
        struct Probe: View {
            let found: Found
            @Environment(\.services) private var services
            var body: some View { found.note(services) }
        }
        let (found, paint) = (Found(), ImagePaint(image: Image(systemName: "star")))
        let graph = host(
            VStack {
                Probe(found: found)
                Rectangle().fill(paint)
                Rectangle().fill(paint).lineLimit(3).textCase(.uppercase)
                Rectangle().fill(paint).foregroundStyle(.red)
                Rectangle().fill(paint).environment(\.layoutDirection, .rightToLeft)
            })
        #expect(graph.drawn.count >= 4 && found.source?.drawnCount == 3)
    }

    @Test func shadowsOfStyles() throws {
        let below = host(Rectangle().fill(.red.shadow(.drop(color: .black, radius: 3, x: 1, y: 2)))).displayList().items
        guard case .group(.shadow(_, radius: 3, offset: CGSize(width: 1, height: 2)), let items) = try #require(below.first) else {
            Issue.record("\(below)")
            return
        }
        #expect(items.count == 1)
        let inside = host(Rectangle().fill(.red.shadow(.inner(radius: 3)))).displayList().items
        #expect(inside.count == 2)
        if case .group(.clip, let inner)? = inside.last, case .group(.blur, _)? = inner.first {} else { Issue.record("\(inside)") }
    }
}

@MainActor struct ControlContentTests {
    @Test func labelStylesChooseIconAndTitle() {
        let label = Label("Name", systemImage: "star")
        func names(_ view: some View) -> [String] { host(view).layoutListing().map(\.name).filter { ["Image", "Text"].contains($0) } }
        #expect(names(label) == ["Image", "Text"])
        #expect(names(label.labelStyle(.titleOnly)) == ["Text"])
        #expect(names(VStack { label }.labelStyle(.iconOnly)) == ["Image"])
        struct Framed: LabelStyle {
            func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(3).border(Color.red) }
        }
        // A style that creates a label applies the enclosing style to it.
        #expect(names(label.labelStyle(Framed()).labelStyle(.titleOnly)) == ["Text"])
        #expect(host(label.labelStyle(Framed())).fills.count == 0)
    }

    @Test(arguments: [(0.25, 1.0, 50.0), (3, 4, 150), (9, 4, 200), (-1, 4, 0), (1, 0, 0)])
    func progressBarsAreAsLongAsTheirValue(value: Double, total: Double, width: CGFloat) {
        let bars = host(ProgressView(value: value, total: total)).fills
        #expect(bars.first == CGRect(x: 0, y: 98, width: 200, height: 4))
        #expect((bars.count > 1 ? bars[1].width : 0) == width)
    }

    @Test func theSpinnerTurnsOnTheScenesClock() {
        let graph = host(ProgressView())
        func strongest() -> Int? {
            let strengths = graph.drawn.compactMap { if case .stroke(_, .color(let color), _) = $0 { color.opacity } else { nil } }
            return strengths.count == 8 ? strengths.firstIndex(of: strengths.max() ?? 0) : nil
        }
        var seen: [Int?] = []
        for step in 0..<9 {
            graph.step(to: Double(step) / 8)
            seen.append(strongest())
        }
        #expect(seen == [0, 1, 2, 3, 4, 5, 6, 7, 0])
        #expect(graph.isAnimating)
    }

    @Test func aSpinnerThatHasGoneRests() {
        struct Loader: View {
            @State private var isLoading = true
            var body: some View { Group { if isLoading { ProgressView() } else { Color.red } }.onTapGesture { isLoading = false } }
        }
        let graph = host(Loader())
        try? graph.tap(.point(CGPoint(x: 100, y: 100)))
        graph.step(to: 1)
        graph.step(to: 5)
        #expect(!graph.isAnimating)
    }

    @Test func gaugesShowTheirLabelsAndValue() {
        let gauge = Gauge(value: 30, in: 20...40) {
            Text(verbatim: "t")
        } currentValueLabel: {
            Text(verbatim: "30")
        }
        #expect(host(gauge).texts == ["t", "30"])
        #expect(host(gauge).fills.map(\.width) == [200, 100])
        #expect(host(gauge.gaugeStyle(.accessoryCircular).named("g")).rects["g"]?.size == CGSize(width: 58, height: 58))
        #expect(host(gauge.gaugeStyle(.accessoryCircularCapacity)).texts == ["30"])
        #expect(host(gauge.gaugeStyle(.accessoryLinear)).texts == ["30"])
    }

    @Test func anotherCandidateAsTheRoomChanges() {
        struct Growing: View {
            @State private var isWide = false
            var body: some View {
                ViewThatFits {
                    Text(verbatim: "abcdefgh").font(.system(size: 10))
                    Text(verbatim: "ab").font(.system(size: 10))
                }
                .frame(width: isWide ? 100 : 50)
                .onTapGesture { isWide = true }
            }
        }
        let graph = host(Growing())
        #expect(graph.texts == ["ab"])
        try? graph.tap(.point(CGPoint(x: 100, y: 100)))
        graph.settle()
        #expect(graph.texts == ["abcdefgh"])
        #expect(graph.rects.isEmpty && graph.warnings.isEmpty)
    }

    /// A hidden candidate becomes smaller, and then fits.
    @Test func hiddenCandidatesAreWatched() {
        struct Shrinking: View {
            @State private var text = "abcdefgh"
            var body: some View {
                VStack {
                    ViewThatFits {
                        Text(verbatim: text).font(.system(size: 10))
                        Text(verbatim: "ab").font(.system(size: 10))
                    }
                    .frame(width: 50)
                    Color.red.frame(height: 50).onTapGesture { text = "abcd" }
                }
            }
        }
        let graph = host(Shrinking())
        #expect(graph.texts == ["ab"])
        try? graph.tap(.point(CGPoint(x: 100, y: 110)))
        graph.settle()
        #expect(graph.texts == ["abcd"])
    }
}
