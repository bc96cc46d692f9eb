import Foundation

/// The value of an expression, a state variable or a loop variable while a scene runs.
package enum SceneValue: Sendable, Hashable {
    /// No value: the result of `first` for an empty list. `??` replaces it.
    case null
    case bool(Bool)
    /// Always finite.
    case number(Double)
    case string(String)
    case color(SceneColor)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case anchor(SceneAnchor)
    case geometry(SceneGeometry)
    case array([SceneValue])
    case object([String: SceneValue])

    /// The kind of value in words for messages: "a number", "a list" …
    package var kind: String {
        type.description
    }

    /// The type of this value, including the types of the elements and members of lists and objects.
    ///
    /// - Complexity: O(values inside).
    package var type: ExpressionType {
        switch self {
        case .null: .null
        case .bool: .bool
        case .number: .number
        case .string: .string
        case .color: .color
        case .point: .point
        case .size: .size
        case .rect: .rect
        case .anchor: .anchor
        case .geometry: .geometry
        case .array(let elements): .array(elements.reduce(nil as ExpressionType?) { $0?.union($1.variableType) ?? $1.variableType } ?? .any)
        case .object(let members): .object(members.mapValues(\.variableType))
        }
    }

    /// The type of a variable with this initial value: one that begins with null can take any value.
    package var variableType: ExpressionType { self == .null ? .any : type }

    /// The value as shown in a text; nil for values without a text form, such as points and lists.
    ///
    /// Whole numbers have no decimal point; other numbers have the fewest digits that distinguish them.
    package var text: String? {
        switch self {
        case .string(let string): string
        case .bool(let bool): bool ? "true" : "false"
        case .number(let number): Self.text(of: number)
        default: nil
        }
    }

    /// Whether it takes one step to compare, whatever the other value.
    var isSimple: Bool {
        switch self {
        case .string, .array, .object: false
        default: true
        }
    }

    private static func text(of number: Double) -> String {
        if number == 0 { return "0" }
        // From this size on, `description` has an exponent.
        if number.rounded() == number, abs(number) < 0x1p54 {
            return String(abs(number) < 0x1p52 ? Int(saturating: number) : Int(exactly: number) ?? 0)
        }
        return number.description
    }
}

extension SceneValue {
    /// The number of bytes of a text that count as one value.
    package static let textShare = 64

    /// Counts this value and the values inside; stops as soon as there are more than `limit`.
    func count(upTo limit: Int) -> Int {
        var left = limit + 1
        count(down: &left)
        return limit + 1 - left
    }

    /// Recursive, one call per level; the limits on state values bound the depth.
    private func count(down left: inout Int) {
        left = max(0, left - 1)
        guard left > 0 else { return }
        switch self {
        case .string(let string): left = max(0, left - string.utf8.count / Self.textShare)
        case .array(let elements):
            for element in elements where left > 0 { element.count(down: &left) }
        case .object(let members):
            for member in members.values where left > 0 { member.count(down: &left) }
        default: break
        }
    }
}

extension SceneValue: CustomStringConvertible {
    /// The value in words for messages: the content of a text or number, otherwise the kind of value.
    package var description: String { text ?? kind }
}

extension SceneValue {
    /// The value for inspection: lists and objects with their elements.
    package var inspected: String {
        switch self {
        case .bool(let value): "\(value)"
        case .array(let values): "[" + values.map(\.inspected).joined(separator: ", ") + "]"
        case .object(let members): "{ " + members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.inspected)" }.joined(separator: ", ") + " }"
        case .point(let point): "\(point.x), \(point.y)"
        case .size(let size): "\(size.width) × \(size.height)"
        default: description
        }
    }

    /// Returns edge insets as an object.
    package static func insets(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) -> SceneValue {
        .object([
            "top": .number(Double(top)), "leading": .number(Double(leading)), "bottom": .number(Double(bottom)), "trailing": .number(Double(trailing)),
        ])
    }
}

/// A position in another view, published through a preference and resolved by a geometry: `proxy[anchor]`.
///
/// The expression language only passes it on; its content is opaque here.
package struct SceneAnchor: Sendable, Hashable {
    /// The anchor of the view library.
    package let base: any Hashable & Sendable

    package init(_ base: some Hashable & Sendable) {
        self.base = base
    }

    package static func == (lhs: SceneAnchor, rhs: SceneAnchor) -> Bool {
        AnyHashable(lhs.base) == AnyHashable(rhs.base)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(AnyHashable(base))
    }
}

/// The data of a geometry reader: its size, anchors and coordinate spaces. `proxy.width`, `proxy[anchor]`, `proxy.frame('global')`.
package struct SceneGeometry: Sendable, Hashable {
    /// The size of the reader in points.
    package var size: CGSize
    /// Returns the rect or point of an anchor in the reader's space; nil for an unknown anchor.
    package var resolve: @Sendable (SceneAnchor) -> SceneValue?
    /// Returns the reader's rect in a named space, including `local` and `global`; nil for an unknown name.
    package var frame: @Sendable (String) -> CGRect?
    /// Returns the rect of a named space in the reader's space; nil for an unknown name.
    package var bounds: @Sendable (String) -> CGRect?
    /// Returns the reader's safe area insets: an object with top, leading, bottom and trailing, in points.
    package var safeAreaInsets: @Sendable () -> SceneValue

    package init(
        size: CGSize, resolve: @escaping @Sendable (SceneAnchor) -> SceneValue? = { _ in nil },
        frame: @escaping @Sendable (String) -> CGRect? = { _ in nil }, bounds: @escaping @Sendable (String) -> CGRect? = { _ in nil },
        safeAreaInsets: @escaping @Sendable () -> SceneValue = { .insets(top: 0, leading: 0, bottom: 0, trailing: 0) }
    ) {
        self.size = size
        self.resolve = resolve
        self.frame = frame
        self.bounds = bounds
        self.safeAreaInsets = safeAreaInsets
    }

    /// Two geometries are equal if their sizes are equal: the closures are only valid at the time of evaluation.
    package static func == (lhs: SceneGeometry, rhs: SceneGeometry) -> Bool { lhs.size == rhs.size }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(size.width)
        hasher.combine(size.height)
    }
}
