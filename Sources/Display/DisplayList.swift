import Geometry

/// The content of one frame in paint order: the value between layout and pixels.
///
/// A list contains only finite numbers, absolute coordinates in points (y down), resolved colors, and shaped text. Equal lists paint equal pixels.
package struct DisplayList: Sendable, Equatable {
    /// The size of the canvas, in points.
    package var size: CGSize
    /// Pixels per point.
    package var scale: CGFloat
    /// The color below all items; `.clear` for a transparent image.
    package var background: ResolvedColor
    /// In paint order: later items are above earlier ones.
    package var items: [DisplayItem]
    /// The parts of the source that don't compile and for which the image has a placeholder or a mark.
    package var leftOut: [String] = []

    package init(size: CGSize, scale: CGFloat, background: ResolvedColor = .clear, items: [DisplayItem] = []) {
        self.size = size
        self.scale = scale
        self.background = background
        self.items = items
    }
}

/// An item to paint.
package enum DisplayItem: Sendable, Equatable {
    /// The inside of a path.
    case fill(Path, Paint, FillStyle)
    /// A line along a path, with half of its width on either side.
    case stroke(Path, Paint, StrokeStyle)
    /// A shaped text whose top left corner is at the point.
    case text(ShapedText, CGPoint)
    /// An image.
    case image(DisplayImage)
    /// Items that are painted together and then changed as a whole.
    indirect case group(DisplayEffect, [DisplayItem])
}

/// An effect on a group of items as a whole.
package indirect enum DisplayEffect: Sendable, Equatable {
    /// Composites the group and multiplies it by an opacity, 0…1.
    case opacity(Double)
    /// Shows only the part inside the path.
    case clip(Path, FillStyle)
    /// A Gaussian shadow of the group's alpha below the group; `radius` is the standard deviation in points.
    case shadow(ResolvedColor, radius: CGFloat, offset: CGSize)
    /// Multiplies the group's pixels by the alpha of these items.
    case mask([DisplayItem])
    /// Applies the transform to the items' absolute coordinates.
    case transform(CGAffineTransform)
    /// Shows the items at an angle; applied to absolute coordinates. Parts behind the viewer are invisible.
    case projection(ProjectionTransform)
    /// Blurs the group's pixels by a Gaussian; `radius` is the standard deviation in points.
    ///
    /// With a rectangle the result is opaque: the group is cut off at the rectangle, drawn on black, and its edges continue outward.
    case blur(radius: CGFloat, opaque: CGRect?)
    /// Changes the color of each of the group's pixels.
    case filter(ColorFilter)
    /// Changes the group's pixels by a function of the program.
    case shader(ShaderEffect)
    /// Composites the group and mixes it with the content below, up to the nearest group that composites.
    case blend(BlendMode)
    /// Composites the group on its own, so that blending in it doesn't reach the content below; on black inside a rectangle, if there is one.
    case isolated(opaque: CGRect?)
}

/// The content with which a shape is filled or stroked.
package enum Paint: Sendable, Equatable {
    case color(ResolvedColor)
    /// Colors that blend into one another.
    case gradient(GradientPaint)
    /// Colors that blend into one another across a grid.
    case mesh(MeshPaint)
    /// The content behind the shape, blurred and tinted.
    case material(MaterialPaint)
    /// An image, repeated in both directions.
    case image(ImagePattern)
    /// Colors that a function of the program computes.
    case shader(ShaderPaint)
}

/// The rule for the inside of a path, and the drawing of its edge.
public struct FillStyle: Sendable, Equatable {
    /// True for the even-odd rule, false for the non-zero rule.
    public var isEOFilled: Bool
    /// Whether edges are antialiased.
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
