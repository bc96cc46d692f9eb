import Geometry
import Testing

@testable import SceneFormat

struct SVGPathTests {
    /// The elements in short form: `M 0 0 L 10 0 Z`.
    private func words(_ data: String) throws -> String {
        func text(_ point: CGPoint) -> String { "\(SceneValue.number(rounded(point.x)).text ?? "") \(SceneValue.number(rounded(point.y)).text ?? "")" }
        func rounded(_ value: CGFloat) -> Double { (Double(value) * 1_000).rounded() / 1_000 }
        var parts: [String] = []
        for element in try SVGPathParser.path(data).elements {
            switch element {
            case .move(let to): parts.append("M \(text(to))")
            case .line(let to): parts.append("L \(text(to))")
            case .quadCurve(let to, let control): parts.append("Q \(text(control)) \(text(to))")
            case .curve(let to, let first, let second): parts.append("C \(text(first)) \(text(second)) \(text(to))")
            case .closeSubpath: parts.append("Z")
            }
        }
        return parts.joined(separator: " ")
    }

    @Test(arguments: [
        ("", ""), ("M 1 2", "M 1 2"), ("M1,2L3,4", "M 1 2 L 3 4"), ("M 0 0 10 0 10 10", "M 0 0 L 10 0 L 10 10"), ("m 1 1 2 2", "M 1 1 L 3 3"),
        ("M0 0h10v5H2V1z", "M 0 0 L 10 0 L 10 5 L 2 5 L 2 1 Z"), ("M10-20.5.5", "M 10 -20.5"), ("M1e1 2E-1", "M 10 0.2"),
        ("M0 0l.5.5-.5.5", "M 0 0 L 0.5 0.5 L 0 1"), ("M0 0C1 2 3 4 5 6S9 10 11 12", "M 0 0 C 1 2 3 4 5 6 C 7 8 9 10 11 12"),
        ("M0 0S1 2 3 4", "M 0 0 C 0 0 1 2 3 4"), ("M0 0Q5 5 10 0T20 0", "M 0 0 Q 5 5 10 0 Q 15 -5 20 0"), ("M0 0T4 0", "M 0 0 Q 0 0 4 0"),
        ("M5 5c1 0 2 1 2 2", "M 5 5 C 6 5 7 6 7 7"), ("M1 1l1 0zl0 5", "M 1 1 L 2 1 Z L 1 6"), ("M0 0A5 5 0 0 1 0 0", "M 0 0"),
        ("M0 0A0 5 0 0 1 9 9", "M 0 0 L 9 9"), (" \n M 1 1 \t", "M 1 1"),
    ])
    func elements(data: String, expected: String) throws {
        // "M10-20.5.5" has two numbers for M and one left over.
        if data == "M10-20.5.5" {
            #expect(throws: SVGPathError(message: "expected a number, not the end", offset: 10)) { try words(data) }
        } else {
            #expect(try words(data) == expected)
        }
    }

    @Test(arguments: [
        ("M0 0a10 10 0 0 1 10 10", 1), ("M0 0a10 10 0 1 0 10 10", 3), ("M0 0a10 10 0 0110 10", 1), ("M0 0a5 5 0 0 1 10 0", 2), ("M0 0a1 1 0 0 1 10 0", 2),
    ])
    func arcsAreQuarters(data: String, curves: Int) throws {
        #expect(try words(data).split(separator: " ").count { $0 == "C" } == curves)
    }

    @Test func anArcIsPartOfACircle() throws {
        // A quarter circle about (0, 10): its midpoint is 10 away, at 45°.
        let path = try SVGPathParser.path("M 0 0 A 10 10 0 0 1 10 10")
        let box = path.boundingRect
        #expect(abs(box.maxX - 10) < 1e-6 && abs(box.minY) < 1e-6 && abs(box.minX) < 1e-6)
        #expect(try words("M 0 0 A 10 10 0 0 1 10 10") == "M 0 0 C 5.523 0 10 4.477 10 10")
        #expect(try words("M 0 0 A 10 10 0 0 0 10 10") == "M 0 0 C 0 5.523 4.477 10 10 10")
    }

    @Test(arguments: [
        ("L 1 1", "path data must begin with M, not 'L'", 0), ("M 1", "expected a number, not the end", 3),
        ("M 1 1 X", "expected a command such as M, L, C, or Z, not 'X'", 6),
        ("M 1 1 A 1 1 0 2 0 3 3", "expected an arc flag, 0 or 1, not '2'", 14), ("M 1 1,", "expected a number after ',', not the end", 5),
        ("M 1,,1", "expected a number after ',', not ','", 4), ("M 1e999 0", "the number '1e999' is too large", 2), ("Mé", "expected a number, not 'é'", 1),
        ("M 1 1 L", "expected a number, not the end", 7), ("M . 1", "expected a number, not '.'", 2),
    ])
    func errors(data: String, message: String, offset: Int) {
        #expect(throws: SVGPathError(message: message, offset: offset)) { try SVGPathParser.path(data) }
    }
}
