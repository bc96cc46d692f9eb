import FramePipeline

extension OutputDestination {
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

    /// In lower case and without the dot; empty for names such as `frames`, `.hidden` and `a.b/frames`.
    private static func fileExtension(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex, name.contains(where: { $0 != "." }) else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }
}

extension FramePattern {
    /// What a text with percent signs says.
    enum Reading: Equatable {
        /// No number in it; `%%` is already one sign.
        case plain(String)
        case pattern(FramePattern)
    }

    /// - Throws: `UsageError` for a second number, or a percent sign that starts neither a number nor `%%`.
    static func read(_ text: String) throws(UsageError) -> Reading {
        var pieces = [""]
        var digits = 1
        var rest = text[...]
        while let character = rest.popFirst() {
            guard character == "%" else {
                pieces[pieces.count - 1].append(character)
                continue
            }
            if rest.first == "%" {
                rest.removeFirst()
                pieces[pieces.count - 1].append("%")
                continue
            }
            var width = 1
            if rest.first == "0", let digit = rest.dropFirst().first, digit.isASCII, let value = digit.wholeNumberValue, value > 0 {
                width = value
                rest.removeFirst(2)
            }
            guard rest.first == "d" else {
                throw UsageError("-o \(text): after % comes the frame's number, as in %04d, or a second % for the sign itself")
            }
            rest.removeFirst()
            guard pieces.count == 1 else { throw UsageError("-o \(text): a pattern has one number, not two") }
            digits = width
            pieces.append("")
        }
        if pieces.count == 1 { return .plain(pieces[0]) }
        return .pattern(FramePattern(prefix: pieces[0], suffix: pieces[1], digits: digits))
    }
}
