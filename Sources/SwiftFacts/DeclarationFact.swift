/// A declaration outside of other code: a type, an extension, or a member of one.
public struct DeclarationFact: Codable, Equatable, Sendable {
    public enum Kind: Int, Codable, Sendable {
        case structure, `class`, enumeration, actor, `protocol`, `extension`
        case function, variable, initializer, `subscript`, alias, macro
    }

    public var kind: Kind
    /// The name without backticks; that of the extended type, such as `Panel.Row`, for an extension.
    public var name: String
    /// The index of the innermost type or extension around it.
    public var parent: Int?
    /// The line of the name, counted from 1.
    public var line: Int
    /// The attributes without `@`, those in `#if` included.
    public var attributes: [String] = []
    public var modifiers: [String] = []
    /// The types that it inherits from or conforms to, as they are written.
    public var inherited: [String] = []
    /// The position of the first of them.
    public var inheritedStart = 0
    /// The labels of the parameters of a function or initializer; `_` for one without a label.
    public var labels: [String] = []
    /// The effects of a function or initializer: `async`, `throws`.
    public var effects: [String] = []
    /// The positions after the opening brace and of the closing one, for a function or initializer with a body.
    public var body: Range<Int>?

    public init(kind: Kind, name: String, parent: Int?, line: Int) { (self.kind, self.name, self.parent, self.line) = (kind, name, parent, line) }

    /// Whether it declares a type.
    public var isType: Bool { kind.rawValue < Kind.extension.rawValue }
    /// Whether it belongs to the type, not to its values.
    public var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
    /// The last part of an extended type's name.
    public var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }

    /// Returns whether it has an attribute, such as `State`, with or without the name of its module.
    public func hasAttribute(_ name: String) -> Bool { attribute(name) != nil }

    /// Returns the text of an attribute, such as `State(1)`.
    public func attribute(_ name: String) -> String? { attributes.first { Self.name(of: $0) == name } }

    private static func name(of attribute: String) -> Substring {
        let name = attribute.prefix { $0 != "(" && $0 != "<" }
        return name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? name
    }

    /// Returns whether it inherits from or conforms to a type, with or without the name of its module.
    public func inherits(from type: String) -> Bool { inherited.contains { $0 == type || $0.hasSuffix("." + type) } }

    // MARK: Coding

    /// Encodes the values without their names: a project has thousands of declarations.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        let lists = [attributes, modifiers, inherited, labels, effects].map { $0.joined(separator: "\n") }
        try values.encode("\(kind.rawValue) \(parent ?? -1) \(line) \(inheritedStart) \(body?.lowerBound ?? -1) \(body?.upperBound ?? -1)")
        try values.encode(name)
        // Most have only one or two of them.
        for list in lists[...(lists.lastIndex { !$0.isEmpty } ?? -1)] { try values.encode(list) }
    }

    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        let numbers = try values.decode(String.self).split(separator: " ").compactMap { Int($0) }
        guard numbers.count == 6, let kind = Kind(rawValue: numbers[0]) else {
            throw DecodingError.dataCorruptedError(in: values, debugDescription: "not a declaration")
        }
        self.init(kind: kind, name: try values.decode(String.self), parent: numbers[1] < 0 ? nil : numbers[1], line: numbers[2])
        inheritedStart = numbers[3]
        body = numbers[4] < 0 ? nil : numbers[4]..<numbers[5]
        func list() throws -> [String] { values.isAtEnd ? [] : try values.decode(String.self).split(separator: "\n").map(String.init) }
        attributes = try list()
        modifiers = try list()
        inherited = try list()
        labels = try list()
        effects = try list()
    }
}

/// Names, each once, in alphabetical order.
public struct NameList: Codable, Equatable, Sendable {
    public let names: [String]

    public init(_ names: Set<String> = []) { self.names = names.sorted() }

    public func contains(_ name: String) -> Bool {
        var range = names.startIndex..<names.endIndex
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if names[middle] == name { return true }
            range = names[middle] < name ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return false
    }

    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        try value.encode(names.joined(separator: "\n"))
    }

    public init(from decoder: any Decoder) throws {
        names = try decoder.singleValueContainer().decode(String.self).split(separator: "\n").map(String.init)
    }
}
