import Easel

/// The line or area of a function.
public struct FunctionMarks: ChartContent {
    let mark: PlotMark
    public var body: Never { fatalError("FunctionMarks has no body") }
    @MainActor public static func _collect(_ content: Self, into marks: inout _MarkList) { marks.append(content.mark) }
    init(_ kind: PlotMark.Kind, domain: ClosedRange<Double>?, sample: @escaping @Sendable (Double) -> PlotFunction.Sample) {
        var mark = PlotMark(kind)
        mark.function = PlotFunction(domain: domain, sample: sample)
        self.mark = mark
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
    let sample: @Sendable (Double) -> Sample

    /// The number of steps in which a function is drawn.
    static let steps = 200

    /// Replaces functions by marks. Each function has a line of its own, which ends where values are not finite.
    ///
    /// - Parameter plot: the horizontal scale's domain, if it is set.
    static func sampled(_ marks: [PlotMark], plot: ClosedRange<Double>?) -> [PlotMark] {
        guard marks.contains(where: { $0.function != nil }) else { return marks }
        let data = marks.flatMap { $0.x?.values ?? [] }.compactMap(\.bounds)
        let fixed = marks.compactMap { $0.function?.domain }
        let lower = (data.map(\.lower) + fixed.map(\.lowerBound)).min()
        let upper = (data.map(\.upper) + fixed.map(\.upperBound)).max()
        var all = 0...1.0
        if let plot { all = plot } else if let lower, let upper, lower < upper { all = lower...upper }
        return marks.enumerated().flatMap { index, mark in mark.function.map { $0.marks(like: mark, number: index, over: $0.domain ?? all) } ?? [mark] }
    }

    private func marks(like mark: PlotMark, number: Int, over domain: ClosedRange<Double>) -> [PlotMark] {
        var marks: [PlotMark] = []
        var part = 0
        for step in 0...Self.steps {
            let sample = sample(domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double(step) / Double(Self.steps))
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

extension ScaleSettings {
    /// The numbers at both ends, if they are set.
    var numbers: ClosedRange<Double>? {
        guard case .values(let values) = domain else { return nil }
        let bounds = values.compactMap(\.bounds)
        guard let lower = bounds.map(\.lower).min(), let upper = bounds.map(\.upper).max(), lower <= upper else { return nil }
        return lower...upper
    }
}
