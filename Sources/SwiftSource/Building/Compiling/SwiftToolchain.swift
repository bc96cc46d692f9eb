import Commands
import Display
import Foundation
import FramePipeline

/// The compiler and the library for building Swift source.
struct SwiftToolchain: Sendable {
    /// The path of `swiftc`.
    let compiler: String
    /// The folder that `Scripts/build-runtime` creates: the library, its modules, and the compiler options.
    let runtime: String
    /// The options for every compilation, as the compiler's frontend takes them.
    private(set) var options: [String]
    /// The toolchain's `usr` folder, if `swiftc` is in it.
    let root: String?
    /// Receives the compiler's processes if other work comes first.
    var background: BackgroundProcesses?
    /// Receives the compiler's processes if others may end them.
    var processes: CompilerProcesses?
    /// What the tools may use; nil for everything.
    var confinement: ToolConfinement?
    /// The maximum time of a build in seconds.
    let buildTimeout: Double
    /// The end of the present build's time; nil before it.
    private(set) var buildEnd: ContinuousClock.Instant?
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

    /// The processor's name in the toolchain's folders.
    static var architecture: String {
        #if arch(x86_64)
            "x86_64"
        #else
            "aarch64"
        #endif
    }

    /// Identifies the compiler and the headers of shaders.
    var shaderIdentity: [String] {
        let headers = ["\(runtime)/metal", "\(runtime)/include/CShaders"].flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { "\(folder)/\($0)" }
        }
        return [Self.identity(of: compiler), Self.architecture] + headers.map { (try? String(contentsOfFile: $0, encoding: .utf8)) ?? "" }
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
        case .visionOS: copy.options += ["-import-module", "SwiftUISpace"]
        case .watchOS: copy.options += ["-I", "\(runtime)/apple/watchos", "-import-module", "SwiftUIWatch"]
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
}
