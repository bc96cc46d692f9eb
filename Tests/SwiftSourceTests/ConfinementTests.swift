import Commands
import Foundation
import Testing

@testable import SwiftSource

/// What a program in the sandbox sees and can do, as it reports itself (`Programs/Probe.c`).
///
/// A test that this machine can't perform is skipped: each combination of a user and a kind of sandbox is one of its own.
@Suite(.needsRuntime)
struct ConfinementTests {
    private static let isRoot = geteuid() == 0
    /// Starts a program as an ordinary user.
    private static let asUser = isRoot ? ["/usr/bin/setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"] : []
    private static let hasUser = !isRoot || FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")
    private static let hasContainer = (try? Sandbox(allowed: [.container])) != nil
    private static let hasLandlock = (try? Sandbox(allowed: [.confined])) != nil
    private static let canUserMakeContainer: Bool = {
        guard hasUser, hasContainer else { return false }
        let trial = asUser + ["/usr/bin/env", "bwrap", "--unshare-all", "--ro-bind", "/", "/", "/bin/true"]
        return (try? ChildProcess.run(trial[0], Array(trial.dropFirst())).status) == 0
    }()

    /// A folder with the probe, what it may read, and what it may not.
    private final class Place {
        let url = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)").resolvingSymlinksInPath()
        let runner: String
        let probe: String

        init() throws {
            (runner, probe) = (url.path + "/tools/confined-run", url.path + "/tools/probe")
            for name in ["tools", "sources", "own", "secrets"] {
                try FileManager.default.createDirectory(at: url.appending(path: name), withIntermediateDirectories: true)
                try Data(name.utf8).write(to: url.appending(path: "\(name)/file"))
                unsafe chmod(url.appending(path: name).path, 0o777)
            }
            let environment = ProcessInfo.processInfo.environment
            let runtime = environment["EASEL_RUNTIME"] ?? ""
            try FileManager.default.copyItem(atPath: "\(runtime)/confined-run", toPath: runner)
            let toolchain = try SwiftToolchain(environment: environment, command: URL(filePath: "/"))
            let clang = URL(filePath: toolchain.compiler).resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "clang").path
            let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs/Probe.c").path
            let compiled = try ChildProcess.run(clang, ["-O1", "-Wno-unused-parameter", source, "-o", probe])
            #expect(compiled.status == 0, "\(compiled.errors)")
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        /// Runs the probe in a sandbox.
        func run(_ sandbox: Sandbox, isRoot: Bool, _ arguments: [String] = []) throws -> ChildProcess.Result {
            let own = url.path + "/own"
            let files = try SandboxFiles(
                temporary: own, readable: [url.path + "/tools", url.path + "/sources"], folders: [], files: [], guarded: [], workingFolder: own)
            let words = try sandbox.arguments(for: probe, files, runner: runner) + arguments
            let command = (isRoot ? [] : ConfinementTests.asUser) + ["/usr/bin/env", "-i", "PATH=/usr/bin:/bin", "EASEL_A=1", runner] + words
            return try ChildProcess.run(command[0], Array(command.dropFirst()))
        }
    }

    /// The results of calls that are the same everywhere.
    private static let calls = """
        remount EPERM; mount EPERM; umount2 EPERM; pivot_root EPERM; chroot EPERM; open_tree EPERM; move_mount EPERM; fsopen EPERM; fsmount EPERM
        mount_setattr EPERM; open_by_handle_at EPERM; unshare EPERM; setns EPERM; clone3 ENOSYS
        clone EPERM; clone EPERM; clone EPERM; clone EPERM; clone EPERM; clone EPERM; clone EPERM
        ptrace EPERM; process_vm_readv EPERM; process_vm_writev EPERM; pidfd_getfd EPERM; kcmp EPERM; keyctl EPERM; add_key EPERM; request_key EPERM
        shmget EPERM; mq_open EPERM; bpf EPERM; perf_event_open EPERM; userfaultfd EPERM; io_uring_setup EPERM; memfd_create EPERM
        init_module EPERM; finit_module EPERM; delete_module EPERM; kexec_load EPERM; reboot EPERM; sethostname EPERM; settimeofday EPERM; personality EPERM
        future ENOSYS; raw EACCES; packet EACCES; netlink EACCES; internet EACCES; internet-6 EACCES; local EACCES; pair done; terminal EPERM
        """

    private func check(isRoot: Bool, _ protection: Protection) throws {
        let place = try Place()
        let sandbox = try Sandbox(allowed: [protection])
        let path = place.url.path
        let arguments = [
            "read-source", "\(path)/sources/file", "write-source", "\(path)/sources/new", "read-secret", "\(path)/secrets/file",
            "write-secret", "\(path)/secrets/new", "read-own", "\(path)/own/file", "write-own", "\(path)/own/new", "read-accounts", "/etc/passwd",
            "write-system", "/usr/new", "read-null", "/dev/null", "write-null", "/dev/null", "read-random", "/dev/urandom", "read-memory", "/dev/mem",
            "read-disk", "/dev/vda", "write-first", "/proc/1/mem", "read-first", "/proc/1/environ", "write-kernel", "/proc/sys/kernel/core_pattern",
            "write-machine", "/proc/sysrq-trigger",
            "read-processors", "/proc/cpuinfo",
        ]
        let guarded = ["\(path)/sources/file", "\(path)/secrets/file"]
        let states = try guarded.map(Self.state)
        let result = try place.run(sandbox, isRoot: isRoot, arguments + guarded.flatMap { ["damage", $0] })
        // Contents, rights, owner, time, and number of links.
        #expect(try guarded.map(Self.state) == states)
        #expect(result.status == 0, "\(result.errors)")
        let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n").map(String.init)
        func values(_ name: String) -> [String] { lines.filter { $0.hasPrefix(name + " ") }.map { String($0.dropFirst(name.count + 1)) } }
        // /proc/self/status.
        // Only root can make the set smaller of what a program might give (CapBnd), and no_new_privs forbids programs to give anything.
        let sets = ["CapInh:", "CapPrm:", "CapEff:", "CapAmb:"] + (isRoot || protection == .container ? ["CapBnd:"] : [])
        for set in sets { #expect(values(set) == ["0000000000000000"], "\(set)") }
        #expect(values("NoNewPrivs:") == ["1"] && values("Seccomp:") == ["2"])
        #expect(values("descriptor").sorted() == ["0", "1", "2"])
        #expect(values("variable").sorted() == ["EASEL_A", "PATH"] + (protection == .container ? ["PWD"] : []))
        // Files.
        let (absent, readOnly) = protection == .container ? ("ENOENT", "EROFS") : ("EACCES", "EACCES")
        #expect(values("read-source") == ["done"] && values("write-source") == [readOnly])
        #expect(values("read-secret") == [absent] && values("write-secret") == [absent])
        #expect(values("read-own") == ["done"] && values("write-own") == ["done"])
        #expect(values("read-accounts") == [absent])
        #expect(values("write-system") == [protection == .container && isRoot ? "EROFS" : values("write-system").first ?? ""])
        #expect(values("write-system") != ["done"])
        #expect(values("read-null") == ["done"] && values("write-null") == ["done"] && values("read-random") == ["done"])
        #expect(values("read-memory") != ["done"] && values("read-disk") != ["done"] && values("write-first") != ["done"] && values("read-first") != ["done"])
        #expect(values("read-parent") == ["EACCES"])
        #expect(values("write-kernel") != ["done"] && values("write-machine") != ["done"])
        #expect(values("read-processors") == ["done"])
        if protection == .container {
            #expect(values("writable").filter { !$0.hasPrefix("/dev/") }.sorted() == ["/tmp", "\(path)/own"].sorted())
            #expect(values("process").filter { Int($0) != nil } == ["1", "2"])
            let devices: Set = [
                "null", "zero", "full", "random", "urandom", "tty", "console", "ptmx", "pts", "shm", "core", "fd", "stdin", "stdout", "stderr",
            ]
            #expect(Set(values("device")).subtracting(devices).isEmpty)
        } else {
            #expect(values("device") == ["EACCES"])
        }
        // Calls.
        let expected = Self.calls.split { "\n;".contains($0) }.map { $0.trimmingCharacters(in: .whitespaces) }
        let start = try #require(lines.firstIndex { $0.hasPrefix("remount ") })
        #expect(Array(lines[start...].prefix(expected.count)) == expected)
        if protection == .confined {
            #expect(values("parent") == ["EPERM"] && values("first") == ["EPERM"])
            // All processes of the user, and all files that it may read, are within reach.
            #expect(values("set-owner") == ["EPERM"] && values("set-signal") == ["EPERM"])
            #expect(values("users-priority") == ["EPERM"] && values("ioprio_set") == ["EPERM"])
            #expect(values("set-flags") == ["ENOTTY", "ENOTTY"])
        } else {
            #expect(!values("set-flags").contains("done"))
        }
        #expect(values("lease") == ["EPERM", "EPERM"])
        #expect(values("itself") == ["done"] && values("fork") == ["done"] && values("wait") == ["done"])
        #expect(values("root") != ["done"] && values("owner") != ["done"])
        // Nothing was written where it must not be.
        #expect(try FileManager.default.contentsOfDirectory(atPath: path + "/sources") == ["file"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: path + "/secrets") == ["file"])
    }

    @Test(.enabled(if: isRoot, "needs root"), .enabled(if: hasContainer, "bubblewrap can't make a container here"))
    func aContainerHoldsRoot() throws { try check(isRoot: true, .container) }

    @Test(.enabled(if: isRoot, "needs root"), .enabled(if: hasLandlock, "the kernel has no Landlock"))
    func landlockHoldsRoot() throws { try check(isRoot: true, .confined) }

    @Test(.enabled(if: canUserMakeContainer, "an ordinary user can't make a container here"))
    func aContainerHoldsAUser() throws { try check(isRoot: false, .container) }

    @Test(.enabled(if: hasUser, "needs setpriv"), .enabled(if: hasLandlock, "the kernel has no Landlock"))
    func landlockHoldsAUser() throws { try check(isRoot: false, .confined) }

    private static func state(_ path: String) throws -> [String] {
        var information = stat()
        guard unsafe stat(path, &information) == 0 else { throw SwiftSourceError("\(path) is missing") }
        return [
            try String(contentsOfFile: path, encoding: .utf8), "\(information.st_mode) \(information.st_uid) \(information.st_gid) \(information.st_nlink)",
            "\(information.st_mtim.tv_sec) \(information.st_mtim.tv_nsec)",
        ]
    }

    // MARK: Limits

    private static let kinds = [Protection.container, .confined].filter { (try? Sandbox(allowed: [$0])) != nil }

    @Test(arguments: kinds) func allProcessesTogetherHaveLimits(_ protection: Protection) throws {
        let place = try Place()
        var sandbox = try Sandbox(allowed: [protection])
        sandbox.limits = (memory: 256 << 20, tasks: 100)
        let many = "had more than 100 processes and threads"
        // Also those whose parent has ended.
        for (what, reason) in [("memory", "used more than 0.25 GiB of memory"), ("processes", many), ("orphans", many)] {
            let result = try place.run(sandbox, isRoot: Self.isRoot, [what])
            #expect(result.status == Sandbox.limitStatus)
            #expect(result.errors.contains("render: the sandbox ended the view: with all that it started, it \(reason)"), "\(result.errors)")
            #expect(Sandbox.end(result.status, path: "a.swift", printed: result.errors)?.description.hasPrefix("a.swift: the sandbox ended") == true)
            try Self.expectNoProcess(of: place.probe)
        }
    }

    /// Also processes that have left their parent.
    @Test(arguments: kinds) func nothingOutlivesAProgram(_ protection: Protection) throws {
        let place = try Place()
        let sandbox = try Sandbox(allowed: [protection])
        #expect(try place.run(sandbox, isRoot: Self.isRoot, ["daemon"]).status == 7)
        try Self.expectNoProcess(of: place.probe)
        // A signal has the status that a shell gives it.
        #expect(try place.run(sandbox, isRoot: Self.isRoot, ["signal"]).status == 128 + SIGSEGV)
    }

    private static func expectNoProcess(of program: String) throws {
        func number() throws -> Int {
            try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }.filter {
                (try? String(contentsOfFile: "/proc/\($0)/cmdline", encoding: .utf8))?.hasPrefix(program) == true
            }.count
        }
        // The kernel takes some time to end many.
        for _ in 0..<500 where try number() > 0 { usleep(10_000) }
        #expect(try number() == 0)
    }
}
