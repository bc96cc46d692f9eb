/// A `#Preview`, or a type that provides previews.
public struct PreviewFact: Codable, Equatable, Sendable {
    /// The name of the macro.
    public static let macroName = "#Preview"

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

/// A call of a type, such as a view, or of a method, such as a modifier; or the use of a property of a type, such as `Color.red`.
public struct CallFact: Equatable, Sendable {
    /// The last part of the name of what is called.
    public var name: String
    /// The line of the name, counted from 1.
    public var line: Int
    /// The bytes of the call, with the value whose method it calls.
    public var range: Range<Int>
    /// The first argument, if it is a string without interpolations.
    public var label: String?
    /// The last part of the name of the type around it, or `#Preview`; empty outside of both.
    public var type: String
    /// The position of the declaration around it, which is a member of that type.
    public var member: Int

    public init(name: String, line: Int, range: Range<Int>, label: String? = nil, type: String = "", member: Int = 0) {
        (self.name, self.line, self.range, self.label, self.type, self.member) = (name, line, range, label, type, member)
    }

    /// Whether it calls a type, or a function with such a name.
    public var isOfType: Bool { name.first?.isUppercase == true }
}

/// Calls in the order of the text, each before those in its arguments.
public struct CallList: Codable, Equatable, Sendable {
    public var calls: [CallFact] = []

    public init() {}

    /// Encodes a line of text for each call: numbers are shorter as distances.
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        var (line, start, member, type) = (0, 0, 0, "")
        try value.encode(
            calls.map { call in
                defer { (line, start, member, type) = (call.line, call.range.lowerBound, call.member, call.type) }
                let numbers = [call.line - line, call.range.lowerBound - start, call.range.count, call.member - member].map(String.init)
                return ([call.name] + numbers + [call.type == type ? "=" : call.type, call.label ?? ""]).joined(separator: " ")
            }.joined(separator: "\n"))
    }

    public init(from decoder: any Decoder) throws {
        var (line, start, member, type) = (0, 0, 0, "")
        calls = try decoder.singleValueContainer().decode(String.self).split(separator: "\n").compactMap { text in
            let words = text.split(separator: " ", maxSplits: 6, omittingEmptySubsequences: false)
            let numbers = words.dropFirst().prefix(4).compactMap { Int($0) }
            guard words.count == 7, numbers.count == 4, numbers[2] >= 0 else { return nil }
            line += numbers[0]
            start += numbers[1]
            member += numbers[3]
            if words[5] != "=" { type = String(words[5]) }
            return CallFact(
                name: String(words[0]), line: line, range: start..<start + numbers[2], label: words[6].isEmpty ? nil : String(words[6]), type: type,
                member: member)
        }
    }
}
