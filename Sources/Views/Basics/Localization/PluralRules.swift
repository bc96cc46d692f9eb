import Foundation

/// The plural categories of languages, as Unicode's CLDR defines them; a language that isn't listed has the rule of English.
enum PluralRules {
    /// A number with the digits that it is shown with.
    struct Operand: Equatable {
        /// The absolute value.
        let value: Double
        /// The number of digits after the decimal point.
        let fractionDigits: Int

        init(_ value: Double, fractionDigits: Int = 0) { (self.value, self.fractionDigits) = (abs(value), fractionDigits) }

        var isInteger: Bool { fractionDigits == 0 }
        /// The digits before the decimal point that rules need.
        var integer: Int { value < 1e15 ? Int(saturating: value) : Int(saturating: value.truncatingRemainder(dividingBy: 1e6)) + 1_000_000 }
    }

    /// Returns the category of a number: "zero", "one", "two", "few", "many", or "other".
    static func category(of number: Operand, in language: String) -> String {
        let code = language.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? "en"
        let (n, whole) = (number.integer, number.isInteger)
        let (tens, units) = (n % 100, n % 10)
        switch code {
        case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "km", "jv", "yue": return "other"
        case "fr", "pt", "hy", "ff":
            if n <= 1 { return "one" }
            return whole && n != 0 && n % 1_000_000 == 0 && code != "hy" ? "many" : "other"
        case "fa", "hi", "bn", "gu", "kn", "zu", "am", "mr": return n == 0 || whole && n == 1 ? "one" : "other"
        case "ru", "uk", "be", "sr", "hr", "bs":
            guard whole else { return "other" }
            if units == 1, tens != 11 { return "one" }
            if (2...4).contains(units), !(12...14).contains(tens) { return "few" }
            return ["ru", "uk", "be"].contains(code) ? "many" : "other"
        case "pl":
            guard whole else { return "other" }
            if n == 1 { return "one" }
            return (2...4).contains(units) && !(12...14).contains(tens) ? "few" : "many"
        case "cs", "sk":
            guard whole else { return "many" }
            return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
        case "sl":
            guard whole else { return "few" }
            return tens == 1 ? "one" : tens == 2 ? "two" : (3...4).contains(tens) ? "few" : "other"
        case "lt":
            guard whole else { return "many" }
            if (11...19).contains(tens) || units == 0 { return "other" }
            return units == 1 ? "one" : "few"
        case "lv":
            if units == 0 || (11...19).contains(tens) { return "zero" }
            return units == 1 ? "one" : "other"
        case "ro":
            if whole, n == 1 { return "one" }
            return !whole || n == 0 || n != 1 && (1...19).contains(tens) ? "few" : "other"
        case "ar":
            guard whole else { return "other" }
            switch n {
            case 0: return "zero"
            case 1: return "one"
            case 2: return "two"
            default: return (3...10).contains(tens) ? "few" : tens >= 11 ? "many" : "other"
            }
        case "he", "iw": return whole && n == 1 || !whole && n == 0 ? "one" : whole && n == 2 ? "two" : "other"
        case "ga": return n == 1 ? "one" : n == 2 ? "two" : (3...6).contains(n) ? "few" : (7...10).contains(n) ? "many" : "other"
        case "cy":
            let names = [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"]
            return whole ? names[n] ?? "other" : "other"
        case "es", "it", "ca":
            if whole, n == 1 { return "one" }
            return whole && n != 0 && n % 1_000_000 == 0 ? "many" : "other"
        case "tr", "hu", "bg", "el", "da", "sq", "ka", "kk", "uz", "az", "ta", "te", "ml", "ne", "mn", "eu":
            // These rules depend on the value, regardless of the digits that follow.
            return number.value == 1 ? "one" : "other"
        default: return whole && n == 1 ? "one" : "other"
        }
    }
}
