import Foundation
import Synchronization

/// Where results go that are not files.
package enum ResultOutput {
    private static let handle = Mutex(FileHandle.standardOutput)

    /// Keeps standard output for results alone: from now on, what the process prints goes to standard error.
    package static func divertPrinting() {
        let kept = dup(STDOUT_FILENO)
        guard kept >= 0 else { return }
        dup2(STDERR_FILENO, STDOUT_FILENO)
        handle.withLock { $0 = FileHandle(fileDescriptor: kept) }
    }

    /// - Throws: `WriteError`, where whoever reads is gone or the disk is full.
    package static func write(_ bytes: [UInt8]) throws(WriteError) {
        do {
            try handle.withLock { try $0.write(contentsOf: Data(bytes)) }
        } catch {
            throw WriteError(path: "standard output", reason: FileErrorReason.describe(error, at: "/", missing: "it is closed"))
        }
    }
}

/// What the command says to people.
package enum MessageOutput {
    /// On standard error, each line with the command's name before it unless it begins with a place in a file.
    package static func print(_ text: String, isPrefixed: Bool = true) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { (isPrefixed ? "render: " : "") + "\($0)\n" }
        try? FileHandle.standardError.write(contentsOf: Data(lines.joined().utf8))
    }
}
