/// How a stroked line ends.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// At the end point.
    case butt
    /// With half a circle beyond it.
    case round
    /// With half a square beyond it.
    case square
}

/// How two pieces of a stroked line meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// In a point, unless that would be longer than the miter limit allows.
    case miter
    /// In an arc.
    case round
    /// Cut off straight.
    case bevel
}

/// How a path is drawn as a line; half of the line lies to either side of the path.
public struct StrokeStyle: Hashable, Sendable {
    /// Points.
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    /// The longest a miter may be, in line widths; sharper corners are bevelled.
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps in turn, points; empty for a solid line.
    public var dash: [CGFloat]
    /// How far into the pattern the line starts, points.
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
