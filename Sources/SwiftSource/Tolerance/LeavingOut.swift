import Foundation
import SwiftFacts

/// Leaves out parts of a module until its types check.
///
/// A round checks the types and leaves out, for each error that may be a reason, the smallest part around it. What is left out depends on the source and the
/// options alone. Declarations come first: a missing type makes expressions in other files expensive.
struct LeavingOut {
    /// Errors remain.
    struct Remaining: Error {}

    /// A declaration of the source has the name of one of Easel's.
    struct Conflict: Error {}

    /// The number of rounds after which the remaining errors are reported.
    static let roundLimit = 20

    private(set) var module: SwiftSource.Module
    private(set) var pieces: [LeftOutPiece] = []
    private(set) var rules: ErrorRules
    private let mayConflict: Bool
    private let check: (SwiftSource.Module, Check) throws -> [String]
    /// Expressions that only take more work than a round spends on them.
    private var expensive: Set<String> = []
    private var examined: Set<String> = []
    private var places: [LeftOutPiece: Span] = [:]
    /// How often a part was left out for an error at a place, which then remained.
    private var attempts: [Attempt: Int] = [:]
    private var indices: [String: Int] = [:]
    /// How often the compiler may still try what helps against errors away from their cause; then the smallest part around an error is left out.
    private var trials = 100

    /// How the types of a module are checked.
    struct Check {
        /// The indices of the files; nil for all.
        var files: [Int]?
        /// Whether only declarations are checked.
        var skipsBodies = false
        /// Whether the compiler spends as much work on an expression as in a build: an expression with an error can take a minute.
        var isThorough = false
    }

    /// An error that may be reported away from its cause.
    private struct Vague {
        var file: Int
        var choice: PieceAnswer.Choice
        var error: CompilerMessage
        var cause: LeftOutPiece.Cause
        /// The parts inside the smallest, and inside the largest, view builder around it.
        var inside: [PieceTree]
        var outer: [PieceTree]
    }

    private struct Attempt: Hashable {
        let place: CompilerMessage.Place
        let identifier: String
    }

    /// The lines and columns of a part.
    private struct Span {
        var file: Int
        var start: (line: Int, column: Int)
        var end: (line: Int, column: Int)

        func contains(_ other: Span) -> Bool { file == other.file && start <= other.start && other.end <= end }
    }

    /// - Parameters:
    ///   - mayConflict: whether a declaration with the name of one of Easel's ends the rounds, because the caller then tries with fewer of Easel's.
    ///   - check: checks the types, and returns what the compiler printed.
    init(
        _ module: SwiftSource.Module, rules: ErrorRules, mayConflict: Bool = false, check: @escaping (SwiftSource.Module, Check) throws -> [String]
    ) {
        (self.module, self.rules, self.mayConflict, self.check) = (module, rules, mayConflict, check)
        for (index, file) in module.files.enumerated() { indices[file.absolutePath] = index }
    }

    /// Leaves out parts until a module compiles, and returns the result of its compilation.
    ///
    /// - Parameter compile: throws `ModuleCompiler.Refusal` for a module with errors, which are then those to report.
    mutating func compiled<Result>(_ compile: (SwiftSource.Module) throws -> Result) throws -> Result {
        for _ in 0..<Self.roundLimit {
            do {
                try run()
            } catch is Remaining {
                // The compiler prints what remains in its usual form.
                return try compile(module)
            } catch is Conflict {
                return try compile(module)
            }
            do {
                return try compile(module)
            } catch let refusal as ModuleCompiler.Refusal {
                // Some errors appear only when code is made, such as properties that an initializer leaves without a value.
                let errors = CompilerMessage.errors(in: refusal.output).map { error in
                    var error = error
                    if let path = error.place?.path { error.place?.path = SwiftSource.absolutePath(path) }
                    return error
                }
                if try leaveOut(for: errors).isEmpty { throw refusal }
            }
        }
        return try compile(module)
    }

    /// - Throws: `Remaining` for errors that are no reason to leave out a part.
    mutating func run() throws {
        var (skipsBodies, changed): (Bool, [Int]?) = (true, nil)
        for _ in 0..<Self.roundLimit {
            let before = module.files.map(\.facts.interfaceKey)
            let outputs = try check(module, Check(files: changed, skipsBodies: skipsBodies))
            let errors = try errors(in: outputs).filter { !expensive.contains($0.key) }
            if errors.isEmpty {
                guard skipsBodies else { return }
                (skipsBodies, changed) = (false, nil)
                continue
            }
            let known = expensive
            let touched = try leaveOut(for: errors)
            if touched.isEmpty {
                guard expensive != known else { throw Remaining() }
                continue
            }
            // Other files can't see the bodies of functions.
            let after = module.files.map(\.facts.interfaceKey)
            let failed = Set(errors.compactMap { $0.place.flatMap { indices[$0.path] } })
            changed = skipsBodies || before != after || after.contains("") ? nil : Set(touched).union(failed).sorted()
        }
        throw Remaining()
    }

    /// Returns the errors, each once.
    private func errors(in outputs: [String]) throws -> [CompilerMessage] {
        var seen: Set<String> = []
        let paths = Set(indices.keys)
        var errors = outputs.flatMap { output in
            CompilerMessage.errors(in: output) + [CompilerMessage.crash(in: output, of: paths)].compactMap(\.self)
        }.filter { seen.insert($0.output).inserted }
        if mayConflict, errors.contains(where: \.isConflict) { throw Conflict() }
        errors.sort { ($0.place?.path ?? "", $0.place?.line ?? 0, $0.place?.column ?? 0) < ($1.place?.path ?? "", $1.place?.line ?? 0, $1.place?.column ?? 0) }
        return errors
    }

    /// Remembers which expressions compile with the limits of a build, and returns the other errors.
    private mutating func withoutExpensive(_ errors: [Vague]) throws -> [Vague] {
        let new = errors.filter { !examined.contains($0.error.key) }
        let files = Set(new.map(\.file)).sorted()
        guard !files.isEmpty else { return errors }
        let remaining = try self.errors(in: check(module, Check(files: files, isThorough: true)))
        // The place of such an error depends on the limits: if none is where one was, each in its file counts.
        let (known, failing) = (Set(remaining.map(\.key)), Set(remaining.compactMap { $0.place.flatMap { indices[$0.path] } }))
        for file in files {
            let own = new.map(\.error).filter { $0.place.flatMap { indices[$0.path] } == file }
            examined.formUnion(own.map(\.key))
            let isKnown = own.contains { known.contains($0.key) }
            for error in own where !failing.contains(file) || isKnown && !known.contains(error.key) { expensive.insert(error.key) }
        }
        return errors.filter { !expensive.contains($0.error.key) }
    }

    /// Leaves out parts for errors, and returns the indices of the changed files.
    private mutating func leaveOut(for errors: [CompilerMessage]) throws -> [Int] {
        let located = errors.compactMap { error in error.place.flatMap { place in indices[place.path].map { (error, place, $0) } } }
        // All files tell which names are the user's; later, only those with errors are read.
        let read = rules.declared.isEmpty ? Array(module.files.indices) : Set(located.map(\.2)).sorted()
        let positions = Dictionary(uniqueKeysWithValues: read.enumerated().map { ($1, $0) })
        let answer = try SwiftReader.shared.pieces(
            PieceRequest(
                read.map { module.files[$0] },
                places: located.map { PieceRequest.Place(file: positions[$2] ?? 0, line: $1.line, column: $1.column, names: $0.names) }))
        rules.declared.formUnion(answer.declared.joined())
        for types in answer.inherited { rules.inherited.merge(types.mapValues { Set($0) }) { $0.union($1) } }
        var chosen: [(file: Int, piece: Piece, error: CompilerMessage, cause: LeftOutPiece.Cause)] = []
        var vague: [Vague] = []
        /// The labels of the arguments that have an error, by its key.
        var labels: [String: Set<String>] = [:]
        for ((error, place, file), found) in zip(located, answer.choices) {
            var choice = found
            if error.isUnknownName { labels[error.key] = Set(found.around.filter { $0.kind == .argument }.map { String($0.name.dropLast()) }) }
            choice.around = usable(found.around, error)
            guard var cause = rules.cause(of: error, choice) else { continue }
            // The error is about a placeholder: it doesn't fit for the reason for which the part is missing.
            if cause == .leftOut("") { cause = self.cause(near: place, in: file) ?? cause }
            let attempt = Attempt(place: place, identifier: error.identifier)
            guard !choice.around.isEmpty else { continue }
            let inside = choice.inside.map { answer.builders[$0] } ?? []
            if error.isComplex || !inside.isEmpty && (!error.isExact || attempts[attempt, default: 0] > 0) {
                let outer = choice.outer.map { answer.builders[$0] } ?? []
                vague.append(Vague(file: file, choice: choice, error: error, cause: cause, inside: inside, outer: outer))
                continue
            }
            chosen.append((file, choice.around[min(attempts[attempt, default: 0], choice.around.count - 1)], error, cause))
        }
        // Unknown names first: other errors may be their consequences.
        if chosen.contains(where: \.error.isUnknownName) { chosen.removeAll { !$0.error.isUnknownName } }
        // An argument whose parameter goes now can go alone in the next round.
        let lost = Set(chosen.flatMap(\.piece.lost))
        let others = chosen.filter { labels[$0.error.key, default: []].isDisjoint(with: lost) }
        if !others.isEmpty { chosen = others }
        if chosen.isEmpty {
            // Expressions that take too much work come last: errors make them expensive.
            var before: [Int: Set<String>] = [:]
            // Errors in one body often have the same causes.
            var searched: Set<Int> = []
            for vague in vague where vague.choice.outer.map({ !searched.contains($0) }) ?? true {
                guard let users = try searchUsers(vague, &before) else { continue }
                chosen += users.map { (vague.file, $0.piece, vague.error, .leftOut($0.name)) }
                if let outer = vague.choice.outer { searched.insert(outer) }
            }
            if chosen.isEmpty {
                var open = vague.filter { !$0.error.isComplex }
                if open.isEmpty { open = try withoutExpensive(vague) }
                for vague in open {
                    if let piece = try search(vague, &before) { chosen.append((vague.file, piece, vague.error, vague.cause)) }
                }
            }
        }
        return try apply(chosen)
    }

    /// Returns why the part nearest to a place was left out.
    private func cause(near place: CompilerMessage.Place, in file: Int) -> LeftOutPiece.Cause? {
        pieces.filter { $0.file == module.files[file].path }.min { abs($0.line - place.line) < abs($1.line - place.line) }?.cause
    }

    /// Returns the parts that can be left out for an error: an argument only if its parameter was left out, and if it has the error or is it.
    private func usable(_ pieces: [Piece], _ error: CompilerMessage) -> [Piece] {
        pieces.filter { piece in
            guard piece.kind == .argument else { return true }
            let label = String(piece.name.dropLast())
            return rules.lost.contains(label) && (error.isUnknownName || error.identifier.hasPrefix("extra_argument") && error.names.contains(label))
        }
    }

    // MARK: Changes

    private mutating func apply(_ chosen: [(file: Int, piece: Piece, error: CompilerMessage, cause: LeftOutPiece.Cause)]) throws -> [Int] {
        var replaced: [Int: [UInt8]] = [:]
        for file in Set(chosen.map(\.file)) {
            let own = chosen.filter { $0.file == file }
            // Of a part and a part in it, only the inner one is left out: the outer one's error may be its consequence. Of equal ones, only the first.
            let inner = own.enumerated().filter { index, item in
                !own.enumerated().contains { other, one in
                    other != index && item.piece.range.lowerBound <= one.piece.range.lowerBound && one.piece.range.upperBound <= item.piece.range.upperBound
                        && (one.piece.range != item.piece.range || other < index)
                }
            }.map(\.element)
            // Of neighbors in a list, the comma between them goes with both. The later one follows in the next round, as an entry of what is then the list.
            var separate: [(file: Int, piece: Piece, error: CompilerMessage, cause: LeftOutPiece.Cause)] = []
            for item in inner where !separate.contains(where: { $0.piece.overlaps(item.piece) }) { separate.append(item) }
            let bytes = module.files[file].compiledText
            var edits: [PieceEdit] = []
            let tried = Set(separate.compactMap { item in item.error.place.map { Attempt(place: $0, identifier: item.error.identifier) } })
            for attempt in tried { attempts[attempt, default: 0] += 1 }
            for (_, piece, error, cause) in separate {
                edits += piece.edits
                record(piece, in: file, bytes, error, cause)
                rules.lost.formUnion(piece.lost)
                if let owner = piece.owner { rules.reduced.insert(owner) }
            }
            replaced[file] = Self.applying(edits, to: bytes)
        }
        let files = replaced.keys.sorted()
        guard !files.isEmpty else { return [] }
        let new = try SwiftSource.File.replaced(files.map { (module.files[$0], replaced[$0] ?? []) })
        for (file, text) in zip(files, new) { module.files[file] = text }
        return files
    }

    static func applying(_ edits: [PieceEdit], to bytes: [UInt8]) -> [UInt8] {
        var text = TextEdits(bytes)
        for edit in edits where !edit.range.isEmpty && edit.text.isEmpty { text.blank(edit.range) }
        for edit in edits where !edit.text.isEmpty { text.replace(edit.range, with: edit.text) }
        return text.result ?? bytes
    }

    private mutating func record(_ piece: Piece, in file: Int, _ bytes: [UInt8], _ error: CompilerMessage, _ cause: LeftOutPiece.Cause) {
        let span = Span(file: file, start: Self.position(piece.range.lowerBound, in: bytes), end: Self.position(piece.range.upperBound, in: bytes))
        // Parts in it that were left out before are no parts of their own.
        for (other, place) in places where span.contains(place) {
            places[other] = nil
            pieces.removeAll { $0 == other }
        }
        guard !piece.name.contains("__easel"), !piece.name.contains("__Easel") else { return }
        let own = LeftOutPiece(
            kind: piece.kind == .closure ? "body" : piece.kind.rawValue, name: piece.name, file: module.files[file].path, line: piece.line, cause: cause,
            message: error.text)
        places[own] = span
        pieces.append(own)
    }

    private static func position(_ offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
        let before = bytes[..<offset]
        return (before.count { $0 == UInt8(ascii: "\n") } + 1, offset - (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1))
    }

    // MARK: Errors away from their cause

    /// Returns whether an error vanishes without some parts, and no other appears.
    ///
    /// - Parameter before: the errors of files that were checked alone in this round.
    private mutating func vanishes(_ vague: Vague, without pieces: [Piece], _ before: inout [Int: Set<String>]) throws -> Bool {
        guard trials > 0 else { return false }
        let file = vague.file
        let known = try before[file] ?? Set(errors(in: check(module, Check(files: [file]))).map(\.key))
        before[file] = known
        var copy = module
        let text = Self.applying(pieces.flatMap(\.edits), to: module.files[file].compiledText)
        copy.files[file] = try SwiftSource.File.replaced([(module.files[file], text)])[0]
        // The compiler need not say that a text isn't Swift.
        guard !copy.files[file].facts.hasParseErrors || module.files[file].facts.hasParseErrors else { return false }
        trials -= 1
        let after = Set(try errors(in: check(copy, Check(files: [file]))).map(\.key))
        return !after.contains(vague.error.key) && after.isSubset(of: known)
    }

    /// Returns the parts of the largest view builder around an error that use what was left out, if it vanishes without them: all, or some, because other
    /// declarations may have the same names. Nil if they aren't the cause.
    private mutating func searchUsers(_ vague: Vague, _ before: inout [Int: Set<String>]) throws -> [User]? {
        var users = Self.users(of: rules.lost, in: vague.outer)
        guard !users.isEmpty, try vanishes(vague, without: users.map(\.piece), &before) else { return nil }
        for user in users where users.count > 1 {
            let others = users.filter { $0 != user }
            if try vanishes(vague, without: others.map(\.piece), &before) { users = others }
        }
        return users
    }

    /// Returns the smallest part without which an error vanishes and no other appears, found in the view builder around it; otherwise the smallest part around it.
    private mutating func search(_ vague: Vague, _ before: inout [Int: Set<String>]) throws -> Piece? {
        let (choice, line) = (vague.choice, vague.error.place?.line ?? 0)
        if let first = choice.around.first, first.kind == .modifier, try vanishes(vague, without: [first], &before) { return first }
        var (found, open): (Piece?, [PieceTree]) = (nil, vague.inside)
        while !open.isEmpty {
            // The parts around the reported line first, or those next to it.
            let ordered = open.enumerated().sorted { (abs($0.element.piece.line - line), $0.offset) < (abs($1.element.piece.line - line), $1.offset) }
            open = []
            for (_, tree) in ordered where try vanishes(vague, without: [tree.piece], &before) {
                (found, open) = (tree.piece, tree.inner)
                break
            }
        }
        return found ?? choice.around.first
    }

    /// A part that uses a name.
    private struct User: Equatable {
        let piece: Piece
        let name: String
    }

    /// Returns the smallest parts that use some names, without those that would change the same bytes.
    private static func users(of names: Set<String>, in trees: [PieceTree]) -> [User] {
        var users: [User] = []
        for tree in trees {
            let found = tree.words.first(where: names.contains).map { [User(piece: tree.piece, name: $0)] } ?? Self.users(of: names, in: tree.inner)
            for user in found where !users.contains(where: { $0.piece.overlaps(user.piece) }) { users.append(user) }
        }
        return users
    }
}

extension ErrorRules {
    /// Returns whether a module has a missing import, or may use what was left out of another one.
    func needsRounds(_ module: SwiftSource.Module) -> Bool { !lost.isEmpty || module.files.contains { missing[$0.absolutePath] != nil } }
}

extension Piece {
    /// Returns whether the edits of two parts change the same bytes, or one adds a text inside of what the other one removes.
    fileprivate func overlaps(_ other: Piece) -> Bool {
        edits.contains { one in
            other.edits.contains { $0.range.lowerBound < one.range.upperBound && one.range.lowerBound < $0.range.upperBound }
        }
    }
}
