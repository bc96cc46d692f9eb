import Foundation
import Synchronization

/// The output for results that are not files: standard output.
package enum ResultOutput {
    private static let descriptor = Mutex(STDOUT_FILENO)
    private static let kept = Mutex<[UInt8]?>(nil)

    /// Reserves standard output for results: from now on, everything else that the process prints goes to standard error.
    package static func divertPrinting() {
        let kept = dup(STDOUT_FILENO)
        guard kept >= 0 else { return }
        _ = fcntl(kept, F_SETFD, FD_CLOEXEC)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        descriptor.withLock { $0 = kept }
    }

    /// Keeps results from now on instead of writing them, until `takeKept`.
    package static func keep() { kept.withLock { $0 = [] } }

    /// Returns the results since `keep`; later ones are written again.
    package static func takeKept() -> [UInt8] {
        kept.withLock { kept in
            defer { kept = nil }
            return kept ?? []
        }
    }

    /// Writes bytes to standard output, unless they are to be kept.
    ///
    /// - Throws: `WriteError`, as `writeThrough` does.
    package static func write(_ bytes: [UInt8]) throws(WriteError) {
        let isKept = kept.withLock { kept in
            kept?.append(contentsOf: bytes)
            return kept != nil
        }
        if !isKept { try writeThrough(bytes) }
    }

    /// Writes a text to standard output, as `print` does, which ignores a full disk.
    ///
    /// - Throws: `WriteError`, as `writeThrough` does.
    package static func print(_ text: String, terminator: String = "\n") throws(WriteError) { try write(Array((text + terminator).utf8)) }

    /// Writes bytes to standard output. Foundation's own function doesn't report the system's reason when the reader has closed the pipe.
    ///
    /// - Throws: `WriteError`, for example if the reader has closed the pipe or the disk is full.
    package static func writeThrough(_ bytes: [UInt8]) throws(WriteError) {
        let failure: Int32? = descriptor.withLock { descriptor in
            unsafe bytes.withUnsafeBytes { buffer in
                var rest = unsafe buffer[...]
                while unsafe !rest.isEmpty {
                    let count = unsafe Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                    if count >= 0 {
                        unsafe rest = rest.dropFirst(count)
                    } else if errno == EAGAIN {
                        // The pipe is non-blocking and full: wait until it takes more.
                        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                        unsafe poll(&request, 1, -1)
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
