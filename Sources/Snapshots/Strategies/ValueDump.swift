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
    static func text(of value: Any) -> String { text(of: value, name: nil, depth: 0, seen: []) }

    /// - Parameter seen: the objects around the value.
    private static func text(of value: Any, name: String?, depth: Int, seen: Set<ObjectIdentifier>) -> String {
        let mirror = Mirror(reflecting: value)
        var (children, seen) = (Array(mirror.children), seen)
        func count(_ one: String, _ more: String) -> String { children.count == 1 ? "1 \(one)" : "\(children.count) \(more)" }
        func outline(_ title: String) -> String {
            let bullet = mirror.children.isEmpty || children.isEmpty ? "-" : "▿"
            let line = "\(String(repeating: "  ", count: depth))\(bullet) \(name.map { "\($0): " } ?? "")\(title)\n"
            return children.reduce(line) { $0 + text(of: $1.value, name: $1.label, depth: depth + 1, seen: seen) }
        }
        // The fields of structures and classes, and the members of sets and dictionaries, are sorted by their text, which begins with the name.
        func sort() {
            children = children.map { (child: $0, text: sortText($0, seen)) }.sorted { $0.text < $1.text }.map(\.child)
        }
        let type = typeName(mirror.subjectType)
        switch (value, mirror.displayStyle) {
        case (_, .collection): return outline(count("element", "elements"))
        case (_, .dictionary):
            sort()
            return outline(count("key/value pair", "key/value pairs"))
        case (_, .set):
            sort()
            return outline(count("member", "members"))
        case (_, .tuple): return outline("(\(count("element", "elements")))")
        case (_, .optional): return outline(children.isEmpty ? "\(type).none" : type)
        case (let value as any AnySnapshotStringConvertible, _):
            if !Swift.type(of: value).renderChildren { children = [] }
            return outline(value.snapshotDescription)
        case (let value as any CustomStringConvertible, _): return outline(value.description)
        case (_, .class):
            guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else {
                let bullet = children.isEmpty ? "-" : "▿"
                return "\(String(repeating: "  ", count: depth))\(bullet) \(name ?? "value") (circular reference detected)\n"
            }
            sort()
            return outline(type)
        case (_, .struct):
            sort()
            return outline(type)
        case (_, .enum): return outline(children.isEmpty ? "\(type).\(value)" : type)
        default: return outline(String(describing: value))
        }
    }

    private static func sortText(_ child: Mirror.Child, _ seen: Set<ObjectIdentifier>) -> String {
        (child.label ?? "") + "\n" + text(of: child.value, name: nil, depth: 0, seen: seen)
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
