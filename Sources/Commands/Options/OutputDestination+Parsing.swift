import FramePipeline

extension OutputDestination {
    /// Parses the value of `-o`.
    ///
    /// `frame-%04d.png` is a pattern; an existing folder, a trailing slash or a name without an extension is a folder with files named `frame-0000.png` and so
    /// on; `.png`, `.jpg`, `.pdf`, and `.svg` are a single image; `-` is standard output; the other extensions are those of `AnimationFormat`. Extensions are not case-sensitive.
    ///
    /// - Parameters:
    ///   - text: as typed.
    ///   - frameCount: the number of frames in the whole sequence; names are wide enough for the last one's number, regardless of the drawn range.
    ///   - drawnCount: the number of frames to draw.
    ///   - isFolder: returns whether a path is an existing folder.
    /// - Throws: `UsageError` for an invalid pattern, an unknown extension, or several frames for one image.
    package init(
        _ text: String, frameCount: Int, drawnCount: Int, isFolder: (String) -> Bool = OutputDestination.isExistingFolder
    ) throws(UsageError) {
        if text == "-" {
            self = .standardOutput
            return
        }
        guard !text.isEmpty else { throw UsageError("-o takes a file name, a pattern such as frame-%04d.png, a folder, or -") }
        if text.hasSuffix("/") || isFolder(text) {
            self = .sequence(FramePattern(folder: text, count: frameCount))
            return
        }

        let fileExtension = Self.fileExtension(of: text)
        switch (try FramePattern.read(text), StillFormat(fileExtension: fileExtension)) {
        case (.pattern(let pattern), let format?) where format.canBeSequence:
            self = .sequence(pattern)
        case (.pattern, _):
            throw UsageError("-o \(text): only patterns that end in .png or .jpg are supported")
        case (.plain(let path), let format?):
            guard drawnCount == 1 else {
                let ending = format.canBeSequence ? fileExtension : "png"
                let example = "\(path.dropLast(fileExtension.count + 1))-%04d.\(ending)"
                throw UsageError("-o \(text): \(drawnCount) frames do not fit in one image; use a pattern such as \(example), or a folder")
            }
            self = .still(path: path)
        case (.plain, nil) where fileExtension.isEmpty:
            self = .sequence(FramePattern(folder: text, count: frameCount))
        case (.plain(let path), nil):
            guard let format = AnimationFormat(rawValue: fileExtension) else {
                throw UsageError(
                    "-o \(text): .\(fileExtension) is not a supported format; use .png, .jpg, .gif, .apng, .webp, .mp4, .webm, or .mov, or .pdf or .svg for a still"
                )
            }
            self = .animation(format, path: path)
        }
    }

    /// Returns the extension in lower case and without the dot; empty for names such as `frames`, `.hidden` and `a.b/frames`.
    private static func fileExtension(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex, name.contains(where: { $0 != "." }) else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }
}

extension FramePattern {
    /// The meaning of a text with percent signs.
    enum Reading: Equatable {
        /// A name without a frame number; `%%` is already replaced by one percent sign.
        case plain(String)
        case pattern(FramePattern)
    }

    /// Parses a file name or pattern.
    ///
    /// - Throws: `UsageError` for a second number, or for a percent sign that starts neither a number nor `%%`.
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
                throw UsageError("-o \(text): % must be followed by the format of the frame number, as in %04d, or by a second % for a percent sign")
            }
            rest.removeFirst()
            guard pieces.count == 1 else { throw UsageError("-o \(text): a pattern can contain only one number") }
            digits = width
            pieces.append("")
        }
        if pieces.count == 1 { return .plain(pieces[0]) }
        return .pattern(FramePattern(prefix: pieces[0], suffix: pieces[1], digits: digits))
    }
}
