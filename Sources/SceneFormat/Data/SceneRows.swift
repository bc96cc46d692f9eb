/// The rows of data for `render batch`, which draws one image for each.
package struct SceneRows: Sendable {
    /// The rows in file order; members that occur only in other rows are null, and so are rows that can't be read.
    package let rows: [SceneValue]
    /// The errors of rows that can't be read, by their indices.
    package let refusals: [Int: Diagnostic]
    /// The cells that may be errors.
    package let oddCells: OddCells
    /// The rows that can be read; at least one.
    private let readable: [SceneValue]
    /// The type that expressions see: the common type of all rows.
    package let type: ExpressionType
    /// The name of the file, for messages.
    package let name: String

    /// - Throws: if the data is not a list, or an empty one, or if no row can be read.
    package init(_ data: SceneData) throws(Diagnostic) {
        guard case .array(let elements) = data.value else {
            throw Diagnostic(.error, "a batch needs a list of rows, and the data is \(data.type)", file: data.name)
        }
        guard !elements.isEmpty else { throw Diagnostic(.error, "the data has no rows", file: data.name) }
        var names: Set<String> = []
        for case .object(let members) in elements { names.formUnion(members.keys) }
        rows = elements.map { element in
            guard case .object(var members) = element else { return element }
            for name in names where members[name] == nil { members[name] = .null }
            return .object(members)
        }
        (refusals, oddCells) = (data.refusals, data.oddCells)
        readable = rows.indices.filter { data.refusals[$0] == nil }.map { [rows] in rows[$0] }
        guard let first = readable.first else { throw data.refusals[0] ?? Diagnostic(.error, "the data has no rows", file: data.name) }
        type = readable.dropFirst().reduce(first.variableType) { Self.union($0, $1.variableType) }
        name = data.name
    }

    /// Returns the first row that can be read and has the type, or else the first one that can be read.
    package func firstRow(of declared: ExpressionType?) -> SceneValue {
        readable.first { declared?.refusal(of: $0) == nil } ?? readable[0]
    }

    /// Returns the common type of rows with these two types; objects are compared member by member.
    private static func union(_ a: ExpressionType, _ b: ExpressionType) -> ExpressionType {
        if a == b { return a }
        guard case .object(let first) = a, case .object(let second) = b else { return .any }
        return .object(first.merging(second) { $0 == $1 ? $0 : .any })
    }
}

extension ExpressionType {
    /// Returns why data doesn't have this type, such as "row 2: 'price' is 'n/a', not a number"; nil if it does.
    func refusal(of data: SceneData) -> String? {
        guard data.isTable, case .array(let element) = self, case .array(let rows) = data.value else { return refusal(of: data.value) }
        for (index, row) in rows.enumerated() {
            if let refusal = element.refusal(of: row) { return "row \(index + 1): \(refusal)" }
        }
        return nil
    }

    /// Returns why a value doesn't have this type, such as "'price' is 'n/a', not a number"; nil if it does. Objects need all members of the type, and may
    /// have more.
    package func refusal(of value: SceneValue, named name: String? = nil) -> String? {
        let subject = name.map(quoted) ?? "the data"
        switch (self, value) {
        case (.any, _): return nil
        case (.object(let wanted), .object(let members)):
            for (key, type) in wanted.sorted(by: { $0.key < $1.key }) {
                let inner = name.map { "\($0).\(key)" } ?? key
                guard let member = members[key] else { return "\(quoted(inner)) is missing" }
                if let refusal = type.refusal(of: member, named: inner) { return refusal }
            }
            return nil
        case (.array(let element), .array(let values)):
            for (index, value) in values.enumerated() {
                if let refusal = element.refusal(of: value, named: "\(name ?? "data")[\(index)]") { return refusal }
            }
            return nil
        case (.string, .string): return nil
        case (_, .string("")): return "\(subject) is empty, not \(self); it may be empty where the scene's sample has null"
        case (_, .string(let text)): return "\(subject) is \(quoted(String(text.prefix(60)))), not \(self)"
        default: return accepts(value) ? nil : "\(subject) is \(value.kind), not \(self)"
        }
    }
}
