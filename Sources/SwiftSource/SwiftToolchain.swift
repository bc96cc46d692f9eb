import Commands
import Foundation

/// The compiler and the library for building Swift source.
struct SwiftToolchain: Sendable {
    /// The path of `swiftc`.
    let compiler: String
    /// The folder that `Scripts/build-runtime` creates: the library, its modules, and the compiler options.
    let runtime: String
    /// The options for every compilation.
    let options: [String]

    /// The name of the file with options, one per line; `@runtime@` in them stands for the folder.
    private static let optionsFile = "swiftc-options"
    /// The library's file.
    private static let library = "libEaselRuntime.so"

    /// Finds the compiler and the library.
    ///
    /// - Parameters:
    ///   - environment: `EASEL_RUNTIME` is the library's folder; the default is `../lib/easel` next to the command's folder, where `Scripts/install` puts it.
    ///     `PATH` is searched for `swiftc`.
    ///   - command: the running command's file.
    /// - Throws: `SwiftSourceError` with the missing part, and the status `unavailable`.
    init(environment: [String: String], command: URL) throws(SwiftSourceError) {
        let runtime = environment["EASEL_RUNTIME"] ?? command.deletingLastPathComponent().appending(path: "../lib/easel").standardized.path
        guard let text = try? String(contentsOfFile: "\(runtime)/\(Self.optionsFile)", encoding: .utf8),
            FileManager.default.isReadableFile(atPath: "\(runtime)/\(Self.library)")
        else {
            throw SwiftSourceError(
                "drawing Swift source needs Easel's library, which is not in \(runtime); Scripts/render builds it, Scripts/install installs it",
                exitStatus: .unavailable)
        }
        self.runtime = runtime
        options = text.split(separator: "\n").map { String($0.replacing("@runtime@", with: runtime)) }
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        guard let folder = folders.first(where: { FileManager.default.isExecutableFile(atPath: "\($0)/swiftc") }) else {
            throw SwiftSourceError(
                "drawing Swift source needs Swift: install it from https://www.swift.org/install/linux and add it to the PATH", exitStatus: .unavailable)
        }
        compiler = "\(folder)/swiftc"
    }

    /// Identifies this compiler and this library: another version of either has a different file.
    var identity: [String] { options + [compiler, Self.identity(of: compiler), Self.identity(of: "\(runtime)/\(Self.library)")] }

    private static func identity(of path: String) -> String {
        let path = URL(filePath: path).resolvingSymlinksInPath().path
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(path) \(attributes?[.size] as? Int ?? 0) \(time)"
    }

    /// Runs the compiler.
    ///
    /// - Parameter folder: the folder for temporary files; the caller creates and removes it.
    /// - Returns: whether it succeeded, and its whole output.
    func compile(_ arguments: [String], in folder: URL) throws(SwiftSourceError) -> (isDone: Bool, output: String) {
        let process = Process()
        process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 }
        process.executableURL = URL(filePath: compiler)
        process.arguments = options + arguments
        let pipe = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        do {
            let interruption = Interruption {
                guard process.isRunning else { return .usual }
                // The compiler and the processes that it started.
                let number = process.processIdentifier
                if getpgid(number) == number { kill(-number, SIGKILL) } else { kill(number, SIGKILL) }
                return .usual
            }
            defer { interruption.end() }
            try Interruption.start(process)
            let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            return (process.terminationReason == .exit && process.terminationStatus == 0, String(decoding: output, as: UTF8.self))
        } catch {
            throw SwiftSourceError("\(compiler) could not be started: \(error.localizedDescription)", exitStatus: .unavailable)
        }
    }

    /// Returns the macro plugin as a shell script, which adds a line to `notes` for each `#Preview`. The compiler starts it without arguments and environment.
    func macroHelper(notes: String) -> String {
        "#!/bin/sh\nexec \(Self.shellQuoted("\(runtime)/previewmacro")) \(Self.shellQuoted(notes))\n"
    }

    static func shellQuoted(_ text: String) -> String { "'\(text.replacing("'", with: #"'\''"#))'" }

    /// The options for linking a program with the library.
    var linkOptions: [String] { ["-L", runtime, "-lEaselRuntime", "-Xlinker", "-rpath", "-Xlinker", runtime] }
}
