import Geometry
import Views

extension ClosedRange<Double> {
    /// All finite numbers.
    static var finite: Self { -.greatestFiniteMagnitude ... .greatestFiniteMagnitude }
    /// All finite numbers of at least 0.
    static var nonNegative: Self { 0 ... .greatestFiniteMagnitude }

    fileprivate var nearestToZero: Double { Swift.min(Swift.max(0, lowerBound), upperBound) }
}

extension SceneValue {
    fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }
    fileprivate var length: CGFloat? { number.map { CGFloat($0) } }
    fileprivate var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
    fileprivate var string: String? { if case .string(let string) = self { string } else { nil } }
    fileprivate var color: Color? { if case .color(let color) = self { Color(color) } else { nil } }
    fileprivate var point: CGPoint? { if case .point(let point) = self { point } else { nil } }
    fileprivate var size: CGSize? { if case .size(let size) = self { size } else { nil } }
    fileprivate var rect: CGRect? { if case .rect(let rect) = self { rect } else { nil } }
    fileprivate var list: [SceneValue]? { if case .array(let list) = self { list } else { nil } }
}

private func text(_ number: some BinaryFloatingPoint) -> String { SceneValue.number(Double(number)).text ?? "" }

extension ParameterType where Value == Bool {
    static let bool = ParameterType(.value(.bool), fallback: false, text: { $0 ? "true" : "false" }, convert: { $0.bool })
}

extension ParameterType where Value == Double {
    static func number(in range: ClosedRange<Double>) -> ParameterType {
        ParameterType(
            .number(in: range, allowsInfinity: false), fallback: range.nearestToZero, text: { SceneFormat.text($0) }, convert: { $0.number })
    }
}

extension ParameterType where Value == CGFloat {
    static func length(in range: ClosedRange<Double>) -> ParameterType {
        ParameterType(
            .number(in: range, allowsInfinity: false), fallback: CGFloat(range.nearestToZero), text: { SceneFormat.text($0) }, convert: { $0.length })
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
            .number(in: numbers, allowsInfinity: false), fallback: Int(saturating: numbers.nearestToZero), text: { "\($0)" },
            convert: { $0.number.map { Int(saturating: $0) } })
    }
}

extension ParameterType where Value == Angle {
    static let degrees = ParameterType(
        .number, fallback: .zero, text: { SceneFormat.text($0.degrees) }, convert: { $0.number.map { .degrees($0) } })
}

extension ParameterType where Value == String {
    static let string = ParameterType(.value(.string), fallback: "", text: { $0 }, convert: { $0.string })

    static let name = ParameterType(
        kind: .name, evaluate: { prepared, _ in if case .name(let name) = prepared { name } else { nil } }, text: { $0 }, fallback: { _ in "" })
}

extension ParameterType where Value == Color {
    static let color = ParameterType(.value(.color), fallback: .clear, convert: { $0.color })
}

extension ParameterType where Value == CGPoint {
    static let point = ParameterType(
        .value(.point), fallback: .zero, text: { "[\(SceneFormat.text($0.x)), \(SceneFormat.text($0.y))]" }, convert: { $0.point })
}

extension ParameterType where Value == CGSize {
    static let size = ParameterType(.value(.size), fallback: .zero, convert: { $0.size })
}

extension ParameterType where Value == CGRect {
    static let rect = ParameterType(.value(.rect), fallback: .zero, convert: { $0.rect })
}

extension ParameterType where Value == SceneValue {
    static let value = ParameterType(.value(.any), fallback: .null, convert: { $0 })
}

extension ParameterType where Value == [SceneValue] {
    static let list = ParameterType(.value(.array(.any)), fallback: [], convert: { $0.list })
}

extension ParameterType {
    /// A list of values of one type.
    fileprivate static func list<Element>(of type: ExpressionType, _ element: @escaping @Sendable (SceneValue) -> Element?) -> ParameterType
    where Value == [Element] {
        ParameterType(.value(.array(type)), fallback: [], convert: { $0.list?.compactMap(element) })
    }
}

extension ParameterType where Value == [CGFloat] {
    static let numbers = list(of: .number) { $0.length }
}

extension ParameterType where Value == [CGPoint] {
    static let points = list(of: .point) { $0.point }
}

extension ParameterType where Value == [String] {
    static let strings = list(of: .string) { $0.string }
}

extension ParameterType where Value == [Color] {
    static let colors = list(of: .color) { $0.color }
}
