import Easel

/// A mark with its values and options.
struct PlotMark {
    enum Kind { case bar, line, area, point, rule, rectangle, sector }

    /// The range that a mark covers in one direction.
    enum Extent {
        case value(ScaleValue)
        case range(ScaleValue, ScaleValue)

        var values: [ScaleValue] {
            switch self {
            case .value(let value): [value]
            case .range(let lower, let upper): [lower, upper]
            }
        }
    }

    let kind: Kind
    /// The function that is drawn; nil for marks with values.
    var function: PlotFunction?
    var id: [AnyHashable] = []
    var x: Extent?
    var y: Extent?
    /// The ends in points of a mark without values in a direction.
    var xEnds: MarkEnds?
    var yEnds: MarkEnds?
    /// A sector's value.
    var angle: ScaleValue?
    /// Half the gap between sectors, in points.
    var angularInset: CGFloat = 0
    /// The part of a turn that a sector covers.
    var turn: (start: Double, end: Double)?
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.standard
    var series: String?

    var style: AnyShapeStyle?
    var styleKey: SeriesKey?
    var symbol: SymbolKind?
    var symbolKey: SeriesKey?
    var symbolArea: CGFloat?
    var symbolSizeKey: SeriesKey?
    var symbolView: AnyView?
    var positionKey: SeriesKey?
    /// The part of a band that the series use together.
    var positionSpan = MarkDimension.automatic
    var lineStyle: StrokeStyle?
    var lineStyleKey: SeriesKey?
    var interpolation: InterpolationMethod?
    var cornerRadius: CGFloat?
    var opacity = 1.0
    var offset = CGSize.zero
    /// How far the ends are moved, in points.
    var endOffsets: (left: CGFloat, right: CGFloat, top: CGFloat, bottom: CGFloat) = (0, 0, 0, 0)
    /// Whether the style covers the whole plot.
    var alignsStyle = false
    var zIndex: Double?
    var blurRadius: CGFloat = 0
    var shadow: (color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)?
    var annotations: [PlotAnnotation] = []
    var accessibilityLabel: Text?
    var accessibilityValue: Text?
    var isAccessibilityHidden = false

    init(_ kind: Kind) { self.kind = kind }

    /// The series that the mark belongs to.
    var seriesKey: String { series ?? styleKey?.value ?? symbolKey?.value ?? lineStyleKey?.value ?? "" }
}

/// The value that assigns a mark to a series.
struct SeriesKey: Hashable {
    let label: String
    let value: String
    /// The value of a number or a date; nil for names.
    let number: Double?
    /// Whether the value is a number.
    let isQuantity: Bool
    init<P: Plottable>(_ value: PlottableValue<P>) {
        let scaleValue = value.scaleValue
        (label, self.value, number) = (value.label, scaleValue.key, scaleValue.middle)
        if case .number = scaleValue { isQuantity = true } else { isQuantity = false }
    }
}

/// A view beside a mark.
struct PlotAnnotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat?
    let fitsX: Bool
    let fitsY: Bool
    let content: (AnnotationContext) -> AnyView
}

/// The space of an annotation.
public struct AnnotationContext {
    /// The size of the annotated mark.
    public let targetSize: CGSize
}

/// The position of an annotation relative to its mark.
public struct AnnotationPosition: Hashable, Sendable {
    let unit: UnitPoint?
    var isAutomatic = false
    public static let automatic = AnnotationPosition(unit: .top, isAutomatic: true)
    public static let overlay = AnnotationPosition(unit: nil)
    public static let top = AnnotationPosition(unit: .top)
    public static let bottom = AnnotationPosition(unit: .bottom)
    public static let leading = AnnotationPosition(unit: .leading)
    public static let trailing = AnnotationPosition(unit: .trailing)
    public static let topLeading = AnnotationPosition(unit: .topLeading)
    public static let topTrailing = AnnotationPosition(unit: .topTrailing)
    public static let bottomLeading = AnnotationPosition(unit: .bottomLeading)
    public static let bottomTrailing = AnnotationPosition(unit: .bottomTrailing)
}

/// How annotations avoid the edges of a chart.
public struct AnnotationOverflowResolution: Sendable {
    /// How an annotation stays inside the chart in one direction.
    public struct Strategy: Sendable {
        let fits: Bool
        public static let automatic = Strategy(fits: false)
        public static let disabled = Strategy(fits: false)
        public static let fit = Strategy(fits: true)
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(fits: true) }
    }
    /// The area that annotations stay in.
    public struct Boundary: Sendable {
        public static let automatic = Boundary()
        public static let chart = Boundary()
        public static let plot = Boundary()
    }
    let x: Strategy
    let y: Strategy
    public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
    public static let automatic = AnnotationOverflowResolution()
}

/// The width or height of marks.
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    enum Value: Hashable {
        case automatic
        case fixed(CGFloat)
        case ratio(CGFloat)
        case inset(CGFloat)
    }
    let value: Value
    init(value: Value) { self.value = value }
    /// Whether the size depends on the space that a value has.
    var isPartOfBand: Bool {
        switch value {
        case .automatic, .fixed: false
        case .ratio, .inset: true
        }
    }
    public init(integerLiteral value: Int) { self.value = .fixed(CGFloat(value)) }
    public init(floatLiteral value: Double) { self.value = .fixed(CGFloat(value)) }
    /// A size that fits the data.
    public static let automatic = MarkDimension(value: .automatic)
    /// A size in points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(value: .fixed(value)) }
    /// A part of the width of a value.
    public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(value: .ratio(ratio)) }
    /// The width of a value without an inset at both ends.
    public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(value: .inset(inset)) }
}

/// The stacking of marks at the same position.
public enum MarkStackingMethod: Hashable, Sendable {
    case standard, normalized, center, unstacked
}

/// The curve by which lines connect values.
public struct InterpolationMethod: Hashable, Sendable {
    enum Curve: Hashable {
        case linear, monotone
        case catmullRom(Double)
        case cardinal(Double)
        case stepStart, stepCenter, stepEnd
    }
    let curve: Curve
    public static let linear = InterpolationMethod(curve: .linear)
    public static let monotone = InterpolationMethod(curve: .monotone)
    public static let stepStart = InterpolationMethod(curve: .stepStart)
    public static let stepCenter = InterpolationMethod(curve: .stepCenter)
    public static let stepEnd = InterpolationMethod(curve: .stepEnd)
    public static let catmullRom = InterpolationMethod(curve: .catmullRom(0.5))
    public static let cardinal = InterpolationMethod(curve: .cardinal(0))
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { InterpolationMethod(curve: .catmullRom(alpha)) }
    public static func cardinal(tension: CGFloat) -> InterpolationMethod { InterpolationMethod(curve: .cardinal(tension)) }
}
