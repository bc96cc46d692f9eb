import Views

@testable import SceneFormat

/// A number, text or case somewhere in a value.
struct FieldToken: Equatable {
    /// The names of the innermost fields that hold it: "offset.width".
    let field: String
    let value: String
}

/// The fields of a value, down to numbers and texts.
struct FieldTokens {
    private var ordered: [FieldToken] = []
    /// Of dictionaries and sets.
    private var unordered: [FieldToken] = []
    private var seen: Set<ObjectIdentifier> = []

    /// Those in order, with further ones behind them, and those without an order at the end, where they are compared last.
    func tokens(adding further: [FieldToken]) -> [FieldToken] { ordered + further + unordered }

    mutating func add(_ value: Any, path: [String] = [], depth: Int = 0) {
        guard depth < 60, ordered.count < 20_000 else { return }
        switch value {
        case is SceneScope, is SceneStore, is SceneContext, is EntryArguments, is EntrySignature, is ViewEntry, is ModifierEntry, is ExpressionOrigin: return
        case let expression as SceneExpression: return append("\(expression.constant.map { "\($0)" } ?? "expression")", path)
        case let number as any BinaryFloatingPoint: return append("\(number)", path)
        case let text as String: return append(text, path)
        case let change as (inout Transaction) -> Void:
            var transaction = Transaction()
            change(&transaction)
            return add(transaction, path: path, depth: depth + 1)
        case let change as (inout EnvironmentValues) -> Void:
            var values = EnvironmentValues()
            change(&values)
            return add(values, path: path, depth: depth + 1)
        default: break
        }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class {
            guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
        }
        if mirror.children.isEmpty, mirror.superclassMirror == nil {
            let text = "\(value)"
            return append(text == "(Function)" ? "" : text, path)
        }
        if mirror.displayStyle == .dictionary || mirror.displayStyle == .set { return addUnordered(mirror.children.map(\.value), path, depth) }
        if mirror.displayStyle == .enum { append(mirror.children.first?.label ?? "", path) }
        var current: Mirror? = mirror
        while let part = current {
            for child in part.children { add(child.value, path: Self.path(path, child.label), depth: depth + 1) }
            current = part.superclassMirror
        }
    }

    /// Adds the values of a dictionary or the elements of a set, in the order of their tokens.
    private mutating func addUnordered(_ children: [Any], _ path: [String], _ depth: Int) {
        let lists = children.map { child in
            var fields = FieldTokens()
            fields.add((child as? (key: AnyHashable, value: Any))?.value ?? child, path: path, depth: depth + 1)
            return fields.ordered + fields.unordered
        }
        for list in lists.sorted(by: { $0.map(\.value).joined(separator: " ") < $1.map(\.value).joined(separator: " ") }) { unordered += list }
    }

    private mutating func append(_ value: String, _ path: [String]) {
        ordered.append(FieldToken(field: path.suffix(2).joined(separator: "."), value: value))
    }

    /// The path of a field: elements of tuples and arrays and the values of optionals have no names.
    private static func path(_ path: [String], _ label: String?) -> [String] {
        guard let label, label != "some", !label.hasPrefix(".") else { return path }
        return path + [label]
    }
}
