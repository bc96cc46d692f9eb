/// A JSON value with its position in the file.
package struct JSONNode: Sendable, Equatable {
    /// The value itself.
    package var value: JSONValue
    /// The position of its first character.
    package var position: SourcePosition
    /// For strings: whether the text in the file differs from the string, because it contains escapes or spans several lines in YAML.
    package var hasEscapes: Bool
    /// For strings: the number of bytes at ``position`` before the text: 1 for the quote, 0 for a plain YAML scalar.
    package var quoteLength: Int

    package init(_ value: JSONValue, at position: SourcePosition, hasEscapes: Bool = false, quoteLength: Int = 1) {
        self.quoteLength = quoteLength
        self.value = value
        self.position = position
        self.hasEscapes = hasEscapes
    }

    /// The value of the member with this name; nil if this is not an object or has no such member.
    ///
    /// - Complexity: O(members).
    package subscript(_ key: String) -> JSONNode? {
        members?.first { $0.key == key }?.value
    }

    /// The members in file order, if this is an object.
    package var members: [JSONMember]? {
        if case .object(let members) = value { members } else { nil }
    }

    /// The elements, if this is an array.
    package var elements: [JSONNode]? {
        if case .array(let elements) = value { elements } else { nil }
    }

    /// The text, if this is a string.
    package var string: String? {
        if case .string(let string) = value { string } else { nil }
    }

    /// The number, if this is one; always finite.
    package var number: Double? {
        if case .number(let number) = value { number } else { nil }
    }

    /// The Boolean value, if this is one.
    package var bool: Bool? {
        if case .bool(let bool) = value { bool } else { nil }
    }

    /// The number of values in this tree, including this one.
    ///
    /// - Complexity: O(result); recursive, one call per level.
    var valueCount: Int {
        switch value {
        case .object(let members): members.reduce(1) { $0 + $1.value.valueCount }
        case .array(let elements): elements.reduce(1) { $0 + $1.valueCount }
        default: 1
        }
    }

    /// The kind of value in words for messages: "an object", "a string" …
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
    /// Members in file order, with unique names.
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
    /// The position of the name's opening quote.
    package var keyPosition: SourcePosition
    package var value: JSONNode

    package init(key: String, keyPosition: SourcePosition, value: JSONNode) {
        self.key = key
        self.keyPosition = keyPosition
        self.value = value
    }
}
