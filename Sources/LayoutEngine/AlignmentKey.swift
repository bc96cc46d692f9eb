import Geometry

/// A named line through views, by which containers align them. A type of its own for each name.
public protocol AlignmentID: SendableMetatype {
    /// Where the line lies in a view that does not say: points from the view's leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide: the type that names it and the axis along which it is measured. Equal if both are.
package struct AlignmentKey: Hashable, Sendable {
    /// What is known about a guide without asking its type: default value and merge rule of the guides that come with the system.
    enum Rule: Sendable {
        /// Leading and top, centre, trailing and bottom: never leave a container with several children.
        case start, center, end
        /// The topmost and the lowest baseline of the children; without any, the bottom.
        case firstBaseline, lastBaseline
        /// Any other guide: the mean of the children that set it.
        case custom
    }

    package let id: any AlignmentID.Type
    package let axis: Axis
    let rule: Rule
    /// For guides that are declared while the program runs; nil for those that have a type of their own.
    private let declaration: Declaration?

    /// A guide without a type: its name and its default value.
    private final class Declaration: Sendable {
        let name: String
        let defaultValue: @Sendable (ViewDimensions) -> CGFloat

        init(name: String, defaultValue: @escaping @Sendable (ViewDimensions) -> CGFloat) {
            self.name = name
            self.defaultValue = defaultValue
        }
    }

    /// Stands in the place of a type for guides that have none.
    private enum Declared: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }

    /// A guide that is named while the program runs, as a scene file does it. Two of the same name and axis are the same guide.
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

    /// The guide's value where nobody set it. A value that is not a number counts as infinite, as in SwiftUI.
    package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        if let value = defaultValue(length: dimensions.size.value[axis]) { return value }
        let value = declaration?.defaultValue(dimensions) ?? id.defaultValue(in: dimensions)
        return value.isNaN ? .infinity : value
    }

    /// The value where nobody set it, of a view of this length along the guide's axis; nil for guides that ask their type.
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

    /// The explicit value of a container with several children from theirs, in the container's space; nil if no child has one.
    ///
    /// Built-in edges and centres never leave a container; baselines give the first or last one; all others their mean. Children
    /// without a value do not count. Source: Documentation/Semantics/Alignment.md#guides.
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
    /// Whether the guide is a baseline, which texts set by themselves; every other guide is set by `alignmentGuide` only.
    package var isBaseline: Bool { rule == .firstBaseline || rule == .lastBaseline }
}
