import Foundation
import Geometry

extension ExpressionFunction {
    /// Functions of points on paths, and of their lengths.
    static let paths: [ExpressionFunction] = [
        ExpressionFunction(
            "pathPoint", [Parameter("data", .string), Parameter("fraction", .number)],
            "The point at a fraction of the length of SVG path data, 0 to 1: pathPoint('M 0 0 H 100', 0.25) is [25, 0].", result: .always(.point)
        ) { call throws(ExpressionError) in
            let path = try path(&call)
            guard let point = path.point(atFraction: min(1, max(0, try call.number(1)))) else { throw call.error("pathPoint needs a path with a length") }
            return .point(point)
        },
        ExpressionFunction(
            "pathAngle", [Parameter("data", .string), Parameter("fraction", .number)],
            "The direction at a fraction of the length of SVG path data, in degrees from the right, increasing downwards, for rotationEffect.",
            result: .always(.number)
        ) { call throws(ExpressionError) in
            let path = try path(&call)
            let fraction = min(1, max(0, try call.number(1)))
            let step = 1e-4
            guard let start = path.point(atFraction: max(0, fraction - step)), let end = path.point(atFraction: min(1, fraction + step)) else {
                throw call.error("pathAngle needs a path with a length")
            }
            return .number(atan2(end.y - start.y, end.x - start.x) * 180 / .pi)
        },
        ExpressionFunction(
            "pathLength", [Parameter("data", .string)], "The length of SVG path data in points: pathLength('M 0 0 H 100 V 50') is 150.",
            result: .always(.number)
        ) { call throws(ExpressionError) in
            .number(Double(try path(&call).length))
        },
    ]

    /// Returns the path of the first argument, which counts as work by its length.
    private static func path(_ call: inout Call) throws(ExpressionError) -> Path {
        let text = try call.string(0)
        try call.evaluator.charge(text.utf8.count, at: call.offset)
        do throws(SVGPathError) {
            return try SVGPathParser.path(text)
        } catch {
            throw call.error(error.description)
        }
    }
}

extension Path {
    /// Returns the point at a fraction of the length, 0…1; nil for a path without a length.
    fileprivate func point(atFraction fraction: CGFloat) -> CGPoint? {
        let reach: CGFloat = 1e-6
        guard fraction < 1 else { return trimmedPath(from: 1 - reach, to: 1).currentPoint }
        var points: [CGPoint] = []
        let collect = { (element: Path.Element) in if case .move(let point) = element { points.append(point) } }
        trimmedPath(from: fraction, to: min(1, fraction + reach)).forEach(collect)
        return points.first
    }
}
