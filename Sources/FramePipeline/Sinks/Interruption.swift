import Dispatch
import Foundation

/// Lets the process clean up when it is told to end: by Ctrl-C, by a closed terminal, by `kill`.
package final class Interruption {
    private let sources: [any DispatchSourceSignal]

    /// - Parameter clean: called on a thread of its own before the process ends with the status `interrupted`, whichever signal it was.
    package init(clean: @escaping @Sendable () -> Void) {
        sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                clean()
                _exit(CommandStatus.interrupted.rawValue)
            }
            source.resume()
            return source
        }
    }

    /// From now on signals end the process as they do.
    package func end() {
        for source in sources { source.cancel() }
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
    }
}
