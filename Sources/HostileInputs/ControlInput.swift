import AppleCharts
import Foundation
import Geometry
import Views

extension Choices {
    /// Returns a control whose values and limits the choices tell.
    @MainActor mutating func control() -> AnyView {
        let value = Stored(Double(number()))
        switch index(16) {
        case 0: return AnyView(Slider(value: value.binding, in: range()))
        case 1: return AnyView(Slider(value: value.binding, in: range(), step: max(Double(number()), .leastNonzeroMagnitude)))
        case 2: return AnyView(Slider(value: Stored(Float(number())).binding, in: 0...Float.greatestFiniteMagnitude, step: 1e-30))
        case 3: return AnyView(Stepper("n", value: value.binding, in: range(), step: Double(number())))
        case 4: return AnyView(Stepper("n", value: Stored(whole()).binding, step: whole()))
        case 5:
            let (a, b) = (whole(), whole())
            return AnyView(Stepper("n", value: Stored(whole()).binding, in: min(a, b)...max(a, b), step: whole()))
        case 6: return AnyView(ProgressView(value: Double(number()), total: Double(number())))
        case 7: return AnyView(ProgressView("n", value: Double(number()), total: Double(number())).progressViewStyle(.circular))
        case 8: return AnyView(Gauge(value: Double(number()), in: range()) { Text("n") })
        case 9: return AnyView(Gauge(value: Double(number()), in: range()) { Text("n") }.gaugeStyle(.accessoryCircular))
        case 10:
            let components: DatePickerComponents = element(of: [.date, .hourAndMinute, [.date, .hourAndMinute]])
            let picker = DatePicker("d", selection: Stored(date()).binding, displayedComponents: components)
            switch index(3) {
            case 0: return AnyView(picker)
            case 1: return AnyView(picker.datePickerStyle(.graphical))
            default: return AnyView(picker.datePickerStyle(.wheel))
            }
        case 11:
            let (a, b) = (date(), date())
            return AnyView(DatePicker("d", selection: Stored(date()).binding, in: min(a, b)...max(a, b)))
        case 12:
            let count = index(6)
            let picker = Picker("p", selection: Stored(whole()).binding) { ForEach(0..<count, id: \.self) { Text("\($0)").tag($0) } }
            return bool() ? AnyView(picker.pickerStyle(.wheel)) : AnyView(picker.pickerStyle(.segmented))
        case 13:
            let (a, b) = (date(), date())
            return bool()
                ? AnyView(ProgressView(timerInterval: min(a, b)...max(a, b))) : AnyView(Text(timerInterval: min(a, b)...max(a, b), countsDown: bool()))
        case 14: return AnyView(chart())
        default: return AnyView(texts(value.value))
        }
    }

    /// Returns a chart of some points with extreme domains.
    @MainActor private mutating func chart() -> some View {
        let points = (0..<index(5)).map { _ in point() }
        let (isDate, isLogarithmic, x, y) = (bool(), bool(), range(), range())
        let (first, last) = (date(), date())
        let chart = Chart(points.indices, id: \.self) {
            if isDate {
                BarMark(x: .value("x", Date(timeIntervalSinceReferenceDate: Double(points[$0].x))), y: .value("y", Double(points[$0].y)))
            } else {
                LineMark(x: .value("x", Double(points[$0].x)), y: .value("y", Double(points[$0].y)))
            }
        }
        .chartYScale(domain: y, type: isLogarithmic ? .log : .linear)
        switch index(3) {
        case 0: return AnyView(chart)
        case 1: return AnyView(chart.chartXScale(domain: x))
        default: return AnyView(chart.chartXScale(domain: min(first, last)...max(first, last)))
        }
    }

    /// Returns texts of a number and a date in several formats.
    @MainActor private mutating func texts(_ value: Double) -> some View {
        let (date, count) = (date(), whole())
        return VStack {
            Text(value, format: .number.precision(.fractionLength(2)))
            Text(value, format: .percent)
            Text("\(value, specifier: "%.3f") of \(count)")
            Text(date, style: .relative)
            Text(date, style: .timer)
            Text(Measurement(value: value, unit: UnitDuration.hours), format: .measurement(width: .wide))
        }
    }

    private mutating func date() -> Date { Date(timeIntervalSinceReferenceDate: Double(number())) }
}

/// A value that a control may change.
@MainActor private final class Stored<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}
