import Foundation
import Synchronization

/// Where results go that are not files.
package enum ResultOutput {
    private static let descriptor = Mutex(STDOUT_FILENO)

    /// Keeps standard output for results alone: from now on, what the process prints goes to standard error.
    package static func divertPrinting() {
        let kept = dup(STDOUT_FILENO)
        guard kept >= 0 else { return }
        dup2(STDERR_FILENO, STDOUT_FILENO)
        descriptor.withLock { $0 = kept }
    }

    /// Foundation's own writing keeps the system's reason to itself where a reader is gone.
    ///
    /// - Throws: `WriteError`, where whoever reads is gone or the disk is full.
    package static func write(_ bytes: [UInt8]) throws(WriteError) {
        let failure: Int32? = descriptor.withLock { descriptor in
            unsafe bytes.withUnsafeBytes { buffer in
                var rest = unsafe buffer[...]
                while unsafe !rest.isEmpty {
                    let count = unsafe Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                    if count >= 0 {
                        unsafe rest = rest.dropFirst(count)
                    } else if errno == EAGAIN {
                        // A pipe that doesn't wait: until there is room.
                        var place = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                        unsafe poll(&place, 1, -1)
                    } else if errno != EINTR {
                        return errno
                    }
                }
                return nil
            }
        }
        guard let failure else { return }
        let error = POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO)
        throw WriteError(path: "standard output", reason: FileErrorReason.describe(error, at: "/", missing: "it is closed"))
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
