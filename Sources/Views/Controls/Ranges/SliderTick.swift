/// A mark at a value of a slider's track, at which the thumb can rest.
public struct SliderTick<V: BinaryFloatingPoint>: Identifiable, SliderTickContent {
    let value: V
    let label: AnyView?

    /// Creates a mark without a label.
    public init(_ value: V) { (self.value, label) = (value, nil) }
    /// Creates a mark with a label, which iOS doesn't draw.
    @MainActor public init(_ value: V, @ViewBuilder label: () -> some View) { (self.value, self.label) = (value, AnyView(label())) }
    /// Creates a mark with a title, which iOS doesn't draw.
    @MainActor public init(_ titleKey: LocalizedStringKey, _ value: V) { self.init(value) { Text(titleKey) } }
    /// Creates a mark with a title, which iOS doesn't draw.
    @_disfavoredOverload
    @MainActor public init<S: StringProtocol>(_ title: S, _ value: V) { self.init(value) { Text(title) } }

    public var id: V { value }
    public var _ticks: [SliderTick<V>] { [self] }
}

/// The marks of a slider.
public protocol SliderTickContent<Value> {
    associatedtype Value: BinaryFloatingPoint
    /// The single marks. For the library only.
    var _ticks: [SliderTick<Value>] { get }
}

/// Several marks of a slider.
public struct TupleSliderTickContent<Value: BinaryFloatingPoint>: SliderTickContent {
    /// The marks in the order of the code.
    public typealias TicksCollection = [SliderTick<Value>]
    public let value: TicksCollection
    public var _ticks: [SliderTick<Value>] { value }
}

/// A mark of a slider for each element of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>: SliderTickContent {
    public typealias Value = Content.Value
    private let data: Data
    private let content: (Data.Element) -> Content

    public init(_ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content) {
        (self.data, self.content) = (data, content)
    }
    public init(_ data: Data, content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        (self.data, self.content) = (data, content)
    }

    public var _ticks: [SliderTick<Value>] { data.flatMap { content($0)._ticks } }
}

/// Collects the marks of a slider.
@resultBuilder
public enum SliderTickBuilder<Value: BinaryFloatingPoint> {
    public static func buildExpression<Content: SliderTickContent>(_ content: Content) -> Content where Content.Value == Value { content }
    public static func buildBlock() -> TupleSliderTickContent<Value> { TupleSliderTickContent(value: []) }
    public static func buildBlock<Content: SliderTickContent>(_ content: Content) -> Content where Content.Value == Value { content }
    @_disfavoredOverload
    public static func buildBlock(_ contents: any SliderTickContent<Value>...) -> TupleSliderTickContent<Value> {
        TupleSliderTickContent(value: contents.flatMap { $0._ticks })
    }
    public static func buildIf<Content: SliderTickContent>(_ content: Content?) -> TupleSliderTickContent<Value> where Content.Value == Value {
        TupleSliderTickContent(value: content?._ticks ?? [])
    }
    public static func buildEither<Content: SliderTickContent>(first: Content) -> TupleSliderTickContent<Value> where Content.Value == Value {
        TupleSliderTickContent(value: first._ticks)
    }
    public static func buildEither<Content: SliderTickContent>(second: Content) -> TupleSliderTickContent<Value> where Content.Value == Value {
        TupleSliderTickContent(value: second._ticks)
    }
}

/// The marks of a slider and its neutral value: fractions of the range, 0…1.
struct SliderMarks: Equatable {
    var ticks: [Double] = []
    /// The start of the filled part of the track.
    var neutral = 0.0
    /// The number of steps; nil for a slider without.
    var steps: Int?
    /// The marks of a look in which a slider with steps has one at each.
    var ofSteps: [Double] {
        guard ticks.isEmpty, let steps, (1...100).contains(steps) else { return ticks }
        return (0...steps).map { Double($0) / Double(steps) }
    }
}

/// The marks of a slider of macOS: short lines across the track.
struct MacSliderTicks: View {
    let shares: [Double]
    let metrics: Look.Sliders
    /// The slider's width, in points.
    let width: CGFloat

    var body: some View {
        ForEach(shares.indices, id: \.self) { index in
            Capsule().fill(MacColor.off)
                .frame(width: 2, height: 8)
                .offset(x: metrics.thumbMinX(at: CGFloat(shares[index]), in: width) + metrics.thumb.width / 2 - 1, y: (metrics.height - 8) / 2)
        }
    }
}

extension Slider {
    /// Creates a slider whose filled part begins at a neutral value, and whose thumb stays within bounds. New in iOS 26.
    ///
    /// - Parameters:
    ///   - neutralValue: the value at which the filled part begins; nil for the start of the range.
    ///   - enabledBounds: the values that the slider can be set to; nil for the whole range.
    ///   - currentValueLabel: not drawn on iOS.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> ValueLabel, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel(), neutral: neutralValue,
            enabled: enabledBounds,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a slider with marks. The thumb rests at the nearest mark. New in iOS 26.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> ValueLabel, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel, @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel(), ticks: ticks()._ticks.map(\.value),
            snaps: true,
            neutral: neutralValue, enabled: enabledBounds, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider with steps and a mark at some of them. New in iOS 26.
    ///
    /// - Parameter tick: the mark at a step; nil for none.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> ValueLabel, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel, tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let values = step > 0 ? stride(from: bounds.lowerBound, through: bounds.upperBound, by: step).prefix(1000).compactMap { tick($0)?.value } : []
        self.init(
            value, bounds, step: V(step), label: label(), minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel(), ticks: values,
            neutral: neutralValue,
            enabled: enabledBounds, onEditingChanged: onEditingChanged)
    }
}

private struct SliderThumbVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    var sliderThumbVisibility: Visibility {
        get { self[SliderThumbVisibilityKey.self] }
        set { self[SliderThumbVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the sliders inside show their thumbs. New in iOS 26.
    public func sliderThumbVisibility(_ visibility: Visibility) -> some View { environment(\.sliderThumbVisibility, visibility) }
}
