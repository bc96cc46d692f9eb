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

    /// Reads what was typed after `-o`.
    ///
    /// `frame-%04d.png` is a pattern; an existing folder, a trailing slash or a name without extension is a folder, in which the files are
    /// called `frame-0000.png` and so on; `.png` is one picture; `-` is standard output; the other extensions are those of `AnimationFormat`.
    /// Case does not matter in extensions.
    ///
    /// - Parameters:
    ///   - text: as typed.
    ///   - frameCount: how many frames the whole sequence has; names have room for the last one's number whatever range is drawn.
    ///   - drawnCount: how many of them are drawn.
    ///   - isFolder: whether a path is an existing folder.
    /// - Throws: `UsageError` for a bad pattern, an unknown extension, or more than one picture for one name.
    package init(
        _ text: String, frameCount: Int, drawnCount: Int, isFolder: (String) -> Bool = OutputDestination.isExistingFolder
    ) throws(UsageError) {
        if text == "-" {
            self = .standardOutput
            return
        }
        guard !text.isEmpty else { throw UsageError("-o needs a name, a pattern such as frame-%04d.png, a folder, or -") }
        if text.hasSuffix("/") || isFolder(text) {
            self = .sequence(FramePattern(folder: text, count: frameCount))
            return
        }

        let fileExtension = Self.fileExtension(of: text)
        switch (try FramePattern.read(text), fileExtension) {
        case (.pattern(let pattern), "png"):
            self = .sequence(pattern)
        case (.pattern, _):
            throw UsageError("-o \(text): a pattern for many files ends in .png")
        case (.plain, ""):
            self = .sequence(FramePattern(folder: text, count: frameCount))
        case (.plain(let path), "png"):
            guard drawnCount == 1 else {
                let example = path.dropLast(4) + "-%04d.png"
                throw UsageError("-o \(text): \(drawnCount) frames do not fit in one picture; write a pattern such as \(example), or a folder")
            }
            self = .still(path: path)
        case (.plain(let path), _):
            guard let format = AnimationFormat(rawValue: fileExtension) else {
                throw UsageError("-o \(text): .\(fileExtension) is not a format this can write; use .png, .gif, .apng, .webp, .mp4 or .webm")
            }
            self = .animation(format, path: path)
        }
    }

    /// Whether there is a folder of that name, also behind a symbolic link.
    package static func isExistingFolder(_ path: String) -> Bool {
        AtomicFile.type(of: URL(filePath: path).resolvingSymlinksInPath()) == .typeDirectory
    }

    /// In lower case and without the dot; empty for names such as `frames`, `.hidden` and `a.b/frames`.
    private static func fileExtension(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex, name.contains(where: { $0 != "." }) else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }
}
