import Foundation

/// What the command says to people.
package enum MessageOutput {
    /// On standard error, each line with the command's name before it unless it begins with a place in a file.
    package static func print(_ text: String, isPrefixed: Bool = true) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { (isPrefixed ? "render: " : "") + "\($0)\n" }
        try? FileHandle.standardError.write(contentsOf: Data(lines.joined().utf8))
    }
}
