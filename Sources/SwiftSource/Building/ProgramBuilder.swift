import Commands
import Foundation

/// A program built from Swift source.
package struct BuiltProgram: Sendable {
    /// The file of the executable, or of the library for a host.
    package let executable: URL
    /// The views that it can show.
    package let catalog: ViewCatalog
    /// The folders of the libraries that it is linked with, and of the toolchain, which explains crashes.
    var libraries: [String] = []
}

/// Compiles Swift source, and reuses the result while the content is the same.
package struct ProgramBuilder: Sendable {
    private let toolchain: SwiftToolchain
    private let cache: ProgramCache
    /// Receives the compiler's warnings.
    private let report: @Sendable (String) -> Void
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
        self.report = report
    }

    private init(_ other: ProgramBuilder, toolchain: SwiftToolchain) {
        (self.toolchain, cache, report, time, makesLibrary) = (toolchain, other.cache, other.report, other.time, other.makesLibrary)
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
    ///   - source: loses the files that are left out.
    ///   - skips: whether files that import missing modules, or that don't compile, are left out.
    /// - Throws: `SwiftSourceError` with the compiler's output, `WriteError` if the cache can't be written.
    package func program(of source: inout SwiftSource, skippingUncompilable skips: Bool = false) throws -> BuiltProgram {
        return try ProgramBuilder(self, toolchain: toolchain.adapted(to: source.target)).build(&source, skips: skips)
    }

    private func build(_ source: inout SwiftSource, skips: Bool) throws -> BuiltProgram {
        let tests = MissingModules.testFiles(of: source)
        if !tests.isEmpty { try leaveOut(tests, from: &source) { _ in "it is a test" } }
        var missing = MissingModules(source) { toolchain.hasModule($0) }
        let foreign = missing.foreignFiles
        if !foreign.isEmpty {
            try leaveOut(foreign, from: &source) { missing.foreignReason($0) }
            missing = MissingModules(source) { toolchain.hasModule($0) }
        }
        if !missing.isEmpty {
            guard skips else { throw missing.error(for: source) }
            try leaveOut(missing.files, from: &source, because: missing.reason)
        }
        while true {
            do {
                return try build(source)
            } catch let refusal as ModuleCompiler.Refusal {
                let failed = Self.files(in: refusal.output, of: source)
                guard skips, !failed.isEmpty else { throw Self.error(refusal.output) }
                try leaveOut(failed, from: &source) { Self.firstMessage(in: refusal.output, at: $0) }
            }
        }
    }

    /// Returns the program for some source, all of whose files must compile.
    ///
    /// - Throws: `SwiftSourceError` with the compiler's output, `WriteError` if the cache can't be written.
    package func program(of source: SwiftSource) throws -> BuiltProgram {
        var source = source
        return try program(of: &source)
    }

    /// Removes files from the source, with a message for each.
    ///
    /// - Throws: `SwiftSourceError` if nothing remains.
    private func leaveOut(_ paths: Set<String>, from source: inout SwiftSource, because reason: (String) -> String) throws {
        for path in paths.sorted() { report("render: warning: left out \(path): \(reason(path))") }
        for index in source.modules.indices {
            source.modules[index].files.removeAll { paths.contains($0.path) }
            source.modules[index].shaders.removeAll { paths.contains($0.path) }
        }
        guard source.modules.last?.files.isEmpty == false else {
            throw SwiftSourceError("\(source.path): no file compiles, so --skip-uncompilable leaves nothing to draw")
        }
        source.modules.removeAll { $0.files.isEmpty }
    }

    /// Returns the files with errors.
    static func files(in output: String, of source: SwiftSource) -> Set<String> {
        let paths = Set(source.files.map(\.path) + source.modules.flatMap(\.shaders).map(\.path))
        return Set(
            output.split(separator: "\n").compactMap { line in
                guard let end = line.range(of: ": error: ") else { return nil }
                // "path:line:column"
                let path = line[..<end.lowerBound].split(separator: ":").dropLast(2).joined(separator: ":")
                return paths.contains(path) ? path : nil
            })
    }

    private static func firstMessage(in output: String, at path: String) -> String {
        let line = output.split(separator: "\n").first { $0.hasPrefix("\(path):") && $0.contains(": error: ") }
        return line.flatMap { line in line.range(of: ": error: ").map { String(line[$0.upperBound...]) } } ?? "it doesn't compile"
    }

    private func build(_ original: SwiftSource) throws -> BuiltProgram {
        var source = original
        for index in source.modules.indices {
            let module = source.modules[index]
            let generated = [("EaselDataModel", DataModelSource.source(for: module)), ("EaselLearnedModel", LearnedModelSource.source(for: module))]
            source.modules[index].files += generated.filter { !$0.1.isEmpty }.map { SwiftSource.File(generated: $0.1, path: "\(source.path)/\($0.0).swift") }
        }
        let assets = source.modules.map { Self.resources(of: $0, for: source) }
        var identity =
            toolchain.identity + [
                Self.macros, Self.widgetMacros, Self.controllerMacros, Self.replacements[0].text, Self.entryPoint(of: ViewCatalog(entries: [])),
            ] + assets + ShaderCompiler.identity(of: source, toolchain: toolchain)
        if makesLibrary { identity.append("library") }
        let name = makesLibrary ? ProgramCache.libraryName : ProgramCache.executableName
        var program = try cache.program(key: ProgramCache.key(of: source, identity: identity), name: name) { folder in
            let work = folder.appending(path: "work")
            try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
            try compile(source, in: folder, work: work)
            try? FileManager.default.removeItem(at: work)
        }
        program.libraries = toolchain.folders
        return program
    }

    private func compile(_ source: SwiftSource, in folder: URL, work: URL) throws {
        let objects = ObjectCache(folder: cache.folder.appending(path: "objects"))
        objects.removeOld()
        if let headers = toolchain.headers { OldFiles.recordUse(of: URL(filePath: headers)) }
        var results: [ModuleCompiler.Result] = []
        var start = ContinuousClock.now
        for (index, module) in source.modules.enumerated() {
            let assets = Self.resources(of: module, for: source)
            for (text, keepsTime) in Self.replacements {
                let place = work.appending(path: "\(index)")
                let compiler = ModuleCompiler(
                    toolchain: toolchain, cache: objects, folder: place, module: renamed(module), imports: results,
                    ourFiles: [(Self.clockFile, text + assets)] + Self.macroFiles(for: module.files, on: source.target))
                do {
                    results.append(try compiler.compile())
                } catch let refusal as ModuleCompiler.Refusal
                    where text != Self.rewriting && (refusal.output.contains(Self.clockFile) || refusal.output.contains("invalid redeclaration"))
                {
                    // The source itself has a declaration with the same name as one of Easel's, such as a `Date.now` for older systems.
                    try? FileManager.default.removeItem(at: place)
                    continue
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
        guard let last = results.last, let module = source.modules.last.map(renamed) else { return }
        time(LiveTime("compile", since: start))
        start = .now
        let catalog = try catalog(of: module, last)
        try JSONEncoder().encode(catalog).write(to: folder.appending(path: ProgramCache.catalogName))
        let entry = try objects.entryPoint(Self.entryPoint(of: catalog), interface: last.interfaceKey) { text in
            try object(ofEntryPoint: text, seeing: results.map(\.interface.path), in: work)
        }
        time(LiveTime("table of views", since: start))
        start = .now
        let shaders = try source.modules.flatMap { try ShaderCompiler(toolchain: toolchain, cache: objects, folder: work).objects(for: $0) }
        if !shaders.isEmpty { time(LiveTime("shaders", since: start)) }
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

    /// Returns a program without views, which loads them from libraries.
    ///
    /// - Throws: `SwiftSourceError` with the compiler's output, `WriteError` if the cache can't be written.
    func host() throws -> BuiltProgram {
        let text = Self.entryPoint(of: ViewCatalog(entries: []))
        var program = try cache.program(key: ObjectCache.key(toolchain.identity + ["host", text], [])) { folder in
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
        var text = AssetSymbols.source(for: module, platform: source.target.platform) + StringSymbols.source(for: module)
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

    /// `#Preview` for the user's files. The plugin replaces each use by a function that returns a `_Preview`.
    static let macros = """
        import SwiftUI

        // The expansion names the type like this, because a file of UIKit need not import SwiftUI.
        typealias _EaselPreview = SwiftUI._Preview

        @freestanding(declaration)
        macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
            #externalMacro(module: "EaselMacros", type: "PreviewMacro")

        @freestanding(declaration)
        macro Preview(
            _ name: String? = nil, traits: PreviewTrait<SwiftUI.Preview.ViewTraits>, _ additionalTraits: PreviewTrait<SwiftUI.Preview.ViewTraits>...,
            @ViewBuilder body: @escaping @MainActor () -> any View
        ) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

        @attached(peer)
        macro Previewable() = #externalMacro(module: "EaselMacros", type: "PreviewableMacro")

        """

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
            switch entry.kind {
            case .app where entry.delegates?.isMac == true: "    .view(\"\(entry.name)\") { _MacContent(\(entry.delegates?.app ?? "")()) },\n"
            case .app where entry.delegates != nil:
                "    .view(\"\(entry.name)\") { _WindowContent(\(entry.delegates?.app ?? "UIApplicationDelegateStandIn")(), "
                    + "\(entry.delegates?.scene.map { "\($0)()" } ?? "nil")) },\n"
            case .app: "    .app(\"\(entry.name)\") { \(entry.name)() },\n"
            case .view: "    .view(\"\(entry.name)\") { \(entry.name)() },\n"
            case .preview:
                if let symbol = entry.symbol {
                    "    .preview(\"\(entry.name)\") { __\(symbol)() },\n"
                } else if let provider = entry.provider {
                    "    .provider(\"\(entry.name)\", displayName: \"\(entry.displayName ?? entry.name)\") { \(provider).previews },\n"
                } else {
                    "    .provider(\"\(entry.name)\") { \(entry.name).previews },\n"
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
