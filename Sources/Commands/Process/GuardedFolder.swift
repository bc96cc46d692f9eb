import Foundation
import FramePipeline

/// A temporary folder that is removed when this process ends, even if it is killed.
package final class GuardedFolder: Sendable {
    package let url: URL
    /// Its closing notifies the guard that this process has ended.
    private let pipe = ProgramStart.makePipe()

    /// Creates the folder.
    ///
    /// - Parameter name: the beginning of its name.
    package init(_ name: String) throws {
        url = FileManager.default.temporaryDirectory.appending(path: "\(name)-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let guardian = Process()
        guardian.executableURL = URL(filePath: "/bin/sh")
        // The processes that write into the folder end at the same time as this one.
        guardian.arguments = ["-c", "trap '' INT TERM HUP; read -r line; [ \"$line\" ] || sleep 1; rm -rf \"$0\"", url.path]
        guardian.standardInput = pipe
        guardian.standardOutput = FileHandle.nullDevice
        guardian.standardError = FileHandle.nullDevice
        // Without it, only a killed process leaves the folder.
        try? Interruption.start(guardian)
    }

    /// Removes the folder.
    package func remove() {
        try? FileManager.default.removeItem(at: url)
        _ = try? pipe.fileHandleForWriting.write(contentsOf: Data("done\n".utf8))
        try? pipe.fileHandleForWriting.close()
    }
}
