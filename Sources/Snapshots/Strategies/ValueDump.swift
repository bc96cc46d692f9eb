import Foundation

/// A value whose text in `.dump` is its own.
public protocol AnySnapshotStringConvertible {
    /// Whether the value's fields follow its text; false by default.
    static var renderChildren: Bool { get }
    /// The value's text.
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    public static var renderChildren: Bool { false }
}

/// Writes a value's fields as an outline that is the same in each run.
enum ValueDump {
    static func text(of value: Any) -> String { entry(of: value, seen: []).text(name: nil, depth: 0) }

    /// The title of a value, and its fields.
    private struct Entry {
        let title: String
        /// Whether the value is an object that is around this entry.
        var isCircular = false
        var children: [(name: String?, entry: Entry)] = []

        /// Returns the lines of the outline. Only the first line of a title is indented.
        func text(name: String?, depth: Int) -> String {
            var result = ""
            write(to: &result, name: name, depth: depth)
            return result
        }

        private func write(to result: inout String, name: String?, depth: Int) {
            let bullet = children.isEmpty && !isCircular ? "-" : "▿"
            let start = isCircular ? (name ?? "value") + " " : name.map { "\($0): " } ?? ""
            result += "\(String(repeating: "  ", count: depth))\(bullet) \(start)\(title)\n"
            for child in children { child.entry.write(to: &result, name: child.name, depth: depth + 1) }
        }
    }

    /// - Parameter seen: the objects around the value.
    private static func entry(of value: Any, seen: Set<ObjectIdentifier>) -> Entry {
        let mirror = Mirror(reflecting: value)
        var objects = seen
        // An object that shows no fields is never around another value.
        if Swift.type(of: value) is AnyClass, !objects.insert(ObjectIdentifier(value as AnyObject)).inserted {
            return Entry(title: "(circular reference detected)", isCircular: true)
        }
        let (fields, around) = (Array(mirror.children), objects)
        func count(_ one: String, _ more: String) -> String { fields.count == 1 ? "1 \(one)" : "\(fields.count) \(more)" }
        func outline(_ title: String) -> Entry {
            Entry(title: title, children: fields.map { (name: $0.label, entry: entry(of: $0.value, seen: around)) })
        }
        // The fields of structures and classes, and the members of sets and dictionaries, are sorted by their text, which begins with the name.
        func sorted(_ title: String) -> Entry {
            var result = outline(title)
            let texts = result.children.map { (child: $0, text: ($0.name ?? "") + "\n" + $0.entry.text(name: nil, depth: 0)) }
            result.children = texts.sorted { $0.text < $1.text }.map(\.child)
            return result
        }
        let type = typeName(mirror.subjectType)
        switch (value, mirror.displayStyle) {
        case (_, .collection): return outline(count("element", "elements"))
        case (_, .dictionary): return sorted(count("key/value pair", "key/value pairs"))
        case (_, .set): return sorted(count("member", "members"))
        case (_, .tuple): return outline("(\(count("element", "elements")))")
        case (_, .optional): return outline(fields.isEmpty ? "\(type).none" : type)
        case (let value as any AnySnapshotStringConvertible, _):
            return Swift.type(of: value).renderChildren ? outline(value.snapshotDescription) : Entry(title: value.snapshotDescription)
        case (let value as any CustomStringConvertible, _): return outline(value.description)
        case (_, .class), (_, .struct): return sorted(type)
        case (_, .enum): return outline(fields.isEmpty ? "\(type).\(value)" : type)
        default: return outline(String(describing: value))
        }
    }

    /// The name of a type; local types have no numbers.
    private static func typeName(_ type: Any.Type) -> String {
        String(describing: type).replacingOccurrences(of: " #\\d+", with: "", options: .regularExpression)
    }
}

extension String: AnySnapshotStringConvertible { public var snapshotDescription: String { debugDescription } }
extension Substring: AnySnapshotStringConvertible { public var snapshotDescription: String { debugDescription } }
extension Character: AnySnapshotStringConvertible { public var snapshotDescription: String { debugDescription } }
extension Data: AnySnapshotStringConvertible { public var snapshotDescription: String { debugDescription } }
extension URL: AnySnapshotStringConvertible { public var snapshotDescription: String { debugDescription } }
extension UUID: AnySnapshotStringConvertible { public var snapshotDescription: String { uuidString } }
extension Decimal: AnySnapshotStringConvertible { public var snapshotDescription: String { description } }
extension Date: AnySnapshotStringConvertible {
    /// In Greenwich, without fractions of a second.
    public var snapshotDescription: String { formatted(Date.ISO8601FormatStyle()) }
}
extension NSObject: AnySnapshotStringConvertible {
    /// The description for debugging without addresses.
    public var snapshotDescription: String {
        debugDescription.replacingOccurrences(of: ":?\\s*0x[\\da-f]+(\\s*)", with: "$1", options: .regularExpression)
    }
}
