import Foundation

/// The destination and file format of the frames: the meaning of `-o`.
package enum OutputDestination: Sendable, Equatable {
    /// `-`: PNG files one after the other on standard output, which then carries nothing else.
    case standardOutput
    /// One image in one file, whose format its extension names (`StillFormat`).
    case still(path: String)
    /// A PNG or JPEG file for each frame.
    case sequence(FramePattern)
    /// All frames in one animated file.
    case animation(AnimationFormat, path: String)

    /// An animated file format, named by its extension.
    package enum AnimationFormat: String, Sendable, CaseIterable {
        case gif, apng, webp, mp4, webm, mov
    }

    /// Returns whether a path is an existing folder, or a symbolic link to one.
    package static func isExistingFolder(_ path: String) -> Bool {
        AtomicFile.type(of: URL(filePath: path).resolvingSymlinksInPath()) == .typeDirectory
    }
}
