import Display
import Foundation
import Geometry
import Testing

/// Curves are drawn as on the screen: without chords, with coverage by area (Documentation/Semantics/Drawing.md#curves).
struct CurveTests {
    private static let center = CGPoint(x: 32, y: 32)

    private static func arc(_ radius: CGFloat, from start: Double = 0, to end: Double = 360) -> Path {
        var path = Path()
        path.addArc(center: center, radius: radius, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: false)
        return path
    }

    private static func circle(_ radius: CGFloat) -> Path {
        Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    /// The same disk and ring as different paths, with their inner and outer radii.
    private static let drawings: [(DisplayItem, CGFloat, CGFloat)] = [
        (fill(circle(30), 0), 0, 30), (fill(arc(30), 0), 0, 30),
        (.stroke(circle(25), .color(color(0)), StrokeStyle(lineWidth: 8)), 21, 29),
        (.stroke(arc(25), .color(color(0)), StrokeStyle(lineWidth: 8)), 21, 29),
        (fill(arc(25).strokedPath(StrokeStyle(lineWidth: 8)), 0), 21, 29),
    ]

    @Test(arguments: drawings.indices, [1, 3] as [CGFloat]) func pixelsAreCoveredByArea(index: Int, scale: CGFloat) throws {
        let (item, inner, outer) = Self.drawings[index]
        let pixmap = try picture(64, 64, scale: scale, [item])
        var sum = 0.0
        for y in 0..<pixmap.height {
            for x in 0..<pixmap.width {
                let error = abs(Double(pixmap[x, y] >> 24) - 255 * Self.coverage(x, y, Double(inner * scale), Double(outer * scale), Double(32 * scale)))
                // Cairo counts area in fifteenths of a row. A chord that is a quarter of a pixel off would be 64 steps off.
                #expect(error <= 20, "\(x),\(y)")
                sum += error
            }
        }
        #expect(sum / Double(pixmap.width * pixmap.height) < 0.4)
    }

    /// Returns the share of a pixel in a ring, from 32 by 32 points.
    private static func coverage(_ x: Int, _ y: Int, _ inner: Double, _ outer: Double, _ center: Double) -> Double {
        let distance = hypot(Double(x) + 0.5 - center, Double(y) + 0.5 - center)
        if distance < inner - 1 || distance > outer + 1 { return 0 }
        if distance > inner + 1, distance < outer - 1 { return 1 }
        var count = 0
        for row in 0..<32 {
            for column in 0..<32 {
                let point = hypot(Double(x) + (Double(column) + 0.5) / 32 - center, Double(y) + (Double(row) + 0.5) / 32 - center)
                if point >= inner, point < outer { count += 1 }
            }
        }
        return Double(count) / 1024
    }

    /// The ends of half a circle are horizontal.
    @Test(arguments: [0, 1]) func buttCapsArePerpendicularToTheTangent(kind: Int) throws {
        let half = kind == 0 ? Self.circle(20).trimmedPath(from: 0, to: 0.5) : Self.arc(20, to: 180)
        let items: [DisplayItem] = [
            .stroke(half, .color(color(0)), StrokeStyle(lineWidth: 20)), fill(half.strokedPath(StrokeStyle(lineWidth: 20)), 0),
        ]
        for item in items {
            let pixmap = try picture(64, 64, scale: 2, [item])
            for x in 0..<128 {
                #expect(pixmap[x, 63] >> 24 <= 1, "\(x)")
                // The line is between 10 and 30 points from the center.
                if (6...41).contains(x) || (86...121).contains(x) { #expect(pixmap[x, 64] >> 24 >= 250, "\(x)") }
            }
        }
    }
}
