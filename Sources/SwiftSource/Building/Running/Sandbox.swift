import CConfinement
import Commands
import Foundation
import FramePipeline
import Synchronization

/// Runs a view's program without network, other processes, the user's files, and rights: in a container (Debian's bubblewrap), or where none can be made, with
/// the kernel's Landlock. In both, Easel's `confined-run` (`Sources/Runner`) takes away the capabilities, filters the system calls, and watches the limits.
///
/// The program can read the system's libraries and fonts, and the root of its sources. It can write into its temporary folder. Files of results are moved from
/// there to their places afterward; the program itself writes other folders only if the result is a folder.
package struct Sandbox {
    /// The maximum of a process's address space, and of the memory of all processes of a program together, in bytes.
    static let memory = 8 << 30
    /// The maximum of processes and threads of a program.
    static let tasks = 1024
    /// The maximum of a file, in bytes.
    static let fileSize = 4 << 30
    /// The maximum of the container's `/tmp`, in bytes: it is memory that belongs to no process. The program's own temporary folder is not there.
    static let temporarySize = 1 << 30
    /// The maximum processor time of a process, in seconds.
    static let processorTime = 3600

    /// The status of `confined-run` after a limit for all processes, of which it prints a message.
    static let limitStatus: Int32 = 123
    /// The status of `confined-run` if the kernel refuses what the sandbox needs, of which it prints a message.
    static let failureStatus: Int32 = 125
    /// The beginnings of the messages about a limit, and about a refusal of the kernel.
    private static let (limitMessage, failureMessage) = ("the sandbox ended ", "a confined program could not be started: ")

    /// What the sandbox can do on this machine; `none` without bubblewrap's containers and without Landlock.
    package static var protection: Protection { (try? Sandbox())?.protection ?? .none }

    /// Finds out what the sandbox can do on this machine, while the source is read. Returns at once.
    package static func prepare() { Thread.detachNewThread { _ = try? Sandbox() } }

    /// Returns what the sandbox can do on this machine.
    ///
    /// - Throws: `SwiftSourceError` if that is nothing.
    package static func required() throws(SwiftSourceError) -> Protection { try Sandbox().protection }

    /// `container` or `confined`.
    let protection: Protection
    /// The path of bubblewrap for a container.
    private let bubblewrap: String?
    /// Whether the container has users of its own, so that it can forbid further ones. Without them, the filter of system calls does that.
    private let hasOwnUsers: Bool
    /// The limits of all processes of a program together, which tests lower.
    var limits = (memory: Sandbox.memory, tasks: Sandbox.tasks)

    /// - Parameter allowed: what may be used, for tests.
    /// - Throws: `SwiftSourceError` with the reasons if nothing works.
    init(
        environment: [String: String] = ProcessInfo.processInfo.environment, allowed: Set<Protection> = [.container, .confined]
    ) throws(SwiftSourceError) {
        guard easel_filters_calls() != 0 else {
            throw SwiftSourceError("--sandbox: this kernel doesn't filter system calls (seccomp), without which nothing is safe", exitStatus: .unavailable)
        }
        let reason: String
        if !allowed.contains(.container) {
            reason = "no container may be used"
        } else if let program = Self.program(environment) {
            if let hasOwnUsers = Self.usersOfContainers(program, ProgramCache.folder(environment)) {
                (protection, bubblewrap, self.hasOwnUsers) = (.container, program, hasOwnUsers)
                return
            }
            reason = "bubblewrap can't make a container on this machine; its user namespaces may be disabled"
        } else {
            reason = "bubblewrap is not installed; Debian's package is called bubblewrap"
        }
        guard allowed.contains(.confined), easel_landlock_version() > 0 else {
            throw SwiftSourceError("--sandbox: \(reason), and this kernel has no Landlock, which needs none (Linux 5.13)", exitStatus: .unavailable)
        }
        (protection, bubblewrap, hasOwnUsers) = (.confined, nil, false)
    }

    /// Returns the path of bubblewrap; nil if it is not installed.
    private static func program(_ environment: [String: String]) -> String? {
        let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.map { "\($0)/bwrap" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// What was found out about a bubblewrap.
    private static let trials = Mutex<[String: Bool?]>([:])

    /// Returns whether bubblewrap's containers have users of their own; nil if it can't make any.
    private static func usersOfContainers(_ program: String, _ cache: URL) -> Bool? {
        trials.withLock { trials in
            if let known = trials[program] { return known }
            let trial = ContainerTrial(program, folder: cache)
            let known = trial.usersOfContainers
            let result = known ?? [true, false].first { canMakeContainer(program, hasOwnUsers: $0) }
            if known == nil, let result { trial.keep(hasOwnUsers: result) }
            trials.updateValue(result, forKey: program)
            return result
        }
    }

    private static func canMakeContainer(_ program: String, hasOwnUsers: Bool) -> Bool {
        let trial = ProgramProcess()
        trial.executableURL = URL(filePath: program)
        trial.arguments = separation(hasOwnUsers: hasOwnUsers) + ["--ro-bind", "/", "/", "--proc", "/proc", "/bin/true"]
        trial.standardInput = FileHandle.nullDevice
        trial.standardOutput = FileHandle.nullDevice
        trial.standardError = FileHandle.nullDevice
        let ended = DispatchSemaphore(value: 0)
        trial.terminationHandler = { _ in ended.signal() }
        guard (try? Interruption.start(trial)) != nil else { return false }
        ended.wait()
        return trial.terminationStatus == 0
    }

    /// Returns bubblewrap's arguments that separate a container from everything else, root's capabilities included.
    private static func separation(hasOwnUsers: Bool) -> [String] {
        (hasOwnUsers ? ["--unshare-user", "--disable-userns"] : []) + ["--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL"]
    }

    /// bubblewrap's arguments for what else could be changed: the kernel's settings, some of which root may change without any capability, and the memory around
    /// the mounts.
    private static let unchangeable = ["--remount-ro", "/proc", "--remount-ro", "/dev", "--remount-ro", "/"]

    /// What every program reads: the system's libraries, programs, and fonts.
    private static let systemPaths = [
        "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc/fonts", "/etc/ld.so.cache", "/etc/alternatives", "/var/cache/fontconfig",
    ]

    /// Without a container: what else every program reads. The kernel shows a confined process the names and the arguments of others there, but neither their
    /// memory nor their files nor their variables. Swift's own program for crashes needs its part of it, and Landlock can't allow what doesn't exist yet.
    private static let machinePaths = ["/proc"]
    private static let devices = ["/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"]

    /// What a program is called in messages.
    enum Title: String {
        case view = "the view"
        case compiler = "the compiler"
        case reader = "the reader of Swift"
        case git
        case pictures = "the reader of a picture"
        case tests = "the tests"
    }

    /// Returns the arguments of `confined-run` for a program.
    ///
    /// - Parameter runner: its path, which the program can read.
    /// - Throws: `UsageError` for files that this kind of sandbox can't allow.
    func arguments(for executable: String, _ files: SandboxFiles, runner: String, title: Title = .view) throws(UsageError) -> [String] {
        guard let bubblewrap else {
            // Landlock's rights include everything in a folder.
            for writable in files.mounts where writable.isWritable {
                let inner = files.mounts.first { !$0.isWritable && $0.path != writable.path && FolderPath.contains(writable.path, $0.path) }
                guard let inner else { continue }
                throw UsageError(
                    "--sandbox: without bubblewrap's container, \(title.rawValue) could change everything in \(writable.path), and with it \(inner.path); choose a folder for the output alone"
                )
            }
            return limited(executable, files, title)
        }
        return contained(executable, files, runner: runner, bubblewrap, title)
    }

    /// Returns the arguments of `confined-run` for a tool that reads and writes files in its own folders.
    ///
    /// Landlock is preferred: it takes two milliseconds.
    func toolArguments(for tool: String, _ files: SandboxFiles, runner: String, title: Title) -> [String] {
        guard easel_landlock_version() == 0, let bubblewrap else { return limited(tool, files, title) }
        return contained(tool, files, runner: runner, bubblewrap, title)
    }

    /// The limits of all processes of a program together, which `confined-run` watches.
    private func watching(_ title: Title) -> [String] {
        ["--watch", "--title", title.rawValue, "--memory", "\(limits.memory)", "--tasks", "\(limits.tasks)"]
    }

    /// The limits of each process.
    private static func own(_ title: Title) -> [String] {
        let limits = ["--processor-time", "\(processorTime)", "--file-size", "\(fileSize)"]
        switch title {
        // It maps whole repositories, of which it reads parts. Root uses repositories of other users, also with it.
        case .git: return limits + ["--read-all"]
        case .view, .compiler, .reader, .pictures, .tests: return limits + ["--address-space", "\(memory)"]
        }
    }

    /// Returns the arguments for a program without a container.
    private func limited(_ executable: String, _ files: SandboxFiles, _ title: Title) -> [String] {
        let reading = Self.systemPaths + Self.machinePaths + files.mounts.filter { !$0.isWritable }.map(\.path)
        let writing = Self.devices + files.mounts.filter(\.isWritable).map(\.path)
        return watching(title) + Self.own(title) + reading.flatMap { ["--read", $0] } + writing.flatMap { ["--write", $0] } + ["--", executable]
    }

    /// Returns the arguments for a program in a container.
    private func contained(_ executable: String, _ files: SandboxFiles, runner: String, _ bubblewrap: String, _ title: Title) -> [String] {
        var container = Self.separation(hasOwnUsers: hasOwnUsers) + ["--proc", "/proc", "--dev", "/dev", "--size", "\(Self.temporarySize)", "--tmpfs", "/tmp"]
        for path in Self.systemPaths {
            // Most of them are links to folders in /usr, and each mount takes some time.
            let target = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)).flatMap { $0.hasPrefix("usr/") ? $0 : nil }
            container += target.map { ["--symlink", $0, path] } ?? ["--ro-bind-try", path, path]
        }
        for mount in files.mounts { container += [mount.isWritable ? "--bind" : "--ro-bind-try", mount.path, mount.path] }
        container += ["--dir", files.workingFolder, "--chdir", files.workingFolder]
        container += Self.unchangeable + ["--as-pid-1"]
        // The container's first process is `confined-run` itself: bubblewrap's own would have no filter.
        return watching(title) + ["--outer", "--depth", "2", "--", bubblewrap] + container + ["--", runner, "--contained", "--first"] + Self.own(title)
            + ["--", executable]
    }

    /// Returns the variables that a program gets, without any that may hold a secret.
    static func environment(_ environment: [String: String]) -> [String: String] {
        let names: Set = ["PATH", "HOME", "LANG", "TZ", "TMPDIR", "NO_COLOR", "CI", "CFFIXED_USER_HOME"]
        return environment.filter { name, _ in names.contains(name) || ["SWIFT_", "EASEL_", "LC_", "FONTCONFIG_", "SNAPSHOT_"].contains { name.hasPrefix($0) } }
    }

    /// Makes a process run its executable in the sandbox.
    ///
    /// - Parameter runner: the path of `confined-run`.
    /// - Throws: `SwiftSourceError` if that is missing, `UsageError` for files that this kind of sandbox can't allow.
    func confine(_ process: ProgramProcess, _ files: SandboxFiles, runner: String) throws {
        guard FileManager.default.isExecutableFile(atPath: runner) else {
            throw SwiftSourceError("--sandbox: \(runner) is missing; Scripts/render builds it, Scripts/install installs it", exitStatus: .unavailable)
        }
        guard let executable = process.executableURL?.path else { return }
        process.executableURL = URL(filePath: runner)
        process.arguments = try arguments(for: executable, files, runner: runner)
        process.environment = process.environment.map { Self.environment($0).merging(files.environment) { $1 } }
    }

    /// Returns the error for a program that a limit has ended, or that could not be confined; nil for any other end.
    ///
    /// - Parameters:
    ///   - path: the view's source; nil for other programs.
    ///   - printed: its standard error.
    static func end(_ status: Int32, path: String? = nil, printed: String) -> SwiftSourceError? {
        let lines = printed.split(separator: "\n")
        func reason(_ beginning: String) -> Substring? { lines.last { $0.hasPrefix("render: " + beginning) }?.dropFirst("render: ".count) }
        let place = path.map { "\($0): " } ?? ""
        switch status {
        case limitStatus: return SwiftSourceError(place + (reason(limitMessage) ?? "the sandbox ended the program: it reached a limit"))
        case failureStatus:
            return reason(failureMessage).map { SwiftSourceError("\(place)--sandbox: \($0)", exitStatus: .unavailable) }
        case 1:
            // bubblewrap's own message comes before all those of the program.
            guard let line = lines.first, line.hasPrefix("bwrap: ") else { return nil }
            return SwiftSourceError("\(place)--sandbox: no container could be made: \(line)", exitStatus: .unavailable)
        default: return nil
        }
    }

    /// Returns the command's own status for one of `confined-run`, which has printed the reason; nil for that of the program.
    static func commandStatus(_ status: Int32) -> CommandStatus? { status == limitStatus ? .badInput : status == failureStatus ? .unavailable : nil }
}
