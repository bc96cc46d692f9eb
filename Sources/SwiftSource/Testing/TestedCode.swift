import Foundation
import SwiftFacts

/// The code of a package and of those on this disk that it depends on, without its tests, of which parts are left out that don't compile.
struct TestedCode {
    private let original: SwiftSource.Module
    private var module: SwiftSource.Module
    private let rules: ErrorRules
    /// Identifies the files and what may be left out.
    private let key: String
    private(set) var record = LeftOutRecord()

    init(_ files: [SwiftSource.File], _ toolchain: SwiftToolchain, isTolerant: Bool) throws {
        AppleNames.use(toolchain.runtime)
        original = SwiftSource.Module(name: "package", files: files, settings: BuildSettings())
        module = original
        var rules = ErrorRules(tolerance: Tolerance(isAll: isTolerant))
        rules.paths = Set(files.map(\.absolutePath))
        self.rules = rules
        let identity = toolchain.identity + rules.tolerance.identity + [toolchain.readerIdentity, LeftOutSource.text]
        key = ObjectCache.key(identity, files.map { ($0.absolutePath, $0.compiledText) })
    }

    /// The files without some parts, by path.
    var reduced: [String: SwiftSource.File] { Self.reduced(module, instead: original) }

    private static func reduced(_ module: SwiftSource.Module, instead original: SwiftSource.Module) -> [String: SwiftSource.File] {
        let changed = zip(module.files, original.files).filter { $0.compiledText != $1.compiledText }
        return Dictionary(changed.map { new, _ in (new.path, new) }) { first, _ in first }
    }

    /// Leaves out parts until only errors remain that are no reason for it.
    ///
    /// - Parameters:
    ///   - output: the compiler's messages about the code as it is.
    ///   - compile: compiles the package with other files, and returns the compiler's messages.
    /// - Returns: whether something was left out.
    mutating func leaveOut(for output: String, compile: @escaping ([String: SwiftSource.File]) throws -> String) throws -> Bool {
        guard CompilerMessage.errors(in: output).contains(where: { $0.place.map { rules.paths.contains($0.path) } == true }) else { return false }
        let original = original
        var rounds = LeavingOut(module, rules: rules) { module, _ in [try compile(Self.reduced(module, instead: original))] }
        do { try rounds.run() } catch is LeavingOut.Remaining {} catch is LeavingOut.Conflict {}
        guard !rounds.pieces.isEmpty else { return false }
        module = rounds.module
        record.add(rounds.pieces, of: module, instead: original)
        record.count = try SwiftReader.shared.pieces(PieceRequest(original.files, countsParts: true)).counts.reduce(0, +)
        return true
    }

    // MARK: The record

    private struct Kept: Codable {
        let key: String
        let record: LeftOutRecord
    }

    private static let fileName = "left-out.json"

    /// Leaves out what was left out of the same files before.
    mutating func readRecord(in folder: String) {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(Self.fileName)"), let kept = try? JSONDecoder().decode(Kept.self, from: data),
            kept.key == key, let files = try? kept.record.applied(to: module.files)
        else { return }
        (record, module.files) = (kept.record, files)
    }

    func writeRecord(in folder: String) throws {
        try MirroredPackage.write(Array(JSONEncoder().encode(Kept(key: key, record: record))), to: "\(folder)/\(Self.fileName)")
    }
}
