import Foundation

/// Initial values for the `@Previewable` properties of a `#Preview`, which the macro moves into a view of their own.
package enum PreviewValues {
    /// The name of the macro, which means more to its user than that of its view.
    package static let macroName = "#Preview"
    /// The name of the macro's view.
    static let viewName = "__EaselPreviewContent"

    static func isContent(_ type: Any.Type) -> Bool { "\(type)" == viewName }

    /// Sets the values of a view whose properties have just been connected, before its body runs.
    @MainActor static func set(in root: Any, of graph: ViewGraph) {
        for (name, property) in properties(of: root) {
            guard let text = graph.configuration.previewValues[name] else { continue }
            graph.usedPreviewValues.insert(name)
            if !property.begin(with: text) { graph.warn("\(name)=\(text): this is not a value of \(name)'s type") }
        }
    }

    /// Returns the properties that can be set, with their values as text.
    static func values(of root: Any) -> [ViewDetails.Value] { properties(of: root).map { ($0, InspectedText.text($1.inspectedValue) ?? "") } }

    private static func properties(of root: Any) -> [(name: String, property: any PreviewProperty)] {
        Mirror(reflecting: root).children.compactMap { child in
            guard let label = child.label, let property = child.value as? any PreviewProperty, property.canBegin else { return nil }
            return (label.hasPrefix("_") ? String(label.dropFirst()) : label, property)
        }
    }
}

/// A property with an initial value that can be given as text.
protocol PreviewProperty: InspectedProperty {
    /// Whether its type has a form as text.
    var canBegin: Bool { get }
    /// Replaces the initial value; returns false if the text isn't a value of the type.
    @MainActor func begin(with text: String) -> Bool
}

extension State: PreviewProperty {
    var canBegin: Bool { Value.self is any LosslessStringConvertible.Type || Value.self == CGFloat.self }

    @MainActor func begin(with text: String) -> Bool {
        let value: Any?
        if let type = Value.self as? any LosslessStringConvertible.Type { value = type.init(text) } else { value = Double(text).map { CGFloat($0) } }
        guard let value = value as? Value, let location else { return false }
        location.begin(with: value)
        return true
    }
}
