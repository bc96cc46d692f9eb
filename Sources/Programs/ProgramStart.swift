import Foundation
import Synchronization

/// Starts other programs, one after the other.
///
/// While Foundation's `Process` starts a program, each pipe that another thread creates would pass to that program, and a reader of such a pipe would see its end
/// only when that program ends as well: a preview's edit waited forever for the compiler's output, because a view's process had the pipe too.
package enum ProgramStart {
    private static let lock = Mutex(())

    /// Starts a program.
    ///
    /// - Throws: `POSIXError`.
    package static func run(_ process: ProgramProcess) throws { try lock.withLock { _ in try process.start() } }

    /// Starts a program as Foundation does.
    package static func run(_ process: Process) throws { try lock.withLock { _ in try process.run() } }

    /// Creates a pipe that only the program it is given to inherits.
    package static func makePipe() -> Pipe {
        lock.withLock { _ in
            let pipe = Pipe()
            for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] { _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC) }
            return pipe
        }
    }
}
