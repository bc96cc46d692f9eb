import Easel
import Foundation

/// The content of an axis: `AxisMarks`.
public protocol AxisContent {
    /// Adds the content's marks. For the library's use only.
    static func _collect(_ content: Self, into axes: inout _AxisList)
}

/// The marks of an axis. For the library's use only.
public struct _AxisList {
    var groups: [AxisGroup] = []
    init<C: AxisContent>(_ content: C) { C._collect(content, into: &self) }
}

/// Marks at values of an axis.
struct AxisGroup {
    let position: AxisMarkPosition
    let values: AxisMarkValues
    let isAligned: Bool
    let content: (AxisValue) -> [AxisItem]
}

/// One part of a mark at a value.
struct AxisItem {
    enum Kind { case grid, tick, label }
    /// The form in which a label shows its value.
    enum LabelContent {
        case automatic
        case format((ScaleValue) -> String?)
        case view(AnyView)
    }
    let kind: Kind
    var stroke: StrokeStyle?
    var style: AnyShapeStyle?
    var font: Font?
    var tickLength: CGFloat = 6
    var content = LabelContent.automatic
    var isCentered: Bool?
    var anchor: UnitPoint?
    var degrees = 0.0
    var spacing: CGSize = CGSize(width: 4, height: 4)
    var hidesCollisions = true
    /// Labels of a higher priority are placed first.
    var priority = 0.0
    /// The least space between labels along the axis; nil for the usual one.
    var minimumSpacing: CGFloat?
    /// Whether the item belongs to an axis that is not customized.
    var isUsual = false
    var offset = CGSize.zero
    /// The option that isn't drawn, if any.
    var notDrawn: String?

    init(_ kind: Kind) { self.kind = kind }
}

/// A value of an axis.
public struct AxisValue {
    /// The position among the axis's values.
    public let index: Int
    /// The number of values.
    public let count: Int
    let value: ScaleValue

    /// Returns the value as a type; nil if it has another type.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { value.plottable(type) }
}

/// The side of an axis.
public struct AxisMarkPosition: Hashable, Sendable {
    enum Side: Hashable { case automatic, top, bottom, leading, trailing }
    let side: Side
    public static let automatic = AxisMarkPosition(side: .automatic)
    public static let top = AxisMarkPosition(side: .top)
    public static let bottom = AxisMarkPosition(side: .bottom)
    public static let leading = AxisMarkPosition(side: .leading)
    public static let trailing = AxisMarkPosition(side: .trailing)
}

/// The arrangement of an axis's labels.
public struct AxisMarkPreset: Hashable, Sendable {
    let isAligned: Bool
    public static let automatic = AxisMarkPreset(isAligned: false)
    /// Labels end where the plot ends.
    public static let aligned = AxisMarkPreset(isAligned: true)
    /// Labels extend beyond the plot.
    public static let extended = AxisMarkPreset(isAligned: false)
    /// Labels inside the plot; they are outside, with a warning.
    public static let inset = AxisMarkPreset(isAligned: false, notDrawn: "AxisMarkPreset.inset")
    var notDrawn: String?
}

/// The values that an axis shows.
public struct AxisMarkValues {
    enum Values {
        case automatic(count: Int?)
        case number(stride: Double)
        case dates(unit: Calendar.Component, count: Int, calendar: Calendar)
        case values([ScaleValue])
    }
    let values: Values
    /// The option that isn't drawn, if any.
    fileprivate(set) var notDrawn: String?

    private init(values: Values, roundsBounds: Bool? = nil) {
        (self.values, notDrawn) = (values, roundsBounds.map { _ in "roundLowerBound and roundUpperBound" })
    }
    init<Value: Plottable>(_ values: [Value]) { self.values = .values(values.map { ScaleValue($0) }) }
    /// Values at round steps.
    public static var automatic: AxisMarkValues { AxisMarkValues(values: .automatic(count: nil)) }
    /// Values at round steps, about as many as desired.
    public static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues {
        AxisMarkValues(values: .automatic(count: desiredCount), roundsBounds: roundLowerBound ?? roundUpperBound)
    }
    /// Values at multiples of a step.
    public static func stride<P: BinaryFloatingPoint>(by step: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues {
        AxisMarkValues(values: .number(stride: Double(step)), roundsBounds: roundLowerBound ?? roundUpperBound)
    }
    /// Dates at every unit, or every few of them.
    public static func stride(
        by unit: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil, calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(values: .dates(unit: unit, count: count, calendar: calendar ?? _SceneStrings.calendar), roundsBounds: roundLowerBound ?? roundUpperBound)
    }
}

/// A part of the marks at each value of an axis.
public protocol AxisMark {
    /// Adds the parts. For the library's use only.
    func _append(to items: inout _AxisItems)
}

/// The parts of the marks at a value. For the library's use only.
public struct _AxisItems {
    var items: [AxisItem] = []
}

/// Grid lines, ticks, and labels at values of an axis.
public struct AxisMarks<Content: AxisMark>: AxisContent {
    let group: AxisGroup
    public static func _collect(_ content: Self, into axes: inout _AxisList) { axes.groups.append(content.group) }

    fileprivate init(preset: AxisMarkPreset, position: AxisMarkPosition, values: AxisMarkValues, mark: @escaping (AxisValue) -> Content) {
        var values = values
        values.notDrawn = values.notDrawn ?? preset.notDrawn
        group = AxisGroup(position: position, values: values, isAligned: preset.isAligned) { value in
            var items = _AxisItems()
            mark(value)._append(to: &items)
            return items.items
        }
    }

    /// Marks at each value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(preset: preset, position: position, values: values, mark: content)
    }

    /// Marks at each value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset: preset, position: position, values: values, mark: { _ in content() })
    }

    /// Marks at values of the data's type.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(preset: preset, position: position, values: AxisMarkValues(values), mark: content)
    }

    /// Marks at values of the data's type.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset: preset, position: position, values: AxisMarkValues(values), mark: { _ in content() })
    }
}

/// The marks of an axis that are not customized.
public struct DefaultAxisMarks: AxisMark {
    var stroke: StrokeStyle?
    var label = AxisValueLabel()
    public func _append(to items: inout _AxisItems) {
        var line = AxisGridLine(stroke: stroke)
        line.item.isUsual = true
        line._append(to: &items)
        label._append(to: &items)
    }
}

extension AxisMarks where Content == DefaultAxisMarks {
    /// The usual grid lines, ticks, and labels.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        self.init(preset: preset, position: position, values: values, mark: { _ in DefaultAxisMarks(stroke: stroke) })
    }

    /// The usual grid lines, ticks, and labels, at values of the data's type.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
    ) {
        self.init(preset: preset, position: position, values: AxisMarkValues(values), mark: { _ in DefaultAxisMarks(stroke: stroke) })
    }

    /// The usual grid lines and ticks, and labels with a format.
    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(preset: preset, position: position, values: values, mark: { _ in DefaultAxisMarks(stroke: stroke, label: AxisValueLabel(format: format)) })
    }

    /// The usual grid lines and ticks, and labels with a format, at values of the data's type.
    public init<F: FormatStyle, Value: Plottable>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(
            preset: preset, position: position, values: AxisMarkValues(values),
            mark: { _ in DefaultAxisMarks(stroke: stroke, label: AxisValueLabel(format: format)) })
    }
}
