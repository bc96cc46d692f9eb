import Foundation
import SceneFormat

/// The file that `--timeline` names.
package struct TimelineFile: Sendable, Equatable, Codable {
    /// As typed; `-` is standard input.
    package var path: String
    /// What is in it, once it was read: a pipe can be read only once.
    package private(set) var contents: Data?

    package init(path: String) { self.path = path }

    /// The file with its contents.
    ///
    /// - Throws: `InputError`.
    package func read() throws(InputError) -> TimelineFile {
        guard contents == nil else { return self }
        var file = self
        file.contents = Data(try InputFile.read(path, limit: SceneLimits.default.fileSize))
        return file
    }

    /// The file for the timeline's reader.
    ///
    /// - Throws: `InputError`.
    func source() throws(InputError) -> SourceFile {
        SourceFile(name: path == "-" ? "standard input" : path, bytes: [UInt8](try read().contents ?? Data()))
    }
}
