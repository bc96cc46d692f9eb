import Geometry
import LayoutEngine

/// A value with a short form for inspection, such as a font or a style.
protocol InspectedConvertible {
    var inspectedText: String? { get }
}

/// The values that inspection shows, found by reflection.
enum InspectedText {
    /// The maximum length of a value.
    private static let limit = 120

    /// Returns the fields of a value that have a short form.
    static func values(of value: Any) -> [ViewDetails.Value] {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .struct, !(value is any InspectedConvertible), plain(value) == nil, !mirror.children.isEmpty else {
            return text(value).map { [("value", $0)] } ?? []
        }
        return mirror.children.flatMap { child -> [ViewDetails.Value] in
            guard let label = child.label else { return [] }
            let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
            if let text = text(child.value) { return [(name, text)] }
            return []
        }
    }

    /// Returns the state and the bindings of a view.
    static func state(of view: Any) -> [ViewDetails.Value] {
        Mirror(reflecting: view).children.compactMap { child in
            guard let label = child.label, let property = child.value as? any InspectedProperty else { return nil }
            return (label.hasPrefix("_") ? String(label.dropFirst()) : label, anyText(property.inspectedValue))
        }
    }

    /// Returns the short form of a value or, if it has none, its description.
    static func anyText(_ value: Any) -> String { text(value) ?? cut("\(value)") }

    /// Returns whether a view's type is defined outside of Easel.
    static func isUsers(_ type: Any.Type) -> Bool {
        var name = String(reflecting: type)[...]
        // As in "(extension in Views):Views.View.Row".
        let mark = "(extension in "
        if name.hasPrefix(mark) { name = name.dropFirst(mark.count).drop { $0 != ":" }.dropFirst() }
        let module = name.prefix { $0 != "." }
        return !ours.contains(String(module)) && !module.hasPrefix("Apple")
    }

    private static let ours: Set<String> = [
        "Views", "Display", "Geometry", "LayoutEngine", "Motion", "Easel", "SwiftUI", "SceneFormat", "Commands", "ViewRuntime", "Combine", "Snapshots", "Swift",
    ]

    /// Returns the short form of a number, a text, or a value of geometry; nil for others.
    private static func plain(_ value: Any) -> String? {
        switch value {
        case let value as Bool: return "\(value)"
        case let value as String: return cut(value)
        case let value as any BinaryInteger: return "\(value)"
        case let value as CGFloat: return number(Double(value))
        case let value as any BinaryFloatingPoint: return number(Double(value))
        case let value as CGSize: return "\(number(value.width)) × \(number(value.height))"
        case let value as CGPoint: return "\(number(value.x)), \(number(value.y))"
        case let value as CGRect: return "\(number(value.minX)), \(number(value.minY)), \(number(value.width)) × \(number(value.height))"
        case let value as EdgeInsets:
            return "top \(number(value.top)), leading \(number(value.leading)), bottom \(number(value.bottom)), trailing \(number(value.trailing))"
        default: return nil
        }
    }

    /// Returns the short form of a value; nil for views, functions, objects, and long values.
    static func text(_ value: Any, depth: Int = 0) -> String? {
        if let value = value as? any InspectedConvertible { return value.inspectedText.map(cut) }
        if let plain = plain(value) { return plain }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            guard let wrapped = mirror.children.first else { return depth > 0 ? "nil" : nil }
            return text(wrapped.value, depth: depth)
        case .enum:
            return mirror.children.isEmpty
                ? "\(value)"
                : mirror.children.first.flatMap { payload in
                    text(payload.value, depth: depth + 1).map { "\(payload.label ?? "")(\($0))" }
                }
        case .struct where value is any CustomStringConvertible && !(value is any View): return cut("\(value)")
        case .struct where depth < 2 && !(value is any View):
            let parts = mirror.children.compactMap { child in text(child.value, depth: depth + 1).map { "\(child.label ?? "") \($0)" } }
            return parts.isEmpty || parts.count < mirror.children.count ? nil : cut(parts.joined(separator: ", "))
        case .collection:
            return list(mirror, depth: depth)
        case .set: return list(mirror, depth: depth, isSorted: true)
        case .tuple:
            let parts = mirror.children.compactMap { text($0.value, depth: depth + 1) }
            return parts.count < mirror.children.count ? nil : cut("(" + parts.joined(separator: ", ") + ")")
        case .dictionary:
            let pairs = mirror.children.map { pair in Mirror(reflecting: pair.value).children.map { part($0.value, depth: depth) }.joined(separator: ": ") }
            return listed(pairs.sorted())
        default: return nil
        }
    }

    /// Returns the short forms of a collection's elements; those of a set in the order of their texts, which is the same in every run.
    private static func list(_ mirror: Mirror, depth: Int, isSorted: Bool = false) -> String {
        if isSorted { return listed(mirror.children.map { part($0.value, depth: depth) }.sorted()) }
        return listed(mirror.children.prefix(shown + 1).map { part($0.value, depth: depth) })
    }

    /// The number of elements that are shown.
    private static let shown = 9

    private static func listed(_ parts: [String]) -> String {
        cut("[" + parts.prefix(shown).joined(separator: ", ") + (parts.count > shown ? ", …" : "") + "]")
    }

    /// Returns an element's short form or, if it has none, the name of its type.
    private static func part(_ value: Any, depth: Int) -> String {
        guard let text = text(value, depth: depth + 1) else { return "\(type(of: value))" }
        return plain(value) == nil && text.contains(", ") ? "(\(text))" : text
    }

    private static func cut(_ text: String) -> String { text.count > limit ? text.prefix(limit) + "…" : text }

    static func number(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(saturating: rounded))" : "\(rounded)"
    }

    /// Returns the name of an environment or preference key: `foregroundStyle` for `ForegroundStyleKey`.
    static func name(ofKey type: Any.Type) -> String {
        var name = "\(type)"
        for ending in ["PreferenceKey", "EnvironmentKey", "Key"] where name.hasSuffix(ending) && name.count > ending.count {
            name.removeLast(ending.count)
            break
        }
        return name.prefix(1).lowercased() + name.dropFirst()
    }
}
