/// A value of a JSON file with its place.
package struct JSONNode: Sendable, Equatable {
    /// The value itself.
    package var value: JSONValue
    /// The place of its first character.
    package var position: SourcePosition
    /// For strings: whether the text in the file is not the string, letter for letter: there are escapes in it, or it is a text of several lines of YAML.
    package var hasEscapes: Bool
    /// For strings: how many bytes stand before the text, at ``position``: 1 for the quote, 0 for a plain text of YAML.
    package var quoteLength: Int

    package init(_ value: JSONValue, at position: SourcePosition, hasEscapes: Bool = false, quoteLength: Int = 1) {
        self.quoteLength = quoteLength
        self.value = value
        self.position = position
        self.hasEscapes = hasEscapes
    }

    /// The value of the member with this name; nil when this is no object or has no such member.
    ///
    /// - Complexity: O(members).
    package subscript(_ key: String) -> JSONNode? {
        members?.first { $0.key == key }?.value
    }

    /// The members in the order of the file, when this is an object.
    package var members: [JSONMember]? {
        if case .object(let members) = value { members } else { nil }
    }

    /// The elements, when this is an array.
    package var elements: [JSONNode]? {
        if case .array(let elements) = value { elements } else { nil }
    }

    /// The text, when this is a string.
    package var string: String? {
        if case .string(let string) = value { string } else { nil }
    }

    /// The number, when this is one; always finite.
    package var number: Double? {
        if case .number(let number) = value { number } else { nil }
    }

    /// The truth value, when this is one.
    package var bool: Bool? {
        if case .bool(let bool) = value { bool } else { nil }
    }

    /// How many values there are, with this one.
    ///
    /// - Complexity: O(result); recursive once a level.
    var valueCount: Int {
        switch value {
        case .object(let members): members.reduce(1) { $0 + $1.value.valueCount }
        case .array(let elements): elements.reduce(1) { $0 + $1.valueCount }
        default: 1
        }
    }

    /// What this is, in words for messages: "an object", "a string" …
    package var kind: String {
        switch value {
        case .object: "an object"
        case .array: "an array"
        case .string: "a string"
        case .number: "a number"
        case .bool: "a boolean"
        case .null: "null"
        }
    }
}

/// The six kinds of JSON values.
package enum JSONValue: Sendable, Equatable {
    /// Members in the order of the file, no name twice.
    case object([JSONMember])
    case array([JSONNode])
    case string(String)
    /// Always finite.
    case number(Double)
    case bool(Bool)
    case null
}

/// A name and its value in an object.
package struct JSONMember: Sendable, Equatable {
    package var key: String
    /// The place of the name's opening quote.
    package var keyPosition: SourcePosition
    package var value: JSONNode

    package init(key: String, keyPosition: SourcePosition, value: JSONNode) {
        self.key = key
        self.keyPosition = keyPosition
        self.value = value
    }
}
