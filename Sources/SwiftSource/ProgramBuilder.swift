import Foundation

/// A program built from Swift source.
package struct BuiltProgram: Sendable {
    /// The executable's file.
    package let executable: URL
    /// The views that it can show.
    package let catalog: ViewCatalog
}

/// Compiles Swift source, and reuses the result while the content is the same.
package struct ProgramBuilder: Sendable {
    private let toolchain: SwiftToolchain
    private let cache: ProgramCache
    /// Receives the compiler's warnings.
    private let report: @Sendable (String) -> Void

    /// - Parameters:
    ///   - environment: the environment of the process.
    ///   - command: the running command's file.
    ///   - report: receives the compiler's warnings.
    package init(environment: [String: String], command: URL, report: @escaping @Sendable (String) -> Void) throws(SwiftSourceError) {
        toolchain = try SwiftToolchain(environment: environment, command: command)
        cache = ProgramCache(folder: ProgramCache.folder(environment))
        self.report = report
    }

    private static let moduleName = "UserViews"

    /// Returns the program for some source: the cached one if nothing has changed, or a new one.
    ///
    /// - Throws: `SwiftSourceError` with the compiler's output, `WriteError` if the cache can't be written.
    package func program(of source: SwiftSource) throws -> BuiltProgram {
        let ours = Self.options + [Self.macros, Self.clock, Self.entryPoint(of: ViewCatalog(entries: []))]
        let key = ProgramCache.key(of: source, identity: toolchain.identity + ours)
        return try cache.program(key: key) { folder in try build(source, in: folder) }
    }

    /// Unoptimized, with debug information for the positions of traps; the user's own `@main` is renamed so that it doesn't conflict with the program's.
    private static let options = [
        "-parse-as-library", "-module-name", moduleName, "-Onone", "-g", "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "__user_main",
    ]

    private func build(_ source: SwiftSource, in folder: URL) throws {
        let paths = source.files.map(\.path)
        func file(_ name: String) -> String { folder.appending(path: name).path }
        let previews = folder.appending(path: "previews.jsonl")
        try Data().write(to: previews)
        let helper = file("macro-helper")
        try Data(toolchain.macroHelper(notes: previews.path).utf8).write(to: URL(filePath: helper))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: helper)
        let ourFiles = ["-load-plugin-executable", "\(helper)#EaselMacros", file("EaselMacros.swift"), file(Self.clockFile)]
        try Data(Self.macros.utf8).write(to: folder.appending(path: "EaselMacros.swift"))
        try Data(Self.clock.utf8).write(to: folder.appending(path: Self.clockFile))
        // Only the compiler knows the types: one may be spread over files and extensions, and its init() is often implicit.
        let graphOptions = [
            "-emit-module", "-emit-module-path", file("\(Self.moduleName).swiftmodule"), "-emit-symbol-graph", "-emit-symbol-graph-dir", folder.path,
            "-symbol-graph-minimum-access-level", "private", "-symbol-graph-skip-synthesized-members", "-suppress-warnings",
        ]
        var described = try toolchain.compile(Self.options + graphOptions + paths + ourFiles, in: folder)
        if !described.isDone, described.output.contains(Self.clockFile) || described.output.contains("invalid redeclaration") {
            // The source itself has a declaration with the same name as one of ours, such as a `Date.now` for older systems.
            try Data().write(to: folder.appending(path: Self.clockFile))
            described = try toolchain.compile(Self.options + graphOptions + paths + ourFiles, in: folder)
            if described.isDone {
                report(
                    "render: warning: the source has its own declarations for dates, queues or random numbers: Date() and timers use the machine's time, "
                        + "and --seed has no effect")
            }
        }
        guard described.isDone else { throw Self.error(described.output) }
        let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: folder.appending(path: "\(Self.moduleName).symbols.json")))
        let types = graph.catalog
        let catalog = ViewCatalog(entries: types.entries + PreviewNote.entries(try Data(contentsOf: previews), taken: types.usable.map(\.name)))
        try JSONEncoder().encode(catalog).write(to: folder.appending(path: ProgramCache.catalogName))
        try Data(Self.entryPoint(of: catalog).utf8).write(to: folder.appending(path: "EaselEntryPoint.swift"))
        let linked = try toolchain.compile(
            Self.options + ["-emit-executable", "-o", file(ProgramCache.executableName)] + toolchain.linkOptions + paths
                + ourFiles + [file("EaselEntryPoint.swift")], in: folder)
        guard linked.isDone else { throw Self.error(linked.output) }
        let warnings = Self.error(linked.output).description
        if !warnings.isEmpty { report(warnings) }
    }

    /// `#Preview` for the user's files, and the function that its expansion calls.
    private static let macros = """
        import SwiftUI

        @freestanding(declaration)
        macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
            #externalMacro(module: "EaselMacros", type: "PreviewMacro")

        @MainActor func __easelPreview<V: View>(_ name: String? = nil, @ViewBuilder body: @MainActor () -> V) -> any View { body() }

        """

    /// Returns the compiler's output without the driver's remark that one of its steps failed.
    static func error(_ output: String) -> SwiftSourceError {
        var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines.removeAll { $0.hasPrefix("error: ") && $0.contains(" command failed with exit code ") }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return SwiftSourceError(lines.joined(separator: "\n"), isPrefixed: false)
    }

    /// Returns the source file that is compiled together with the user's: a table of the views that can be shown.
    static func entryPoint(of catalog: ViewCatalog) -> String {
        let functions = catalog.usable.compactMap { entry in
            entry.symbol.map { "@_silgen_name(\"\($0)\") @MainActor private func __\($0)() -> any SwiftUI.View\n" }
        }
        let entries = catalog.usable.map { entry in
            let value = entry.symbol.map { "__\($0)()" } ?? (entry.kind == .view ? "\(entry.name)()" : "\(entry.name).previews")
            return "    ViewRuntime.ViewProgram.Entry(\"\(entry.name)\") { \(value) },\n"
        }
        return """
            import Glibc
            import SwiftUI
            import ViewRuntime

            @_cdecl("main")
            public func __easelMain(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32 {
                // Output of a view before it traps must be visible.
                setvbuf(stdout, nil, _IOLBF, 0)
                ViewRuntime.ViewProgram.main(__easelEntries)
            }

            private let __easelEntries: [ViewRuntime.ViewProgram.Entry] = [
            \(entries.joined())]

            \(functions.joined())

            """
    }
}
