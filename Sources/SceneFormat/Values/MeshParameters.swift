import Geometry
import Views

extension Parameter where Value == MeshGradient {
    private static let spaces: Keywords<Gradient.ColorSpace> = ["device": .device, "perceptual": .perceptual]
    private static let width = Parameter<Int>.count("width", in: 2...100, "The number of points in a row.")

    /// A grid of colors. The number of rows follows from that of the colors.
    static let mesh = group(
        width, .colors("colors", default: nil, "The colors of the points, row by row."),
        Parameter<[CGPoint]?>.points(
            "points", default: .described("a regular grid"), "The places of the points, row by row, in fractions of the box: [[0, 0], [0.5, 0.2], …]."),
        .color("background", default: .described("clear"), "The color around the mesh, where its points don't reach the box."),
        .bool("smoothsColors", default: true, "Whether colors change smoothly at the points."),
        .keyword("colorSpace", spaces, default: .device, "The space in which colors are mixed."), .context
    ) { width, colors, points, background, smooths, space, context in
        let colors = colors ?? []
        let height = colors.count / width
        if height < 2 || !colors.count.isMultiple(of: width) {
            context.fail("a mesh of \(width) points in a row needs 2 or more rows of \(width) colors, not \(colors.count) colors")
        } else if let points, points.count != colors.count {
            context.fail("a mesh of \(colors.count) colors needs as many points, not \(points.count)")
        }
        let (columns, rows) = (CGFloat(width - 1), CGFloat(max(1, height - 1)))
        let grid: [CGPoint] = points ?? (0..<width * height).map { CGPoint(x: CGFloat($0 % width) / columns, y: CGFloat($0 / width) / rows) }
        return MeshGradient(
            width: width, height: height, points: grid.map { SIMD2(Float($0.x), Float($0.y)) }, colors: colors, background: background ?? .clear,
            smoothsColors: smooths, colorSpace: space)
    }
}

extension Parameter where Value == [CGPoint]? {
    fileprivate static func points(_ name: String, default standard: Absence, _ summary: String) -> Self {
        Self(name, .points, default: standard, summary)
    }
}
