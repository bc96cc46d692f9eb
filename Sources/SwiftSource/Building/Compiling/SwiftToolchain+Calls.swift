import Commands
import Foundation
import FramePipeline

/// The calls of the toolchain's programs, confined if the build is.
extension SwiftToolchain {
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
            process.limitTime(to: buildEnd.map { max(0, ($0 - .now) / .seconds(1)) } ?? buildTimeout)
            output = try pipe.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
        } catch {
            throw SwiftSourceError("\(program) could not be started: \(error.localizedDescription)", exitStatus: .unavailable)
        }
        if process.isLate { throw Self.tooSlow(buildTimeout) }
        let (isDone, text) = (process.terminationReason == .exit && process.terminationStatus == 0, String(decoding: output, as: UTF8.self))
        if confinement != nil, let end = Sandbox.end(process.terminationStatus, printed: text) { throw end }
        if !isDone, let reason = Self.writeFailure(in: text) {
            // The folder for temporary files is removed; what is around it is what is full.
            throw SwiftSourceError("cannot write \(writing.last ?? FolderPath.parent(of: folder.path)): \(reason)", exitStatus: .cannotWrite)
        }
        return (isDone, text)
    }

    static func tooSlow(_ timeout: Double) -> SwiftSourceError {
        SwiftSourceError("compiling took more than \(timeout.formatted()) s and may never end; \(timeoutVariable) allows more seconds")
    }

    /// Returns why a tool that failed could not write, if its messages say that the disk is full: those with a place in a source, and the lines that they quote,
    /// don't.
    static func writeFailure(in output: String) -> String? {
        let lines = output.split(separator: "\n").filter { !$0.contains(/:\d+:\d+:|\ \|\ /) }
        let reasons = ["No space left on device": "no space left", "Disk quota exceeded": "over quota"]
        return lines.lazy.compactMap { line in reasons.first { line.hasSuffix($0.key) }?.value }.first
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
