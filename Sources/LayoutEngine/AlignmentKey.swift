import Geometry

/// A named line through views, by which containers align them. Each name is its own type.
public protocol AlignmentID: SendableMetatype {
    /// Returns the position of the line in a view that doesn't set it: in points, from the view's leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide: the type that identifies it and the axis along which it is measured. Two guides are equal if both are.
package struct AlignmentKey: Hashable, Sendable {
    /// The default value and merge rule of a guide, known without asking its type for built-in guides.
    enum Rule: Sendable {
        /// Leading and top, center, trailing and bottom: never leave a container with several children.
        case start, center, end
        /// The topmost and the lowest baseline of the children; the bottom edge if no child has one.
        case firstBaseline, lastBaseline
        /// Any other guide: the mean of the children that set it.
        case custom
    }

    package let id: any AlignmentID.Type
    package let axis: Axis
    let rule: Rule
    /// The declaration of a guide that is declared at run time; nil for a guide with its own type.
    private let declaration: Declaration?

    /// The name and default value of a guide without a type.
    private final class Declaration: Sendable {
        let name: String
        let defaultValue: @Sendable (ViewDimensions) -> CGFloat

        init(name: String, defaultValue: @escaping @Sendable (ViewDimensions) -> CGFloat) {
            self.name = name
            self.defaultValue = defaultValue
        }
    }

    /// The type that represents all guides without a type.
    private enum Declared: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }

    /// Creates a guide that is declared at run time, as scene files do. Two guides with the same name and axis are the same guide.
    ///
    /// - Parameter defaultValue: like ``AlignmentID/defaultValue(in:)``.
    package init(name: String, axis: Axis, defaultValue: @escaping @Sendable (ViewDimensions) -> CGFloat) {
        id = Declared.self
        self.axis = axis
        rule = .custom
        declaration = Declaration(name: name, defaultValue: defaultValue)
    }

    package init(_ id: any AlignmentID.Type, axis: Axis) {
        self.init(id, axis: axis, rule: .custom)
    }

    init(_ id: any AlignmentID.Type, axis: Axis, rule: Rule) {
        self.id = id
        self.axis = axis
        self.rule = rule
        declaration = nil
    }

    package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
        lhs.id == rhs.id && lhs.axis == rhs.axis && lhs.declaration?.name == rhs.declaration?.name
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
        hasher.combine(declaration?.name)
    }

    /// Returns the guide's value in a view that doesn't set it. NaN counts as infinite, as in SwiftUI.
    package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        if let value = defaultValue(length: dimensions.size.value[axis]) { return value }
        let value = declaration?.defaultValue(dimensions) ?? id.defaultValue(in: dimensions)
        return value.isNaN ? .infinity : value
    }

    /// Returns the guide's value in a view that doesn't set it and has this length along the guide's axis; nil for guides that ask their type.
    func defaultValue(length: CGFloat) -> CGFloat? {
        switch rule {
        case .start: 0
        case .center: length / 2
        case .end, .firstBaseline, .lastBaseline: length
        case .custom: nil
        }
    }

    /// Whether a container with several children can have an explicit value for this guide.
    package var leavesContainers: Bool {
        switch rule {
        case .start, .center, .end: false
        case .firstBaseline, .lastBaseline, .custom: true
        }
    }

    /// Returns the explicit value of a container with several children, merged from theirs in the container's space; nil if no child has one.
    ///
    /// Built-in edges and centers never leave a container, baselines give the first or last one, and all other guides give their mean. Children
    /// without a value don't count. Source: Documentation/Semantics/Alignment.md#guides.
    package func merge(_ values: some Sequence<CGFloat?>) -> CGFloat? {
        guard leavesContainers else { return nil }
        var merged: CGFloat?
        var count: CGFloat = 0
        for case let value? in values {
            switch (rule, merged) {
            case (_, nil): merged = value
            case (.firstBaseline, let present?): merged = min(present, value)
            case (.lastBaseline, let present?): merged = max(present, value)
            case (_, let present?): merged = (present * count + value) / (count + 1)
            }
            count += 1
        }
        return merged
    }
}

extension AlignmentKey {
    private enum Leading: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
    private enum HorizontalCenter: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 } }
    private enum Trailing: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width } }
    private enum ListRowSeparatorLeading: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
    private enum ListRowSeparatorTrailing: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width } }
    private enum Top: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
    private enum VerticalCenter: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 } }
    private enum Bottom: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height } }
    private enum FirstTextBaseline: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height } }
    private enum LastTextBaseline: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height } }

    static let leading = AlignmentKey(Leading.self, axis: .horizontal, rule: .start)
    static let horizontalCenter = AlignmentKey(HorizontalCenter.self, axis: .horizontal, rule: .center)
    static let trailing = AlignmentKey(Trailing.self, axis: .horizontal, rule: .end)
    static let listRowSeparatorLeading = AlignmentKey(ListRowSeparatorLeading.self, axis: .horizontal)
    static let listRowSeparatorTrailing = AlignmentKey(ListRowSeparatorTrailing.self, axis: .horizontal)
    static let top = AlignmentKey(Top.self, axis: .vertical, rule: .start)
    static let verticalCenter = AlignmentKey(VerticalCenter.self, axis: .vertical, rule: .center)
    static let bottom = AlignmentKey(Bottom.self, axis: .vertical, rule: .end)
    static let firstTextBaseline = AlignmentKey(FirstTextBaseline.self, axis: .vertical, rule: .firstBaseline)
    static let lastTextBaseline = AlignmentKey(LastTextBaseline.self, axis: .vertical, rule: .lastBaseline)
}

extension AlignmentKey {
    /// Whether the guide is a baseline, which texts set themselves; every other guide is set only by `alignmentGuide`.
    package var isBaseline: Bool { rule == .firstBaseline || rule == .lastBaseline }
}
