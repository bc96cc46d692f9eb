import SwiftFacts

/// A part of the source that isn't compiled.
package struct LeftOutPiece: Codable, Equatable, Hashable, Sendable {
    /// Why a part is left out.
    package enum Cause: Codable, Equatable, Hashable, Sendable {
        /// It needs modules that don't exist.
        case missingModules([String])
        /// It uses a part that was left out before.
        case leftOut(String)
        /// It uses a name of Apple's that Easel doesn't have.
        case lacking(String)
        /// The compiler refuses it for another reason.
        case refused(String)
    }

    /// What it is, such as `modifier` or `type`.
    package let kind: String
    /// Its name, such as `.glow(radius:)` or `Home.share()`.
    package let name: String
    package let file: String
    /// Counted from 1.
    package let line: Int
    package let cause: Cause
    /// The compiler's message.
    package let message: String

    /// Its name for people, with what it is if the name alone doesn't tell.
    package var title: String {
        switch kind {
        case "import": "import \(name)"
        case "body": "the body of \(name)"
        case "file": "the file"
        case "argument": "the argument \(name)"
        case "conformance": "the conformance \(name)"
        default: name
        }
    }
}

/// What may be left out of source that doesn't compile.
package struct Tolerance: Equatable, Sendable {
    /// `--tolerant`: also what is the author's mistake.
    package var isAll = false
    /// The absolute path of the file that was asked for; nil for a folder.
    package var askedFile: String?

    package init(isAll: Bool = false, askedFile: String? = nil) { (self.isAll, self.askedFile) = (isAll, askedFile) }

    /// Identifies the rules in the names of cached programs.
    var identity: [String] { ["tolerance", "\(isAll)", askedFile ?? ""] }
}
