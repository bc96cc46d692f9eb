/// Numbers as most of Europe writes them: 1.234,5.
enum DecimalComma {
    private static let groupSeparators: [Character] = [".", " ", "\u{A0}", "\u{202F}"]

    /// The parts of a text that may be a number.
    private struct Parts {
        var sign = ""
        /// The digits before the comma, in groups.
        var groups: [Substring] = []
        /// The digits after the comma; nil without one.
        var fraction: Substring?

        init?(_ text: String) {
            var rest = text[...]
            if rest.first == "-" { sign = String(rest.removeFirst()) }
            let halves = rest.split(separator: ",", omittingEmptySubsequences: false)
            guard (1...2).contains(halves.count) else { return nil }
            if halves.count == 2 { fraction = halves[1] }
            groups = halves[0].split(omittingEmptySubsequences: false, whereSeparator: groupSeparators.contains)
            let all = groups + (fraction.map { [$0] } ?? [])
            guard all.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }) else { return nil }
            guard groups.count == 1 || groups[0].count <= 3 && groups.dropFirst().allSatisfy({ $0.count == 3 }) else { return nil }
        }
    }

    /// Returns whether a file writes numbers with a decimal comma: more numbers have it than have a point that can't separate thousands.
    static func isUsed(in fields: some Sequence<String>) -> Bool {
        var (commas, points) = (0, 0)
        for field in fields {
            if let parts = Parts(field) {
                if parts.fraction != nil { commas += 1 }
            } else if field.contains("."), field.split(separator: ".").count == 2, Double(field) != nil {
                points += 1
            }
        }
        return commas > points
    }

    /// Returns a number as JSON writes it, and a text with a point that separates nothing as a JSON string; other texts stay as they are.
    static func json(_ field: String) -> String {
        guard let parts = Parts(field) else { return field.contains(".") ? jsonQuoted(field) : field }
        return parts.sign + parts.groups.joined() + (parts.fraction.map { ".\($0)" } ?? "")
    }
}
