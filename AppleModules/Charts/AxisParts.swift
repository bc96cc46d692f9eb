import Easel
import Foundation

/// A line across the plot at each value.
public struct AxisGridLine: AxisMark {
    var item = AxisItem(.grid)
    /// A line; without a stroke, a thin one.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        item.isCentered = centered
        item.stroke = stroke
    }
    public func _append(to items: inout _AxisItems) { items.items.append(item) }
}

/// A short line between the plot and the label of each value.
public struct AxisTick: AxisMark {
    /// The length of ticks.
    public struct Length: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
        enum Value {
            case points(CGFloat)
            case label(CGFloat)
        }
        let value: Value
        init(value: Value) { self.value = value }
        public init(floatLiteral value: Double) { self.value = .points(value) }
        public init(integerLiteral value: Int) { self.value = .points(CGFloat(value)) }
        public static let automatic = Length(value: .points(6))
        /// As long as the label, and some points longer.
        public static let label = Length(value: .label(0))
        public static let longestLabel = Length(value: .label(0))
        public static func label(extendPastBy length: CGFloat) -> Length { Length(value: .label(length)) }
    }

    var item = AxisItem(.tick)
    /// A tick of a length.
    public init(centered: Bool? = nil, length: Length, stroke: StrokeStyle? = nil) {
        item.isCentered = centered
        item.stroke = stroke
        switch length.value {
        case .points(let points): item.tickLength = points
        case .label(let more): item.tickLength = 16 + more
        }
    }
    /// A tick of a length in points; without one, a short tick.
    public init(centered: Bool? = nil, length: CGFloat? = nil, stroke: StrokeStyle? = nil) {
        item.isCentered = centered
        item.stroke = stroke
        item.tickLength = length ?? 6
    }
    public func _append(to items: inout _AxisItems) { items.items.append(item) }
}

/// How labels avoid each other.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    let isDisabled: Bool
    var priority = 0.0
    var minimumSpacing: CGFloat?
    public static let automatic = AxisValueLabelCollisionResolution(isDisabled: false)
    public static let greedy = AxisValueLabelCollisionResolution(isDisabled: false)
    public static let disabled = AxisValueLabelCollisionResolution(isDisabled: true)
    /// Labels of a higher priority are placed first; others that are closer to them than the spacing are not drawn.
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
        AxisValueLabelCollisionResolution(isDisabled: false, priority: priority, minimumSpacing: minimumSpacing)
    }
}

/// The direction of labels.
public struct AxisValueLabelOrientation: Hashable, Sendable {
    let degrees: Double
    public static let automatic = AxisValueLabelOrientation(degrees: 0)
    public static let horizontal = AxisValueLabelOrientation(degrees: 0)
    public static let vertical = AxisValueLabelOrientation(degrees: 90)
    public static let verticalReversed = AxisValueLabelOrientation(degrees: -90)
}

/// The label of each value.
public struct AxisValueLabel: AxisMark {
    var item = AxisItem(.label)

    private init(
        _ content: AxisItem.LabelContent, centered: Bool?, anchor: UnitPoint?, collisionResolution: AxisValueLabelCollisionResolution,
        orientation: AxisValueLabelOrientation, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?
    ) {
        item.content = content
        item.isCentered = centered
        item.anchor = anchor
        item.hidesCollisions = !collisionResolution.isDisabled
        item.priority = collisionResolution.priority
        item.minimumSpacing = collisionResolution.minimumSpacing
        item.degrees = orientation.degrees
        item.spacing = CGSize(width: horizontalSpacing ?? 4, height: verticalSpacing ?? 4)
    }

    /// The value in its usual format.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .automatic, centered: centered, anchor: anchor, collisionResolution: collisionResolution, orientation: orientation,
            horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        item.notDrawn = multiLabelAlignment != nil ? "multiLabelAlignment" : offsetsMarks == true ? "offsetsMarks" : nil
    }

    /// The value in a format.
    public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(
            .format { $0.plottable(F.FormatInput.self).map { _SceneStrings.text(of: $0, as: format) } }, centered: centered, anchor: anchor,
            collisionResolution: collisionResolution, orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        item.notDrawn = multiLabelAlignment != nil ? "multiLabelAlignment" : offsetsMarks == true ? "offsetsMarks" : nil
    }

    /// A view at the value.
    public init<C: View>(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) {
        self.init(
            .view(AnyView(content())), centered: centered, anchor: anchor, collisionResolution: collisionResolution, orientation: orientation,
            horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        item.notDrawn = multiLabelAlignment != nil ? "multiLabelAlignment" : offsetsMarks == true ? "offsetsMarks" : nil
    }

    /// A text at the value.
    public init(
        _ key: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .view(AnyView(Text(key))), centered: centered, anchor: anchor, collisionResolution: collisionResolution, orientation: orientation,
            horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    }

    /// A text at the value that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .view(AnyView(Text(text))), centered: centered, anchor: anchor, collisionResolution: collisionResolution, orientation: orientation,
            horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    }

    public func _append(to items: inout _AxisItems) { items.items.append(item) }
}

/// Parts of marks with other options.
struct ModifiedAxisMark<Content: AxisMark>: AxisMark {
    let content: Content
    let change: (inout AxisItem) -> Void
    func _append(to items: inout _AxisItems) {
        var inner = _AxisItems()
        content._append(to: &inner)
        for index in inner.items.indices { change(&inner.items[index]) }
        items.items += inner.items
    }
}

extension AxisMark {
    /// Draws the lines and labels with a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        ModifiedAxisMark(content: self) { $0.style = $0.style ?? AnyShapeStyle(style) }
    }
    /// Sets the font of labels.
    public func font(_ font: Font?) -> some AxisMark { ModifiedAxisMark(content: self) { $0.font = $0.font ?? font } }
    /// Moves the lines and labels, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        ModifiedAxisMark(content: self) {
            $0.offset.width += x
            $0.offset.height += y
        }
    }
}
