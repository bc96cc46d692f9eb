import Foundation
import SwiftFacts

/// Programs of source that doesn't compile as a whole.
extension ProgramBuilder {
    /// Returns the program for some source, with what may be left out.
    func build(_ source: inout SwiftSource, _ tolerance: Tolerance?) throws -> BuiltProgram {
        var lost: [SwiftSource.File] = []
        let tests = MissingModules.testFiles(of: source)
        if !tests.isEmpty { lost += try leaveOut(tests, from: &source) { _ in "it is a test" } }
        var missing = MissingModules(source) { toolchain.hasModule($0) }
        let foreign = missing.foreignFiles
        if !foreign.isEmpty {
            lost += try leaveOut(foreign, from: &source) { missing.foreignReason($0) }
            missing = MissingModules(source) { toolchain.hasModule($0) }
        }
        guard let tolerance else {
            if !missing.isEmpty { throw missing.error(for: source) }
            do { return try build(source, nil) } catch let refusal as ModuleCompiler.Refusal { throw Self.error(refusal.output) }
        }
        var rules = ErrorRules(tolerance: tolerance)
        rules.paths = Set(source.files.map(\.absolutePath))
        for (module, files) in missing.importers { for file in files { rules.missing[SwiftSource.absolutePath(file), default: []].append(module) } }
        if !lost.isEmpty {
            rules.lost = Set(try SwiftReader.shared.pieces(PieceRequest(lost)).declared.joined())
        }
        if let program = try missing.isEmpty ? cached(source, nil) : nil { return program }
        if let program = try cached(source, Rules(rules: rules)) {
            try program.leftOut.apply(to: &source)
            return program
        }
        // Without missing modules, what compiles as it is has the same program, whatever the rules.
        var refused: String?
        if missing.isEmpty {
            do {
                return try build(source, nil, explains: false)
            } catch let refusal as ModuleCompiler.Refusal {
                // Shaders don't compile.
                guard refusal.module != nil || tolerance.isAll else { throw Self.error(refusal.output) }
                refused = refusal.module
            }
        }
        if let first = missing.fetchable(for: source) { report(first) }
        do {
            let program = try build(source, Rules(rules: rules, refused: refused))
            try program.leftOut.apply(to: &source)
            return program
        } catch let refusal as ModuleCompiler.Refusal { throw Self.error(refusal.output) }
    }

    /// What may be left out, and why.
    struct Rules {
        var rules: ErrorRules
        /// The name of the module that the compiler refused as it is, if it was tried.
        var refused: String?
    }

    /// Removes files from the source, with a message for each.
    ///
    /// - Returns: the files.
    /// - Throws: `SwiftSourceError` if nothing remains.
    private func leaveOut(_ paths: Set<String>, from source: inout SwiftSource, because reason: (String) -> String) throws -> [SwiftSource.File] {
        for path in paths.sorted() { report("render: warning: left out \(path): \(reason(path))") }
        let lost = source.files.filter { paths.contains($0.path) }
        for index in source.modules.indices {
            source.modules[index].files.removeAll { paths.contains($0.path) }
            source.modules[index].shaders.removeAll { paths.contains($0.path) }
        }
        guard source.modules.last?.files.isEmpty == false else { throw SwiftSourceError("\(source.path): no file is left to draw") }
        source.modules.removeAll { $0.files.isEmpty }
        return lost
    }
}
