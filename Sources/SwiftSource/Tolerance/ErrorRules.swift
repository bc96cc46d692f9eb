import SwiftFacts

/// Decides which errors are reasons to leave out a part, and why.
struct ErrorRules: Sendable {
    let tolerance: Tolerance
    /// The names that the user's files declare.
    var declared: Set<String> = []
    /// The superclasses and protocols of the user's types.
    var inherited: [String: Set<String>] = [:]
    /// The names that can't be used as written because their declarations were left out, or parts of them.
    var lost: Set<String> = []
    /// The types that have lost a member, perhaps one that a protocol requires.
    var reduced: Set<String> = []
    /// The missing modules that each file imports, by the file's absolute path.
    var missing: [String: [String]] = [:]
    /// The absolute paths of the user's files.
    var paths: Set<String> = []

    /// Returns why a part is left out because of an error; nil if the error remains one.
    ///
    /// - Parameter choice: the parts around the error.
    func cause(of error: CompilerMessage, _ choice: PieceAnswer.Choice) -> LeftOutPiece.Cause? {
        guard let place = error.place else { return nil }
        let names = error.names
        if error.identifier == "sema_no_import" { return .missingModules(names.first.map { [$0] } ?? []) }
        let (kind, name) = (kind(of: error), Self.name(of: error, choice))
        let isAsked = place.path == tolerance.askedFile
        // In the file that was asked for, a name that is nearly another one is the author's mistake; but types of missing modules have names like that.
        let mayBeModules = kind == .name && name.first?.isUppercase == true && missing[place.path] != nil
        let isMistake =
            isAsked && kind != nil && kind != .call && !mayBeModules && !lost.contains(name) && AppleNames.shared.isMistyped(name, declared: declared)
        if !isMistake {
            if let name = (names + choice.words).first(where: lost.contains) { return .leftOut(name) }
            if choice.words.contains(where: { $0.hasPrefix("__easel") || $0.hasPrefix("__Easel") }) { return .leftOut("") }
            if error.identifier.hasPrefix("type_does_not_conform"), let name = names.first(where: reduced.contains) { return .leftOut(name) }
            if let kind, isForeign(error, choice, kind), let cause = cause(of: kind, name, choice, in: place.path, isAsked: isAsked) { return cause }
        }
        return tolerance.isAll ? .refused(error.text) : nil
    }

    /// Returns why a declaration that isn't the user's is missing; nil if that may be the author's mistake.
    private func cause(of kind: Kind, _ name: String, _ choice: PieceAnswer.Choice, in path: String, isAsked: Bool) -> LeftOutPiece.Cause? {
        let own = missing[path] ?? []
        // Members that modules add to other types are seen in all files of a module.
        let seen = kind == .name || !own.isEmpty ? own : Set(missing.values.joined()).sorted()
        if !seen.isEmpty, !isAsked || kind != .call { return .missingModules(seen) }
        return !isAsked || AppleNames.shared.contains(name, choice.around.first?.name ?? "") ? .lacking(name) : nil
    }

    private enum Kind { case name, member, call }

    /// Returns what an error misses; nil for an error of another kind.
    private func kind(of error: CompilerMessage) -> Kind? {
        let id = error.identifier
        if id.hasPrefix("cannot_find") || id.hasPrefix("unknown_attr") || id.hasPrefix("unknown_macro") || id == "macro_undefined"
            || id.hasPrefix("external_macro") || id == "undeclared_precedence_group"
        {
            return .name
        }
        if id.hasPrefix("could_not_find") || id.hasPrefix("invalid_member") || id == "no_member_of_module" || id == "expr_keypath_no_member"
            || id == "unresolved_member_no_inference" || id == "cannot_infer_base_of_unresolved_member"
        {
            return .member
        }
        let calls = ["argument", "overload", "candidates", "trailing_closure", "initializers", "ambiguous", "cannot_infer", "too_complex", "failed_to_produce"]
        return calls.contains { id.contains($0) } ? .call : nil
    }

    /// Returns whether the missing or unfitting declaration isn't the user's.
    private func isForeign(_ error: CompilerMessage, _ choice: PieceAnswer.Choice, _ kind: Kind) -> Bool {
        let names = error.names
        switch kind {
        case .name: return true
        case .member:
            // "value of type 'Home' has no member 'share'"
            guard let owner = names.dropLast().last, choice.around.first?.kind != .modifier else { return true }
            return !hasOnlyOwnMembers(owner)
        case .call:
            // Declarations of modules have no place of their own: notes about them are at the call.
            if error.notes.contains(where: { paths.contains($0.path) && ($0.path, $0.line) != (error.place?.path, error.place?.line) }) { return false }
            if error.identifier.contains("initializers"), names.contains(where: declared.contains) { return false }
            return !declared.contains(Self.name(of: error, choice))
        }
    }

    /// Returns whether all members of a type are the user's: one of Apple's modules gives it none that matter.
    private func hasOnlyOwnMembers(_ type: String) -> Bool {
        var (open, seen): ([String], Set<String>) = ([type], [])
        while let next = open.popLast() {
            if !seen.insert(next).inserted || Self.plain.contains(next) { continue }
            guard declared.contains(next) else { return false }
            open += inherited[next] ?? []
        }
        return true
    }

    /// Protocols and raw types whose members are rarely used by name.
    private static let plain: Set<String> = [
        "Identifiable", "Hashable", "Equatable", "Codable", "Encodable", "Decodable", "Sendable", "CaseIterable", "Comparable", "Error", "RawRepresentable",
        "CustomStringConvertible", "ObservableObject", "Observable", "String", "Int", "AnyObject", "LocalizedError",
    ]

    /// Returns the name that an error is about.
    private static func name(of error: CompilerMessage, _ choice: PieceAnswer.Choice) -> String {
        if error.identifier.hasPrefix("cannot_find") || error.identifier.hasPrefix("unknown") { return error.names.first ?? "" }
        if error.identifier.hasPrefix("could_not_find") || error.identifier.hasPrefix("invalid_member") { return error.names.last ?? "" }
        return choice.callee ?? choice.around.first.map { String($0.name.prefix { $0 != "(" }.drop { $0 == "." }) } ?? ""
    }
}
