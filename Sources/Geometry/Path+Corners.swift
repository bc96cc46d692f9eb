import Foundation

extension Path {
    /// Creates a closed rectangle with rounded corners; see `addRoundedRect(in:cornerSize:style:transform:)`.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Creates a closed rectangle with four corners of the same radius; see `addRoundedRect(in:cornerSize:style:transform:)`.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a closed rectangle with a radius for each corner; see `addRoundedRect(in:cornerRadii:style:transform:)`.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Adds a closed rectangle with rounded corners, starting at the middle of the right side, clockwise on the screen.
    ///
    /// The corner's width and height are clamped between 0 and half of the shorter side; a corner without width or height is sharp.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
    ) {
        guard rect.isFinite, !cornerSize.width.isNaN, !cornerSize.height.isNaN else { return }
        let limit = min(rect.width, rect.height) / 2
        let size = CGSize(width: min(cornerSize.width, limit), height: min(cornerSize.height, limit))
        let count = elements.count
        addRoundedRect(rect.standardized, corners: [size, size, size, size], style == .circular ? .circular : .general, transform)
        // Without rounded corners the path must equal that of a plain rectangle.
        guard style == .continuous, size.width > 0, size.height > 0 else { return }
        note(SmoothRect(rect: rect.standardized, cornerSize: size, transform: transform), since: count)
    }

    /// The outline that SwiftUI fills. It differs from the path only if the whole path is one rectangle with smooth corners of one size, which
    /// SwiftUI fills with other corner curves.
    package var filled: Path {
        guard let smooth = onlySmoothRect else { return self }
        var path = Path()
        path.addRoundedRect(smooth.rect, corners: (0..<4).map { smooth.sharpCorners >> $0 & 1 == 1 ? .zero : smooth.cornerSize }, .filled, smooth.transform)
        return path
    }

    /// Adds a closed rectangle with a radius for each corner, starting at the middle of the right side, clockwise on the screen. Leading is always
    /// left.
    ///
    /// Negative radii count as 0. If two radii exceed the side between them, all four shrink by the same factor. Corners of one radius, beside sharp
    /// ones, are filled as those of a rectangle with a single radius (Documentation/Semantics/Drawing.md#rounded-corners).
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
    ) {
        guard rect.isFinite else { return }
        let box = rect.standardized
        // Clockwise from the top right corner. A radius beyond twice the longer side counts as that length, so that an infinite radius becomes
        // finite.
        let limit = 2 * max(box.width, box.height)
        let radii = [cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading]
        guard !radii.contains(where: \.isNaN) else { return }
        let held = radii.map { min(max($0, 0), limit) }
        let sides = [box.height, box.width, box.height, box.width]
        var factor: CGFloat = 1
        for index in 0..<4 {
            let need = held[index] + held[(index + 1) % 4]
            if need > sides[index] { factor = min(factor, sides[index] / need) }
        }
        let corners = held.map { CGSize(width: $0 * factor, height: $0 * factor) }
        let count = elements.count
        addRoundedRect(box, corners: corners, style == .circular ? .circular : .general, transform)
        let sharp = corners.indices.reduce(UInt8(0)) { $0 | (corners[$1].width <= 0 ? 1 << $1 : 0) }
        guard style == .continuous, let size = corners.first(where: { $0.width > 0 }), corners.allSatisfy({ $0.width <= 0 || $0 == size }) else { return }
        note(SmoothRect(rect: box, cornerSize: size, transform: transform, sharpCorners: sharp), since: count)
    }

    /// Adds a closed rectangle. The corners go clockwise from the top right, and each one fits into its sides.
    private mutating func addRoundedRect(_ box: CGRect, corners: [CGSize], _ curve: Corner.Curve, _ t: CGAffineTransform) {
        guard corners.contains(where: { $0.width > 0 && $0.height > 0 }) else {
            addRect(box, transform: t)
            return
        }
        let (right, bottom, left, top) = (
            Self.split(box.height, corners[0].height, corners[1].height), Self.split(box.width, corners[1].width, corners[2].width),
            Self.split(box.height, corners[2].height, corners[3].height), Self.split(box.width, corners[3].width, corners[0].width)
        )
        let shapes = [
            Corner(vertex: CGPoint(x: box.maxX, y: box.minY), in: CGPoint(x: -1, y: 0), out: CGPoint(x: 0, y: 1)),
            Corner(vertex: CGPoint(x: box.maxX, y: box.maxY), in: CGPoint(x: 0, y: -1), out: CGPoint(x: -1, y: 0)),
            Corner(vertex: CGPoint(x: box.minX, y: box.maxY), in: CGPoint(x: 1, y: 0), out: CGPoint(x: 0, y: -1)),
            Corner(vertex: CGPoint(x: box.minX, y: box.minY), in: CGPoint(x: 0, y: 1), out: CGPoint(x: 1, y: 0)),
        ]
        let spaceIn = [top.after, right.after, bottom.after, left.after]
        let spaceOut = [right.before, bottom.before, left.before, top.before]
        var curves: [[CGPoint]] = []
        for index in 0..<4 {
            // The edge before the corner is horizontal at the top right and bottom left.
            let (width, height) = (corners[index].width, corners[index].height)
            let (u, v) = index.isMultiple(of: 2) ? (width, height) : (height, width)
            curves.append(
                width > 0 && height > 0 ? shapes[index].points(u: u, v: v, spaceU: spaceIn[index], spaceV: spaceOut[index], curve) : [shapes[index].vertex])
        }
        let middle = (curves[0].last!.y + curves[1].first!.y) / 2
        var current = CGPoint(x: box.maxX, y: middle)
        move(to: current.applying(t))
        for index in [1, 2, 3, 0] {
            let points = curves[index]
            if points[0] != current { addLine(to: points[0].applying(t)) }
            for start in stride(from: 1, to: points.count, by: 3) {
                addCurve(to: points[start + 2].applying(t), control1: points[start].applying(t), control2: points[start + 1].applying(t))
            }
            current = points[points.count - 1]
        }
        closeSubpath()
    }

    /// Splits a side between the corner at its start and the one at its end, in proportion to their lengths.
    private static func split(_ side: CGFloat, _ first: CGFloat, _ second: CGFloat) -> (before: CGFloat, after: CGFloat) {
        let sum = first + second
        guard sum > 0 else { return (side / 2, side / 2) }
        return (side * (first / sum), side * (second / sum))
    }
}

/// A rounded corner between two edges: `in` points from the vertex back along the edge before it, `out` along the edge after it.
private struct Corner {
    var vertex: CGPoint
    var `in`: CGPoint
    var out: CGPoint

    /// The kinds of corner curves. SwiftUI fills a rectangle with a single radius without using its path, and the filled corners differ from the
    /// path's.
    enum Curve {
        /// A quarter circle.
        case circular
        /// Smooth, from the known points of Apple's paths; matches SwiftUI's reference pictures of `UnevenRoundedRectangle` and of a stroked
        /// `Capsule`.
        case general
        /// Smooth; matches SwiftUI's reference pictures of a filled `RoundedRectangle`, of `Capsule` and of `cornerRadius`.
        case filled
    }

    /// Returns the start point, followed by three points for each curve.
    ///
    /// - Parameters:
    ///   - u, v: the corner's lengths along the edge before and after it, in points, above 0.
    ///   - spaceU, spaceV: the length of each edge that the corner may use, at least the corner's own length.
    func points(u: CGFloat, v: CGFloat, spaceU: CGFloat, spaceV: CGFloat, _ curve: Curve) -> [CGPoint] {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: vertex.x + `in`.x * u * x + out.x * v * y, y: vertex.y + `in`.y * u * x + out.y * v * y)
        }
        switch curve {
        case .circular:
            let handle = 1 - circleHandle
            return [point(1, 0), point(handle, 0), point(0, handle), point(0, 1)]
        case .filled:
            let (shareU, shareV) = (Self.smoothness(spaceU / u), Self.smoothness(spaceV / v))
            let lean = shareU - shareV
            // If the halves differ, the curve between them leans toward the rounder one. 0.17 and 1.04 fit both reference pictures of such corners.
            let middle = [shareU - 0.17 * lean, shareU + 1.04 * lean, shareV - 1.04 * lean, shareV + 0.17 * lean]
            let shares = Array(repeating: shareU, count: 3) + middle + Array(repeating: shareV, count: 3)
            return zip(Self.round, Self.smooth).enumerated().map { index, pair in
                let share = shares[index]
                return point(pair.0.0 + (pair.1.0 - pair.0.0) * share, pair.0.1 + (pair.1.1 - pair.0.1) * share)
            }
        case .general:
            let (start, end) = (Self.edgePoints(spaceU / u), Self.edgePoints(spaceV / v))
            let bend = Self.bend
            return start.map { point($0, 0) } + bend.map { point($0.0, $0.1) } + end.reversed().map { point(0, $0) }
        }
    }

    // MARK: Filled

    /// Returns the share of the smooth corner at an edge with space for this many radii: 1 for all of it, 0 if there is space for only one radius.
    ///
    /// With less space, the half of the corner at that edge (and only that half) turns into a circular corner: a capsule is smooth where its long
    /// sides begin to bend and circular at its tips. Fitted to SwiftUI's reference pictures at scale 3: 0 at 1 radius (a capsule, within 0.24 pixels
    /// in every row), 0.65 at 1.25 radii (radius 24 on 80x60 points, within 0.22 pixels in the rows and 0.53 in the columns).
    private static func smoothness(_ space: CGFloat) -> CGFloat { min(max((space - 1) / 0.385, 0), 1) }

    /// The smooth corner: distances from the vertex along the first and the second edge, in units of the radius.
    ///
    /// Fitted, with equal tangents where the curves meet, to the uncovered pixels in each row of SwiftUI's reference pictures at scale 3: within 0.09
    /// pixels for a radius of 20 points, 0.13 for 12 and 0.15 for 4. The known points of Apple's paths (`bend`) miss them by up to 2.7 pixels.
    private static let smooth: [(CGFloat, CGFloat)] = [
        (1.21873, 0), (1.10998, 0), (0.85383, 0), (0.6269, 0.08185), (0.36065, 0.17788), (0.17788, 0.36065), (0.08185, 0.6269),
        (0, 0.85383), (0, 1.10998), (0, 1.21873),
    ]

    /// A quarter circle split into three curves at the same angles as the smooth corner, so that the two can be interpolated point by point.
    private static let round: [(CGFloat, CGFloat)] = {
        let cut = atan2(1 - smooth[3].0, 1 - smooth[3].1)
        let angles: [CGFloat] = [0, cut, .pi / 2 - cut, .pi / 2]
        var points: [(CGFloat, CGFloat)] = [(1, 0)]
        for (a, b) in zip(angles, angles.dropFirst()) {
            let handle = 4 / 3 * tan((b - a) / 4)
            points.append((1 - sin(a) - handle * cos(a), 1 - cos(a) + handle * sin(a)))
            points.append((1 - sin(b) + handle * cos(b), 1 - cos(b) - handle * sin(b)))
            points.append((1 - sin(b), 1 - cos(b)))
        }
        return points
    }()

    // MARK: General

    /// The curve between the points on both edges: Documentation/Semantics/Drawing.md#rounded-corners. The available space doesn't change it.
    private static let bend: [(CGFloat, CGFloat)] = [(0.631494, 0.074911), (0.372824, 0.169060), (0.169060, 0.372824), (0.074911, 0.631494)]

    /// Returns where the corner leaves an edge with space for this many radii, and the two handles after that point, in radii from the vertex.
    ///
    /// With the full space of 1.528665 radii these are the points of Documentation/Semantics/Drawing.md#rounded-corners. With less space, the corner
    /// starts later and its handles shrink, down to 0.04 and 0.18 from the start at one radius: fitted to SwiftUI's reference pictures of tight corners.
    private static func edgePoints(_ space: CGFloat) -> [CGFloat] {
        let share = min(max((space - 1) / 0.528665, 0), 1)
        let start = 1 + 0.528665 * share
        return [start, start - (0.04 + 0.400172 * share), start - (0.18 + 0.480258 * share)]
    }
}
