/// JSON for output; members keep their order.
indirect enum JSONText: Sendable, Equatable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
    case object([(String, JSONText)])
    case array([JSONText])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null

    init(stringLiteral value: String) { self = .string(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }

    static func strings(_ strings: [String]) -> JSONText { .array(strings.map { .string($0) }) }

    static func == (lhs: JSONText, rhs: JSONText) -> Bool { lhs.text() == rhs.text() }

    /// Returns an object with the given members at its end, which replace those of the same name; other values are unchanged.
    func adding(_ members: [(String, JSONText)]) -> JSONText {
        guard case .object(let present) = self else { return self }
        let names = members.map(\.0)
        return .object(present.filter { !names.contains($0.0) } + members)
    }

    /// The text over several lines, with an indent of two spaces per level; a value whose parts are all scalars or empty takes one line.
    func text(indent: String = "") -> String {
        switch self {
        case .string(let string): return jsonQuoted(string)
        case .number(let number): return SceneValue.number(number).text ?? "0"
        case .bool(let bool): return bool ? "true" : "false"
        case .null: return "null"
        case .array(let elements):
            return Self.block("[", elements.map { ("", $0) }, "]", indent: indent)
        case .object(let members):
            return Self.block("{", members.map { (jsonQuoted($0.0) + ": ", $0.1) }, "}", indent: indent)
        }
    }

    private var isFlat: Bool {
        switch self {
        case .object(let members): members.isEmpty
        case .array(let elements): elements.isEmpty
        default: true
        }
    }

    private static func block(_ open: String, _ parts: [(String, JSONText)], _ close: String, indent: String) -> String {
        if parts.isEmpty { return open + close }
        if parts.allSatisfy({ $0.1.isFlat }) {
            let line = parts.map { $0.0 + $0.1.text() }.joined(separator: ", ")
            if line.utf8.count + indent.utf8.count <= 150 { return open == "{" ? "{ \(line) }" : open + line + close }
        }
        let inner = indent + "  "
        return open + "\n" + parts.map { inner + $0.0 + $0.1.text(indent: inner) }.joined(separator: ",\n") + "\n" + indent + close
    }
}
