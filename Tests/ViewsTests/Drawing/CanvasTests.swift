import Foundation
import Testing

@testable import Views

@MainActor struct CanvasTests {
    /// Returns the drawing of a canvas of 40 by 30 in the corner, without the three groups that clip and place it in its frame.
    private func lines(_ canvas: some View) -> [String] {
        let graph = host(canvas.frame(width: 40, height: 30), width: 40, height: 30)
        return graph.displayList().description.split(separator: "\n").dropFirst(4).map { String($0.dropFirst(4)) }
    }
    private func lines(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> [String] { lines(Canvas(renderer: draw)) }

    private let box = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    private let red = GraphicsContext.Shading.color(red: 1, green: 0, blue: 0)

    @Test func aCanvasClipsAndIsOnItsOwn() {
        let graph = host(Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(white: 0)) }.frame(width: 20, height: 10))
        #expect(
            graph.displayList().description.split(separator: "\n").dropFirst().joined(separator: "\n") == """
                isolated
                  clip rect(90, 95, 20, 10)
                    transform (1, 0, 0, 1, 90, 95)
                      fill #000000 rect(0, 0, 20, 10)
                """)
        #expect(host(Canvas { _, _ in }).displayList().items.isEmpty)
        #expect(host(Canvas(opaque: true) { _, _ in }, width: 4, height: 4).displayList().items.count == 1)
    }

    @Test func pathsAndGradients() {
        let result = lines { context, size in
            context.fill(box, with: red, style: FillStyle(eoFill: true))
            context.stroke(box, with: red, lineWidth: 2)
            let gradient = Gradient(colors: [.white, .black])
            context.fill(box, with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0)))
            context.fill(box, with: .radialGradient(gradient, center: CGPoint(x: 2, y: 3), startRadius: 1, endRadius: 9))
            context.fill(box, with: .conicGradient(gradient, center: .zero, angle: .degrees(90)))
            context.fill(box, with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 2, y: 0), options: .mirror))
            context.fill(box, with: .style(LinearGradient(colors: [.white, .black], startPoint: .leading, endPoint: .trailing)))
        }
        #expect(
            result == [
                "  fill #FF0000 rect(1, 2, 3, 4) even-odd", "  stroke #FF0000 width 2 rect(1, 2, 3, 4)",
                "  fill linear (0, 0) to (40, 0) [#FFFFFF 0, #000000 1] rect(1, 2, 3, 4)",
                "  fill radial (2, 3) 1 to 9 [#FFFFFF 0, #000000 1] rect(1, 2, 3, 4)",
                "  fill angular (0, 0) 90 to 450 [#FFFFFF 0, #000000 1] rect(1, 2, 3, 4)",
                "  fill linear (0, 0) to (4, 0) [#FFFFFF 0, #000000 0.5, #000000 0.5, #FFFFFF 1] rect(1, 2, 3, 4)",
                "  fill linear (1, 4) to (4, 4) [#FFFFFF 0, #000000 1] rect(1, 2, 3, 4)",
            ])
    }

    @Test func copiesHaveAStateOfTheirOwn() {
        let result = lines { context, _ in
            var copy = context
            copy.translateBy(x: 10, y: 5)
            copy.scaleBy(x: 2, y: 2)
            copy.opacity = 0.5
            copy.blendMode = .multiply
            copy.fill(box, with: red)
            context.fill(box, with: red)
        }
        #expect(
            result == [
                "  blend multiply", "    opacity 0.5", "      transform (2, 0, 0, 2, 10, 5)", "        fill #FF0000 rect(1, 2, 3, 4)",
                "  fill #FF0000 rect(1, 2, 3, 4)",
            ])
    }

    @Test func filtersComeBeforeOpacityBlendingAndClips() {
        let result = lines { context, _ in
            context.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
            context.translateBy(x: 1, y: 1)
            context.addFilter(.colorInvert())
            context.addFilter(.shadow(color: .black, radius: 1, x: 3, y: 4))
            context.addFilter(.blur(radius: 2))
            context.opacity = 0.5
            context.fill(box, with: red)
        }
        #expect(
            result == [
                "  clip rect(0, 0, 5, 5)", "    opacity 0.5", "      matrix (-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0)",
                "        shadow #000000 radius 1 offset (3, 4)", "          blur radius 2", "            transform (1, 0, 0, 1, 1, 1)",
                "              fill #FF0000 rect(1, 2, 3, 4)",
            ])
    }

    @Test func clipsMayBeInverseOrLayers() {
        var bounds = CGRect.zero
        let result = lines { context, _ in
            context.clip(to: Path(CGRect(x: 10, y: 0, width: 100, height: 5)))
            context.translateBy(x: 10, y: 0)
            bounds = context.clipBoundingRect
            context.clip(to: box, options: .inverse)
            context.clipToLayer(opacity: 0.5) { layer in layer.fill(box, with: .color(white: 1)) }
            context.fill(box, with: red)
        }
        #expect(bounds == CGRect(x: 0, y: 0, width: 30, height: 5))
        #expect(
            result == [
                "  clip rect(10, 0, 100, 5)", "    mask", "      | fill #000000 rect(0, 0, 40, 30)", "      | blend destinationOut",
                "      |   fill #000000 rect(11, 2, 3, 4)", "      mask", "        | opacity 0.5", "        |   transform (1, 0, 0, 1, 10, 0)",
                "        |     fill #FFFFFF rect(1, 2, 3, 4)", "        transform (1, 0, 0, 1, 10, 0)", "          fill #FF0000 rect(1, 2, 3, 4)",
            ])
    }

    @Test func layersAreDrawnAsOne() {
        let result = lines { context, _ in
            context.opacity = 0.5
            context.addFilter(.grayscale(1))
            context.drawLayer { layer in
                layer.fill(box, with: red)
                layer.blendMode = .screen
                layer.fill(box, with: red)
            }
        }
        #expect(
            result == [
                "  opacity 0.5", "    grayscale 1", "      isolated", "        fill #FF0000 rect(1, 2, 3, 4)", "        blend screen",
                "          fill #FF0000 rect(1, 2, 3, 4)",
            ])
    }

    @Test func textsAreMeasuredAndAnchored() {
        var size = CGSize.zero
        let result = lines(
            Canvas { context, _ in
                let text = context.resolve(Text("abcd").foregroundColor(.black))
                size = text.measure(in: CGSize(width: 20, height: 100))
                context.draw(text, at: CGPoint(x: 20, y: 15))
                context.draw(Text("ab").foregroundColor(.black), at: CGPoint(x: 5, y: 6), anchor: .topLeading)
                context.draw(text, in: CGRect(x: 1, y: 2, width: 20, height: 30))
                var red = text
                red.shading = self.red
                context.draw(red, at: .zero, anchor: .topLeading)
            }
            .font(.system(size: 10)))
        #expect(size == CGSize(width: 20, height: 20))
        #expect(
            result == [
                "  text \"abcd\" #000000 at (0, 10) size 40x10", "  text \"ab\" #000000 at (5, 6) size 20x10",
                "  text \"abcd\" #000000 at (1, 2) size 20x20", "  mask", "    | text \"abcd\" #000000 at (0, 0) size 40x10",
                "    fill #FF0000 rect(-40, -40, 120, 90)",
            ])
    }

    @Test func symbolsAreViewsAtTheirOwnSize() {
        var sizes: [CGSize?] = []
        let canvas = Canvas { context, _ in
            sizes = ["dot", "wide", "none"].map { context.resolveSymbol(id: $0)?.size }
            guard let dot = context.resolveSymbol(id: "dot"), let second = context.resolveSymbol(id: 2) else { return }
            context.draw(dot, at: CGPoint(x: 10, y: 10))
            context.draw(dot, in: CGRect(x: 20, y: 0, width: 12, height: 3))
            context.draw(second, at: .zero, anchor: .topLeading)
        } symbols: {
            Color(white: 0).frame(width: 6, height: 6).tag("dot")
            Color(white: 0).frame(width: 20, height: 6).padding(1).tag("wide")
            ForEach(1..<3) { index in Color(red: 1, green: 0, blue: 0).frame(width: CGFloat(index), height: 1) }
        }
        #expect(
            lines(canvas) == [
                "  transform (1, 0, 0, 1, 7, 7)", "    fill #000000 rect(0, 0, 6, 6)", "  transform (2, 0, 0, 0.5, 20, 0)", "    fill #000000 rect(0, 0, 6, 6)",
                "  fill #FF0000 rect(0, 0, 2, 1)",
            ])
        #expect(sizes == [CGSize(width: 6, height: 6), CGSize(width: 22, height: 8), nil])
    }

    @Test func imagesAreDrawnInARect() {
        let result = lines { context, _ in
            let star = context.resolve(Image(systemName: "star.fill"))
            #expect(star.size == CGSize(width: 23, height: 21))
            context.draw(star, in: CGRect(x: 1, y: 2, width: star.size.width, height: star.size.height))
        }
        #expect(result.first == "  transform (1, 0, 0, 1, 1, 2)")
        #expect(result.count == 3 && result[1].hasPrefix("    fill") && result[2].hasPrefix("    stroke"), "\(result)")
    }

    private struct Counter: View {
        @State var count = 1
        var body: some View {
            Canvas { context, _ in
                for index in 0..<count { context.fill(Path(CGRect(x: CGFloat(index) * 5, y: 0, width: 4, height: 4)), with: .foreground) }
            }
            .onTapGesture { count += 1 }
        }
    }

    @Test func aRendererThatReadsStateDrawsAgain() throws {
        let graph = host(Counter())
        #expect(graph.fills.count == 1)
        try graph.tap(.point(CGPoint(x: 100, y: 100)))
        graph.settle()
        #expect(graph.fills.count == 2)
    }

    /// Symbols are neither found by events nor part of the surrounding views.
    @Test func symbolsAreNowhere() {
        let graph = host(
            Canvas { _, _ in
            } symbols: {
                Text("Hidden").tag(1).onTapGesture {}
            })
        #expect(throws: EventError.self) { try graph.tap(.text("Hidden")) }
    }

    @Test(arguments: [0, 1, 2]) func contentInTooManyEffectsIsLeftOutWithAWarning(kind: Int) {
        let (box, red) = (box, red)
        func nest(_ context: inout GraphicsContext, _ count: Int) {
            guard count > 0 else { return context.fill(box, with: red) }
            context.drawLayer { nest(&$0, count - 1) }
        }
        func draw(_ count: Int) -> ViewGraph {
            host(
                Canvas { context, _ in
                    for _ in 0..<count where kind == 0 { context.clip(to: Path(CGRect(x: 0, y: 0, width: 9, height: 9))) }
                    for _ in 0..<count where kind == 1 { context.addFilter(.brightness(0.1)) }
                    if kind == 2 { nest(&context, count) } else { context.fill(box, with: red) }
                })
        }
        #expect(draw(100).displayList().description.contains("#FF0000"))
        let graph = draw(3000)
        #expect(!graph.displayList().description.contains("#FF0000"))
        #expect(graph.warnings == ["Canvas content in more than 256 effects is accepted but not drawn"])
    }
}
