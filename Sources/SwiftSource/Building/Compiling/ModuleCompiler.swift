import Commands
import Foundation
import FramePipeline
import SwiftFacts
import Synchronization

/// Compiles one module: its interface, and an object for each file whose code or dependencies changed.
struct ModuleCompiler {
    /// The result for a module.
    struct Result {
        /// The object files, one for each file, and that of Easel's declarations.
        var objects: [String] = []
        /// The compiler's warnings, each once.
        var warnings = ""
        /// The folder with the module's interface, symbol graph, and previews.
        let interface: URL
        /// Identifies the parts that an importing module can see.
        let interfaceKey: String
    }

    /// The compiler refused the source.
    struct Refusal: Error {
        /// The compiler's messages, in the words of the user's source.
        let output: String
        /// The name of the module; nil for shaders.
        var module: String?
        /// The compiler's own output of each call.
        var outputs: [String] = []
        /// Whether what files see of each other has errors.
        var refusesInterface = false

        /// Whether the source has a declaration with the name of one of Easel's: a note that names one of those as a candidate doesn't mean that.
        var isConflict: Bool {
            ([output] + outputs).contains { output in
                output.split(separator: "\n").contains { line in
                    guard let error = line.range(of: "error: ") else { return line == "invalid redeclaration" }
                    return line[error.upperBound...].hasPrefix("invalid redeclaration") || line.contains("\(ProgramBuilder.clockFile):")
                        || line[error.upperBound...].hasPrefix("ambiguous use") && output.contains("\(ProgramBuilder.clockFile):")
                }
            }
        }
    }

    /// Files changed while a compiler in the background read them.
    struct Outdated: Error {}

    let toolchain: SwiftToolchain
    let cache: ObjectCache
    /// For temporary files; the caller removes it.
    let folder: URL
    let module: SwiftSource.Module
    /// The interfaces of the modules that this one may import.
    let imports: [Result]
    /// The files that are compiled with the user's, by name.
    let ourFiles: [(name: String, text: String)]
    /// What was written into the folder before.
    var written = WrittenFiles()

    /// The options of a module: unoptimized, with debug information for the positions of traps; the user's own `@main` is renamed so that it doesn't
    /// conflict with the program's.
    private func makeOptions() -> [String] {
        var options = [
            "-parse-as-library", "-module-name", module.name, "-Onone", "-enable-anonymous-context-mangled-names", "-enable-testing",
            // Declarations with the access `package` need a name; the app and its local packages have the same.
            "-package-name", "easel_app",
            "-entry-point-function-name", "__user_main", "-D", "DEBUG",
        ]
        options += Self.limits
        for condition in module.settings.conditions { options += ["-D", condition] }
        for feature in module.settings.features { options += ["-enable-upcoming-feature", feature] }
        if module.settings.isMainActorByDefault { options += ["-default-isolation", "MainActor"] }
        // FetchRequest belongs to SwiftUI on Apple's systems, and to CoreData here.
        if module.files.contains(where: { $0.facts.mayImport("CoreData") }) {
            options += ["-import-module", "CoreData"]
        }
        if !module.settings.isSwift6, module.files.contains(where: \.facts.hasBareRegex) {
            options.append("-enable-bare-slash-regex")
        }
        // Xcode 27 has a name for all of Apple's systems, which this compiler knows as an experiment.
        if module.files.contains(where: { $0.facts.mentions("anyAppleOS") }) {
            options += ["-enable-experimental-feature", "AnyAppleOSAvailability"]
        }
        for imported in imports { options += ["-I", imported.interface.path] }
        return options
    }

    /// Limits on the compiler's work for one expression, which don't depend on the machine. Beyond them, an expression is an error.
    private static let limits = ["-solver-scope-threshold=200000", "-solver-expression-time-threshold=0"]

    /// The limits while parts are left out. An expression that uses what is gone seldom has many scopes, but up to the compiler's limit of 512 MB of solutions,
    /// which take a minute.
    private static let roundLimits = ["-solver-scope-threshold=100000", "-solver-memory-threshold=33554432"]

    /// The mode of the language, which overrides the one in the toolchain's options.
    private var languageMode: [String] { module.settings.isSwift6 ? ["-swift-version", "6"] : [] }

    private func file(_ name: String) -> String { folder.appending(path: name).path }

    /// Compiles what isn't in the cache.
    ///
    /// - Parameter explains: whether the errors are for people: then those of declarations come without their consequences, which takes another check.
    /// - Throws: `Refusal` for errors in the source.
    func compile(explains: Bool = true) throws -> Result {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let overlay = try writeOverlay()
        let options = makeOptions()
        let ours = try writeOurFiles()
        let surroundings = surroundings(options)
        let (interfaceKey, keys) = keys(surroundings)
        let ownKey = ObjectCache.key(surroundings, [])
        let common = options + languageMode + overlay
        // The path is absolute, so that an object doesn't depend on the folder in which the command is started.
        let paths = module.files.map(\.absolutePath)

        var jobs: [CompilerJobs.Job] = []
        let interface = cache.folder(interfaceKey)
        let macros = try toolchain.macroOptions(script: folder.appending(path: "macros"))
        let missing = module.files.indices.filter { !cache.contains(cache.object(keys[$0])) }
        let isDescribed = cache.contains(interface)
        if !isDescribed {
            var job = try interfaceJob(common, paths + ours, result: interface)
            // A missing type makes the expressions of all files expensive, so its error ends the compilation of many files.
            job.isDecisive = missing.count > Self.manyFiles
            jobs.append(job)
        }
        let own = cache.object(ownKey)
        let hasOwn = ours.isEmpty || cache.contains(own)
        let batches = Self.batches(of: missing.map { ($0, module.files[$0].weight) }, besideInterface: !isDescribed)
        for (number, batch) in batches.enumerated() {
            jobs.append(objectJob(common + macros, primaries: batch, paths: paths, ours: ours, keys: keys, own: hasOwn || number > 0 ? nil : own))
        }
        if !hasOwn, batches.isEmpty { jobs.append(objectJob(common + macros, primaries: [], paths: paths, ours: ours, keys: keys, own: own)) }
        let refused = cache.refusal(
            ObjectCache.key(surroundings + [explains ? "errors" : "any errors"], module.files.map { ($0.absolutePath, $0.rewritten ?? $0.bytes) }))
        // Without an explanation, one error in a file that hasn't changed, or in the interface, is enough.
        let refusals = [refused] + (explains ? [] : [cache.refusal(interfaceKey)] + missing.map { cache.refusal(keys[$0]) })
        if let outputs = refusals.lazy.compactMap({ cache.outputs(of: $0) }).first { throw refusal(outputs) }
        let outputs: [String]
        do {
            outputs = try run(jobs, describes: !isDescribed, declarations: isDescribed || !explains ? nil : declarationsJob(common + macros, paths + ours))
        } catch let error as Refusal {
            // A compiler that was killed prints no error.
            if error.outputs.contains(where: { $0.contains(": error: ") && !$0.contains("<unknown>:0: error: ") }) {
                try? cache.keep(error.outputs, as: refused)
                if error.refusesInterface { try? cache.keep(error.outputs, as: cache.refusal(interfaceKey)) }
                let messages = Dictionary(grouping: error.outputs.flatMap(CompilerMessage.errors)) { $0.place?.path }
                for (file, key) in zip(module.files, keys) {
                    if let own = messages[file.absolutePath] { try? cache.keep(own.map(\.output), as: cache.refusal(key)) }
                }
            }
            throw error
        }
        var result = Result(interface: interface, interfaceKey: interfaceKey)
        result.objects = keys.map { cache.object($0).path } + (ours.isEmpty ? [] : [own.path])
        result.warnings = readable(outputs)
        return result
    }

    /// What all files are compiled with.
    private func surroundings(_ options: [String]) -> [String] {
        toolchain.identity + options + languageMode + ourFiles.flatMap { [$0.name, $0.text] } + imports.map(\.interfaceKey)
    }

    /// Returns the keys for the results of all files together and of each file, which depend on its own text and on what others can see of the rest.
    private func keys(_ surroundings: [String]) -> (interface: String, files: [String]) {
        let interface = ObjectCache.key(surroundings + ["interface"] + module.files.flatMap { [$0.absolutePath, $0.facts.interfaceKey] }, [])
        return (interface, module.files.map { ObjectCache.key(surroundings + [interface], [($0.absolutePath, $0.compiledText)]) })
    }

    /// Checks the types of files, and compiles nothing. What was said about a file before, in the same surroundings, is said again without a check.
    ///
    /// - Returns: what the compiler printed.
    func check(_ check: LeavingOut.Check) throws -> [String] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var own = CompilerMessage.options + ["-typecheck"]
        if !check.isThorough { own += Self.roundLimits }
        if check.skipsBodies { own.append("-experimental-skip-all-function-bodies") }
        let options = makeOptions()
        let keys = keys(surroundings(options + own)).files
        var (outputs, open): ([String], [Int]) = ([], [])
        for index in check.files ?? Array(module.files.indices) {
            if let known = cache.outputs(of: cache.refusal(keys[index])) { outputs += known } else { open.append(index) }
        }
        guard !open.isEmpty else { return outputs }
        let paths = module.files.map(\.absolutePath)
        let ours = try writeOurFiles()
        let common = options + languageMode + (try writeOverlay()) + own + (try toolchain.macroOptions(script: folder.appending(path: "macros")))
        let count = max(1, min(open.count, ProcessInfo.processInfo.activeProcessorCount, 8))
        let batches = (0..<count).map { batch in open.enumerated().filter { $0.offset % count == batch }.map(\.element) }
        let jobs = batches.map { batch in
            let chosen = Set(batch)
            return CompilerJobs.Job(
                arguments: paths.enumerated().flatMap { chosen.contains($0.offset) ? ["-primary-file", $0.element] : [$0.element] } + ours + common)
        }
        let outcomes = try CompilerJobs(toolchain: toolchain, folder: folder) { true }.run(jobs)
        for case (let batch, let outcome?) in zip(batches, outcomes) {
            outputs.append(outcome.output)
            keep(outcome, of: batch, as: keys)
        }
        return outputs
    }

    /// Keeps what a check said about each of its files, unless it said more, or crashed.
    private func keep(_ outcome: CompilerJobs.Outcome, of files: [Int], as keys: [String]) {
        let errors = CompilerMessage.errors(in: outcome.output)
        let messages = Dictionary(grouping: errors) { $0.place?.path ?? "" }
        guard outcome.isDone == errors.isEmpty, messages.keys.allSatisfy(Set(files.map { module.files[$0].absolutePath }).contains),
            CompilerCrash(outcome.output, paths: [:]) == nil
        else { return }
        for index in files {
            try? cache.keep((messages[module.files[index].absolutePath] ?? []).map(\.output), as: cache.refusal(keys[index]))
        }
    }

    /// Describes the module: its view types, its previews, and the parts that importing modules see.
    private func interfaceJob(_ common: [String], _ files: [String], result: URL) throws -> CompilerJobs.Job {
        let place = folder.appending(path: "interface")
        let notes = place.appending(path: ProgramBuilder.previewNotes)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data().write(to: notes)
        let macros = try toolchain.macroOptions(notes: notes.path, script: folder.appending(path: "noting-macros"))
        let arguments = [
            "-emit-module", "-experimental-skip-non-inlinable-function-bodies-without-types", "-o", place.appending(path: "\(module.name).swiftmodule").path,
            "-emit-symbol-graph", "-emit-symbol-graph-dir", place.path, "-symbol-graph-minimum-access-level", "private",
            "-symbol-graph-skip-synthesized-members", "-suppress-warnings",
        ]
        let objects = cache
        return CompilerJobs.Job(arguments: arguments + files + common + macros) { try objects.keep(place, as: result) }
    }

    /// Checks the declarations alone.
    private func declarationsJob(_ common: [String], _ files: [String]) -> CompilerJobs.Job {
        CompilerJobs.Job(arguments: ["-typecheck", "-experimental-skip-all-function-bodies", "-suppress-warnings"] + files + common)
    }

    /// Compiles files.
    ///
    /// - Parameters:
    ///   - primaries: the indices of the files.
    ///   - own: the object of Easel's declarations, if they are compiled as well: only the first of Easel's files has code, the others declare macros.
    private func objectJob(
        _ common: [String], primaries: [Int], paths: [String], ours: [String], keys: [String], own: URL?
    ) -> CompilerJobs.Job {
        var arguments = ["-c", "-disable-llvm-verify"]
        let chosen = Set(primaries)
        for (index, path) in paths.enumerated() { arguments += chosen.contains(index) ? ["-primary-file", path] : [path] }
        arguments += (own == nil ? [] : ["-primary-file"]) + ours
        var results = primaries.map { (file("\($0).o"), cache.object(keys[$0])) }
        if let own { results.append((file("own.o"), own)) }
        for (temporary, _) in results { arguments += ["-o", temporary] }
        let (objects, kept) = (cache, results)
        return CompilerJobs.Job(arguments: arguments + common) { for (temporary, result) in kept { try objects.keep(URL(filePath: temporary), as: result) } }
    }

    /// Runs the jobs, and keeps the results of those that succeed.
    ///
    /// - Parameters:
    ///   - describes: whether the first job describes the module.
    ///   - declarations: checks only declarations if that failed: it may have errors without their consequences.
    /// - Throws: `Refusal` if one of them failed.
    private func run(_ jobs: [CompilerJobs.Job], describes: Bool, declarations: CompilerJobs.Job?) throws -> [String] {
        // A compiler that waited may have read later files, and the plugin for previews has.
        let (files, isBackground) = (module.files, toolchain.background != nil)
        let calls = CompilerJobs(toolchain: toolchain, folder: folder) { !isBackground || !files.contains(where: \.isChanged) }
        let outcomes = try calls.run(jobs)
        let failed = outcomes.compactMap(\.self).filter { !$0.isDone }.map(\.output)
        guard failed.isEmpty else {
            if let declarations, outcomes.first??.isDone == false, case let answer? = try calls.run([declarations])[0], !answer.isDone {
                throw refusal([answer.output], ofInterface: true)
            }
            // An object's messages include those of the interface; the interface's alone are better than none.
            throw refusal(failed.reversed(), ofInterface: describes && outcomes.first??.isDone == false)
        }
        return outcomes.compactMap { $0?.output }
    }

    /// Returns the error for a failure. A compiler that can't start, or that was killed, prints no message.
    private func refusal(_ outputs: [String], ofInterface: Bool = false) -> Refusal {
        let texts = [readable(outputs), outputs.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)]
        return Refusal(output: texts.first { !$0.isEmpty } ?? "error: the compiler ended without a message", outputs: outputs, refusesInterface: ofInterface)
    }

    /// Returns messages in the words of the user's source.
    private func readable(_ outputs: [String]) -> String {
        guard outputs.contains(where: { !$0.isEmpty }) else { return "" }
        let paths = Dictionary(module.files.filter { !$0.isOwn }.map { ($0.absolutePath, $0.path) }) { first, _ in first }
        let texts = Dictionary(module.files.filter { $0.rewritten != nil && !$0.isOwn }.map { ($0.absolutePath, $0.bytes) }) { first, _ in first }
        return CompilerOutput(paths: paths, modules: toolchain.modules, texts: texts).readable(outputs)
    }

    /// Writes the texts, and returns the options with which the compiler sees them under the files' own paths.
    ///
    /// Also texts that are those of the files: a file may be saved again before the compiler reads it, and its object would be kept under the key of the old text.
    private func writeOverlay() throws -> [String] {
        var roots: [[String: Any]] = []
        for (index, file) in module.files.enumerated() {
            let place = self.folder.appending(path: "text-\(index).swift")
            try written.write(file.compiledText, to: place)
            roots.append(["type": "file", "name": file.absolutePath, "external-contents": place.path])
        }
        guard !roots.isEmpty else { return [] }
        let overlay: [String: Any] = ["version": 0, "case-sensitive": "true", "use-external-names": "false", "roots": roots]
        let path = folder.appending(path: "overlay.yaml")
        try written.write(Array(JSONSerialization.data(withJSONObject: overlay, options: [.withoutEscapingSlashes, .sortedKeys])), to: path)
        return ["-vfsoverlay", path.path]
    }

    /// Writes Easel's files, and returns their paths.
    private func writeOurFiles() throws -> [String] {
        try ourFiles.map { name, text in
            try written.write(Array(text.utf8), to: folder.appending(path: name))
            return file(name)
        }
    }
}

extension SwiftSource.File {
    var absolutePath: String { SwiftSource.absolutePath(path) }

    /// Whether Easel made the file, of a data model or a model of machine learning.
    var isOwn: Bool { ["EaselDataModel", "EaselLearnedModel"].contains { path.hasSuffix("/\($0).swift") } }
}

extension SwiftSource {
    static func absolutePath(_ path: String) -> String { URL(filePath: path).absoluteURL.standardized.path }
}
