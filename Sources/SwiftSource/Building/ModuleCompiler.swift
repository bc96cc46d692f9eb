import Commands
import Foundation
import FramePipeline
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
        /// The compiler's output, each message once.
        let output: String
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

    /// The options of a module: unoptimized, with debug information for the positions of traps; the user's own `@main` is renamed so that it doesn't
    /// conflict with the program's.
    private func makeOptions() -> [String] {
        var options = [
            "-parse-as-library", "-module-name", module.name, "-Onone", "-g", "-debug-info-format=dwarf", "-dwarf-version=4",
            "-enable-anonymous-context-mangled-names", "-enable-testing",
            // Declarations with the access `package` need a name; the app and its local packages have the same.
            "-package-name", "easel_app",
            "-file-compilation-dir", "/", "-entry-point-function-name", "__user_main", "-D", "DEBUG",
        ]
        for condition in module.settings.conditions { options += ["-D", condition] }
        for feature in module.settings.features { options += ["-enable-upcoming-feature", feature] }
        if module.settings.isMainActorByDefault { options += ["-default-isolation", "MainActor"] }
        // FetchRequest belongs to SwiftUI on Apple's systems, and to CoreData here.
        if module.files.contains(where: { ImportScan.possibleImports(in: $0.rewritten ?? $0.bytes).contains("CoreData") }) {
            options += ["-import-module", "CoreData"]
        }
        if !module.settings.isSwift6, module.files.contains(where: { RegexLiterals.contains($0.rewritten ?? $0.bytes) }) {
            options.append("-enable-bare-slash-regex")
        }
        // Xcode 27 has a name for all of Apple's systems, which this compiler knows as an experiment.
        let anyApple = Data("anyAppleOS".utf8)
        if module.files.contains(where: { Data($0.rewritten ?? $0.bytes).range(of: anyApple) != nil }) {
            options += ["-enable-experimental-feature", "AnyAppleOSAvailability"]
        }
        for imported in imports { options += ["-I", imported.interface.path] }
        return options
    }

    /// The mode of the language, which overrides the one in the toolchain's options.
    private var languageMode: [String] { module.settings.isSwift6 ? ["-swift-version", "6"] : [] }

    private func file(_ name: String) -> String { folder.appending(path: name).path }

    /// Compiles what isn't in the cache.
    ///
    /// - Throws: `Refusal` for errors in the source.
    func compile() throws -> Result {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let overlay = try writeOverlay()
        let options = makeOptions()
        var ours: [String] = []
        for (name, text) in ourFiles {
            try Data(text.utf8).write(to: folder.appending(path: name))
            ours.append(file(name))
        }
        let surroundings = toolchain.identity + options + languageMode + ourFiles.flatMap { [$0.name, $0.text] } + imports.map(\.interfaceKey)
        let texts = module.files.map { ($0, InterfaceText.words(of: $0.rewritten ?? $0.bytes)) }
        let interfaceKey = ObjectCache.key(surroundings + ["interface"], texts.map { ($0.0.absolutePath, $0.1) })
        let keys = module.files.enumerated().map { index, file in
            ObjectCache.key(surroundings + [interfaceKey], [(file.absolutePath, file.rewritten ?? file.bytes)])
        }
        let ownKey = ObjectCache.key(surroundings, [])
        let common = options + languageMode + overlay
        // The path is absolute, so that an object doesn't depend on the folder in which the command is started.
        let paths = module.files.map(\.absolutePath)

        var jobs: [Job] = []
        let interface = cache.folder(interfaceKey)
        if !cache.contains(interface) { jobs.append(interfaceJob(common, paths + ours, result: interface)) }
        let missing = module.files.indices.filter { !cache.contains(cache.object(keys[$0])) }
        // Each process reads all files, so their number is limited to those that can run at once.
        let processors = max(1, min(ProcessInfo.processInfo.activeProcessorCount, 8))
        let count = min(missing.count, max(1, missing.count > 3 ? processors : processors - 1))
        for batch in 0..<count {
            let part = missing.enumerated().filter { $0.offset % count == batch }.map(\.element)
            jobs.append(objectJob(common, primaries: part, paths: paths, ours: ours, keys: keys, number: batch))
        }
        let own = cache.object(ownKey)
        if !ours.isEmpty, !cache.contains(own) {
            // Only the first of Easel's files has code; the others declare macros.
            let temporary = file("own.o")
            let arguments = ["-c", "-primary-file", ours[0]] + ours.dropFirst() + ["-o", temporary]
            jobs.append(Job(arguments: arguments + common) { try cache.keep(URL(filePath: temporary), as: own) })
        }
        let outputs = try run(jobs)
        var result = Result(interface: interface, interfaceKey: interfaceKey)
        result.objects = keys.map { cache.object($0).path } + (ours.isEmpty ? [] : [own.path])
        result.warnings = Self.unique(outputs)
        return result
    }

    /// One call of the compiler, and the handling of its results.
    private struct Job {
        let arguments: [String]
        let finish: () throws -> Void
    }

    /// Describes the module: its view types, its previews, and the parts that importing modules see.
    private func interfaceJob(_ common: [String], _ files: [String], result: URL) -> Job {
        let place = folder.appending(path: "interface")
        let notes = place.appending(path: ProgramBuilder.previewNotes)
        let helper = file("macro-helper")
        try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try? Data().write(to: notes)
        try? Data(toolchain.macroHelper(notes: notes.path).utf8).write(to: URL(filePath: helper))
        try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: helper)
        let arguments = [
            "-emit-module", "-experimental-skip-non-inlinable-function-bodies-without-types", "-o", place.appending(path: "\(module.name).swiftmodule").path,
            "-emit-symbol-graph", "-emit-symbol-graph-dir", place.path, "-symbol-graph-minimum-access-level", "private",
            "-symbol-graph-skip-synthesized-members", "-suppress-warnings", "-load-plugin-executable", "\(helper)#EaselMacros",
        ]
        return Job(arguments: arguments + files + common) { try cache.keep(place, as: result) }
    }

    private func objectJob(_ common: [String], primaries: [Int], paths: [String], ours: [String], keys: [String], number: Int) -> Job {
        var arguments = ["-c"]
        let chosen = Set(primaries)
        for (index, path) in paths.enumerated() { arguments += chosen.contains(index) ? ["-primary-file", path] : [path] }
        arguments += ours
        for index in primaries { arguments += ["-o", file("\(index).o")] }
        arguments += ["-load-plugin-executable", "\(toolchain.runtime)/previewmacro#EaselMacros"]
        return Job(arguments: arguments + common) {
            for index in primaries { try cache.keep(URL(filePath: file("\(index).o")), as: cache.object(keys[index])) }
        }
    }

    /// Runs the jobs, as many at once as there are processors.
    ///
    /// - Throws: `Refusal` with the output of all jobs if one of them failed.
    private func run(_ jobs: [Job]) throws -> [String] {
        let results = Mutex<[Int: Swift.Result<(isDone: Bool, output: String), SwiftSourceError>]>([:])
        let (toolchain, folder, arguments) = (toolchain, folder, jobs.map(\.arguments))
        DispatchQueue.concurrentPerform(iterations: jobs.count) { index in
            let result = Swift.Result { () throws(SwiftSourceError) in try toolchain.compile(arguments[index], in: folder) }
            results.withLock { $0[index] = result }
        }
        let answers = try jobs.indices.compactMap { index in try results.withLock { $0[index] }?.get() }.map { ($0.isDone, withTypedPaths($0.output)) }
        Interruption.waitForEnd()
        guard answers.allSatisfy(\.0) else {
            // An object's messages include those of the interface; the interface's alone are better than none.
            let failed = answers.filter { !$0.0 }.map(\.1)
            throw Refusal(output: Self.unique(failed.reversed()))
        }
        // A compiler that waited may have read later files, and the plugin for previews has.
        if toolchain.background != nil, module.files.contains(where: \.isChanged) { throw Outdated() }
        for job in jobs { try job.finish() }
        return answers.map(\.1)
    }

    /// Returns messages with the files' paths as they were typed.
    private func withTypedPaths(_ output: String) -> String {
        guard !output.isEmpty else { return output }
        return module.files.filter { $0.path != $0.absolutePath }.reduce(output) { $0.replacing("\($1.absolutePath):", with: "\($1.path):") }
    }

    /// Writes the texts, and returns the options with which the compiler sees them under the files' own paths.
    ///
    /// Also texts that are those of the files: a file may be saved again before the compiler reads it, and its object would be kept under the key of the old text.
    private func writeOverlay() throws -> [String] {
        var roots: [[String: Any]] = []
        for (index, file) in module.files.enumerated() {
            let place = self.folder.appending(path: "text-\(index).swift")
            try Data(file.compiledText).write(to: place)
            roots.append(["type": "file", "name": file.absolutePath, "external-contents": place.path])
        }
        guard !roots.isEmpty else { return [] }
        let overlay: [String: Any] = ["version": 0, "case-sensitive": "true", "use-external-names": "false", "roots": roots]
        let path = folder.appending(path: "overlay.yaml")
        try JSONSerialization.data(withJSONObject: overlay, options: [.withoutEscapingSlashes, .sortedKeys]).write(to: path)
        return ["-vfsoverlay", path.path]
    }

    /// Returns the compiler's messages, each once: several calls of the compiler may report the same one.
    static func unique(_ outputs: [String]) -> String {
        var (seen, blocks): (Set<String>, [String]) = ([], [])
        for output in outputs {
            var block: [Substring] = []
            func finish() {
                let text = block.joined(separator: "\n").trimmingCharacters(in: .newlines)
                if !text.isEmpty, seen.insert(text).inserted { blocks.append(text) }
                block = []
            }
            for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
                // "path:1:2: error: …" begins a message; its notes and source lines follow.
                if line.contains(": error: ") || line.contains(": warning: "), line.first?.isWhitespace == false,
                    line.first?.isNumber == false || line.hasPrefix("<")
                {
                    finish()
                }
                block.append(line)
            }
            finish()
        }
        return blocks.joined(separator: "\n")
    }
}

extension SwiftSource.File {
    var absolutePath: String { URL(filePath: path).absoluteURL.standardized.path }
}
