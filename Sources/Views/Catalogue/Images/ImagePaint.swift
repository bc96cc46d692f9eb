/// A style that repeats an image, starting at the top left corner of the drawn content. Symbols can't be repeated.
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
        guard scale > 0, scale.isFinite, !sourceRect.isEmpty, let loaded = image.load(in: environment) else {
            if case .symbol(let name, _) = image.provider { environment.warnings?.add("ImagePaint can't repeat the symbol \"\(name)\"") }
            return .color(.clear)
        }
        let pixmap = loaded.pixmap
        func pixels(_ share: CGFloat, of count: Int) -> Int { Int((min(max(share.zeroIfNotFinite, 0), 1) * CGFloat(count)).rounded()) }
        let (left, top) = (pixels(sourceRect.minX, of: pixmap.width), pixels(sourceRect.minY, of: pixmap.height))
        let (right, bottom) = (pixels(sourceRect.maxX, of: pixmap.width), pixels(sourceRect.maxY, of: pixmap.height))
        let part = pixmap.cropped(x: left, y: top, width: right - left, height: bottom - top)
        let interpolations: [Image.Interpolation: DisplayImage.Interpolation] = [.none: .none, .low: .low, .medium: .medium, .high: .high]
        return .image(ImagePattern(part, pointsPerPixel: scale / loaded.scale, interpolation: interpolations[image.interpolation] ?? .medium))
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
