import Foundation

/// What an expression, a state variable or a loop variable can be while a scene runs.
package enum SceneValue: Sendable, Hashable {
    /// Nothing: what `first` of an empty list gives. `??` replaces it.
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

    /// What the value is, in words for messages: "a number", "a list" …
    package var kind: String {
        type.description
    }

    /// The type that is known from the value itself, down to what lists and objects hold.
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

    /// The type of a variable that begins with this value: one that begins with null can become anything.
    package var variableType: ExpressionType { self == .null ? .any : type }

    /// The value as text shows it; nil for values that have no text, such as points and lists.
    ///
    /// Whole numbers have no decimal point, other numbers the fewest digits that tell them apart.
    package var text: String? {
        switch self {
        case .string(let string): string
        case .bool(let bool): bool ? "true" : "false"
        case .number(let number): Self.text(of: number)
        default: nil
        }
    }

    private static func text(of number: Double) -> String {
        if number == 0 { return "0" }
        // From here on `description` has an exponent.
        if number.rounded() == number, abs(number) < 0x1p54 { return String(Int(number)) }
        return number.description
    }
}

extension SceneValue {
    /// How many bytes of a text count as much as a value.
    package static let textShare = 64

    /// How many values it is, with what is inside; counted no further than it takes to know that there are more than `limit`.
    func count(upTo limit: Int) -> Int {
        var left = limit + 1
        count(down: &left)
        return limit + 1 - left
    }

    /// Recursive once a level; what holds the state's values bounds them.
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
    /// As messages name it: a text or number as it is, else its kind.
    package var description: String { text ?? kind }
}

extension SceneValue {
    /// Distances from the edges, as an object of them.
    package static func insets(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) -> SceneValue {
        .object([
            "top": .number(Double(top)), "leading": .number(Double(leading)), "bottom": .number(Double(bottom)), "trailing": .number(Double(trailing)),
        ])
    }
}

/// A place in another view that was published through a preference and is looked up in a geometry: `proxy[anchor]`.
///
/// The expression language only carries it; what is inside is known to whoever made it.
package struct SceneAnchor: Sendable, Hashable {
    /// The views' own anchor.
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

/// What a geometry reader tells: a size, and where anchors and coordinate spaces are. `proxy.width`, `proxy[anchor]`, `proxy.frame('global')`.
package struct SceneGeometry: Sendable, Hashable {
    /// The size of the reader in points.
    package var size: CGSize
    /// The rect or point of an anchor in the reader's space; nil for an anchor that it doesn't know.
    package var resolve: @Sendable (SceneAnchor) -> SceneValue?
    /// The reader's rect in a named space, `local` and `global` among them; nil for an unknown name.
    package var frame: @Sendable (String) -> CGRect?
    /// The rect of a named space in the reader's; nil for an unknown name.
    package var bounds: @Sendable (String) -> CGRect?
    /// What of the reader's edges is not free for views: an object with top, leading, bottom and trailing, points.
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

    /// Two geometries are equal when their sizes are: what lies behind them belongs to the moment of evaluation.
    package static func == (lhs: SceneGeometry, rhs: SceneGeometry) -> Bool { lhs.size == rhs.size }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(size.width)
        hasher.combine(size.height)
    }
}
