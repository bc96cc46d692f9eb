import Foundation

/// An object whose properties have names at run time.
public protocol _KeyValueReadable: AnyObject {
    /// Returns the value of a property; nil for a property without a value.
    func _value(forKey key: String) -> Any?
}

/// Reads the properties of a value by name.
package enum KeyValues {
    package static func value(_ object: Any?, _ path: String) -> Any? {
        path.split(separator: ".").reduce(flat(object)) { value, key in flat(one(value, String(key))) }
    }

    private static func one(_ object: Any?, _ key: String) -> Any? {
        if key == "self" || key == "SELF" { return object }
        switch object {
        case nil: return nil
        case let object as any _KeyValueReadable: return object._value(forKey: key)
        case let table as [String: Any]: return table[key]
        case let items as [Any] where key == "@count": return items.count
        case let items as NSSet where key == "@count": return items.count
        case .some(let object):
            return Mirror(reflecting: object).children.first { $0.label == key || $0.label == "_" + key }?.value
        }
    }

    /// Returns a value without the optionals around it.
    package static func flat(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? flat(mirror.children.first?.value) : value
    }

    /// Returns the order of two values; nil for values without an order. A missing value comes before all others.
    package static func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        func compared<T: Comparable>(_ left: T, _ right: T) -> ComparisonResult {
            left < right ? .orderedAscending : right < left ? .orderedDescending : .orderedSame
        }
        switch (flat(left), flat(right)) {
        case (nil, nil): return .orderedSame
        case (nil, _): return .orderedAscending
        case (_, nil): return .orderedDescending
        case (let left as String, let right as String): return compared(left, right)
        case (let left as Date, let right as Date): return compared(left, right)
        case (let left as UUID, let right as UUID): return compared(left.uuidString, right.uuidString)
        case (let left as URL, let right as URL): return compared(left.absoluteString, right.absoluteString)
        case (let left?, let right?):
            if let left = number(left), let right = number(right) { return compared(left, right) }
            if type(of: left) is AnyClass, type(of: right) is AnyClass { return left as AnyObject === right as AnyObject ? .orderedSame : nil }
            if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right ? .orderedSame : nil }
            return nil
        }
    }

    package static func number(_ value: Any) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
        default: nil
        }
    }
}

extension NSPredicate {
    /// Creates a predicate from its text, such as "name CONTAINS[cd] %@ AND age > %d". Arguments replace `%@`, `%K`, and the like in order.
    public convenience init(format predicateFormat: String, _ arguments: Any?...) {
        self.init(format: predicateFormat, argumentArray: arguments.map { KeyValues.flat($0) ?? NSNull() })
    }
    /// Creates a predicate from its text.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        var parser = PredicateParser(predicateFormat, arguments ?? [])
        let test = parser.predicate()
        self.init { object, variables in test(object, variables ?? [:]) }
    }
}

/// Reads the text of a predicate: comparisons of key paths and values, joined by AND, OR, and NOT.
private struct PredicateParser {
    typealias Test = (Any?, [String: Any]) -> Bool
    typealias Operand = (Any?, [String: Any]) -> Any?
    private var words: [String]
    private var arguments: ArraySlice<Any>
    private let text: String

    init(_ text: String, _ arguments: [Any]) {
        self.text = text
        self.arguments = arguments[...]
        words = Self.split(text)
    }

    private static func split(_ text: String) -> [String] {
        let pattern =
            #""[^"]*"|'[^']*'|%(?:ld|lu|lf|li|lld|[@KdfiuU])|[@A-Za-z_$][\w.@]*(?:\[[cdCD]+\])?|-?\d+(?:\.\d+)?|==|!=|<>|<=|>=|=<|=>|&&|\|\||[=<>!(){},]"#
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        let whole = NSRange(text.startIndex..., in: text)
        return expression.matches(in: text, range: whole).compactMap { Range($0.range, in: text).map { String(text[$0]) } }
    }

    mutating func predicate() -> Test {
        let test = alternatives()
        guard words.isEmpty else { fatalError("Unable to parse the format string \"\(text)\"") }
        return test
    }

    private func next(_ choices: String...) -> Bool { words.first.map { choices.contains($0.uppercased()) } ?? false }

    private mutating func alternatives() -> Test {
        var test = conjunction()
        while next("OR", "||") {
            words.removeFirst()
            let (left, right) = (test, conjunction())
            test = { left($0, $1) || right($0, $1) }
        }
        return test
    }
    private mutating func conjunction() -> Test {
        var test = atom()
        while next("AND", "&&") {
            words.removeFirst()
            let (left, right) = (test, atom())
            test = { left($0, $1) && right($0, $1) }
        }
        return test
    }
    private mutating func atom() -> Test {
        if next("NOT", "!") {
            words.removeFirst()
            let test = atom()
            return { !test($0, $1) }
        }
        if next("(") {
            words.removeFirst()
            let test = alternatives()
            if next(")") { words.removeFirst() }
            return test
        }
        if next("TRUEPREDICATE") || next("FALSEPREDICATE") {
            let value = words.removeFirst().uppercased() == "TRUEPREDICATE"
            return { _, _ in value }
        }
        var quantifier: String?
        if next("ANY", "SOME", "ALL", "NONE") { quantifier = words.removeFirst().uppercased() }
        return comparison(quantifier)
    }

    private mutating func comparison(_ quantifier: String?) -> Test {
        let left = operand()
        guard !words.isEmpty else { fatalError("Unable to parse the format string \"\(text)\"") }
        var name = words.removeFirst().uppercased()
        var options: String.CompareOptions = []
        if let bracket = name.firstIndex(of: "[") {
            if name[bracket...].contains("C") { options.insert(.caseInsensitive) }
            if name[bracket...].contains("D") { options.insert(.diacriticInsensitive) }
            name = String(name[..<bracket])
        }
        let right = operand()
        let compare = Self.relation(name, options)
        guard let quantifier else { return { compare(left($0, $1), right($0, $1)) } }
        return { object, variables in
            let all = Self.items(left(object, variables))
            let value = right(object, variables)
            switch quantifier {
            case "ALL": return all.allSatisfy { compare($0, value) }
            case "NONE": return !all.contains { compare($0, value) }
            default: return all.contains { compare($0, value) }
            }
        }
    }

    private static func items(_ value: Any?) -> [Any] {
        switch KeyValues.flat(value) {
        case let items as [Any]: items
        case let items as NSSet: items.allObjects
        case let items as Set<AnyHashable>: Array(items)
        default: []
        }
    }

    private static func relation(_ name: String, _ options: String.CompareOptions) -> (Any?, Any?) -> Bool {
        func texts(_ test: @escaping (String, String) -> Bool) -> (Any?, Any?) -> Bool {
            { left, right in
                guard let left = KeyValues.flat(left) as? String, let right = KeyValues.flat(right) as? String else { return false }
                return test(left, right)
            }
        }
        switch name {
        case "=", "==":
            if !options.isEmpty { return texts { $0.compare($1, options: options) == .orderedSame } }
            return { KeyValues.order($0, $1) == .orderedSame }
        case "!=", "<>": return { KeyValues.order($0, $1) != .orderedSame }
        case "<": return { KeyValues.order($0, $1) == .orderedAscending }
        case ">": return { KeyValues.order($0, $1) == .orderedDescending }
        case "<=", "=<": return { [.orderedAscending, .orderedSame].contains(KeyValues.order($0, $1)) }
        case ">=", "=>": return { [.orderedDescending, .orderedSame].contains(KeyValues.order($0, $1)) }
        case "CONTAINS":
            let contains = texts { $0.range(of: $1, options: options) != nil }
            return { left, right in
                if KeyValues.flat(left) is String { return contains(left, right) }
                return items(left).contains { KeyValues.order($0, right) == .orderedSame }
            }
        case "IN": return { left, right in items(right).contains { KeyValues.order($0, left) == .orderedSame } }
        case "BEGINSWITH": return texts { $0.range(of: $1, options: options.union(.anchored)) != nil }
        case "ENDSWITH": return texts { $0.range(of: $1, options: options.union([.anchored, .backwards])) != nil }
        case "MATCHES": return texts { text, pattern in text.range(of: "^(?:\(pattern))$", options: options.union(.regularExpression)) != nil }
        case "LIKE":
            return texts { text, pattern in
                let escaped = NSRegularExpression.escapedPattern(for: pattern).replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(
                    of: "\\?", with: ".")
                return text.range(of: "^\(escaped)$", options: options.union(.regularExpression)) != nil
            }
        case "BETWEEN":
            return { left, right in
                let bounds = items(right)
                guard bounds.count == 2 else { return false }
                return KeyValues.order(left, bounds[0]) != .orderedAscending && KeyValues.order(left, bounds[1]) != .orderedDescending
            }
        default: fatalError("a predicate's operator \(name) is unknown")
        }
    }

    private mutating func operand() -> Operand {
        guard !words.isEmpty else { fatalError("Unable to parse the format string \"\(text)\"") }
        let word = words.removeFirst()
        switch word.uppercased() {
        case "%K":
            let path = arguments.popFirst() as? String ?? ""
            return { object, _ in KeyValues.value(object, path) }
        case let format where format.hasPrefix("%"):
            let value = arguments.popFirst().flatMap { $0 is NSNull ? nil : $0 }
            return { _, _ in value }
        case "SELF": return { object, _ in object }
        case "NIL", "NULL": return { _, _ in nil }
        case "TRUE", "YES": return { _, _ in true }
        case "FALSE", "NO": return { _, _ in false }
        case "{":
            var items: [Operand] = []
            while !words.isEmpty, !next("}") {
                if next(",") { words.removeFirst() } else { items.append(operand()) }
            }
            if !words.isEmpty { words.removeFirst() }
            return { object, variables in items.map { $0(object, variables) ?? NSNull() } }
        default: break
        }
        if let quote = word.first, quote == "\"" || quote == "'" {
            let value = String(word.dropFirst().dropLast())
            return { _, _ in value }
        }
        if let number = Double(word) { return { _, _ in number } }
        if word.hasPrefix("$") { return { _, variables in variables[String(word.dropFirst())] } }
        return { object, _ in KeyValues.value(object, word) }
    }
}
