import CairoCanvas
import Foundation

/// What the command tells the shell when it ends (Swift Testing already has an `ExitStatus`). The numbers from 64 on are those of BSD's `sysexits.h`.
package enum CommandStatus: Int32, Sendable, CaseIterable {
    /// All was done.
    case done = 0
    /// `compare`: the pictures are of one size and pixels differ.
    case pixelsDiffer = 1
    /// `compare`: the pictures differ in size.
    case sizesDiffer = 2
    /// The command line is wrong (`EX_USAGE`).
    case usage = 64
    /// The scene or the picture is wrong (`EX_DATAERR`).
    case badInput = 65
    /// There is no such input, or it cannot be read (`EX_NOINPUT`).
    case noInput = 66
    /// Something that the command needs is not installed (`EX_UNAVAILABLE`).
    case unavailable = 69
    /// Our own fault (`EX_SOFTWARE`).
    case internalError = 70
    /// The result cannot be written (`EX_CANTCREAT`).
    case cannotWrite = 73
    /// Ended by Ctrl-C, a closed terminal or `kill`: 128 plus the number of Ctrl-C's signal.
    case interrupted = 130
}

/// An error that knows how the command ends because of it. Its `description` is what the user reads: one or more lines without a final newline.
package protocol CommandError: Error, CustomStringConvertible {
    var exitStatus: CommandStatus { get }
    /// Whether each line is printed after the command's name; false for messages that begin with a file's place, which editors look for.
    var isPrefixed: Bool { get }
}

extension CommandError {
    package var isPrefixed: Bool { true }
}

/// How a process ends that could not do what it was asked for.
package enum CommandEnd {
    /// Says why, in the form that `--progress` asks for as well, and ends with the error's status; one that nobody foresaw is our own fault.
    ///
    /// A process that was interrupted ends because of that instead.
    package static func failed(_ error: any Error) -> Never {
        Interruption.waitForEnd()
        let known = error as? any CommandError
        let (text, status) = (known?.description ?? "\(error)", known?.exitStatus ?? .internalError)
        ProgressReporter.ofProcess?.failed(text, status: status)
        MessageOutput.print(text, isPrefixed: known?.isPrefixed ?? true)
        exit(status.rawValue)
    }
}

/// Something on the command line is wrong; nothing was drawn or written.
package struct UsageError: CommandError, Equatable {
    /// Names the value as it was typed, says what is wrong with it and what would be right.
    package let description: String

    package init(_ description: String) {
        self.description = description
    }

    package var exitStatus: CommandStatus { .usage }
}

extension CanvasError: CommandError {
    /// What a scene asks too much of is the scene's fault.
    package var exitStatus: CommandStatus {
        if case .tooManyLayers = self { .badInput } else { .internalError }
    }
}
