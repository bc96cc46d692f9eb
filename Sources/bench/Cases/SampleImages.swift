import CairoCanvas
import Display
import Geometry

/// Images with the contents that encoders meet.
struct SampleImages {
    let width: Int
    let height: Int

    /// A side bar, cards with rounded corners, and rows of small shapes with antialiased edges instead of text.
    ///
    /// - Parameter moved: points by which the marks of the first row of cards move to the right.
    func userInterface(moved: CGFloat = 0) throws -> Pixmap {
        func fill(_ path: Path, _ red: Double, _ green: Double, _ blue: Double) -> DisplayItem {
            .fill(path, .color(ResolvedColor(red: red, green: green, blue: blue)), FillStyle())
        }
        var items = [fill(Path(CGRect(x: 0, y: 0, width: 260, height: 1080)), 0.12, 0.14, 0.18)]
        for card in 0..<12 {
            let frame = CGRect(x: 300 + 400 * (card % 4), y: 40 + 340 * (card / 4), width: 370, height: 310)
            items.append(fill(Path(roundedRect: frame, cornerRadius: 14), 1, 1, 1))
            for mark in 0..<160 {
                let (x, y) = (frame.minX + 20 + CGFloat(mark % 20) * 16.3 + (card < 4 ? moved : 0), frame.minY + 24 + CGFloat(mark / 20) * 34.7)
                let side = CGFloat(5 + mark * 7 % 6)
                items.append(fill(Path(ellipseIn: CGRect(x: x, y: y, width: side, height: side * 1.4)), 0.2, 0.2, 0.25))
            }
        }
        return try paint(items)
    }

    func gradient() throws -> Pixmap {
        let stops = [(0.2, 0.4, 0.9), (0.9, 0.5, 0.3), (0.3, 0.8, 0.5)].enumerated().map { index, color in
            GradientPaint.Stop(color: ResolvedColor(red: color.0, green: color.1, blue: color.2), location: CGFloat(index) / 2)
        }
        let line = GradientPaint(.linear(start: .zero, end: CGPoint(x: 1920, y: 1080)), stops: stops)
        return try paint([.fill(Path(CGRect(x: 0, y: 0, width: 1920, height: 1080)), .gradient(line), FillStyle())])
    }

    func noise() -> Pixmap {
        var state: UInt64 = 1
        return Pixmap(
            width: width, height: height,
            pixels: (0..<width * height).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return 0xFF00_0000 | UInt32(truncatingIfNeeded: state >> 40)
            })
    }

    func oneColor() -> Pixmap { Pixmap(width: width, height: height, filledWith: 0xFF33_6699) }

    /// Paints items of a canvas of 1920 by 1080 points, scaled to the size of the images.
    private func paint(_ items: [DisplayItem]) throws -> Pixmap {
        let scale = CGAffineTransform(scaleX: CGFloat(width) / 1920, y: CGFloat(height) / 1080)
        let content: [DisplayItem] = scale.isIdentity ? items : [.group(.transform(scale), items)]
        let background = ResolvedColor(red: 0.95, green: 0.95, blue: 0.97)
        return try Painter().paint(DisplayList(size: CGSize(width: width, height: height), scale: 1, background: background, items: content))
    }
}
