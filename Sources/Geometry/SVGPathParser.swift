import Foundation

/// An error in a text of path data.
package struct SVGPathError: Error, Equatable, CustomStringConvertible {
    package let message: String
    /// The offset of the error in the text, in UTF-8 bytes.
    package let offset: Int

    package init(message: String, offset: Int) { (self.message, self.offset) = (message, offset) }

    package var description: String { "path data, byte \(offset + 1): \(message)" }
}

/// Reads SVG's path data by the grammar of SVG 2, section 9.3: all commands, absolute and relative, numbers without spaces between them where
/// that is clear, and arcs.
///
/// - Complexity: O(length of the text).
package struct SVGPathParser {
    private let bytes: [UInt8]
    private var offset = 0
    private var path = Path()
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point, for `S` and `T`, and the command that it belongs to.
    private var control: (point: CGPoint, isCubic: Bool)?

    /// Whether the numbers before a wrong comma count.
    private let isLenient: Bool

    private init(_ text: String, isLenient: Bool = false) { (bytes, self.isLenient) = (Array(text.utf8), isLenient) }

    /// Returns the path of a text up to the first segment that is wrong, as SVG draws it.
    package static func beginning(of text: String) -> Path {
        var parser = SVGPathParser(text, isLenient: true)
        try? parser.parse()
        return parser.path
    }

    /// Returns the path of a text; an empty text gives an empty path.
    ///
    /// - Throws: `SVGPathError` where SVG would draw up to an error.
    package static func path(_ text: String) throws(SVGPathError) -> Path {
        var parser = SVGPathParser(text)
        try parser.parse()
        return parser.path
    }

    private static let commands = "MmLlHhVvCcSsQqTtAaZz"

    private mutating func parse() throws(SVGPathError) {
        skipSpaces()
        var isFirst = true
        while offset < bytes.count {
            let place = offset
            let letter = Character(Unicode.Scalar(bytes[offset]))
            guard Self.commands.contains(letter) else {
                throw SVGPathError(message: "expected a command such as M, L, C, or Z, not \(found)", offset: place)
            }
            if isFirst, letter != "M", letter != "m" { throw SVGPathError(message: "path data must begin with M, not '\(letter)'", offset: place) }
            isFirst = false
            offset += 1
            skipSpaces()
            try command(letter)
        }
    }

    /// Reads one command with all the groups of numbers that follow it.
    private mutating func command(_ letter: Character) throws(SVGPathError) {
        let isRelative = letter.isLowercase
        var kind = Character(letter.uppercased())
        if kind == "Z" {
            path.closeSubpath()
            current = start
            control = nil
            return
        }
        repeat {
            try segment(kind, isRelative: isRelative)
            // Further points of a move are lines.
            if kind == "M" { kind = "L" }
        } while startsNumber
    }

    private mutating func segment(_ kind: Character, isRelative: Bool) throws(SVGPathError) {
        let origin = isRelative ? current : .zero
        var nextControl: (point: CGPoint, isCubic: Bool)?
        switch kind {
        case "M":
            current = try point(from: origin)
            start = current
            path.move(to: current)
        case "L": line(to: try point(from: origin))
        case "H": line(to: CGPoint(x: origin.x + CGFloat(try number()), y: current.y))
        case "V": line(to: CGPoint(x: current.x, y: origin.y + CGFloat(try number())))
        case "C", "S":
            let first = kind == "C" ? try point(from: origin) : reflected(isCubic: true)
            let second = try point(from: origin)
            current = try endPoint(from: origin)
            path.addCurve(to: current, control1: first, control2: second)
            nextControl = (second, true)
        case "Q", "T":
            let middle = kind == "Q" ? try point(from: origin) : reflected(isCubic: false)
            current = try endPoint(from: origin)
            path.addQuadCurve(to: current, control: middle)
            nextControl = (middle, false)
        default: try arc(from: origin)
        }
        control = nextControl
    }

    private mutating func line(to point: CGPoint) {
        current = point
        path.addLine(to: point)
    }

    /// The control point that continues the last curve smoothly; the current point after anything else.
    private func reflected(isCubic: Bool) -> CGPoint {
        guard let control, control.isCubic == isCubic else { return current }
        return CGPoint(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
    }

    private mutating func endPoint(from origin: CGPoint) throws(SVGPathError) -> CGPoint { try point(from: origin) }

    private mutating func point(from origin: CGPoint) throws(SVGPathError) -> CGPoint {
        let x = try number()
        let y = try number()
        return CGPoint(x: origin.x + CGFloat(x), y: origin.y + CGFloat(y))
    }

    private mutating func arc(from origin: CGPoint) throws(SVGPathError) {
        let radii = CGSize(width: abs(try number()), height: abs(try number()))
        let rotation = try number() * .pi / 180
        let (isLarge, sweeps) = (try flag(), try flag())
        let end = try point(from: origin)
        let curves = SVGArc.curves(from: current, to: end, radii: radii, rotation: rotation, isLarge: isLarge, sweeps: sweeps)
        for curve in curves { path.addCurve(to: curve.end, control1: curve.control1, control2: curve.control2) }
        // An arc that ends where it begins draws nothing.
        if curves.isEmpty, end != current { path.addLine(to: end) }
        current = end
    }

    // MARK: Letters

    /// Returns a number in single quotes, cut off if it is long.
    private static func quoted(_ text: String) -> String { text.count > 60 ? "'\(text.prefix(60))…'" : "'\(text)'" }

    private var found: String {
        if offset >= bytes.count { return "the end" }
        return "'\(String(decoding: bytes[offset...].prefix(4), as: UTF8.self).prefix(1))'"
    }

    private func isDigit(_ place: Int) -> Bool { place < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place]) }

    private var startsNumber: Bool {
        guard offset < bytes.count else { return false }
        return isDigit(offset) || [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+")].contains(bytes[offset])
    }

    private mutating func skipSpaces() {
        while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(bytes[offset]) { offset += 1 }
    }

    /// Skips spaces, and at most one comma, after a number.
    private mutating func skipSeparator() throws(SVGPathError) {
        skipSpaces()
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: ",") else { return }
        let comma = offset
        offset += 1
        skipSpaces()
        if startsNumber { return }
        if isLenient {
            offset = comma
        } else {
            throw SVGPathError(message: "expected a number after ',', not \(found)", offset: offset < bytes.count ? offset : comma)
        }
    }

    /// Reads `0` or `1`, which needs no separator after it: `a1 1 0 0110 10`.
    private mutating func flag() throws(SVGPathError) -> Bool {
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "0") || bytes[offset] == UInt8(ascii: "1") else {
            throw SVGPathError(message: "expected an arc flag, 0 or 1, not \(found)", offset: offset)
        }
        let isSet = bytes[offset] == UInt8(ascii: "1")
        offset += 1
        try skipSeparator()
        return isSet
    }

    private mutating func number() throws(SVGPathError) -> Double {
        let first = offset
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "-") || bytes[offset] == UInt8(ascii: "+") { offset += 1 }
        while isDigit(offset) { offset += 1 }
        var hasDigits = offset > first && isDigit(offset - 1)
        if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
            hasDigits = hasDigits || isDigit(offset + 1)
            offset += 1
            while isDigit(offset) { offset += 1 }
        }
        guard hasDigits else {
            offset = first
            throw SVGPathError(message: "expected a number, not \(found)", offset: first)
        }
        skipExponent()
        let text = String(decoding: bytes[first..<offset], as: UTF8.self)
        guard let number = Double(text), number.isFinite, abs(number) <= 1e9 else {
            throw SVGPathError(message: "the number \(Self.quoted(text)) is too large", offset: first)
        }
        try skipSeparator()
        return number
    }

    private mutating func skipExponent() {
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "e") || bytes[offset] == UInt8(ascii: "E") else { return }
        var end = offset + 1
        if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") { end += 1 }
        guard isDigit(end) else { return }
        while isDigit(end) { end += 1 }
        offset = end
    }
}
