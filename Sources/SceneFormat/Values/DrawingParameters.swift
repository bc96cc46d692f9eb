import Geometry
import Views

extension Parameter where Value == Bool {
    static let antialiased = bool("antialiased", default: true, "Whether edges are antialiased.")
    static let eoFill = bool("eoFill", default: false, "Whether areas that the outline encloses twice are left out.")
}

extension Parameter where Value == RoundedCornerStyle {
    private static let styles: Keywords<RoundedCornerStyle> = ["circular": .circular, "continuous": .continuous]

    static let cornerStyle = keyword(
        "style", styles, default: .continuous, "Whether corners are circular arcs or blend smoothly into the sides.")
}

extension Parameter where Value == FillStyle {
    /// The fill rule and the antialiasing of a shape.
    static let fillStyle = group(.eoFill, .antialiased) { eoFill, antialiased in FillStyle(eoFill: eoFill, antialiased: antialiased) }
}

extension Parameter where Value == StrokeStyle {
    private static let caps: Keywords<CGLineCap> = ["butt": .butt, "round": .round, "square": .square]
    private static let joins: Keywords<CGLineJoin> = ["miter": .miter, "round": .round, "bevel": .bevel]

    /// The style of a line along a path.
    static let strokeStyle = group(
        .length("lineWidth", default: 1, "Points."),
        .keyword("lineCap", caps, default: .butt, "The shape of line ends."),
        .keyword("lineJoin", joins, default: .miter, "The shape of corners."),
        .length("miterLimit", default: 10, "The longest point of a mitered corner, in line widths."),
        .numbers("dash", default: nil, "The lengths of dashes and gaps, alternating, in points."),
        .signedLength("dashPhase", default: 0, "How far into the dash pattern the line starts, in points.")
    ) { width, cap, join, miterLimit, dash, phase in
        StrokeStyle(lineWidth: width, lineCap: cap, lineJoin: join, miterLimit: miterLimit, dash: dash ?? [], dashPhase: phase)
    }
}

extension Parameter where Value == CGAffineTransform {
    /// An affine matrix.
    static let affineTransform = group(
        .signedLength("a", default: 1, "Part of the matrix: x' = a·x + c·y + tx."),
        .signedLength("b", default: 0, "y' = b·x + d·y + ty."),
        .signedLength("c", default: 0, "See a."),
        .signedLength("d", default: 1, "See b."),
        .signedLength("tx", default: 0, "Points."),
        .signedLength("ty", default: 0, "Points.")
    ) { a, b, c, d, tx, ty in CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}
