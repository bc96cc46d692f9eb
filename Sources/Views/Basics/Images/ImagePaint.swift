/// A style that repeats an image, starting at the top left corner of the drawn content. Symbols and template images have the foreground style.
public struct ImagePaint: ShapeStyle, Equatable {
    public var image: Image
    /// The part of the image that is repeated, in fractions of its sides.
    public var sourceRect: CGRect
    /// Multiplies the image's natural size; above 0.
    public var scale: CGFloat

    nonisolated public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(paint(in: environment)) }
    @MainActor func paint(in environment: EnvironmentValues) -> Paint {
        guard scale > 0, scale.isFinite, !sourceRect.isEmpty else { return .color(.clear) }
        if case .symbol = image.provider { return drawingPaint(in: environment) }
        guard let loaded = image.load(in: environment) else { return .color(.clear) }
        if image.renderingMode.map({ $0 == .template }) ?? loaded.isTemplate { return drawingPaint(in: environment) }
        let pixmap = loaded.pixmap
        func pixels(_ share: CGFloat, of count: Int) -> Int { Int(saturating: (Self.limited(share) * CGFloat(count)).rounded()) }
        let (left, top) = (pixels(sourceRect.minX, of: pixmap.width), pixels(sourceRect.minY, of: pixmap.height))
        let (right, bottom) = (pixels(sourceRect.maxX, of: pixmap.width), pixels(sourceRect.maxY, of: pixmap.height))
        let part = pixmap.cropped(x: left, y: top, width: right - left, height: bottom - top)
        return .image(ImagePattern(part, pointsPerPixel: scale / loaded.scale, interpolation: interpolation))
    }

    private var interpolation: DisplayImage.Interpolation {
        switch image.interpolation {
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
    }

    private static func limited(_ share: CGFloat) -> CGFloat { min(max(share.zeroIfNotFinite, 0), 1) }

    /// The longest side of a repeated drawing in pixels.
    private static let longestSide: CGFloat = 2_048

    /// Returns the paint of an image that is drawn in the foreground style.
    @MainActor private func drawingPaint(in environment: EnvironmentValues) -> Paint {
        // An image inside of its own style has the color of texts.
        guard !environment.isInImagePaint, let pictures = environment.pictures else { return Color.primary.paint(in: environment) }
        var inner = environment
        inner.isInImagePaint = true
        let picture = pictures.picture(of: image, in: inner)
        let (left, top) = (Self.limited(sourceRect.minX), Self.limited(sourceRect.minY))
        let part = CGRect(
            x: left * picture.size.width, y: top * picture.size.height, width: (Self.limited(sourceRect.maxX) - left) * picture.size.width,
            height: (Self.limited(sourceRect.maxY) - top) * picture.size.height)
        guard part.width > 0, part.height > 0 else { return .color(.clear) }
        // An enlarged drawing has more pixels, so that it stays sharp.
        let pixels = min(environment.displayScale * max(1, scale.rounded(.up)), Self.longestSide / max(part.width, part.height))
        let items = part.origin == .zero ? picture.items : [.group(.transform(CGAffineTransform(translationX: -part.minX, y: -part.minY)), picture.items)]
        func count(_ length: CGFloat) -> Int { max(1, Int(saturating: (length * pixels).rounded())) }
        let drawing = ImagePattern.Drawing(items, width: count(part.width), height: count(part.height), scale: pixels)
        return .image(ImagePattern(.drawing(drawing), pointsPerPixel: scale / pixels, interpolation: interpolation))
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A style that repeats an image.
    public static func image(_ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

extension ImagePattern {
    /// Returns the pattern with its origin moved by `point`: from the unit square, as styles provide it, to a rect.
    func moved(to point: CGPoint) -> ImagePattern {
        var copy = self
        copy.origin = CGPoint(x: origin.x + point.x, y: origin.y + point.y)
        return copy
    }
}
