import Foundation
import FramePipeline

/// Confines the programs that read pictures for the command: a scene's pictures may come from strangers.
package enum PictureConfinement {
    /// Confines these programs from now on, where the machine can do that.
    package static func begin() {
        ProgramConfinement.set { program, readable, writable in
            guard let runner, let sandbox = try? Sandbox(allowed: [.confined]) else { return nil }
            let files = SandboxFiles(readable: readable, writable: [writable], workingFolder: writable)
            return (runner, sandbox.toolArguments(for: program, files, runner: runner, title: .pictures))
        }
    }

    /// The program that confines others, beside Easel's library for Swift files; nil where that isn't built, for which no scene waits.
    private static let runner = runner(ProcessInfo.processInfo.environment, command: URL(filePath: "/proc/self/exe").resolvingSymlinksInPath())

    static func runner(_ environment: [String: String], command: URL) -> String? {
        let folder = command.deletingLastPathComponent()
        // Installed, and in the folders of builds.
        let places = ["../lib/easel", "../easel", "../../easel"].map { folder.appending(path: $0).standardized.path }
        let folders = (environment["EASEL_RUNTIME"].map { [$0] } ?? []) + places
        return folders.map { "\($0)/confined-run" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
