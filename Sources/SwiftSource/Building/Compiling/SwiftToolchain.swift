import Commands
import Display
import Foundation
import FramePipeline
import Synchronization

/// The compiler and the library for building Swift source.
struct SwiftToolchain: Sendable {
    /// The path of `swiftc`.
    let compiler: String
    /// The folder that `Scripts/build-runtime` creates: the library, its modules, and the compiler options.
    let runtime: String
    /// The options for every compilation, as the compiler's frontend takes them.
    private(set) var options: [String]
    /// The toolchain's `usr` folder, if `swiftc` is in it.
    private let root: String?
    /// Receives the compiler's processes if other work comes first.
    var background: BackgroundProcesses?
    /// Receives the compiler's processes if others may end them.
    var processes: CompilerProcesses?
    /// What the tools may use; nil for everything.
    var confinement: ToolConfinement?
    /// The maximum time of a build in seconds.
    private let buildTimeout: Double
    /// The end of the present build's time; nil before it.
    private var buildEnd: ContinuousClock.Instant?
    /// The folder for the compiled headers of C modules; nil for that of the library.
    ///
    /// The compiler locks a header in it while it compiles that header, and other processes wait for up to 90 seconds. A process in the background may be stopped
    /// then, so they use a separate folder.
    var headers: String?

    /// The name of the file with options, one per line; `@runtime@` in them stands for the folder.
    private static let optionsFile = "swiftc-options"
    /// The library's file.
    private static let library = "libEaselRuntime.so"

    /// Finds the compiler and the library.
    ///
    /// - Parameters:
    ///   - environment: `EASEL_RUNTIME` is the library's folder. Otherwise `EASEL_BUILD_RUNTIME` is the script that builds it; without one, it is in `../lib/easel`
    ///     next to the command's folder, where `Scripts/install` puts it.
    ///     `PATH` is searched for `swiftc`.
    ///   - command: the running command's file.
    /// - Throws: `SwiftSourceError` with the missing part, and the status `unavailable`.
    init(environment: [String: String], command: URL) throws(SwiftSourceError) {
        let runtime = try Self.runtime(environment, command: command)
        guard let text = try? String(contentsOfFile: "\(runtime)/\(Self.optionsFile)", encoding: .utf8),
            FileManager.default.isReadableFile(atPath: "\(runtime)/\(Self.library)")
        else {
            throw SwiftSourceError(
                "drawing Swift source needs Easel's library, which is not in \(runtime); Scripts/render builds it, Scripts/install installs it",
                exitStatus: .unavailable)
        }
        self.runtime = runtime
        buildTimeout = try Self.buildTimeout(environment)
        // The driver passes on what follows -Xfrontend; here, there is no driver.
        options = text.split(separator: "\n").map { String($0.replacing("@runtime@", with: runtime)) }.filter { $0 != "-Xfrontend" }
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        guard let folder = folders.first(where: { FileManager.default.isExecutableFile(atPath: "\($0)/swiftc") }) else {
            throw SwiftSourceError(
                "drawing Swift source needs Swift: install it from https://www.swift.org/install/linux and add it to the PATH", exitStatus: .unavailable)
        }
        compiler = "\(folder)/swiftc"
        root = Self.root(of: compiler)
    }

    /// The environment variable with the maximum time of a build in seconds.
    static let timeoutVariable = "EASEL_BUILD_TIMEOUT"

    /// Returns the maximum time of a build in seconds: 15 minutes if the environment names no other.
    private static func buildTimeout(_ environment: [String: String]) throws(SwiftSourceError) -> Double {
        guard let text = environment[timeoutVariable] else { return 900 }
        guard let seconds = Double(text), seconds > 0, seconds <= 1_000_000 else {
            throw SwiftSourceError("\(timeoutVariable)=\(text): takes a positive number of seconds, such as 900", exitStatus: .usage)
        }
        return seconds
    }

    /// Returns the toolchain for a build that begins now, which the compiler ends if it takes too long.
    func beginningBuild() -> SwiftToolchain {
        var copy = self
        copy.buildEnd = .now + .seconds(buildTimeout)
        return copy
    }

    /// Returns the library's folder, which is built first if a script can do that.
    private static func runtime(_ environment: [String: String], command: URL) throws(SwiftSourceError) -> String {
        if let folder = environment["EASEL_RUNTIME"] { return folder }
        guard let script = environment[RuntimeBuild.variable] else {
            return command.deletingLastPathComponent().appending(path: "../lib/easel").standardized.path
        }
        guard let folder = try? RuntimeBuild.folder(script: script) else {
            throw SwiftSourceError(
                "drawing Swift source needs Easel's library, and \(script) could not build it; its messages are above", exitStatus: .internalError)
        }
        return folder
    }

    /// Returns the `usr` folder of a toolchain.
    ///
    /// A toolchain manager's `swiftc` is a separate program that starts the real one, which prints its location.
    private static func root(of compiler: String) -> String? {
        func hasFrontend(_ root: URL) -> Bool { FileManager.default.isExecutableFile(atPath: root.appending(path: "bin/swift-frontend").path) }
        let direct = URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
        if hasFrontend(direct) { return direct.path }
        struct Info: Decodable {
            struct Paths: Decodable { let runtimeResourcePath: String }
            let paths: Paths
        }
        let (process, pipe) = (ProgramProcess(), ProgramStart.makePipe())
        process.executableURL = URL(filePath: compiler)
        process.arguments = ["-print-target-info"]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? Interruption.start(process)) != nil else { return nil }
        process.limitPauses(output: pipe.fileHandleForReading)
        guard let output = try? pipe.fileHandleForReading.readToEnd(),
            let info = try? JSONDecoder().decode(Info.self, from: output)
        else { return nil }
        // ".../usr/lib/swift"
        let root = URL(filePath: info.paths.runtimeResourcePath).deletingLastPathComponent().deletingLastPathComponent()
        return hasFrontend(root) ? root.path : nil
    }

    /// The options for targets that SwiftPM compiles, which sets the mode of the language itself.
    var testOptions: [String] {
        var (result, index): ([String], Int) = ([], 0)
        while index < options.count {
            let option = options[index]
            if option == "-swift-version" {
                index += 2
                continue
            }
            // The driver passes these on to the compiler's frontend, one by one.
            result += option == "-import-module" ? ["-Xfrontend", option, "-Xfrontend", options[index + 1]] : [option]
            index += option == "-import-module" ? 2 : 1
        }
        return result
    }

    /// The command `swift` beside the compiler.
    var swift: String { URL(filePath: compiler).deletingLastPathComponent().appending(path: "swift").path }

    /// Identifies this compiler and this library: another version of either has a different file.
    var identity: [String] {
        // The file with the options is written with the modules that declare macros.
        options + ([compiler] + [Self.library, Self.optionsFile, "previewmacro"].map { "\(runtime)/\($0)" }).map(Self.identity)
    }

    /// The helper that reads Swift with the toolchain's own parser.
    var swiftReader: String { "\(runtime)/swift-reader" }

    /// The program that confines others.
    var runner: String { "\(folders[0])/confined-run" }

    /// Identifies the helper: another version has a different file.
    var readerIdentity: String { Self.identity(of: swiftReader) }

    /// The environment of the helper, which finds the parser's libraries where this toolchain is.
    var readerEnvironment: [String: String] {
        guard let root else { return [:] }
        return ["LD_LIBRARY_PATH": "\(root)/lib/swift/host:\(root)/lib/swift/linux"]
    }

    /// The folder in which the toolchain's own parser should be; nil if it is there, or the toolchain's place is unknown.
    var missingParser: String? {
        root.flatMap { FileManager.default.fileExists(atPath: "\($0)/lib/swift/host/libSwiftSyntax.so") ? nil : "\($0)/lib/swift/host" }
    }

    /// The error for a library without the helper.
    var missingReader: SwiftSourceError {
        SwiftSourceError("reading Swift source needs Easel's swift-reader, which is not in \(runtime); Scripts/render builds it", exitStatus: .unavailable)
    }

    private static func identity(of path: String) -> String {
        let path = URL(filePath: path).resolvingSymlinksInPath().path
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(path) \(attributes?[.size] as? Int ?? 0) \(time)"
    }

    /// Returns the toolchain for a platform: the library's options are those of iOS; for macOS, AppKit replaces UIKit.
    func adapted(to platform: SystemPalette.Platform) -> SwiftToolchain {
        guard platform == .macOS else { return self }
        var copy = self
        copy.options = options.map { option in
            switch option {
            case "\(runtime)/apple/ios": "\(runtime)/apple/macos"
            case "UIKit": "AppKit"
            default: option
            }
        }
        return copy
    }

    /// Returns the toolchain for source of a system, which sees the names that only this system has.
    func adapted(to target: CompilationTarget) -> SwiftToolchain {
        var copy = adapted(to: target.platform)
        switch target.system {
        case .iOS, .macOS: break
        case .visionOS: copy.options += ["-import-module", "Spatial"]
        case .watchOS: copy.options += ["-I", "\(runtime)/apple/watchos", "-import-module", "WatchKit"]
        }
        return copy
    }

    /// The folders that a program needs when it runs.
    var folders: [String] { [URL(filePath: runtime).standardizedFileURL.resolvingSymlinksInPath().path, runtime] + [root].compactMap(\.self) }

    /// Returns the toolchain for Easel's own files, which see only their imports.
    var withoutImplicitImports: SwiftToolchain {
        var copy = self
        while let index = copy.options.firstIndex(of: "-import-module"), index + 1 < copy.options.count { copy.options.removeSubrange(index...(index + 1)) }
        return copy
    }

    /// The names of Easel's modules that the user's code sees under other names.
    var modules: [String] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: "\(runtime)/modules")) ?? []).map { String($0.prefix { $0 != "." }) }
        return names.filter { $0.hasPrefix("Apple") || ["Easel", "OpenCombine", "ViewRuntime", "Views"].contains($0) }.sorted()
    }

    /// Returns whether a module can be imported: Easel's, or the toolchain's.
    func hasModule(_ name: String) -> Bool {
        if ["Swift", "Glibc", "SwiftGlibc", "CoreFoundation", "Builtin"].contains(name) { return true }
        // The compiler names the missing module.
        guard let root else { return true }
        let folders = zip(options, options.dropFirst()).compactMap { $0 == "-I" ? $1 : nil } + ["\(root)/lib/swift/linux", "\(root)/lib/swift"]
        let files = FileManager.default
        if folders.contains(where: { files.fileExists(atPath: "\($0)/\(name).swiftmodule") || files.fileExists(atPath: "\($0)/\(name)/module.modulemap") }) {
            return true
        }
        return options.contains { $0.hasSuffix("/\(name)/module.modulemap") }
    }

    /// The options for the positions of traps. Each compilation has them, because the compiled headers of C modules depend on them.
    private static let debugOptions = ["-g", "-debug-info-format=dwarf", "-dwarf-version=4", "-file-compilation-dir", "/"]

    /// The folder of the library with compiled headers of C modules, which Scripts/compile-headers fills: without it, the first compilation takes two seconds more.
    /// Nil if it was filled in another place, which makes the headers useless, or if the compiler can't replace headers in it that are too old; then the
    /// compiler's own folder has to do.
    private var libraryHeaders: String? {
        let folder = "\(runtime)/headers"
        guard let place = try? String(contentsOfFile: "\(folder)/place", encoding: .utf8), place.trimmingCharacters(in: .newlines) == runtime,
            FileManager.default.isWritableFile(atPath: folder)
        else { return nil }
        return folder
    }

    /// Runs the compiler's frontend, without the driver if possible.
    ///
    /// - Parameter folder: the folder for temporary files; the caller creates and removes it.
    /// - Returns: whether it succeeded, and its whole output.
    func compile(_ arguments: [String], in folder: URL) throws(SwiftSourceError) -> (isDone: Bool, output: String) {
        var own = options + ["-disable-objc-interop", "-no-color-diagnostics", "-Xcc", "-fno-color-diagnostics"]
        own += Self.debugOptions
        if let root {
            own += [
                "-in-process-plugin-server-path", "\(root)/lib/swift/host/libSwiftInProcPluginServer.so", "-plugin-path", "\(root)/lib/swift/host/plugins",
            ]
        }
        let program = root.map { "\($0)/bin/swift-frontend" } ?? compiler
        func call(_ headers: String?, writing: [String] = []) throws(SwiftSourceError) -> (isDone: Bool, output: String) {
            try run(program, ["-frontend"] + own + (headers.map { ["-module-cache-path", $0] } ?? []) + arguments, in: folder, writing: writing)
        }
        guard let confinement else { return try call(headers ?? libraryHeaders) }
        // What others use can only be read. If it lacks a header, the build's own folder gets all.
        if let shared = libraryHeaders, !FileManager.default.fileExists(atPath: confinement.headers) {
            let result = try call(shared)
            guard !result.isDone, ToolConfinement.lacksHeader(result.output, in: shared) else { return result }
        }
        do {
            try FileManager.default.createDirectory(atPath: confinement.headers, withIntermediateDirectories: true)
        } catch {
            throw SwiftSourceError("\(confinement.headers) could not be written: \(error.localizedDescription)", exitStatus: .cannotWrite)
        }
        OldFiles.recordUse(of: URL(filePath: confinement.headers))
        return try call(confinement.headers, writing: [confinement.headers])
    }

    /// The toolchain's libraries that a program's code may call directly.
    private static let libraries = [
        "swiftCore", "swiftSwiftOnoneSupport", "swift_Concurrency", "swift_StringProcessing", "swift_RegexParser", "swiftRegexBuilder", "swiftObservation",
        "swiftSynchronization", "swiftDispatch", "swiftGlibc", "swift_Builtin_float", "swift_Differentiation", "dispatch", "BlocksRuntime", "Foundation",
        "FoundationEssentials", "FoundationInternationalization", "_FoundationICU", "FoundationNetworking", "FoundationXML",
    ]

    /// Links a library for a program that is itself linked with Easel's library, such as a host.
    ///
    /// The linker reads no other library: the program that loads this one has them all. That takes a tenth of the time.
    ///
    /// - Returns: whether it succeeded, and its whole output.
    func linkLibrary(_ objects: [String], into library: String, in folder: URL) throws(SwiftSourceError) -> (isDone: Bool, output: String) {
        let place = FolderPath.parent(of: library)
        guard let root, FileManager.default.isExecutableFile(atPath: "\(root)/bin/ld.lld") else {
            return try run(compiler, ["-emit-library", "-o", library] + objects + ["-L", runtime, "-lEaselRuntime"], in: folder, writing: [place])
        }
        return try run(
            "\(root)/bin/ld.lld",
            ["-shared", "--eh-frame-hdr", "--threads=2", "--defsym=__dso_handle=0", "\(root)/lib/swift/linux/\(Self.architecture)/swiftrt.o"] + objects
                + ["-o", library], in: folder, writing: [place])
    }

    private static var architecture: String {
        #if arch(x86_64)
            "x86_64"
        #else
            "aarch64"
        #endif
    }

    /// Links a program with the library.
    ///
    /// - Parameter isHost: whether it loads libraries, so that it needs functions that only they call.
    /// - Returns: whether it succeeded, and its whole output.
    func link(
        _ objects: [String], into executable: String, isHost: Bool = false, in folder: URL
    ) throws(SwiftSourceError) -> (isDone: Bool, output: String) {
        let (ours, place) = (["-L", runtime, "-lEaselRuntime"], FolderPath.parent(of: executable))
        if let root, FileManager.default.isExecutableFile(atPath: "\(root)/bin/ld.lld") {
            let linux = "\(root)/lib/swift/linux"
            let present = Self.libraries.filter { FileManager.default.fileExists(atPath: "\(linux)/lib\($0).so") }
            // The compiler's own linker, called directly: the driver would first ask each object for its libraries.
            let linked = try run(
                "\(root)/bin/clang",
                [
                    "-fuse-ld=lld", "-pie", "-Wl,-rpath,\(runtime)", "-Wl,-rpath,\(linux)", isHost ? "-Wl,--no-as-needed" : "-Wl,--as-needed",
                    "-Wl,--threads=2", "\(linux)/\(Self.architecture)/swiftrt.o",
                ]
                    + objects + ours + ["-L", linux] + present.map { "-l\($0)" } + ["-o", executable], in: folder, writing: [place])
            if linked.isDone { return linked }
        }
        return try run(
            compiler, ["-emit-executable", "-o", executable] + objects + ours + ["-Xlinker", "-rpath", "-Xlinker", runtime], in: folder, writing: [place])
    }

    /// Identifies the compiler and the headers of shaders.
    var shaderIdentity: [String] {
        let headers = ["\(runtime)/metal", "\(runtime)/include/CShaders"].flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { "\(folder)/\($0)" }
        }
        return [Self.identity(of: compiler), Self.architecture] + headers.map { (try? String(contentsOfFile: $0, encoding: .utf8)) ?? "" }
    }

    /// Compiles shaders with the toolchain's compiler of C++, which sees no other files than the source and Easel's headers.
    ///
    /// - Parameters:
    ///   - source: the file to compile.
    ///   - object: the result.
    ///   - folder: the folder for temporary files; the caller creates and removes it.
    /// - Returns: whether it succeeded, and its whole output.
    func compileShaders(_ source: URL, _ options: [String], into object: URL, in folder: URL) throws(SwiftSourceError) -> (isDone: Bool, output: String) {
        let beside = URL(filePath: compiler).deletingLastPathComponent().appending(path: "clang").path
        let compilers = (root.map { ["\($0)/bin/clang"] } ?? []) + [beside]
        guard let clang = compilers.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
            throw SwiftSourceError("drawing shaders needs clang, which is part of Swift's toolchain, beside \(compiler)", exitStatus: .unavailable)
        }
        // All processors of the last 15 years round numbers with instructions of this level.
        let level = Self.architecture == "x86_64" ? ["-march=x86-64-v2"] : []
        let runtime = URL(filePath: runtime).absoluteURL.standardized.path
        let headers = ["\(runtime)/metal", "\(runtime)/include/CShaders"]
        func entry(_ type: String, _ path: String) -> [String: String] { ["type": type, "name": path, "external-contents": path] }
        let overlay = folder.appending(path: "\(source.lastPathComponent).json")
        do {
            let roots = headers.map { entry("directory-remap", $0) } + [entry("file", source.path)]
            let files: [String: Any] = ["version": 0, "redirecting-with": "redirect-only", "case-sensitive": "true", "roots": roots]
            try JSONSerialization.data(withJSONObject: files, options: [.withoutEscapingSlashes]).write(to: overlay)
        } catch {
            throw SwiftSourceError("\(overlay.path) could not be written: \(error.localizedDescription)", exitStatus: .cannotWrite)
        }
        let places = ["-ivfsoverlay", overlay.path] + headers.flatMap { ["-I", $0] }
        return try run(clang, level + places + options + ["-c", source.path, "-o", object.path], in: folder)
    }

    /// Runs a program and returns its whole output, standard error included.
    ///
    /// - Parameter writing: the folders that it writes besides the one for temporary files.
    private func run(
        _ program: String, _ arguments: [String], in folder: URL, writing: [String] = []
    ) throws(SwiftSourceError) -> (isDone: Bool, output: String) {
        let process = ProgramProcess()
        let (program, arguments) = confinement?.command(program, arguments, writable: [folder.path] + writing) ?? (program, arguments)
        let environment = ProcessInfo.processInfo.environment
        process.environment = (confinement == nil ? environment : Sandbox.environment(environment)).merging(["TMPDIR": folder.path]) { $1 }
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        let pipe = ProgramStart.makePipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        let late = Atomic(false)
        // The queue keeps the item until its time, also after it was canceled.
        let running = Mutex<ProgramProcess?>(process)
        let end = DispatchWorkItem {
            late.store(true, ordering: .relaxed)
            running.withLock { $0 }?.killGroup()
        }
        let output: Data
        do {
            let interruption = Interruption {
                process.killGroup()
                return .usual
            }
            defer { interruption.end() }
            try Interruption.start(process)
            background?.add(process)
            processes?.add(process)
            defer {
                background?.remove(process)
                processes?.remove(process)
            }
            let time = buildEnd.map { max(0, ($0 - .now) / .seconds(1)) } ?? buildTimeout
            DispatchQueue.global().asyncAfter(deadline: .now() + time, execute: end)
            defer {
                end.cancel()
                running.withLock { $0 = nil }
            }
            output = try pipe.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
        } catch {
            throw SwiftSourceError("\(program) could not be started: \(error.localizedDescription)", exitStatus: .unavailable)
        }
        if late.load(ordering: .relaxed) {
            throw SwiftSourceError("compiling took more than \(buildTimeout.formatted()) s and may never end; \(Self.timeoutVariable) allows more seconds")
        }
        let (isDone, text) = (process.terminationReason == .exit && process.terminationStatus == 0, String(decoding: output, as: UTF8.self))
        if !isDone, Self.couldNotWrite(text) { throw SwiftSourceError("cannot write \(folder.path): no space left", exitStatus: .cannotWrite) }
        return (isDone, text)
    }

    /// Returns whether the messages of a tool that failed say that the disk is full: those with a place in a source, and the lines that they quote, don't.
    static func couldNotWrite(_ output: String) -> Bool {
        output.split(separator: "\n").contains { line in
            ["No space left on device", "Disk quota exceeded"].contains(where: line.hasSuffix) && !line.contains(/:\d+:\d+:|\ \|\ /)
        }
    }

    /// Returns the options that load the macro plugin, which finds the libraries of swift-syntax where this toolchain is.
    ///
    /// - Parameters:
    ///   - notes: the file to which the plugin adds a line for each `#Preview`.
    ///   - script: the file to write: the compiler starts a program without arguments and environment.
    func macroOptions(notes: String? = nil, script: URL) throws -> [String] {
        let libraries = root.map { "LD_LIBRARY_PATH=\(Self.shellQuoted("\($0)/lib/swift/host:\($0)/lib/swift/linux")) " } ?? ""
        let words = ["\(runtime)/previewmacro"] + [notes].compactMap(\.self)
        try Data("#!/bin/sh\n\(libraries)exec \(words.map(Self.shellQuoted).joined(separator: " "))\n".utf8).write(to: script)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
        return ["-load-plugin-executable", "\(script.path)#EaselMacros"]
    }

    static func shellQuoted(_ text: String) -> String { "'\(text.replacing("'", with: #"'\''"#))'" }
}
