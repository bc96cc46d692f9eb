import Foundation
import Views

/// The types and attributes of lists, sections, badges, and redaction in the oracle's scenes.
@MainActor
enum OracleLists {
    /// Returns the view of a type; nil for other types.
    static func view(_ type: String, _ children: [AnyView]) throws -> AnyView? {
        guard type == "List" else { return nil }
        return AnyView(List { ForEach(children.indices, id: \.self) { children[$0] } })
    }

    /// Returns the view with an attribute; nil for other attributes.
    static func modify(_ view: AnyView, _ name: String, _ value: Any, in scene: OracleScene) throws -> AnyView? {
        let number = (value as? NSNumber)?.doubleValue
        switch name {
        case "listStyle":
            return switch value as? String {
            case "plain": AnyView(view.listStyle(.plain))
            case "grouped": AnyView(view.listStyle(.grouped))
            case "inset": AnyView(view.listStyle(.inset))
            case "sidebar": AnyView(view.listStyle(.sidebar))
            default: AnyView(view.listStyle(.insetGrouped))
            }
        case "listRowBackground":
            return AnyView(view.listRowBackground(try (value as? [String: Any])?["value"].map { try scene.view($0) }))
        case "listRowInsets":
            let sides = value as? [String: Any] ?? [:]
            func side(_ name: String) -> CGFloat { CGFloat((sides[name] as? NSNumber)?.doubleValue ?? 0) }
            return AnyView(
                view.listRowInsets(EdgeInsets(top: side("top"), leading: side("leading"), bottom: side("bottom"), trailing: side("trailing"))))
        case "listRowSeparator":
            let visibility = value as? String ?? (value as? [String: Any])?["visibility"] as? String
            return AnyView(view.listRowSeparator(visibility == "hidden" ? .hidden : .visible))
        // The pictures show numbers as their renderer reads them, with a decimal.
        case "badge": return AnyView(view.badge((value as? String) ?? number.map { "\($0)" }))
        case "redacted": return AnyView(view.redacted(reason: value as? String == "privacy" ? .privacy : .placeholder))
        default: return nil
        }
    }
}
