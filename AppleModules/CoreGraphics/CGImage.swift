import Easel

/// An image of pixels, with CoreGraphics' names.
public final class CGImage: Equatable, Sendable {
    /// The pixels, premultiplied.
    public let pixmap: Pixmap

    public init(_ pixmap: Pixmap) { self.pixmap = pixmap }

    /// In pixels.
    public var width: Int { pixmap.width }
    /// In pixels.
    public var height: Int { pixmap.height }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { 4 * pixmap.width }
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    /// Returns the part inside a rectangle in pixels, rounded outward; nil if the rectangle is outside of the image.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let (x, y, columns, rows) = (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height))
        var pixels: [UInt32] = []
        pixels.reserveCapacity(columns * rows)
        for row in y..<(y + rows) { pixels += pixmap.pixels[(row * width + x)..<(row * width + x + columns)] }
        return CGImage(Pixmap(width: columns, height: rows, pixels: pixels))
    }

    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs.pixmap == rhs.pixmap }
}

extension Image {
    /// Creates an image from its pixels.
    ///
    /// - Parameter scale: pixels per point, above 0.
    nonisolated public init(_ cgImage: CGImage, scale: CGFloat, label: Text) { self.init(decorative: cgImage.pixmap, scale: scale) }
    /// Creates an image from its pixels that accessibility ignores.
    ///
    /// - Parameter scale: pixels per point, above 0.
    nonisolated public init(decorative cgImage: CGImage, scale: CGFloat) { self.init(decorative: cgImage.pixmap, scale: scale) }
}

extension Image {
    /// Creates an image from its pixels, turned.
    ///
    /// - Parameter scale: pixels per point, above 0.
    nonisolated public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation, label: Text) {
        self.init(decorative: orientation.applied(to: cgImage.pixmap), scale: scale)
    }
    /// Creates an image from its pixels, turned, that accessibility ignores.
    ///
    /// - Parameter scale: pixels per point, above 0.
    nonisolated public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation) {
        self.init(decorative: orientation.applied(to: cgImage.pixmap), scale: scale)
    }
}

extension ImageRenderer {
    /// The view as an image; nil if it is empty or too large, or if drawing it exceeds a limit, which causes a warning.
    public var cgImage: CGImage? { (try? pixmap()).map { CGImage($0) } }
    /// Calls the closure with the view's size and a function that draws the view into a context: as shapes, which stay shapes in a file.
    ///
    /// - Parameter rasterizationScale: pixels per point, above 0.
    public func render(rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ draw: (CGContext) -> Void) -> Void) {
        let former = scale
        defer { scale = former }
        scale = rasterizationScale
        guard let list = try? displayList(), list.size.width > 0, list.size.height > 0 else { return }
        let area = CGRect(origin: .zero, size: list.size)
        let paper = list.background.opacity > 0 ? [DisplayItem.fill(Path(area), .color(list.background), FillStyle())] : []
        renderer(list.size) { $0.drawUpright(paper + list.items, in: area) }
    }
}
