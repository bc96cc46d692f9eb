import Foundation

/// Where the frames go and in what form: the meaning of `-o`.
package enum OutputDestination: Sendable, Equatable {
    /// `-`: PNG files one after the other on standard output, and nothing else there.
    case standardOutput
    /// One picture in one PNG file.
    case still(path: String)
    /// A PNG file for each frame.
    case sequence(FramePattern)
    /// All frames in one file that moves.
    case animation(AnimationFormat, path: String)

    /// A file that moves, by its extension.
    package enum AnimationFormat: String, Sendable, CaseIterable {
        case gif, apng, webp, mp4, webm
    }

    /// Whether there is a folder of that name, also behind a symbolic link.
    package static func isExistingFolder(_ path: String) -> Bool {
        AtomicFile.type(of: URL(filePath: path).resolvingSymlinksInPath()) == .typeDirectory
    }
}
