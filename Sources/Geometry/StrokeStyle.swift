/// The shape of the ends of a stroked line.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// The line ends at the end point.
    case butt
    /// The line ends with half a circle beyond the end point.
    case round
    /// The line ends with half a square beyond the end point.
    case square
}

/// The shape of the corners of a stroked line.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// A pointed corner, unless it would be longer than the miter limit allows.
    case miter
    /// A rounded corner.
    case round
    /// A corner that is cut off straight.
    case bevel
}

/// The style in which a path is drawn as a line, with half of the line's width on either side of the path.
public struct StrokeStyle: Hashable, Sendable {
    /// The width of the line, in points.
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    /// The maximum length of a miter, in line widths; sharper corners are beveled.
    public var miterLimit: CGFloat
    /// The alternating lengths of dashes and gaps, in points; empty for a solid line.
    public var dash: [CGFloat]
    /// The distance into the pattern at which the line starts, in points.
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
