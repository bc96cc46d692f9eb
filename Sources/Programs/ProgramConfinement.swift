import Synchronization

/// How a program is started that reads a file from a stranger: with the rights of this process, or with fewer.
///
/// The command confines such programs where the machine can do that. A view's process doesn't: what it starts has its own rights, which a sandbox has
/// already limited.
package enum ProgramConfinement {
    /// Returns the program and the arguments that run a program which reads some files and writes a folder; nil if it can't be confined here.
    package typealias Command = @Sendable (_ program: String, _ readable: [String], _ writable: String) -> (program: String, arguments: [String])?

    private static let command = Mutex<Command?>(nil)

    /// Sets how programs are confined from now on.
    package static func set(_ command: @escaping Command) { self.command.withLock { $0 = command } }

    /// Returns the program and the arguments that run a program.
    ///
    /// - Parameters:
    ///   - readable: the absolute paths of files and folders.
    ///   - writable: the absolute path of a folder that exists.
    package static func confined(_ program: String, _ arguments: [String], readable: [String], writable: String) -> (program: String, arguments: [String]) {
        let command = command.withLock { $0 }
        guard let (runner, words) = command?(program, readable, writable) else { return (program, arguments) }
        return (runner, words + arguments)
    }
}
