import Foundation
import FramePipeline

/// What was found out about bubblewrap's containers, kept for later runs: making one for a trial takes as long as making the one for a view.
///
/// It holds as long as everything stays that decides about it: the start of the machine, bubblewrap, the user and the rights of this process, its namespaces,
/// and the kernel's settings. Containers that can't be made are tried again each time.
struct ContainerTrial {
    private let file: URL

    /// - Parameters:
    ///   - program: the path of bubblewrap.
    ///   - folder: that of the cache.
    init(_ program: String, folder: URL) {
        var information = stat()
        _ = unsafe stat(program, &information)
        let time = information.st_mtim
        let status = ProcessFacts.text("status", of: getpid()).split(separator: "\n").filter { line in
            ["Uid:", "Gid:", "Cap", "NoNewPrivs:", "Seccomp:"].contains { line.hasPrefix($0) }
        }
        let settings = [
            "kernel/random/boot_id", "kernel/unprivileged_userns_clone", "kernel/apparmor_restrict_unprivileged_userns", "user/max_user_namespaces",
        ]
        let values = settings.map { (try? InputFile.read("/proc/sys/\($0)", limit: 256)).map { String(decoding: $0, as: UTF8.self) } ?? "" }
        let namespaces = ["user", "mnt", "pid", "net"].map { (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/\($0)")) ?? "" }
        let identity = [program, "\(time.tv_sec).\(time.tv_nsec)", "\(information.st_size)"] + status.map(String.init) + values + namespaces
        file = folder.appending(path: "container-\(ObjectCache.key(identity, []))")
    }

    /// Whether containers have users of their own; nil if nothing is known.
    var usersOfContainers: Bool? {
        guard let text = try? String(contentsOf: file, encoding: .utf8), ["own", "shared"].contains(text) else { return nil }
        OldFiles.recordUse(of: file)
        return text == "own"
    }

    /// Keeps a result. Without a place to write, the next run tries again.
    func keep(hasOwnUsers: Bool) {
        try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? Data((hasOwnUsers ? "own" : "shared").utf8).write(to: file, options: .atomic)
    }
}
