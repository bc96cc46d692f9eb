import Geometry
import Views

extension Parameter where Value == Bool {
    /// True or false.
    static func bool(_ name: String, _ summary: String) -> Self { Self(name, .bool, summary) }
    static func bool(_ name: String, default standard: Bool, _ summary: String) -> Self { Self(name, .bool, default: standard, summary) }
}

extension Parameter where Value == Bool? {
    static func bool(_ name: String, default standard: Absence, _ summary: String) -> Self { Self(name, .bool, default: standard, summary) }
}

extension Parameter where Value == Double {
    /// A finite number.
    static func number(_ name: String, in range: ClosedRange<Double> = .finite, _ summary: String) -> Self { Self(name, .number(in: range), summary) }
    static func number(_ name: String, in range: ClosedRange<Double> = .finite, default standard: Double, _ summary: String) -> Self {
        Self(name, .number(in: range), default: standard, summary)
    }
}

extension Parameter where Value == Double? {
    static func number(_ name: String, in range: ClosedRange<Double> = .finite, default standard: Absence, _ summary: String) -> Self {
        Self(name, .number(in: range), default: standard, summary)
    }
}

extension Parameter where Value == CGFloat {
    /// A number of at least 0, or in another range, where SwiftUI takes a `CGFloat`.
    static func length(_ name: String, in range: ClosedRange<Double> = .nonNegative, _ summary: String) -> Self { Self(name, .length(in: range), summary) }
    static func length(_ name: String, in range: ClosedRange<Double> = .nonNegative, default standard: CGFloat, _ summary: String) -> Self {
        Self(name, .length(in: range), default: standard, summary)
    }

    /// Any finite number where SwiftUI takes a `CGFloat`.
    static func signedLength(_ name: String, _ summary: String) -> Self { Self(name, .length(in: .finite), summary) }
    static func signedLength(_ name: String, default standard: CGFloat, _ summary: String) -> Self {
        Self(name, .length(in: .finite), default: standard, summary)
    }

    /// A length of at least 0, or infinity.
    static func lengthOrInfinity(_ name: String, default standard: CGFloat, _ summary: String) -> Self {
        Self(name, .lengthOrInfinity, default: standard, summary)
    }
}

extension Parameter where Value == CGFloat? {
    static func length(_ name: String, in range: ClosedRange<Double> = .nonNegative, default standard: Absence, _ summary: String) -> Self {
        Self(name, .length(in: range), default: standard, summary)
    }

    static func signedLength(_ name: String, default standard: Absence, _ summary: String) -> Self {
        Self(name, .length(in: .finite), default: standard, summary)
    }

    static func lengthOrInfinity(_ name: String, default standard: Absence, _ summary: String) -> Self {
        Self(name, .lengthOrInfinity, default: standard, summary)
    }
}

extension Parameter where Value == Int {
    /// A number in a range, without its fraction.
    static func count(_ name: String, in range: ClosedRange<Int>, _ summary: String) -> Self { Self(name, .count(in: range), summary) }
    static func count(_ name: String, in range: ClosedRange<Int>, default standard: Int, _ summary: String) -> Self {
        Self(name, .count(in: range), default: standard, summary)
    }
}

extension Parameter where Value == Int? {
    static func count(_ name: String, in range: ClosedRange<Int>, default standard: Absence, _ summary: String) -> Self {
        Self(name, .count(in: range), default: standard, summary)
    }
}

extension Parameter where Value == Angle {
    /// An angle in degrees.
    static func degrees(_ name: String, _ summary: String) -> Self { Self(name, .degrees, summary) }
    static func degrees(_ name: String, default standard: Angle, _ summary: String) -> Self { Self(name, .degrees, default: standard, summary) }
}

extension Parameter where Value == Angle? {
    static func degrees(_ name: String, default standard: Absence, _ summary: String) -> Self { Self(name, .degrees, default: standard, summary) }
}

extension Parameter where Value == String {
    /// A text; `{expressions}` in it are replaced by their values.
    static func string(_ name: String, _ summary: String) -> Self { Self(name, .string, summary) }
    static func string(_ name: String, default standard: String, _ summary: String) -> Self { Self(name, .string, default: standard, summary) }

    /// A name chosen by the scene; never an expression.
    static func name(_ name: String, _ summary: String) -> Self { Self(name, .name, summary) }
    static func name(_ name: String, default standard: String, _ summary: String) -> Self { Self(name, .name, default: standard, summary) }
}

extension Parameter where Value == String? {
    static func string(_ name: String, default standard: Absence, _ summary: String) -> Self { Self(name, .string, default: standard, summary) }
    static func name(_ name: String, default standard: Absence, _ summary: String) -> Self { Self(name, .name, default: standard, summary) }
}

extension Parameter where Value == Color {
    static func color(_ name: String, _ summary: String) -> Self { Self(name, .color, summary) }
}

extension Parameter where Value == Color? {
    static func color(_ name: String, default standard: Absence, _ summary: String) -> Self { Self(name, .color, default: standard, summary) }
}

extension Parameter where Value == CGPoint {
    static func point(_ name: String, _ summary: String) -> Self { Self(name, .point, summary) }
    static func point(_ name: String, default standard: CGPoint, _ summary: String) -> Self { Self(name, .point, default: standard, summary) }
}

extension Parameter where Value == CGPoint? {
    static func point(_ name: String, default standard: Absence, _ summary: String) -> Self { Self(name, .point, default: standard, summary) }
}

extension Parameter where Value == CGSize {
    static func size(_ name: String, _ summary: String) -> Self { Self(name, .size, summary) }
}

extension Parameter where Value == CGSize? {
    static func size(_ name: String, default standard: Absence, _ summary: String) -> Self { Self(name, .size, default: standard, summary) }
}

extension Parameter where Value == CGRect {
    static func rect(_ name: String, _ summary: String) -> Self { Self(name, .rect, summary) }
}

extension Parameter where Value == CGRect? {
    static func rect(_ name: String, default standard: Absence, _ summary: String) -> Self { Self(name, .rect, default: standard, summary) }
}

extension Parameter where Value == SceneValue {
    /// A value of any type.
    static func value(_ name: String, _ summary: String) -> Self { Self(name, .value, summary) }
}

extension Parameter where Value == SceneValue? {
    static func value(_ name: String, default standard: Absence, _ summary: String) -> Self { Self(name, .value, default: standard, summary) }
}

extension Parameter where Value == [SceneValue] {
    /// A list of values of any type.
    static func list(_ name: String, _ summary: String) -> Self { Self(name, .list, summary) }
}

extension Parameter where Value == [SceneValue]? {
    static func list(_ name: String, default standard: Absence, _ summary: String) -> Self { Self(name, .list, default: standard, summary) }
}

extension Parameter where Value == [CGFloat] {
    static func numbers(_ name: String, _ summary: String) -> Self { Self(name, .numbers, summary) }
}

extension Parameter where Value == [CGFloat]? {
    static func numbers(_ name: String, default standard: Absence, _ summary: String) -> Self { Self(name, .numbers, default: standard, summary) }
}

extension Parameter where Value == [CGPoint] {
    static func points(_ name: String, _ summary: String) -> Self { Self(name, .points, summary) }
}

extension Parameter where Value == [String]? {
    static func strings(_ name: String, default standard: Absence, _ summary: String) -> Self { Self(name, .strings, default: standard, summary) }
}

extension Parameter where Value == [Color]? {
    static func colors(_ name: String, default standard: Absence, _ summary: String) -> Self { Self(name, .colors, default: standard, summary) }
}
