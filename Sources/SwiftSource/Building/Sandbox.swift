import Commands
import Foundation
import FramePipeline

/// Runs a view's program in a separate container (Debian's bubblewrap): without network, other processes, or the user's files.
///
/// The program can read the system's libraries and fonts, and the folder of its sources. It can write into its temporary folder. Files of results are moved out
/// of the container afterward; the program itself writes there only if sources and results share a folder, or if the result is a folder.
package struct Sandbox {
    /// The maximum of a process's address space, in bytes.
    static let memory = 8 << 30
    /// The maximum of a file and of the container's `/tmp`, in bytes.
    static let fileSize = 4 << 30
    /// The maximum processor time of a process, in seconds.
    static let processorTime = 3600

    /// Whether bubblewrap is installed and can create containers, which it can't in an unprivileged container.
    package static var isAvailable: Bool { (try? Sandbox()) != nil }

    private let program: String

    /// - Throws: `SwiftSourceError` if bubblewrap is not installed or can't create a container.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(SwiftSourceError) {
        guard let program = Self.program(environment) else {
            throw SwiftSourceError("--sandbox: bubblewrap is not installed; Debian's package is called bubblewrap", exitStatus: .unavailable)
        }
        let trial = ProgramProcess()
        trial.executableURL = URL(filePath: program)
        trial.arguments = ["--unshare-all", "--die-with-parent", "--ro-bind", "/", "/", "--proc", "/proc", "/bin/true"]
        trial.standardInput = FileHandle.nullDevice
        trial.standardOutput = FileHandle.nullDevice
        trial.standardError = FileHandle.nullDevice
        let ended = DispatchSemaphore(value: 0)
        trial.terminationHandler = { _ in ended.signal() }
        let isStarted: Void? = try? Interruption.start(trial)
        if isStarted != nil { ended.wait() }
        guard isStarted != nil, trial.terminationStatus == 0 else {
            throw SwiftSourceError(
                "--sandbox: bubblewrap can't make a container on this machine; its user namespaces may be disabled", exitStatus: .unavailable)
        }
        self.program = program
    }

    /// Returns the path of bubblewrap; nil if it is not installed.
    private static func program(_ environment: [String: String]) -> String? {
        let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.map { "\($0)/bwrap" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Returns the arguments of bubblewrap for a program.
    static func arguments(for executable: String, _ files: SandboxFiles) -> [String] {
        var arguments = ["--unshare-all", "--die-with-parent", "--new-session", "--proc", "/proc", "--dev", "/dev", "--size", "\(fileSize)", "--tmpfs", "/tmp"]
        for path in ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc/fonts", "/etc/ld.so.cache", "/etc/alternatives", "/var/cache/fontconfig"] {
            arguments += ["--ro-bind-try", path, path]
        }
        for mount in files.mounts { arguments += [mount.isWritable ? "--bind" : "--ro-bind-try", mount.source, mount.path] }
        arguments += ["--dir", files.workingFolder, "--chdir", files.workingFolder]
        let limits = "ulimit -v \(memory / 1024) && ulimit -t \(processorTime) && ulimit -f \(fileSize / 512)"
        return arguments + ["/bin/sh", "-c", "\(limits) && exec \"$0\"", executable]
    }

    /// Returns the variables that a program gets, without any that may hold a secret.
    static func environment(_ environment: [String: String]) -> [String: String] {
        let names: Set = ["PATH", "HOME", "LANG", "TZ", "TMPDIR", "NO_COLOR", "CI", "CFFIXED_USER_HOME"]
        return environment.filter { name, _ in names.contains(name) || ["SWIFT_", "EASEL_", "LC_", "FONTCONFIG_"].contains { name.hasPrefix($0) } }
    }

    /// Makes a process run its executable in the sandbox.
    func confine(_ process: ProgramProcess, _ files: SandboxFiles) {
        guard let executable = process.executableURL?.path else { return }
        process.executableURL = URL(filePath: program)
        process.arguments = Self.arguments(for: executable, files)
        process.environment = process.environment.map(Self.environment)
    }

    /// Asks the program inside to end. bubblewrap itself doesn't pass signals on: it is the parent of the container's first process, whose child is the program.
    static func end(_ process: ProgramProcess) {
        var program = process.processIdentifier
        for _ in 0..<2 {
            guard let child = children(of: program).first else { break }
            program = child
        }
        kill(program, SIGTERM)
    }

    private static func children(of process: Int32) -> [Int32] {
        let text = (try? String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)) ?? ""
        return text.split(separator: " ").compactMap { Int32($0) }
    }
}
