/// A `#Preview`, or a type that provides previews.
public struct PreviewFact: Codable, Equatable, Sendable {
    /// The line of `#Preview`, or of the provider's name, counted from 1.
    public var line: Int
    /// The name of the type, such as `Row_Previews`; nil for a `#Preview`.
    public var provider: String?
    /// The labels of the arguments.
    public var labels: [String] = []
    /// The names in its traits, such as `landscapeLeft`.
    public var traits: [String] = []
    /// The functions and types that it calls, such as `Row` and `Panel.Row`, each once.
    public var calls: [String] = []
    /// The previews of a provider in their order; nil if the code doesn't say which it has, and for a `#Preview`.
    public var parts: [Part]?

    /// One of a provider's previews.
    public struct Part: Codable, Equatable, Sendable {
        /// The line of its view, counted from 1.
        public var line: Int
        /// The name of `previewDisplayName`, if it is a literal.
        public var name: String?

        public init(line: Int, name: String? = nil) { (self.line, self.name) = (line, name) }
    }

    public init(line: Int, provider: String? = nil) { (self.line, self.provider) = (line, provider) }
}

/// A name and the place where it is.
public struct PlaceFact: Codable, Equatable, Sendable {
    public var name: String
    /// Counted from 1.
    public var line: Int
    /// In bytes, counted from 1.
    public var column: Int

    public init(name: String, line: Int, column: Int) { (self.name, self.line, self.column) = (name, line, column) }
}

/// A string without interpolations that is an argument.
public struct StringFact: Codable, Equatable, Sendable {
    /// The name of the function, or the argument's label if it has one.
    public enum Purpose: String, Codable, CaseIterable, Sendable {
        case systemName, systemImage, systemSymbolName, previewDisplayName

        /// Whether it names a symbol.
        public var isSymbol: Bool { self != .previewDisplayName }
    }

    public var purpose: Purpose
    public var value: String
    /// Counted from 1.
    public var line: Int
    /// In bytes, counted from 1.
    public var column: Int
    /// The type around it, such as `Row_Previews`.
    public var type: String?

    public init(purpose: Purpose, value: String, line: Int, column: Int, type: String?) {
        (self.purpose, self.value, self.line, self.column, self.type) = (purpose, value, line, column, type)
    }
}

/// A literal that stands alone in the body of a function, computed property, or preview.
public struct LiteralFact: Equatable, Sendable {
    public enum Kind: Int, Sendable { case boolean, integer, float, string }

    public var kind: Kind
    /// Its bytes.
    public var range: Range<Int>

    public init(kind: Kind, range: Range<Int>) { (self.kind, self.range) = (kind, range) }
}

/// Literals in the order of the text.
public struct LiteralList: Codable, Equatable, Sendable {
    public var literals: [LiteralFact] = []

    public init() {}

    /// Encodes a list of numbers: for each literal its kind, its distance from the one before, and its length.
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        var (numbers, end): ([String], Int) = ([], 0)
        for literal in literals {
            numbers += [literal.kind.rawValue, literal.range.lowerBound - end, literal.range.count].map(String.init)
            end = literal.range.upperBound
        }
        try value.encode(numbers.joined(separator: " "))
    }

    public init(from decoder: any Decoder) throws {
        let numbers = try decoder.singleValueContainer().decode(String.self).split(separator: " ").compactMap { Int($0) }
        var end = 0
        for index in stride(from: 0, to: numbers.count - 2, by: 3) {
            let start = end + numbers[index + 1]
            end = start + numbers[index + 2]
            if let kind = LiteralFact.Kind(rawValue: numbers[index]) { literals.append(LiteralFact(kind: kind, range: start..<end)) }
        }
    }
}

/// Calls of types and of functions with such names, in the order of the text.
public struct CallList: Codable, Equatable, Sendable {
    public var places: [(name: String, line: Int)] = []

    public init() {}

    public static func == (one: CallList, other: CallList) -> Bool { one.places.elementsEqual(other.places) { $0 == $1 } }

    /// Encodes names and lines in one text.
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        try value.encode(places.map { "\($0.name) \($0.line)" }.joined(separator: "\n"))
    }

    public init(from decoder: any Decoder) throws {
        places = try decoder.singleValueContainer().decode(String.self).split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            return words.count == 2 ? Int(words[1]).map { (String(words[0]), $0) } : nil
        }
    }
}
