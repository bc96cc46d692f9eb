import Foundation
import Testing

@testable import Geometry

/// Areas and lines combined from two paths.
struct PathBooleanTests {
    private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    private let right = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
    /// In the left one, in both, in the right one, and in none.
    private let points = [CGPoint(x: 5, y: 5), CGPoint(x: 15, y: 15), CGPoint(x: 25, y: 25), CGPoint(x: 25, y: 5)]

    private func insides(_ path: Path) -> [Bool] { points.map { path.contains($0) } }

    @Test func areas() {
        #expect(insides(left.union(right)) == [true, true, true, false])
        #expect(insides(left.intersection(right)) == [false, true, false, false])
        #expect(insides(left.subtracting(right)) == [true, false, false, false])
        #expect(insides(left.symmetricDifference(right)) == [true, false, true, false])
        #expect(left.union(right).elements.count == 9)
        #expect(left.intersection(right).boundingRect == CGRect(x: 10, y: 10, width: 10, height: 10))
    }

    @Test func edgesThatCoincide() {
        let next = Path(CGRect(x: 20, y: 0, width: 10, height: 20))
        #expect(left.union(next).description == "0 0 m 30 0 l 30 20 l 0 20 l h")
        #expect(left.subtracting(left).isEmpty)
        #expect(left.union(left).boundingRect == left.boundingRect)
        #expect(left.intersection(Path()).isEmpty)
    }

    @Test func curvesKeepTheirArea() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        let ring = circle.subtracting(Path(ellipseIn: CGRect(x: 5, y: 5, width: 10, height: 10)))
        #expect(!ring.contains(CGPoint(x: 10, y: 10)))
        #expect(ring.contains(CGPoint(x: 2.5, y: 10)))
        #expect(abs(ring.boundingRect.width - 20) < 0.05)
    }

    /// Each piece is compared with the edges at its height only: thousands of pieces take no time that grows with their square.
    @Test func outlinesOfManyLines() {
        func gear(_ teeth: Int, at center: CGPoint) -> Path {
            var path = Path()
            path.addLines(
                (0..<2 * teeth).map { index in
                    let (angle, radius) = (Double(index) / Double(teeth) * .pi, index.isMultiple(of: 2) ? 100.0 : 95)
                    return CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
                })
            path.closeSubpath()
            return path
        }
        let (one, other) = (gear(1500, at: .zero), gear(1500, at: CGPoint(x: 120, y: 10)))
        let (both, rest) = (one.intersection(other), one.subtracting(other))
        for (point, isBoth, isRest) in [
            (CGPoint(x: 60, y: 5), true, false), (CGPoint(x: -60, y: 5), false, true), (CGPoint(x: 180, y: 5), false, false),
            (CGPoint(x: 0, y: 94), false, true),
        ] {
            #expect(both.contains(point) == isBoth && rest.contains(point) == isRest)
        }
        #expect(one.union(other).boundingRect.insetBy(dx: 1, dy: 1).width < 320)
    }

    /// Lines whose number is four times as large cross up to 16 times as often; a ray for each piece would take 64 times as many comparisons.
    @Test func linesThatCrossTakeComparisonsAsOftenAsTheyCross() throws {
        func comparisons(_ count: Int) throws -> Int {
            var overlay = try PathOverlay(star(count, at: .zero), star(count, at: CGPoint(x: 3, y: 5)), eoFill: false)
            let path = try overlay.area { $0 || $1 }
            #expect(!path.isEmpty)
            return overlay.comparisons
        }
        let (few, many) = (try comparisons(51), try comparisons(205))
        #expect(many < 32 * few)
    }

    /// Lines that don't cross take comparisons in proportion to their number.
    @Test(arguments: [true, false]) func linesThatDoNotCross(_ isVertical: Bool) throws {
        func comparisons(_ count: Int) throws -> Int {
            var path = Path()
            for index in 0..<count {
                let place = CGFloat(index) * 100 / CGFloat(count)
                path.addRect(
                    isVertical
                        ? CGRect(x: place, y: 0, width: 50 / CGFloat(count), height: 100) : CGRect(x: 0, y: place, width: 100, height: 50 / CGFloat(count)))
            }
            var overlay = try PathOverlay(path, Path(CGRect(x: 30, y: 30, width: 40, height: 40)), eoFill: false)
            let area = try overlay.area { $0 && $1 }
            #expect(area.boundingRect.width.rounded() == 40 || area.boundingRect.height.rounded() == 40)
            return overlay.comparisons
        }
        #expect(try comparisons(800) < 10 * comparisons(100))
    }

    /// The walk along lines finds the same areas as a test of points with both paths.
    @Test(arguments: [true, false]) func areasOfManyCrossings(_ eoFill: Bool) {
        let (one, other) = (star(41, at: .zero), star(37, at: CGPoint(x: 13, y: 7)))
        let results = [
            one.union(other, eoFill: eoFill), one.intersection(other, eoFill: eoFill), one.subtracting(other, eoFill: eoFill),
            one.symmetricDifference(other, eoFill: eoFill),
        ]
        for x in stride(from: -97.3, to: 110, by: 10.7) {
            for y in stride(from: -98.1, to: 110, by: 9.3) {
                let point = CGPoint(x: x, y: y)
                let (a, b) = (one.contains(point, eoFill: eoFill), other.contains(point, eoFill: eoFill))
                #expect(results.map { $0.contains(point, eoFill: true) } == [a || b, a && b, a && !b, a != b])
            }
        }
    }

    /// Returns a star whose lines all cross one another.
    private func star(_ points: Int, at center: CGPoint) -> Path {
        var path = Path()
        path.addLines(
            (0..<points).map { index in
                let angle = Double(index * (points / 2) % points) / Double(points) * 2 * .pi
                return CGPoint(x: center.x + cos(angle) * 100, y: center.y + sin(angle) * 100)
            })
        path.closeSubpath()
        return path
    }

    @Test func operationsHaveLimits() throws {
        func failure(_ path: Path) -> PathExcess? {
            do throws(PathExcess) {
                var overlay = try PathOverlay(path, path, eoFill: false)
                _ = try overlay.area { $0 || $1 }
                return nil
            } catch {
                return error
            }
        }
        var zigzag = Path()
        zigzag.addLines((0...50_001).map { CGPoint(x: CGFloat($0), y: CGFloat($0 % 2)) })
        #expect(failure(zigzag) == .lines(100_002))
        #expect(failure(star(1_001, at: .zero)) == .crossings)
        var fan = Path()
        for index in 0..<20_000 { fan.addLines([CGPoint(x: CGFloat(index), y: 0), CGPoint(x: CGFloat(index) + 30_000, y: 30_000)]) }
        #expect(failure(fan) == .comparisons)
    }

    @Test func fillRules() {
        var twice = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
        twice.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        let center = CGPoint(x: 10, y: 10)
        #expect(!twice.normalized().contains(center))
        #expect(twice.normalized(eoFill: false).contains(center))
    }

    @Test func lines() {
        var line = Path()
        line.move(to: CGPoint(x: -10, y: 5))
        line.addLine(to: CGPoint(x: 40, y: 5))
        #expect(line.lineIntersection(left).boundingRect == CGRect(x: 0, y: 5, width: 20, height: 0))
        #expect(line.lineSubtraction(left).elements.count == 4)
    }
}
