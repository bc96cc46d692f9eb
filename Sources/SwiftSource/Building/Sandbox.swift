import Commands
import Foundation

/// Runs a view's program in a container of its own (Debian's bubblewrap): without network, other processes, or the user's files.
///
/// The program can read the system's libraries and fonts, and the folder of its sources. It can write into its temporary folder and into the folders of its
/// results, which are not protected from it. Memory and processor time are limited.
package struct Sandbox {
    /// Whether bubblewrap is installed.
    package static var isAvailable: Bool { program(ProcessInfo.processInfo.environment) != nil }

    /// The maximum of a program's address space, in bytes.
    static let memory = 8 << 30
    /// The maximum processor time of a program, in seconds.
    static let processorTime = 3600

    private let program: String

    /// - Throws: `SwiftSourceError` if bubblewrap is not installed.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(SwiftSourceError) {
        guard let program = Self.program(environment) else {
            throw SwiftSourceError("--sandbox: bubblewrap is not installed; Debian's package is called bubblewrap", exitStatus: .unavailable)
        }
        self.program = program
    }

    /// Returns the path of bubblewrap; nil if it is not installed.
    static func program(_ environment: [String: String]) -> String? {
        let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.map { "\($0)/bwrap" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// What a program may use of the file system. All paths are absolute.
    struct Files: Equatable {
        var readable: [String]
        var writable: [String]
        var workingFolder: String
    }

    /// Returns the arguments of bubblewrap for a program.
    static func arguments(for executable: String, _ files: Files) -> [String] {
        var arguments = ["--unshare-all", "--die-with-parent", "--new-session", "--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp"]
        for path in ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc/fonts", "/etc/ld.so.cache", "/etc/alternatives", "/var/cache/fontconfig"] {
            arguments += ["--ro-bind-try", path, path]
        }
        // The shortest first: a folder inside another one is mounted over it.
        for path in files.readable.sorted(by: Self.isBefore) { arguments += ["--ro-bind-try", path, path] }
        for path in files.writable.sorted(by: Self.isBefore) { arguments += ["--bind", path, path] }
        arguments += ["--dir", files.workingFolder, "--chdir", files.workingFolder]
        return arguments + ["/bin/sh", "-c", "ulimit -v \(memory / 1024) && ulimit -t \(processorTime) && exec \"$0\"", executable]
    }

    private static func isBefore(_ one: String, _ other: String) -> Bool { (one.utf8.count, one) < (other.utf8.count, other) }

    /// Returns the variables that a program gets: none that may hold a secret.
    static func environment(_ environment: [String: String]) -> [String: String] {
        let names: Set = ["PATH", "HOME", "LANG", "TZ", "TMPDIR", "NO_COLOR", "CI", "CFFIXED_USER_HOME"]
        return environment.filter { name, _ in names.contains(name) || ["SWIFT_", "EASEL_", "LC_", "FONTCONFIG_"].contains { name.hasPrefix($0) } }
    }

    /// Makes a process run its executable in the sandbox.
    func confine(_ process: Process, _ files: Files) {
        guard let executable = process.executableURL?.path else { return }
        process.executableURL = URL(filePath: program)
        process.arguments = Self.arguments(for: executable, files)
        process.environment = process.environment.map(Self.environment)
    }

    /// Asks the program inside to end. bubblewrap itself doesn't pass signals on.
    static func end(_ process: Process) {
        var programs = [process.processIdentifier]
        // Every process of the container; the last one is the program.
        while let parent = programs.last, let child = children(of: parent).last { programs.append(child) }
        kill(programs[programs.count - 1], SIGTERM)
    }

    private static func children(of process: Int32) -> [Int32] {
        let text = (try? String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)) ?? ""
        return text.split(separator: " ").compactMap { Int32($0) }
    }
}

extension Sandbox.Files {
    /// - Parameters:
    ///   - folder: the temporary folder of the program.
    ///   - libraries: the folders of the toolchain and of Easel's library.
    init(of request: ViewRequest, _ source: SwiftSource, folder: String, libraries: [String]) {
        let options = request.options
        let work = FileManager.default.currentDirectoryPath
        func absolute(_ path: String) -> String { URL(filePath: path).standardizedFileURL.path }
        func parent(_ path: String) -> String { URL(filePath: path).standardizedFileURL.deletingLastPathComponent().path }
        let home = FileManager.default.homeDirectoryForCurrentUser.path
        let isFolder = (try? URL(filePath: source.path).resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
        readable =
            libraries + [options.root.map(absolute) ?? (isFolder ? absolute(source.path) : parent(source.path))] + options.fontPaths.map(absolute)
            + ["\(home)/.fonts", "\(home)/.local/share/fonts", "\(home)/.cache/fontconfig"]
        if let font = options.systemFont ?? ProcessInfo.processInfo.environment["EASEL_SYSTEM_FONT"] { readable.append(absolute(font)) }
        writable = [folder]
        workingFolder = work
        var results = [options.timingsPath, options.manifestPath].compactMap { $0 == "-" ? nil : $0 }
        switch request.job {
        case .recordGolden(let job): writable.append(absolute(job.folder))
        case .verifyGolden(let job):
            readable.append(absolute(job.folder))
            if let report = job.html { results.append(report) }
        case .draw, .still, .contactSheet, .screens:
            if options.output != "-" {
                let isPattern = options.output.hasSuffix("/") || (options.output as NSString).pathExtension.isEmpty
                if isPattern { writable.append(absolute(options.output)) } else { results.append(options.output) }
            }
        case .layout, .layoutFrames, .check: break
        }
        writable += results.map(parent)
    }
}
