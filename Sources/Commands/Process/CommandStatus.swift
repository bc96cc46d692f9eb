import CairoCanvas
import Foundation
import FramePipeline

/// The exit status of the command (Swift Testing already has an `ExitStatus`). Numbers from 64 on are those of BSD's `sysexits.h`.
package enum CommandStatus: Int32, Sendable, CaseIterable {
    /// Success.
    case done = 0
    /// `compare`: the images have the same size but different pixels.
    case pixelsDiffer = 1
    /// `compare`: the images differ in size.
    case sizesDiffer = 2
    /// The command line is invalid (`EX_USAGE`).
    case usage = 64
    /// The scene or the image is invalid (`EX_DATAERR`).
    case badInput = 65
    /// The input is missing or cannot be read (`EX_NOINPUT`).
    case noInput = 66
    /// A program that the command needs is not installed (`EX_UNAVAILABLE`).
    case unavailable = 69
    /// A bug in the command itself (`EX_SOFTWARE`).
    case internalError = 70
    /// The result cannot be written (`EX_CANTCREAT`).
    case cannotWrite = 73
    /// Ended by Ctrl-C, a closed terminal or `kill`: 128 plus the number of Ctrl-C's signal.
    case interrupted = 130

    /// Whether another attempt would end in the same way, so that a scheduler must not try again: an error of the command line, the input, or the installation.
    package var isFinal: Bool {
        switch self {
        case .usage, .badInput, .noInput, .unavailable: true
        case .done, .pixelsDiffer, .sizesDiffer, .internalError, .cannotWrite, .interrupted: false
        }
    }
}

/// An error with the exit status that it causes. Its `description` is the message for the user: one or more lines without a final newline.
package protocol CommandError: Error, CustomStringConvertible {
    var exitStatus: CommandStatus { get }
    /// Whether each line is printed after the command's name; false for messages that begin with a position in a file, which editors recognize.
    var isPrefixed: Bool { get }
}

extension CommandError {
    package var isPrefixed: Bool { true }
}

/// Ends a process that failed.
package enum CommandEnd {
    /// Prints the reason, also as an event if `--progress` asks for events, and exits with the error's status; an unforeseen error counts as a bug.
    ///
    /// A process that was interrupted ends for that reason instead.
    ///
    /// - Parameter hint: a line below the reason.
    package static func failed(_ error: any Error, hint: String? = nil) -> Never {
        Interruption.waitForEnd()
        let known = error as? any CommandError ?? WriteError(ofSystem: error)
        let (text, status) = (known?.description ?? "\(error)", known?.exitStatus ?? .internalError)
        ProgressReporter.ofProcess?.failed(text, status: status)
        MessageOutput.print(text, isPrefixed: known?.isPrefixed ?? true)
        if let hint { MessageOutput.print(hint, isPrefixed: false) }
        ProgramSigns.end(status.rawValue)
        exit(status.rawValue)
    }
}

/// The command line is invalid; nothing was drawn or written.
package struct UsageError: CommandError, Equatable {
    /// A message with the value as typed, the problem, and a valid form.
    package let description: String

    package init(_ description: String) {
        self.description = description
    }

    package var exitStatus: CommandStatus { .usage }
}

extension CanvasError: CommandError {
    /// Exceeding a limit is an error of the scene.
    package var exitStatus: CommandStatus {
        if case .tooManyLayers = self { .badInput } else { .internalError }
    }
}

extension InputError: CommandError {
    package var exitStatus: CommandStatus {
        switch kind {
        case .unreadable: .noInput
        case .invalid: .badInput
        }
    }
}

extension WriteError: CommandError {
    package var exitStatus: CommandStatus { .cannotWrite }
}

extension MissingProgramError: CommandError {
    package var exitStatus: CommandStatus { .unavailable }
}
