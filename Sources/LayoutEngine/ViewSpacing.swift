import Geometry

/// The distances that a view prefers to its neighbors, for each of its edges.
///
/// Two views are 8 points apart unless they have a better rule in common. Edges are leading and trailing, because containers compute left to right
/// and are mirrored as a whole. Source: Documentation/Semantics/Spacing.md#distance.
public struct ViewSpacing: Equatable, Sendable {
    var top = EdgeSpacing()
    var leading = EdgeSpacing()
    var bottom = EdgeSpacing()
    var trailing = EdgeSpacing()

    /// No distance on any edge.
    public static let zero = ViewSpacing(plain: 0, edges: .all)

    /// Creates the preferences of a view that specifies none.
    public init() {
        top[.belowText] = 0
        bottom[.aboveText] = 0
        leading[.belowText] = 0
        trailing[.aboveText] = 0
    }

    private init(plain distance: Double, edges: Edge.Set) {
        let spacing = EdgeSpacing(plain: distance)
        if edges.contains(.top) { top = spacing }
        if edges.contains(.leading) { leading = spacing }
        if edges.contains(.bottom) { bottom = spacing }
        if edges.contains(.trailing) { trailing = spacing }
    }

    /// Returns the preferences of a spacer: no distance along its axis, or along both axes outside of a stack (nil).
    package static func spacer(along axis: Axis?) -> ViewSpacing {
        switch axis {
        case .horizontal?: ViewSpacing(plain: 0, edges: .horizontal)
        case .vertical?: ViewSpacing(plain: 0, edges: .vertical)
        case nil: .zero
        }
    }

    /// Returns the preferences of a text: `leading` below another text, which is the font's line gap, rounded up to a pixel; the usual distance to
    /// anything else, or the given distances to a view above and below.
    ///
    /// - Parameter lineHeight: the distance of two lines' baselines, in points. Of several texts in a row, the one with the highest lines decides on the leading.
    package static func text(leading: CGFloat, lineHeight: CGFloat = 0, toViewAbove: CGFloat? = nil, toViewBelow: CGFloat? = nil) -> ViewSpacing {
        var spacing = ViewSpacing(plain: 0, edges: [])
        spacing.top[.text] = leading
        spacing.top.lineHeight = Double(lineHeight)
        spacing.bottom[.text] = 0
        if let toViewAbove { spacing.top[.aboveText] = toViewAbove }
        if let toViewBelow { spacing.bottom[.belowText] = toViewBelow }
        return spacing
    }

    /// Returns the distance that two neighbors agree on, where the next one is to the right of or below this one: 8 unless they specify another one.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        switch axis {
        case .horizontal: CGFloat(trailing.distance(to: next.leading) ?? Self.standardDistance)
        case .vertical: CGFloat(bottom.distance(to: next.top) ?? Self.standardDistance)
        }
    }

    /// Replaces the preferences of some edges with the larger ones of both views.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top.formUnion(other.top) }
        if edges.contains(.leading) { leading.formUnion(other.leading) }
        if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
        if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
    }

    /// Returns the larger preferences of both views for some edges, and this view's for the others.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// Returns the preferences with those of some edges replaced.
    package func replacing(_ edges: Edge.Set, with other: ViewSpacing) -> ViewSpacing {
        var result = self
        if edges.contains(.top) { result.top = other.top }
        if edges.contains(.leading) { result.leading = other.leading }
        if edges.contains(.bottom) { result.bottom = other.bottom }
        if edges.contains(.trailing) { result.trailing = other.trailing }
        return result
    }

    /// No preferences: the neutral element of the union.
    static let none = ViewSpacing(plain: 0, edges: [])

    /// Between views without a rule in common, on both axes. Source: Documentation/Semantics/Spacing.md#distance.
    private static let standardDistance = 8.0
}

/// The distances that one edge prefers to each kind of neighbor. NaN marks the absence of a preference: four numbers instead of four optionals.
struct EdgeSpacing: Sendable {
    /// The kinds of preferences; two edges agree on a kind that both have.
    enum Category: Int {
        /// Between two texts.
        case text
        /// Where the view precedes (is above or left of) a text.
        case aboveText
        /// Where the view follows (is below or right of) a text.
        case belowText
        /// To any neighbor, if there is no better rule.
        case plain
    }

    private var values: SIMD4<Double>
    /// The height of the lines of the text from which the `text` preference comes, in points.
    var lineHeight = 0.0

    init(plain: Double = .nan) {
        values = SIMD4(.nan, .nan, .nan, plain)
    }

    subscript(category: Category) -> CGFloat {
        get { CGFloat(values[category.rawValue]) }
        set { values[category.rawValue] = Double(newValue) }
    }

    /// Returns the largest sum of a kind that both edges have; otherwise the larger plain distance; otherwise nil.
    func distance(to next: EdgeSpacing) -> Double? {
        var best = -Double.infinity
        let sums = values + next.values
        for index in 0..<Category.plain.rawValue where sums[index] > best {
            best = sums[index]
        }
        if best > -.infinity { return best }
        let (a, b) = (values[Category.plain.rawValue], next.values[Category.plain.rawValue])
        if a.isNaN { return b.isNaN ? nil : b }
        return b.isNaN ? a : max(a, b)
    }

    mutating func formUnion(_ other: EdgeSpacing) {
        let text = Category.text.rawValue
        let areTexts = values[text].isNaN == other.values[text].isNaN && lineHeight != other.lineHeight
        let isLower = lineHeight < other.lineHeight
        for index in 0..<4 {
            let takes = index == text && areTexts ? isLower : values[index].isNaN || other.values[index] > values[index]
            if takes { values[index] = other.values[index] }
        }
        lineHeight = max(lineHeight, other.lineHeight)
    }
}

/// NaN marks absence here, so it equals itself.
extension EdgeSpacing: Equatable {
    static func == (lhs: EdgeSpacing, rhs: EdgeSpacing) -> Bool {
        (0..<4).allSatisfy { lhs.values[$0] == rhs.values[$0] || (lhs.values[$0].isNaN && rhs.values[$0].isNaN) }
    }
}
