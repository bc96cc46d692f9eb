/// A gradient between colors at the points of a grid; positions are fractions of the frame of the painted shape.
///
/// The curves of a mesh of plain points pass through them smoothly, each point's direction being that between its neighbors. Edges of a mesh inside its frame
/// are not antialiased.
public struct MeshGradient: _GradientStyle, Equatable {
    public typealias Resolved = _DrawnShapeStyle

    /// A point of the grid with the control points of the curves to its neighbors.
    public struct BezierPoint: Hashable, Sendable {
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

        /// Creates a point from fractions of the frame's sides.
        nonisolated public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>,
            bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The positions of the grid's points, row by row.
    public enum Locations: Hashable, Sendable {
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    /// The colors of the grid's points, row by row.
    public enum Colors: Hashable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    /// The number of points in a row.
    public var width: Int
    /// The number of rows.
    public var height: Int
    public var locations: Locations
    public var colors: Colors
    /// The color outside the grid.
    public var background: Color
    /// Whether colors change smoothly across the grid's lines.
    public var smoothsColors: Bool
    /// The space in which colors are interpolated.
    public var colorSpace: Gradient.ColorSpace

    /// Creates a gradient of `width` times `height` points and colors, row by row; with a different number of either, nothing is drawn.
    nonisolated public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }
    /// Creates a gradient of points and colors, row by row.
    nonisolated public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }
    /// Creates a gradient of points and colors, row by row.
    nonisolated public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
    /// Creates a gradient of points with control points and colors, row by row.
    nonisolated public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
    /// Creates a gradient of points with control points and colors, row by row.
    nonisolated public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved], background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public func _paint(in environment: EnvironmentValues) -> _Paint {
        let resolved =
            switch colors {
            case .colors(let colors): colors.map { $0.resolve(in: environment) }
            case .resolvedColors(let colors): colors
            }
        return _Paint(
            .mesh(
                MeshPaint(
                    width: width, height: height, points: meshPoints, colors: resolved, background: background.resolve(in: environment),
                    isSmooth: smoothsColors, colorSpace: colorSpace.space)))
    }

    private var meshPoints: [MeshPaint.Point] {
        func point(_ vector: SIMD2<Float>) -> CGPoint { CGPoint(x: CGFloat(vector.x), y: CGFloat(vector.y)) }
        switch locations {
        case .bezierPoints(let points):
            return points.map {
                MeshPaint.Point(
                    position: point($0.position), leading: point($0.leadingControlPoint), top: point($0.topControlPoint),
                    trailing: point($0.trailingControlPoint), bottom: point($0.bottomControlPoint))
            }
        case .points(let points):
            guard width >= 2, height >= 2, points.count.isMultiple(of: height), points.count / height == width else { return [] }
            return points.indices.map { index in
                let (row, column) = (index / width, index % width)
                let position = points[index]
                /// Returns a third of the direction along a line of the grid: half of the way between the neighbors, or all of it at the line's end.
                func reach(_ before: Int?, _ after: Int?) -> SIMD2<Float> {
                    let way = (after.map { points[$0] } ?? position) - (before.map { points[$0] } ?? position)
                    return way / (before == nil || after == nil ? 3 : 6)
                }
                let across = reach(column > 0 ? index - 1 : nil, column + 1 < width ? index + 1 : nil)
                let down = reach(row > 0 ? index - width : nil, row + 1 < height ? index + width : nil)
                return MeshPaint.Point(
                    position: point(position), leading: point(position - across), top: point(position - down), trailing: point(position + across),
                    bottom: point(position + down))
            }
        }
    }
}

extension MeshPaint {
    /// The animated numbers: each point with its control points and color, then the background.
    var data: _PaintData {
        get {
            func pair(_ a: CGPoint, _ b: CGPoint) -> SIMD4<Double> { SIMD4(Double(a.x), Double(a.y), Double(b.x), Double(b.y)) * 128 }
            var rest: [SIMD4<Double>] = []
            for (point, color) in zip(points, colors) {
                rest += [pair(point.position, .zero), pair(point.leading, point.top), pair(point.trailing, point.bottom), color.components]
            }
            if let area { rest.append(area.data) }
            return _PaintData(first: background.components, rest: rest)
        }
        set {
            guard newValue.rest.count == 4 * points.count + (area == nil ? 0 : 1), colors.count == points.count else { return }
            if area != nil { area = newValue.rest.last.map { CGRect(data: $0) } }
            func pair(_ vector: SIMD4<Double>) -> (CGPoint, CGPoint) {
                (CGPoint(x: vector.x / 128, y: vector.y / 128), CGPoint(x: vector.z / 128, y: vector.w / 128))
            }
            background.components = newValue.first
            for index in self.points.indices {
                let (position, _) = pair(newValue.rest[4 * index])
                let (leading, top) = pair(newValue.rest[4 * index + 1])
                let (trailing, bottom) = pair(newValue.rest[4 * index + 2])
                self.points[index] = Point(position: position, leading: leading, top: top, trailing: trailing, bottom: bottom)
                colors[index].components = newValue.rest[4 * index + 3]
            }
        }
    }

    /// Returns the mesh mapped from the unit square, as styles provide it, to a rect.
    func placed(in rect: CGRect) -> MeshPaint {
        let rect = area.map { $0.offsetBy(dx: rect.minX, dy: rect.minY) } ?? rect
        var copy = self
        copy.area = nil
        copy.points = points.map { $0.mapped { UnitPoint(x: $0.x, y: $0.y).point(in: rect) } }
        return copy
    }
}
