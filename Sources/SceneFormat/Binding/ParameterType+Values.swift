import Geometry
import Views

extension ClosedRange<Double> {
    /// All finite numbers.
    static var finite: Self { -.greatestFiniteMagnitude ... .greatestFiniteMagnitude }
    /// All finite numbers from 0 on.
    static var nonNegative: Self { 0 ... .greatestFiniteMagnitude }

    fileprivate var nearestToZero: Double { Swift.min(Swift.max(0, lowerBound), upperBound) }
}

private func text(_ number: some BinaryFloatingPoint) -> String { SceneValue.number(Double(number)).text ?? "" }

extension ParameterType where Value == Bool {
    static let bool = ParameterType(
        .value(.bool), fallback: false, text: { $0 ? "true" : "false" }, convert: { if case .bool(let bool) = $0 { bool } else { nil } })
}

extension ParameterType where Value == Double {
    static func number(in range: ClosedRange<Double>) -> ParameterType {
        ParameterType(
            .number(in: range, allowsInfinity: false), fallback: range.nearestToZero, text: { SceneFormat.text($0) },
            convert: {
                if case .number(let number) = $0 { number } else { nil }
            })
    }
}

extension ParameterType where Value == CGFloat {
    static func length(in range: ClosedRange<Double>) -> ParameterType {
        ParameterType(
            .number(in: range, allowsInfinity: false), fallback: CGFloat(range.nearestToZero), text: { SceneFormat.text($0) },
            convert: {
                if case .number(let number) = $0 { CGFloat(number) } else { nil }
            })
    }

    /// A length of at least 0, or infinity.
    static let lengthOrInfinity: ParameterType = {
        let finite = length(in: .nonNegative)
        return ParameterType(
            kind: .number(in: .nonNegative, allowsInfinity: true),
            evaluate: { prepared, arguments in if case .infinity = prepared { .infinity } else { finite.evaluate(prepared, arguments) } },
            text: { $0 == .infinity ? "infinity" : SceneFormat.text($0) }, fallback: { _ in 0 })
    }()
}

extension ParameterType where Value == Int {
    static func count(in range: ClosedRange<Int>) -> ParameterType {
        let numbers = Double(range.lowerBound)...Double(range.upperBound)
        return ParameterType(
            .number(in: numbers, allowsInfinity: false), fallback: Int(numbers.nearestToZero), text: { "\($0)" },
            convert: {
                if case .number(let number) = $0 { Int(number) } else { nil }
            })
    }
}

extension ParameterType where Value == Angle {
    static let degrees = ParameterType(
        .number, fallback: .zero, text: { SceneFormat.text($0.degrees) },
        convert: {
            if case .number(let number) = $0 { .degrees(number) } else { nil }
        })
}

extension ParameterType where Value == String {
    static let string = ParameterType(.value(.string), fallback: "", text: { $0 }, convert: { if case .string(let string) = $0 { string } else { nil } })

    static let name = ParameterType(
        kind: .name, evaluate: { prepared, _ in if case .name(let name) = prepared { name } else { nil } }, text: { $0 }, fallback: { _ in "" })
}

extension ParameterType where Value == Color {
    static let color = ParameterType(.value(.color), fallback: .clear) { if case .color(let color) = $0 { Color(color) } else { nil } }
}

extension ParameterType where Value == CGPoint {
    static let point = ParameterType(
        .value(.point), fallback: .zero, text: { "[\(SceneFormat.text($0.x)), \(SceneFormat.text($0.y))]" },
        convert: {
            if case .point(let point) = $0 { point } else { nil }
        })
}

extension ParameterType where Value == CGSize {
    static let size = ParameterType(.value(.size), fallback: .zero) { if case .size(let size) = $0 { size } else { nil } }
}

extension ParameterType where Value == CGRect {
    static let rect = ParameterType(.value(.rect), fallback: .zero) { if case .rect(let rect) = $0 { rect } else { nil } }
}

extension ParameterType where Value == SceneValue {
    static let value = ParameterType(.value(.any), fallback: .null) { $0 }
}

extension ParameterType where Value == [SceneValue] {
    static let list = ParameterType(.value(.array(.any)), fallback: []) { if case .array(let list) = $0 { list } else { nil } }
}

extension ParameterType {
    /// A list of values of one type.
    fileprivate static func list<Element>(of type: ExpressionType, _ element: @escaping @Sendable (SceneValue) -> Element?) -> ParameterType
    where Value == [Element] {
        ParameterType(.value(.array(type)), fallback: []) { if case .array(let list) = $0 { list.compactMap(element) } else { nil } }
    }
}

extension ParameterType where Value == [CGFloat] {
    static let numbers = list(of: .number) { if case .number(let number) = $0 { CGFloat(number) } else { nil } }
}

extension ParameterType where Value == [CGPoint] {
    static let points = list(of: .point) { if case .point(let point) = $0 { point } else { nil } }
}

extension ParameterType where Value == [String] {
    static let strings = list(of: .string) { if case .string(let string) = $0 { string } else { nil } }
}

extension ParameterType where Value == [Color] {
    static let colors = list(of: .color) { if case .color(let color) = $0 { Color(color) } else { nil } }
}
