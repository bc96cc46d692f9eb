/// The resolution of plain scalars: YAML 1.2.2, section 10.3.2, the core schema.
enum YAMLCore {
    /// Returns the value; nil for a string.
    ///
    /// - Throws: for numbers that are not finite.
    static func value(_ text: String, error: (String) -> Diagnostic) throws(Diagnostic) -> JSONValue? {
        switch text {
        case "", "~", "null", "Null", "NULL": return .null
        case "true", "True", "TRUE": return .bool(true)
        case "false", "False", "FALSE": return .bool(false)
        default: break
        }
        guard let first = text.utf8.first, first < 0x40, text.utf8.count <= 64 else { return nil }
        if let body = [".inf", ".Inf", ".INF", ".nan", ".NaN", ".NAN"].first(where: text.hasSuffix), ["", "+", "-"].contains(text.dropLast(body.count)) {
            throw error("\(quoted(text)) is not a finite number")
        }
        if text.hasPrefix("0x") || text.hasPrefix("0o") {
            let digits = text.dropFirst(2)
            let isDigits = digits.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
            return isDigits ? UInt64(digits, radix: text.hasPrefix("0x") ? 16 : 8).map { .number(Double($0)) } : nil
        }
        guard isDecimal(text) else { return nil }
        guard let number = Double(text.hasPrefix("+") ? String(text.dropFirst()) : text), number.isFinite else {
            throw error("the number \(quoted(text)) is too large")
        }
        return .number(number)
    }

    /// `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`
    private static func isDecimal(_ text: String) -> Bool {
        var rest = Array(text.utf8)[...]
        func skipDigits() -> Int {
            let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
            rest = rest.dropFirst(count)
            return count
        }
        func skip(_ letters: String) -> Bool {
            guard let byte = rest.first, letters.utf8.contains(byte) else { return false }
            rest = rest.dropFirst()
            return true
        }
        _ = skip("+-")
        let whole = skipDigits()
        let fraction = skip(".") ? skipDigits() : 0
        guard whole + fraction > 0 else { return false }
        if skip("eE") {
            _ = skip("+-")
            if skipDigits() == 0 { return false }
        }
        return rest.isEmpty
    }
}
