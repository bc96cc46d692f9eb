extension CompilerMessage {
    /// Identifies an error whatever the columns.
    var key: String { "\(place?.path ?? ""):\(place?.line ?? 0): \(identifier) \(text)" }

    /// Whether the source and Easel's own declarations have the same name.
    var isConflict: Bool {
        let isOwn = { (place: Place?) in place?.path.hasSuffix(ProgramBuilder.clockFile) == true }
        // Without a note, the other declaration has no place in the source.
        return isOwn(place) || identifier.hasPrefix("invalid_redecl") && (notes.isEmpty || notes.contains(where: isOwn))
    }

    /// Whether errors of this kind are reported at their cause: an unknown name, and arguments that don't fit.
    var isExact: Bool {
        let calls = ["wrong_argument_labels", "extra_argument", "missing_argument", "extra_trailing_closure", "argument_out_of_order"]
        return isUnknownName || calls.contains { identifier.hasPrefix($0) }
    }

    /// Whether an expression takes too much work.
    var isComplex: Bool { identifier == "expression_too_complex" }

    /// Whether a name is unknown.
    var isUnknownName: Bool {
        let names = [
            "sema_no_import", "cannot_find", "could_not_find", "unknown_", "macro_undefined", "external_macro", "invalid_member", "no_member_of_module",
        ]
        return names.contains { identifier.hasPrefix($0) }
    }
}
