import Foundation

/// Writes a value's fields as an outline that is the same in each run.
enum ValueDump {
    static func text(of value: Any) -> String {
        var lines: [String] = []
        var seen: Set<ObjectIdentifier> = []
        write(value, name: nil, depth: 0, &lines, &seen)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func write(_ value: Any, name: String?, depth: Int, _ lines: inout [String], _ seen: inout Set<ObjectIdentifier>) {
        let mirror = Mirror(reflecting: value)
        let label = name.map { "\($0): " } ?? ""
        func add(_ bullet: String, _ text: String) { lines.append(String(repeating: "  ", count: depth) + "\(bullet) \(label)\(text)") }
        func children(_ list: [(String?, Any)]) { for (name, child) in list { write(child, name: name, depth: depth + 1, &lines, &seen) } }
        func count(_ number: Int, _ what: String) -> String { "\(number) \(what)" }
        switch (value, mirror.displayStyle) {
        case (_, .optional):
            add(mirror.children.isEmpty ? "-" : "▿", "\(type(of: value))\(mirror.children.isEmpty ? ".none" : "")")
            children(mirror.children.map { ($0.label, $0.value) })
        case (let value as any ValueDumpConvertible, _): add("-", value.dumpText)
        case (_, .collection):
            add(mirror.children.isEmpty ? "-" : "▿", count(mirror.children.count, mirror.children.count == 1 ? "element" : "elements"))
            children(mirror.children.map { (nil, $0.value) })
        case (_, .set):
            add(mirror.children.isEmpty ? "-" : "▿", count(mirror.children.count, mirror.children.count == 1 ? "member" : "members"))
            children(mirror.children.map { (nil, $0.value) }.sorted { text(of: $0.1) < text(of: $1.1) })
        case (_, .dictionary):
            let pairs = mirror.children.map { child in Mirror(reflecting: child.value).children.map(\.value) }
            add(pairs.isEmpty ? "-" : "▿", count(pairs.count, pairs.count == 1 ? "key/value pair" : "key/value pairs"))
            for pair in pairs.sorted(by: { text(of: $0[0]) < text(of: $1[0]) }) {
                lines.append(String(repeating: "  ", count: depth + 1) + "▿ (2 elements)")
                write(pair[0], name: "key", depth: depth + 2, &lines, &seen)
                write(pair[1], name: "value", depth: depth + 2, &lines, &seen)
            }
        case (_, .tuple):
            add("▿", "(\(mirror.children.count) elements)")
            children(mirror.children.map { ($0.label, $0.value) })
        case (_, .enum):
            guard let child = mirror.children.first else { return add("-", "\(type(of: value)).\(value)") }
            add("▿", "\(type(of: value))")
            children([(child.label, child.value)])
        case (_, .class):
            let object = ObjectIdentifier(value as AnyObject)
            guard seen.insert(object).inserted else { return add("-", "\(type(of: value)) (circular reference detected)") }
            add(mirror.children.isEmpty ? "-" : "▿", "\(type(of: value))")
            children(fields(mirror))
            seen.remove(object)
        case (_, .struct):
            add(mirror.children.isEmpty ? "-" : "▿", "\(type(of: value))")
            children(fields(mirror))
        default: add("-", "\(value)")
        }
    }

    /// Returns the fields of an object, those of its superclasses first.
    private static func fields(_ mirror: Mirror) -> [(String?, Any)] {
        (mirror.superclassMirror.map(fields) ?? []) + mirror.children.map { ($0.label, $0.value) }
    }
}

/// A value that is written as one text.
private protocol ValueDumpConvertible {
    var dumpText: String { get }
}

extension String: ValueDumpConvertible { fileprivate var dumpText: String { debugDescription } }
extension Substring: ValueDumpConvertible { fileprivate var dumpText: String { String(self).debugDescription } }
extension Character: ValueDumpConvertible { fileprivate var dumpText: String { debugDescription } }
extension Data: ValueDumpConvertible { fileprivate var dumpText: String { "\(count) bytes" } }
extension URL: ValueDumpConvertible { fileprivate var dumpText: String { absoluteString } }
extension UUID: ValueDumpConvertible { fileprivate var dumpText: String { uuidString } }
extension Decimal: ValueDumpConvertible { fileprivate var dumpText: String { description } }
extension Date: ValueDumpConvertible {
    /// In Greenwich, with fractions of a second only if they aren't zero.
    fileprivate var dumpText: String {
        let hasFraction = timeIntervalSinceReferenceDate != timeIntervalSinceReferenceDate.rounded()
        return formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: hasFraction))
    }
}
