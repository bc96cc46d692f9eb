import AppleCoreGraphics
import Display
import Easel
import Testing
import Views

/// Rotated images, and images of views drawn into contexts.
@MainActor
struct ImageOrientationTests {
    /// Three pixels above three others.
    private let pixmap = Pixmap(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])

    @Test func orientationsTurnPixels() {
        let cases: [(Image.Orientation, Int, [UInt32])] = [
            (.up, 3, [1, 2, 3, 4, 5, 6]), (.upMirrored, 3, [3, 2, 1, 6, 5, 4]), (.down, 3, [6, 5, 4, 3, 2, 1]), (.downMirrored, 3, [4, 5, 6, 1, 2, 3]),
            (.right, 2, [4, 1, 5, 2, 6, 3]), (.left, 2, [3, 6, 2, 5, 1, 4]), (.leftMirrored, 2, [1, 4, 2, 5, 3, 6]), (.rightMirrored, 2, [6, 3, 5, 2, 4, 1]),
        ]
        for (orientation, width, pixels) in cases {
            let turned = orientation.applied(to: pixmap)
            #expect(turned.width == width && turned.pixels == pixels)
        }
        #expect(Image.Orientation.allCases.count == 8)
        #expect(Image(decorative: CGImage(pixmap), scale: 1, orientation: .right) != Image(decorative: CGImage(pixmap), scale: 1))
    }

    @Test func renderersDrawIntoContexts() throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 4, height: 2))
        var sizes: [CGSize] = []
        renderer.render(rasterizationScale: 2) { size, _ in sizes.append(size) }
        #expect(sizes == [CGSize(width: 4, height: 2)] && renderer.scale == 1)
        let canvas = ImageRenderer(
            content: Canvas { context, _ in
                context.withCGContext { target in renderer.render { _, draw in draw(target) } }
            }.frame(width: 8, height: 4))
        let image = try canvas.pixmap()
        #expect(image.pixels[0] >> 24 == 255 && image.pixels[7] == 0)
    }

    @Test func newContentIsAnnounced() {
        let renderer = ImageRenderer(content: Text("a"))
        var count = 0
        let subscription = renderer.objectWillChange.sink { count += 1 }
        renderer.content = Text("b")
        #expect(count == 1)
        subscription.cancel()
    }
}
