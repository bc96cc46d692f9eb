import Commands
import Foundation
import SwiftFacts

/// A program built from Swift source.
package struct BuiltProgram: Sendable {
    /// The file of the executable, or of the library for a host.
    package let executable: URL
    /// The views that it can show.
    package internal(set) var catalog: ViewCatalog
    /// The folders of the libraries that it is linked with, and of the toolchain, which explains crashes.
    var libraries: [String] = []
    /// The names of the modules with the user's code.
    var modules: [String] = []
    /// The program that confines this one in the sandbox.
    var runner: String { "\(libraries.first ?? "")/confined-run" }
    /// The parts of the source that it doesn't have.
    package internal(set) var leftOut = LeftOutRecord()
}

/// Compiles Swift source, and reuses the result while the content is the same.
package struct ProgramBuilder: Sendable {
    let toolchain: SwiftToolchain
    private let cache: ProgramCache
    /// The cache that all builds without confinement share, which has Easel's own programs.
    private let shared: ProgramCache
    /// What the tools of a build are confined by; nil if they aren't.
    private var sandbox: Sandbox?
    /// Receives the compiler's warnings.
    let report: @Sendable (String) -> Void
    /// Receives the duration of each part of a build.
    private var time: @Sendable (LiveTime) -> Void = { _ in }
    /// Whether a library for a host is built.
    private var makesLibrary = false

    /// - Parameters:
    ///   - environment: the environment of the process.
    ///   - command: the running command's file.
    ///   - report: receives the compiler's warnings.
    package init(environment: [String: String], command: URL, report: @escaping @Sendable (String) -> Void) throws(SwiftSourceError) {
        toolchain = try SwiftToolchain(environment: environment, command: command)
        cache = ProgramCache(folder: ProgramCache.folder(environment))
        shared = cache
        self.report = report
    }

    private init(_ other: ProgramBuilder, toolchain: SwiftToolchain, cache: ProgramCache? = nil) {
        (self.toolchain, self.cache, shared) = (toolchain, cache ?? other.cache, other.shared)
        (report, time, makesLibrary, sandbox) = (other.report, other.time, other.makesLibrary, other.sandbox)
    }

    /// Returns a builder whose tools are confined, as views are in the sandbox, if a run asks for that.
    ///
    /// - Throws: `SwiftSourceError` if nothing can confine them.
    package func confined(_ isConfined: Bool) throws(SwiftSourceError) -> ProgramBuilder {
        guard isConfined else { return self }
        var copy = self
        copy.sandbox = try Sandbox()
        return copy
    }

    /// Returns a builder for some source, whose tools use only that and a cache of its project: what they make is read by no other build.
    func confined(to source: SwiftSource) -> ProgramBuilder {
        guard let sandbox else { return self }
        let project = ObjectCache.key([source.place.root, FolderPath.absolute(source.place.projectPath)], [])
        let cache = ProgramCache(folder: shared.folder.appending(path: "confined-\(project)"))
        OldFiles.recordUse(of: cache.folder)
        var toolchain = toolchain
        let files = (source.files.map(\.path) + source.modules.flatMap(\.shaders).map(\.path)).map(SwiftSource.absolutePath)
        toolchain.confinement = ToolConfinement(
            runner: toolchain.runner, sandbox: sandbox, readable: toolchain.folders + [cache.folder.path] + files,
            headers: cache.headers(toolchain.identity).path)
        return ProgramBuilder(self, toolchain: toolchain, cache: cache)
    }

    /// Returns a builder of libraries for hosts.
    ///
    /// - Parameter time: receives the duration of each part of a build.
    func forLibraries(time: @escaping @Sendable (LiveTime) -> Void) -> ProgramBuilder {
        var copy = self
        (copy.makesLibrary, copy.time) = (true, time)
        return copy
    }

    /// Returns a builder whose compiler waits for more urgent work.
    func inBackground(_ processes: BackgroundProcesses) -> ProgramBuilder {
        var toolchain = toolchain
        (toolchain.background, toolchain.headers) = (processes, cache.headers(toolchain.identity).path)
        return ProgramBuilder(self, toolchain: toolchain)
    }

    /// The name of the file to which the macro plugin adds a line for each `#Preview`.
    static let previewNotes = "previews.jsonl"

    /// Returns the program for some source: the cached one if nothing has changed, or a new one.
    ///
    /// - Parameters:
    ///   - source: loses what is left out.
    ///   - tolerance: what may be left out; nil if everything must compile.
    /// - Throws: `SwiftSourceError` with the compiler's output, `WriteError` if the cache can't be written.
    package func program(of source: inout SwiftSource, tolerance: Tolerance? = nil) throws -> BuiltProgram {
        AppleNames.use(toolchain.runtime)
        return try ProgramBuilder(self, toolchain: toolchain.adapted(to: source.target).beginningBuild()).confined(to: source).build(&source, tolerance)
    }

    /// Returns the program for some source, all of whose files must compile.
    ///
    /// - Throws: `SwiftSourceError` with the compiler's output, `WriteError` if the cache can't be written.
    package func program(of source: SwiftSource) throws -> BuiltProgram {
        var source = source
        return try program(of: &source)
    }

    /// Returns a module with the files that Easel makes of it.
    private func completed(_ module: SwiftSource.Module, of source: SwiftSource) throws -> SwiftSource.Module {
        let generated = source.place.projectFiles.reading {
            [("EaselDataModel", DataModelSource.source(for: module)), ("EaselLearnedModel", LearnedModelSource.source(for: module))]
        }
        var module = module
        module.files += try generated.filter { !$0.1.isEmpty }.map { try SwiftSource.File(generated: $0.1, path: "\(source.place.projectPath)/\($0.0).swift") }
        return module
    }

    private var programName: String { makesLibrary ? ProgramCache.libraryName : ProgramCache.executableName }

    /// Returns the name in the cache of the program for some source.
    private func key(of source: SwiftSource, _ rules: Rules?) throws -> String {
        let complete = try source.withModules(source.modules.map { try completed($0, of: source) })
        let assets = source.modules.map { Self.resources(of: $0, for: source) }
        var identity =
            toolchain.identity + [Self.replacements[0].text, Self.entryPoint(of: ViewCatalog(entries: []))] + assets
            + ShaderCompiler.identity(of: source, toolchain: toolchain)
        if makesLibrary { identity.append("library") }
        if let rules = rules?.rules {
            identity += rules.tolerance.identity + rules.lost.sorted() + [toolchain.readerIdentity, LeftOutSource.text]
            identity += rules.missing.sorted { $0.key < $1.key }.flatMap { [$0.key] + $0.value }
        }
        return ProgramCache.key(of: complete, identity: identity)
    }

    func cached(_ source: SwiftSource, _ rules: Rules?) throws -> BuiltProgram? {
        cache.existing(key: try key(of: source, rules), name: programName, hasRecord: rules != nil).map { complete($0, of: source) }
    }

    /// - Parameter explains: whether the errors are for people.
    func build(_ source: SwiftSource, _ rules: Rules?, explains: Bool = true) throws -> BuiltProgram {
        let program = try cache.program(key: key(of: source, rules), name: programName, hasRecord: rules != nil) { folder in
            let work = folder.appending(path: "work")
            try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
            try compile(source, in: folder, work: work, rules, explains: explains)
            try? FileManager.default.removeItem(at: work)
        }
        return complete(program, of: source)
    }

    private func complete(_ program: BuiltProgram, of source: SwiftSource) -> BuiltProgram {
        var program = program
        program.libraries = toolchain.folders
        program.modules = source.modules.map { renamed($0).name }
        // The program may have been built from another folder, where the same files have other paths.
        let paths = (source.files.map(\.path) + source.modules.flatMap(\.shaders).map(\.path)).map { (SwiftSource.absolutePath($0), $0) }
        let typed = Dictionary(paths) { first, _ in first }
        program.catalog = program.catalog.withFiles { typed[$0] ?? $0 }
        program.leftOut = program.leftOut.withFiles { typed[$0] ?? $0 }
        return program
    }

    private func compile(_ original: SwiftSource, in folder: URL, work: URL, _ rules: Rules?, explains: Bool) throws {
        var source = original
        let objects = ObjectCache(folder: cache.folder.appending(path: "objects"))
        objects.removeOld()
        if let headers = toolchain.headers { OldFiles.recordUse(of: URL(filePath: headers)) }
        var results: [ModuleCompiler.Result] = []
        var (rules, record) = (rules, LeftOutRecord())
        var start = ContinuousClock.now
        for (index, module) in original.modules.enumerated() {
            let assets = Self.resources(of: module, for: source)
            for (text, keepsTime) in Self.replacements {
                let place = work.appending(path: "\(index)")
                let written = WrittenFiles()
                func compiler(of module: SwiftSource.Module, leavingOut: Bool) throws -> ModuleCompiler {
                    let marks = leavingOut ? LeftOutSource.text : ""
                    return ModuleCompiler(
                        toolchain: toolchain, cache: objects, folder: place, module: renamed(try completed(module, of: source)), imports: results,
                        ourFiles: [(Self.clockFile, text + assets + marks)], written: written)
                }
                func leavingOut(_ own: Rules) throws {
                    var rounds = LeavingOut(module, rules: own.rules, mayConflict: text != Self.rewriting) { try compiler(of: $0, leavingOut: true).check($1) }
                    results.append(try rounds.compiled { try compiler(of: $0, leavingOut: true).compile() })
                    record.add(rounds.pieces, of: rounds.module, instead: module)
                    source.modules[index] = rounds.module
                    rules?.rules = rounds.rules
                }
                do {
                    if let rules, rules.refused == module.name || rules.rules.needsRounds(module) {
                        try leavingOut(rules)
                    } else {
                        do {
                            results.append(try compiler(of: module, leavingOut: false).compile(explains: explains))
                        } catch let refusal as ModuleCompiler.Refusal where rules != nil && !Self.isConflict(refusal, with: text) {
                            if let rules { try leavingOut(rules) }
                        }
                    }
                } catch let refusal as ModuleCompiler.Refusal where Self.isConflict(refusal, with: text) {
                    // The source itself has a declaration with the same name as one of Easel's, such as a `Date.now` for older systems.
                    try? FileManager.default.removeItem(at: place)
                    continue
                } catch var refusal as ModuleCompiler.Refusal {
                    refusal.module = module.name
                    throw refusal
                }
                if !keepsTime {
                    report(
                        "render: warning: the source has its own declarations for dates, queues, or random numbers: Date() and timers use the machine's time, "
                            + "and --seed has no effect")
                }
                break
            }
            if !results[index].warnings.isEmpty { report(results[index].warnings) }
        }
        guard let last = results.last, let module = try source.modules.last.map({ renamed(try completed($0, of: source)) }) else { return }
        time(LiveTime("compile", since: start))
        start = .now
        let catalog = try catalog(of: module, last)
        try JSONEncoder().encode(catalog.withFiles(SwiftSource.absolutePath)).write(to: folder.appending(path: ProgramCache.catalogName))
        let entry = try objects.entryPoint(Self.entryPoint(of: catalog), interface: last.interfaceKey) { text in
            try object(ofEntryPoint: text, seeing: results.map(\.interface.path), in: work)
        }
        time(LiveTime("table of views", since: start))
        start = .now
        let shaders = try source.modules.flatMap { module in
            let compiler = ShaderCompiler(toolchain: toolchain, cache: objects, folder: work)
            return try rules?.rules.tolerance.isAll == true ? record.shaderObjects(of: module, compiler) : compiler.objects(for: module)
        }
        if !shaders.isEmpty { time(LiveTime("shaders", since: start)) }
        if rules != nil {
            if !record.pieces.isEmpty { record.count = try SwiftReader.shared.pieces(PieceRequest(original.files, countsParts: true)).counts.reduce(0, +) }
            try record.withFiles(SwiftSource.absolutePath).write(into: folder)
        }
        start = .now
        let all = results.flatMap(\.objects) + shaders + [entry.path]
        let linked =
            makesLibrary
            ? try toolchain.linkLibrary(all, into: folder.appending(path: ProgramCache.libraryName).path, in: work)
            : try toolchain.link(all, into: folder.appending(path: ProgramCache.executableName).path, in: work)
        guard linked.isDone else {
            if let problem = ShaderCompiler.problem(inLinking: linked.output) { throw SwiftSourceError("\(source.path): \(problem)") }
            throw Self.error(linked.output)
        }
        time(LiveTime("link", since: start))
    }

    /// Returns whether source has a declaration that one of the texts of Easel's has, too, so that a shorter text has to be tried.
    private static func isConflict(_ refusal: ModuleCompiler.Refusal, with text: String) -> Bool {
        text != rewriting && refusal.isConflict
    }

    /// Returns a program without views, which loads them from libraries.
    ///
    /// - Throws: `SwiftSourceError` with the compiler's output, `WriteError` if the cache can't be written.
    func host() throws -> BuiltProgram {
        let text = Self.entryPoint(of: ViewCatalog(entries: []))
        var program = try shared.program(key: ObjectCache.key(toolchain.identity + ["host", text], [])) { folder in
            let work = folder.appending(path: "work")
            try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
            let object = try object(ofEntryPoint: text, seeing: [], in: work)
            let linked = try toolchain.link([object.path], into: folder.appending(path: ProgramCache.executableName).path, isHost: true, in: work)
            guard linked.isDone else { throw Self.error(linked.output) }
            try JSONEncoder().encode(ViewCatalog(entries: [])).write(to: folder.appending(path: ProgramCache.catalogName))
            try? FileManager.default.removeItem(at: work)
        }
        program.libraries = toolchain.folders
        return program
    }

    /// Compiles an entry point.
    ///
    /// - Parameter interfaces: the folders with the interfaces of the modules that it imports.
    private func object(ofEntryPoint text: String, seeing interfaces: [String], in work: URL) throws -> URL {
        let (file, object) = (work.appending(path: "EaselEntryPoint.swift"), work.appending(path: "entry.o"))
        try Data(text.utf8).write(to: file)
        let options = ["-module-name", "EaselEntryPoint", "-parse-as-library", "-Onone", "-c", "-primary-file", file.path, "-o", object.path]
        let compiled = try toolchain.withoutImplicitImports.compile(options + interfaces.flatMap { ["-I", $0] } + ["-enable-testing"], in: work)
        guard compiled.isDone else { throw Self.error(compiled.output) }
        return object
    }

    /// Returns the declarations for a module's resources: `Bundle.module`, and the symbols of its catalogs.
    private static func resources(of module: SwiftSource.Module, for source: SwiftSource) -> String {
        var text = source.place.projectFiles.reading { AssetSymbols.source(for: module, platform: source.target.platform) + StringSymbols.source(for: module) }
        if module.settings.conditions.contains("SWIFT_PACKAGE") {
            let folder = module.bundleName.map { "Foundation.Bundle(path: Foundation.Bundle.main.bundlePath + \"/\($0).bundle\") ?? .main" }
            text += "\nextension Foundation.Bundle {\n    nonisolated static var module: Foundation.Bundle { \(folder ?? ".main") }\n}\n"
        }
        return text
    }

    /// A module must not have the name of a module of Easel or of the toolchain.
    private func renamed(_ module: SwiftSource.Module) -> SwiftSource.Module {
        guard toolchain.hasModule(module.name) else { return module }
        return SwiftSource.Module(
            name: SwiftSource.moduleName, files: module.files, settings: module.settings, resources: module.resources, bundleName: module.bundleName,
            shaders: module.shaders)
    }

    /// Returns the apps, views, and previews of a module.
    private func catalog(of module: SwiftSource.Module, _ result: ModuleCompiler.Result) throws -> ViewCatalog {
        // Only the compiler knows the types: one may be spread over files and extensions, and its init() is often implicit.
        let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: result.interface.appending(path: "\(module.name).symbols.json")))
        let types = graph.catalog(of: module.files)
        let named = DisplayNames.entries(in: module.files, providers: types.usable.filter { $0.kind == .preview }.map(\.name), taken: types.usable.map(\.name))
        let entries = types.entries + named
        let notes = try Data(contentsOf: result.interface.appending(path: Self.previewNotes))
        return ViewCatalog(entries: entries + PreviewNote.entries(notes, in: module.files, taken: entries.map(\.name)), module: module.name)
            .withLines(of: module.files).withPreviews(of: module.files)
    }

    /// Returns the compiler's output without the driver's remark that one of its steps failed.
    static func error(_ output: String) -> SwiftSourceError {
        var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines.removeAll { $0.hasPrefix("error: ") && $0.contains(" command failed with exit code ") }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return SwiftSourceError(lines.joined(separator: "\n"), isPrefixed: false)
    }

    /// Returns the source file that is compiled for a program: a table of the views that can be shown.
    static func entryPoint(of catalog: ViewCatalog) -> String {
        let functions = catalog.usable.compactMap { entry in
            entry.symbol.map { "@_silgen_name(\"\($0)\") @MainActor private func __\($0)() -> ViewRuntime.ViewProgram.Preview\n" }
        }
        // A type may have the name of its module or of a SwiftUI module, so the file names neither module.
        let entries = catalog.usable.map { entry in
            // A preview's name may contain any character.
            let name = entry.name.debugDescription
            return switch entry.kind {
            case .app where entry.delegates?.isMac == true: "    .view(\(name)) { _MacContent(\(entry.delegates?.app ?? "")()) },\n"
            case .app where entry.delegates != nil:
                "    .view(\(name)) { _WindowContent(\(entry.delegates?.app ?? "UIApplicationDelegateStandIn")(), "
                    + "\(entry.delegates?.scene.map { "\($0)()" } ?? "nil")) },\n"
            case .app: "    .app(\(name)) { \(entry.name)() },\n"
            case .view: "    .view(\(name)) { \(entry.name)() },\n"
            case .preview:
                if let symbol = entry.symbol {
                    "    .preview(\(name)) { __\(symbol)() },\n"
                } else if let provider = entry.provider {
                    "    .provider(\(name), displayName: \((entry.displayName ?? entry.name).debugDescription)) { \(provider).previews },\n"
                } else {
                    "    .provider(\(name)) { \(entry.name).previews },\n"
                }
            }
        }
        return """
            import ViewRuntime
            \(catalog.usable.contains { $0.delegates != nil } ? "import AppleUIKit" : "")
            \(catalog.usable.contains { $0.delegates?.isMac == true } ? "import AppleAppKit" : "")
            \(catalog.module.map { "@testable import \($0)" } ?? "")

            @_cdecl("main")
            public func __easelMain(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32 {
                ViewRuntime.ViewProgram.main(__easelEntries)
            }

            @_cdecl("easelAddViews")
            public func __easelAddViews() { ViewRuntime.ViewProgram.add(__easelEntries) }

            private let __easelEntries: [ViewRuntime.ViewProgram.Entry] = [
            \(entries.joined())]

            \(functions.joined())

            """
    }
}
