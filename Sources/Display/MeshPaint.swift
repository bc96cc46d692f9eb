import Foundation
import Geometry

/// Colors at the points of a grid, which blend into one another; the grid's lines are Bézier curves.
package struct MeshPaint: Sendable, Hashable {
    /// A point of the grid with the control points of the curves to its neighbors.
    package struct Point: Sendable, Hashable {
        package var position: CGPoint
        package var leading: CGPoint
        package var top: CGPoint
        package var trailing: CGPoint
        package var bottom: CGPoint

        package init(position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint) {
            self.position = position
            self.leading = leading
            self.top = top
            self.trailing = trailing
            self.bottom = bottom
        }

        /// Returns the point with all its parts mapped.
        package func mapped(_ map: (CGPoint) -> CGPoint) -> Point {
            Point(position: map(position), leading: map(leading), top: map(top), trailing: map(trailing), bottom: map(bottom))
        }
    }

    /// The number of points in a row, and of rows; each at least 2.
    package let width: Int
    package let height: Int
    /// Row by row; as many as `width` times `height`.
    package var points: [Point]
    package var colors: [ResolvedColor]
    /// The color outside the grid.
    package var background: ResolvedColor
    /// Whether colors change smoothly across the grid's lines.
    package var isSmooth: Bool
    package var colorSpace: GradientPaint.ColorSpace
    /// The rect that the unit square of the points represents, relative to the painted view's top left corner; nil for the whole view.
    package var area: CGRect?

    package init(
        width: Int, height: Int, points: [Point], colors: [ResolvedColor], background: ResolvedColor, isSmooth: Bool, colorSpace: GradientPaint.ColorSpace
    ) {
        self.width = width
        self.height = height
        self.points = points
        self.colors = colors
        self.background = background
        self.isSmooth = isSmooth
        self.colorSpace = colorSpace
    }

    /// Whether there is a point and a color for each place of the grid.
    package var isComplete: Bool {
        width >= 2 && height >= 2 && points.count == colors.count && points.count.isMultiple(of: height) && points.count / height == width
    }

    /// Whether everything that is drawn is opaque.
    package var isOpaque: Bool { background.opacity >= 1 && colors.allSatisfy { $0.opacity >= 1 } }
}

extension MeshPaint {
    /// A patch of the mesh, divided into equal parts of its parameters: `across + 1` points in each of `down + 1` rows.
    package struct Patch {
        package var points: [CGPoint]
        /// Gamma-encoded sRGB, premultiplied.
        package var colors: [SIMD4<Float>]
        package var across: Int
        package var down: Int
    }

    /// The color outside the grid; gamma-encoded sRGB, premultiplied.
    package var encodedBackground: SIMD4<Float> { mixer.premultiplied(mixer.mixable(background)) }

    private var mixer: GradientPaint { GradientPaint(.linear(start: .zero, end: .zero), stops: [], colorSpace: colorSpace) }

    /// Calls the closure with each patch, row by row. Patches side by side divide the side that they share alike, so that there is no gap between them.
    ///
    /// - Parameter steps: returns the number of parts for a patch of this bounding box, at least 1.
    package func forEachPatch(steps: (CGRect) -> Int, _ body: (Patch) -> Void) {
        guard isComplete else { return }
        let mixer = mixer
        let mixed = colors.map { mixer.mixable($0) }
        var across = Array(repeating: 1, count: width - 1)
        var down = Array(repeating: 1, count: height - 1)
        for row in down.indices {
            for column in across.indices {
                let parts = steps(box(row, column))
                (across[column], down[row]) = (max(across[column], parts), max(down[row], parts))
            }
        }
        for row in down.indices {
            for column in across.indices {
                let (a, b, c, d) = corners(row, column)
                var patch = Patch(points: [], colors: [], across: across[column], down: down[row])
                let count = (patch.across + 1) * (patch.down + 1)
                patch.points.reserveCapacity(count)
                patch.colors.reserveCapacity(count)
                for step in 0...patch.down {
                    let v = CGFloat(step) / CGFloat(patch.down)
                    for step in 0...patch.across {
                        let u = CGFloat(step) / CGFloat(patch.across)
                        patch.points.append(Self.point(a, b, c, d, u, v))
                        patch.colors.append(mixer.premultiplied(color(mixed, row, column, Float(u), Float(v))))
                    }
                }
                body(patch)
            }
        }
    }

    private func corners(_ row: Int, _ column: Int) -> (Point, Point, Point, Point) {
        let index = row * width + column
        return (points[index], points[index + 1], points[index + width], points[index + width + 1])
    }

    /// The bounding box of a patch's points and control points.
    private func box(_ row: Int, _ column: Int) -> CGRect {
        let (a, b, c, d) = corners(row, column)
        return [a.position, a.trailing, a.bottom, b.position, b.leading, b.bottom, c.position, c.top, c.trailing, d.position, d.top, d.leading]
            .reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    }

    /// Returns the point of a Coons patch: the curves of opposite sides, blended, less the plane through the corners.
    private static func point(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ u: CGFloat, _ v: CGFloat) -> CGPoint {
        func curve(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ t: CGFloat) -> CGPoint {
            let s = 1 - t
            let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            return CGPoint(x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x, y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
        }
        let top = curve(a.position, a.trailing, b.leading, b.position, u)
        let bottom = curve(c.position, c.trailing, d.leading, d.position, u)
        let left = curve(a.position, a.bottom, c.top, c.position, v)
        let right = curve(b.position, b.bottom, d.top, d.position, v)
        func blended(_ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
            let sides = (1 - v) * top[keyPath: axis] + v * bottom[keyPath: axis] + (1 - u) * left[keyPath: axis] + u * right[keyPath: axis]
            let upper = (1 - u) * a.position[keyPath: axis] + u * b.position[keyPath: axis]
            let lower = (1 - u) * c.position[keyPath: axis] + u * d.position[keyPath: axis]
            return sides - (1 - v) * upper - v * lower
        }
        return CGPoint(x: blended(\.x), y: blended(\.y))
    }

    /// Returns the color in a patch: between the corners evenly, or along curves through the neighboring points' colors.
    private func color(_ mixed: [SIMD4<Float>], _ row: Int, _ column: Int, _ u: Float, _ v: Float) -> SIMD4<Float> {
        func at(_ row: Int, _ column: Int) -> SIMD4<Float> { mixed[row * width + column] }
        guard isSmooth else {
            let upper = at(row, column) + (at(row, column + 1) - at(row, column)) * u
            let lower = at(row + 1, column) + (at(row + 1, column + 1) - at(row + 1, column)) * u
            return upper + (lower - upper) * v
        }
        func across(_ row: Int) -> SIMD4<Float> {
            Self.smooth(
                column > 0 ? at(row, column - 1) : nil, at(row, column), at(row, column + 1), column + 2 < width ? at(row, column + 2) : nil, u)
        }
        let result = Self.smooth(row > 0 ? across(row - 1) : nil, across(row), across(row + 1), row + 2 < height ? across(row + 2) : nil, v)
        let alpha = min(max(result.w, 0), 1)
        return SIMD4(result.x, result.y, result.z, alpha)
    }

    /// Returns a value between `b` (0) and `c` (1) on a curve through four values; at a border, the curve ends evenly.
    private static func smooth(_ a: SIMD4<Float>?, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>?, _ t: Float) -> SIMD4<Float> {
        let (start, end) = (a.map { (c - $0) / 2 } ?? (c - b), d.map { ($0 - b) / 2 } ?? (c - b))
        let (t2, t3) = (t * t, t * t * t)
        let (w0, w1): (Float, Float) = (2 * t3 - 3 * t2 + 1, 3 * t2 - 2 * t3)
        return b * w0 + start * (t3 - 2 * t2 + t) + c * w1 + end * (t3 - t2)
    }
}
