import Foundation

/// Prints messages for people.
package enum MessageOutput {
    /// Prints lines to standard error, each after the command's name unless the message begins with a position in a file.
    package static func print(_ text: String, isPrefixed: Bool = true) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { (isPrefixed ? "render: " : "") + "\($0)\n" }
        try? FileHandle.standardError.write(contentsOf: Data(lines.joined().utf8))
    }
}
