extension Path: CustomStringConvertible, LosslessStringConvertible {
    /// The elements as text: points followed by `m` (move), `l` (line), `q` (quadratic curve), `c` (cubic curve), or `h` (close), as in SwiftUI.
    public var description: String {
        func text(_ points: CGPoint..., command: String) -> String {
            (points.flatMap { [$0.x, $0.y] }.map(Self.text) + [command]).joined(separator: " ")
        }
        return elements.map { element in
            switch element {
            case .move(let end): text(end, command: "m")
            case .line(let end): text(end, command: "l")
            case .quadCurve(let end, let control): text(control, end, command: "q")
            case .curve(let end, let control1, let control2): text(control1, control2, end, command: "c")
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }

    /// Returns a number with up to six significant digits, as C's `%g` prints it.
    private static func text(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }

    /// Creates a path from its description; nil if a command is unknown or has the wrong number of points.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(number)
                continue
            }
            switch (word, numbers.count) {
            case ("m", 2): move(to: point(0))
            case ("l", 2): addLine(to: point(0))
            case ("q", 4): addQuadCurve(to: point(1), control: point(0))
            case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
            case ("h", 0): closeSubpath()
            default: return nil
            }
            numbers.removeAll()
        }
        guard numbers.isEmpty else { return nil }
    }
}
