import Foundation
import Inputs
import Synchronization

/// Prints messages for people.
package enum MessageOutput {
    private static let receiver = Mutex<(@Sendable (String) -> Void)?>(nil)

    /// From now on, passes all messages to a function, without the command's name, instead of printing them.
    package static func divert(to receive: @escaping @Sendable (String) -> Void) { receiver.withLock { $0 = receive } }

    /// Returns lines in which the characters that a terminal would obey are escaped.
    package static func printable(_ text: String) -> String { Diagnostic.printable(text, keepsLines: true) }

    /// Prints lines to standard error, each after the command's name unless the message begins with a position in a file.
    ///
    /// Messages quote data and file names, so control characters in them are escaped.
    package static func print(_ text: String, isPrefixed: Bool = true) {
        let text = printable(text)
        if let receive = receiver.withLock({ $0 }) { return receive(text) }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { (isPrefixed ? "render: " : "") + "\($0)\n" }
        try? FileHandle.standardError.write(contentsOf: Data(lines.joined().utf8))
    }
}
