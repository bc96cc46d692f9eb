import Commands
import Foundation

extension RenderProcess {
    /// Returns the output of a command, for work that takes long: lists of views, checks, and exports.
    ///
    /// - Parameter statuses: the statuses that are not errors.
    /// - Throws: `LiveError` with its messages.
    func output(of arguments: [String], statuses: Set<Int32> = [0]) async throws -> Data {
        let result = try await run(arguments)
        guard statuses.contains(result.status) else {
            throw LiveError(result.failure, exitStatus: CommandStatus(rawValue: result.status) ?? .internalError)
        }
        return result.output
    }
}
