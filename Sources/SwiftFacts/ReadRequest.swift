import Foundation

/// A question to `swift-reader`, the process that reads Swift with the toolchain's own parser: a line of JSON. The answer to it is one, too.
public struct ReadRequest: Codable, Sendable {
    /// One file.
    public struct File: Codable, Sendable {
        /// The file's name decides how it is read: statements at the top level of `main.swift` start an app.
        public var name: String
        public var text: Data
        /// Whether the text is compiled as it is; otherwise it is rewritten for the target first.
        public var isRewritten: Bool

        /// Whether the rewriting removes each `#Preview`.
        public var leavesOutPreviews: Bool

        public init(name: String, text: Data, isRewritten: Bool, leavesOutPreviews: Bool) {
            (self.name, self.text, self.isRewritten, self.leavesOutPreviews) = (name, text, isRewritten, leavesOutPreviews)
        }
    }

    public var files: [File]
    public var target: ReadTarget
    /// A question about parts that can be left out.
    public var pieces: PieceRequest?

    public init(files: [File], target: ReadTarget) { (self.files, self.target) = (files, target) }
}

/// The platform that source is read for.
public struct ReadTarget: Codable, Hashable, Sendable {
    /// The names of the platform in `os(…)` and `#available`, such as `iOS` and `iOSApplicationExtension`.
    public var systems: [String]
    /// The major version of the system.
    public var version: Int
    /// Whether `canImport(UIKit)` is true; otherwise `canImport(AppKit)` is.
    public var hasUIKit: Bool

    public init(systems: [String], version: Int, hasUIKit: Bool) { (self.systems, self.version, self.hasUIKit) = (systems, version, hasUIKit) }
}

/// The answer: the facts of each file, in the order of the request.
public struct ReadAnswer: Codable, Sendable {
    public var files: [FileFacts]
    public var pieces: PieceAnswer?

    public init(files: [FileFacts]) { self.files = files }
}
