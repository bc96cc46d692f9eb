/// The static type of an expression.
package indirect enum ExpressionType: Sendable, Hashable, CustomStringConvertible {
    /// Unknown; checked during evaluation.
    case any
    case null
    case bool
    case number
    case string
    case color
    case point
    case size
    case rect
    case anchor
    case geometry
    case array(ExpressionType)
    case object([String: ExpressionType])

    /// The type in words for messages: "a number", "a list" …
    package var description: String {
        switch self {
        case .any: "any value"
        case .null: "nothing"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a string"
        case .color: "a color"
        case .point: "a point"
        case .size: "a size"
        case .rect: "a rect"
        case .anchor: "an anchor"
        case .geometry: "a geometry"
        case .array: "a list"
        case .object: "an object"
        }
    }

    /// Returns descriptions of the expected and the actual type that differ: for two lists they include the element types.
    static func descriptions(_ wanted: ExpressionType, _ found: ExpressionType) -> (String, String) {
        wanted.description == found.description ? (wanted.longDescription, found.longDescription) : (wanted.description, found.description)
    }

    private var longDescription: String {
        guard case .array(let element) = self else { return description }
        let elements =
            switch element {
            case .any, .null: "values"
            case .bool: "true and false"
            case .number: "numbers"
            case .string: "strings"
            case .color: "colors"
            case .point: "points"
            case .size: "sizes"
            case .rect: "rects"
            case .anchor: "anchors"
            case .geometry: "geometries"
            case .array: "lists"
            case .object: "objects"
            }
        return "a list of \(elements)"
    }

    var isList: Bool {
        if case .array = self { true } else { false }
    }

    /// Returns whether a value of this type is allowed where `wanted` is expected, as far as is known; `null` is allowed only for itself.
    package func canBe(_ wanted: ExpressionType) -> Bool {
        switch (self, wanted) {
        case (.any, _), (_, .any): true
        case (.array(let lhs), .array(let rhs)): lhs.canBe(rhs)
        case (.object, .object): true
        default: self == wanted
        }
    }

    /// Returns the type of a value that has one of the two types.
    func union(_ other: ExpressionType) -> ExpressionType {
        switch (self, other) {
        case _ where self == other: self
        case (.null, let known), (let known, .null): known
        case (.array(let lhs), .array(let rhs)): .array(lhs.union(rhs))
        default: .any
        }
    }

    /// The members of values of this type, with their types; nil if unknown.
    var members: [String: ExpressionType]? {
        switch self {
        case .any: nil
        case .point: ["x": .number, "y": .number]
        case .size: ["width": .number, "height": .number]
        case .rect:
            [
                "x": .number, "y": .number, "width": .number, "height": .number, "minX": .number, "midX": .number, "maxX": .number,
                "minY": .number, "midY": .number, "maxY": .number, "origin": .point, "center": .point, "size": .size,
            ]
        case .geometry:
            [
                "width": .number, "height": .number, "size": .size,
                "safeAreaInsets": .object(["top": .number, "leading": .number, "bottom": .number, "trailing": .number]),
            ]
        case .string: ["count": .number]
        case .array(let element): ["count": .number, "first": element, "last": element]
        case .object(let members): members
        case .null, .bool, .number, .color, .anchor: [:]
        }
    }
}
