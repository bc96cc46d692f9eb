import Foundation

/// Reads an expression such as `2 * (3 + x)`, with functions and powers.
struct Arithmetic {
    private let text: [Character]
    private var index = 0
    private let values: (String) -> Double?

    private init(_ text: String, values: @escaping (String) -> Double?) { (self.text, self.values) = (Array(text), values) }

    /// Returns the value of an expression; nil for text that is not one. Whole numbers are divided as such, as by Foundation.
    static func value(of text: String, values: @escaping (String) -> Double?) -> NSNumber? {
        var reader = Arithmetic(text, values: values)
        guard let result = reader.sum(), reader.peek == nil else { return nil }
        let isWhole = result.isWhole && abs(result.value) < 1e15
        return isWhole ? NSNumber(value: Int(result.value)) : NSNumber(value: result.value)
    }

    private typealias Number = (value: Double, isWhole: Bool)

    private var peek: Character? {
        mutating get {
            while index < text.count, text[index].isWhitespace { index += 1 }
            return index < text.count ? text[index] : nil
        }
    }

    private mutating func sum() -> Number? {
        guard var left = product() else { return nil }
        while let mark = peek, mark == "+" || mark == "-" || mark == "−" {
            index += 1
            guard let right = product() else { return nil }
            left = (mark == "+" ? left.value + right.value : left.value - right.value, left.isWhole && right.isWhole)
        }
        return left
    }

    private mutating func product() -> Number? {
        guard var left = power() else { return nil }
        while let mark = peek, "*/×÷%".contains(mark) {
            if mark == "*", index + 1 < text.count, text[index + 1] == "*" { break }
            index += 1
            guard let right = power() else { return nil }
            let isWhole = left.isWhole && right.isWhole
            switch mark {
            case "*", "×": left = (left.value * right.value, isWhole)
            case "%": left = (left.value.truncatingRemainder(dividingBy: right.value), isWhole)
            default:
                let quotient = left.value / right.value
                left = isWhole && quotient.isFinite ? (quotient.rounded(.towardZero), true) : (quotient, false)
            }
        }
        return left
    }

    private mutating func power() -> Number? {
        guard let base = unary() else { return nil }
        guard peek == "*", index + 1 < text.count, text[index + 1] == "*" else { return base }
        index += 2
        guard let exponent = power() else { return nil }
        return (pow(base.value, exponent.value), base.isWhole && exponent.isWhole && exponent.value >= 0)
    }

    private mutating func unary() -> Number? {
        guard let mark = peek else { return nil }
        if mark == "-" || mark == "−" || mark == "+" {
            index += 1
            return unary().map { (mark == "+" ? $0.value : -$0.value, $0.isWhole) }
        }
        if mark == "(" {
            index += 1
            guard let inside = sum(), peek == ")" else { return nil }
            index += 1
            return inside
        }
        let start = index
        if mark.isNumber || mark == "." {
            while index < text.count, text[index].isNumber || text[index] == "." { index += 1 }
            let number = String(text[start..<index])
            return Double(number).map { ($0, !number.contains(".")) }
        }
        guard mark.isLetter else { return nil }
        while index < text.count, text[index].isLetter || text[index].isNumber || text[index] == "_" || text[index] == ":" { index += 1 }
        let name = String(text[start..<index])
        guard peek == "(" else { return values(name).map { ($0, $0 == $0.rounded()) } }
        index += 1
        guard let argument = sum(), peek == ")" else { return nil }
        index += 1
        let functions: [String: (Double) -> Double] = [
            "sqrt": { $0.squareRoot() }, "abs": { abs($0) }, "ln": { log($0) }, "log": { log10($0) }, "exp": { exp($0) }, "floor": { $0.rounded(.down) },
            "ceiling": { $0.rounded(.up) }, "trunc": { $0.rounded(.towardZero) },
        ]
        return functions[name.filter { $0 != ":" }].map { ($0(argument.value), false) }
    }
}
