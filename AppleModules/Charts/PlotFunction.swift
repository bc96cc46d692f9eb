import Easel

/// The line or area of a function.
public struct FunctionMarks: ChartContent {
    let mark: PlotMark
    /// Not used: functions are marks themselves.
    public var body: Never { fatalError("FunctionMarks has no body") }
    /// Adds the mark of the function. For the library's use only.
    @MainActor public static func _collect(_ content: Self, into marks: inout _MarkList) { marks.append(content.mark) }
    private init(_ kind: PlotMark.Kind, _ function: PlotFunction) {
        var mark = PlotMark(kind)
        mark.function = function
        self.mark = mark
    }

    /// The graph of a function.
    static func graph(_ domain: ClosedRange<Double>?, _ function: @escaping @Sendable (Double) -> Double) -> FunctionMarks {
        FunctionMarks(.line, PlotFunction(domain: domain) { .graph(x: $0, y: function($0)) })
    }
    /// The curve that a function draws while its parameter grows.
    static func curve(_ domain: ClosedRange<Double>, _ function: @escaping @Sendable (Double) -> (x: Double, y: Double)) -> FunctionMarks {
        let sample: @Sendable (Double) -> PlotFunction.Sample = {
            let point = function($0)
            return .graph(x: point.x, y: point.y)
        }
        return FunctionMarks(.line, PlotFunction(domain: domain, isParametric: true, sample: sample))
    }
    /// The area between the two values of a function.
    static func area(_ domain: ClosedRange<Double>?, _ function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)) -> FunctionMarks {
        let sample: @Sendable (Double) -> PlotFunction.Sample = {
            let ends = function($0)
            return .area(x: $0, from: ends.yStart, to: ends.yEnd)
        }
        return FunctionMarks(.area, PlotFunction(domain: domain, sample: sample))
    }
}

/// A function that is drawn as a line or area.
struct PlotFunction {
    /// The place of one value of the parameter.
    struct Sample {
        let x: Double
        let y: PlotMark.Extent
        let isFinite: Bool
        static func graph(x: Double, y: Double) -> Sample { Sample(x: x, y: .value(.number(y, y)), isFinite: x.isFinite && y.isFinite) }
        static func area(x: Double, from: Double, to: Double) -> Sample {
            Sample(x: x, y: .range(.number(from, from), .number(to, to)), isFinite: x.isFinite && from.isFinite && to.isFinite)
        }
    }

    /// The parameters; nil for the values of the plot.
    let domain: ClosedRange<Double>?
    /// Whether the parameters are other values than those of the x axis.
    let isParametric: Bool
    let sample: @Sendable (Double) -> Sample
    /// The place among the chart's marks, which tells the lines of functions apart.
    private var number = 0

    init(domain: ClosedRange<Double>?, isParametric: Bool = false, sample: @escaping @Sendable (Double) -> Sample) {
        (self.domain, self.isParametric, self.sample) = (domain, isParametric, sample)
    }

    /// The number of steps in which a function is drawn.
    static let steps = 200

    /// Replaces functions that have a domain with marks, and numbers the others.
    ///
    /// - Parameter isLogarithmic: whether the x axis is logarithmic.
    static func sampledInDomains(_ marks: [PlotMark], isLogarithmic: Bool) -> [PlotMark] {
        guard marks.contains(where: { $0.function != nil }) else { return marks }
        return marks.enumerated().flatMap { index, mark in
            guard var function = mark.function else { return [mark] }
            function.number = index
            guard let domain = function.domain else {
                var mark = mark
                mark.function = function
                return [mark]
            }
            var scale = PlotScale()
            (scale.lower, scale.upper) = (domain.lowerBound, domain.upperBound)
            scale.isLogarithmic = isLogarithmic && !function.isParametric && scale.lower > 0
            return function.marks(like: mark, over: scale)
        }
    }

    /// Replaces the other functions with marks over the whole plot.
    static func sampled(_ marks: [PlotMark], over plot: PlotScale) -> [PlotMark] {
        marks.flatMap { mark in mark.function.map { $0.marks(like: mark, over: plot) } ?? [mark] }
    }

    /// Returns marks at even distances on a scale, which form one line that ends where values are not finite. Over names, there are no marks.
    private func marks(like mark: PlotMark, over scale: PlotScale) -> [PlotMark] {
        var marks: [PlotMark] = []
        var part = 0
        for step in 0...Self.steps {
            guard let value = scale.value(at: Double(step) / Double(Self.steps))?.middle else { return [] }
            // Rounding must not leave the domain, outside of which the function may have no value.
            let sample = sample(min(max(value, scale.lower), scale.upper))
            guard sample.isFinite else {
                part += 1
                continue
            }
            var place = mark
            place.function = nil
            place.id = mark.id + [step]
            place.series = "function \(number) \(part)"
            (place.x, place.y) = (.value(.number(sample.x, sample.x)), sample.y)
            marks.append(place)
        }
        return marks
    }
}
