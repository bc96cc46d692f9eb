import Geometry

/// Everything that one frame shows, in paint order: the value between layout and pixels.
///
/// Whoever receives one may rely on: finite numbers, absolute coordinates in points (y down), colours resolved,
/// text already shaped. Equal lists paint equal pixels.
public struct DisplayList: Sendable, Equatable {
    /// The canvas in points.
    public var size: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    /// What lies under everything; `.clear` for a transparent picture.
    public var background: ResolvedColor
    /// In paint order: later items lie above earlier ones.
    public var items: [DisplayItem]

    public init(size: CGSize, scale: CGFloat, background: ResolvedColor = .clear, items: [DisplayItem] = []) {
        self.size = size
        self.scale = scale
        self.background = background
        self.items = items
    }
}

/// One thing to paint.
public enum DisplayItem: Sendable, Equatable {
    /// The inside of a path.
    case fill(Path, Paint, FillStyle)
    /// A line along a path, half of it to either side.
    case stroke(Path, Paint, StrokeStyle)
    /// A shaped text with its top left corner at the point.
    case text(ShapedText, CGPoint)
    /// A picture.
    case image(DisplayImage)
    /// Items that are painted as one and then changed together.
    indirect case group(DisplayEffect, [DisplayItem])
}

/// What happens to a group of items as a whole.
public indirect enum DisplayEffect: Sendable, Equatable {
    /// Composited first, then multiplied, 0…1.
    case opacity(Double)
    /// Only what lies inside the path is seen.
    case clip(Path, FillStyle)
    /// A Gaussian shadow of the group's alpha below the group; `radius` is the standard deviation in points.
    case shadow(ResolvedColor, radius: CGFloat, offset: CGSize)
    /// The group's pixels multiplied by the alpha of what these items show.
    case mask([DisplayItem])
    /// The items' coordinates go through the transform; applied to absolute coordinates.
    case transform(CGAffineTransform)
    /// The items' picture seen from an angle; applied to absolute coordinates. What would be behind the eye isn't seen.
    case projection(ProjectionTransform)
    /// The group's pixels blurred by a Gaussian; `radius` is the standard deviation in points.
    ///
    /// With a rectangle the result is opaque: the group is cut off there, laid on black, and its edges go on outwards.
    case blur(radius: CGFloat, opaque: CGRect?)
    /// The colour of each of the group's pixels changed.
    case filter(ColorFilter)
    /// The group composited first, then mixed with what lies below it, up to the nearest group that composites.
    case blend(BlendMode)
    /// The group composited on its own, so that no blending in it reaches further down; on black inside of a rectangle.
    case isolated(opaque: CGRect?)
}

/// What a shape is filled or stroked with.
public enum Paint: Sendable, Equatable {
    case color(ResolvedColor)
    /// Colours that run into one another.
    case gradient(GradientPaint)
    /// What lies behind, blurred and tinted.
    case material(MaterialPaint)
    /// A picture, repeated in both directions.
    case image(ImagePattern)
}

/// How the inside of a path is told from the outside, and how its edge is drawn.
public struct FillStyle: Sendable, Equatable {
    /// True for the even-odd rule, false for the non-zero rule.
    public var isEOFilled: Bool
    /// Whether edges are smoothed.
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// A colour as components, ready to paint: linear sRGB, not premultiplied. `Color.Resolved` in the views' names.
public struct ResolvedColor: Sendable, Hashable {
    /// Linear sRGB components; 0…1 within the sRGB gamut, beyond it for wider colours.
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    /// 0…1.
    public var opacity: Float

    public init(linearRed: Float, linearGreen: Float, linearBlue: Float, opacity: Float = 1) {
        self.linearRed = linearRed
        self.linearGreen = linearGreen
        self.linearBlue = linearBlue
        self.opacity = opacity
    }

    public static let clear = ResolvedColor(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 0)
}
