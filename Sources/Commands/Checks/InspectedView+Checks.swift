import Views

extension InspectedView {
    /// Whether it is a placeholder or a mark of a part of the source that doesn't compile.
    var isLeftOut: Bool {
        let name = path.split(separator: "/").last.map { $0.prefix { $0.isLetter } } ?? ""
        return name == LayoutEntry.leftOutView || name == LayoutEntry.leftOutMark
    }

    /// The contents that are presented above everything else, each with a color behind it that dims the rest.
    private static let dialogs = ["alert content", "confirmationDialog content"]
    private static let modals = dialogs + ["sheet content"]

    /// Whether it is the visible color with which the system dims what is behind a sheet or a dialog.
    var isModalDimming: Bool {
        guard kind == .color, ink != nil, let inner = part(inside: Self.modals) else { return false }
        // The presented content is inside of a geometry reader, beside the color.
        return !inner.contains("GeometryReader")
    }

    /// Whether it is a part of an alert or a confirmation dialog, whose ground is a material of the system.
    var isInDialog: Bool { part(inside: Self.dialogs) != nil }

    /// Returns the names of the views between the innermost of these views and this one; nil if it is in none of them.
    private func part(inside names: [String]) -> ArraySlice<Substring>? {
        let parts = path.split(separator: "/").map { $0.prefix { $0 != "[" } }
        return parts.lastIndex { names.contains(String($0)) }.map { parts[($0 + 1)...] }
    }
}
