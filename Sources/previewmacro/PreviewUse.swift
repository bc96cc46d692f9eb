import Foundation

/// One `#Preview("Name") { … }` of a file.
struct PreviewUse {
    /// Unlike those of all other uses in the module, and the same in each compilation.
    let symbol: String
    /// What it is called, when that is a plain text.
    let name: String?
    /// The function that makes it.
    let expansion: String

    /// - Parameters:
    ///   - text: from the end of what stands before, comments included.
    ///   - discriminator: the beginning of names that are free for this use.
    init?(_ text: String, discriminator: String) {
        guard let start = Self.start(of: text), text[start...].hasPrefix(Self.keyword) else { return nil }
        let arguments = text[start...].dropFirst(Self.keyword.count)
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in discriminator.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        symbol = "easel_preview_\(String(hash, radix: 16))"
        name = Self.name(arguments)
        // The name as the compiler makes unique ones: with its length before it, and what kind of name it is behind it.
        let unique = "\(discriminator)12EaselPreviewfMu_"
        expansion = "@_silgen_name(\"\(symbol)\") @MainActor func \(unique)() -> any SwiftUI.View { __easelPreview\(arguments) }"
    }

    /// Tells `render` of the use, as a line of JSON at the end of a file; the same use may be told several times.
    func note(in path: String?, file: String?, offset: Int?) {
        guard let path, let handle = FileHandle(forWritingAtPath: path) else { return }
        let note: [String: Any] = ["symbol": symbol, "name": name ?? "", "file": file ?? "", "offset": offset ?? 0]
        guard var line = try? JSONSerialization.data(withJSONObject: note, options: .sortedKeys) else { return }
        line.append(UInt8(ascii: "\n"))
        // Several compiler processes may write at once; a line this short is not torn.
        _ = try? handle.seekToEnd()
        try? handle.write(contentsOf: line)
    }

    private static let keyword = "#Preview"

    /// Behind blanks and comments.
    private static func start(of text: String) -> String.Index? {
        var place = text.startIndex
        while place < text.endIndex {
            let rest = text[place...]
            if rest.hasPrefix("//") {
                guard let end = rest.firstIndex(where: \.isNewline) else { return nil }
                place = end
            } else if rest.hasPrefix("/*") {
                guard let end = rest.range(of: "*/") else { return nil }
                place = end.upperBound
            } else if rest[place].isWhitespace {
                place = text.index(after: place)
            } else {
                return place
            }
        }
        return nil
    }

    /// `("Name"` at the beginning of the arguments.
    private static func name(_ arguments: Substring) -> String? {
        let rest = arguments.drop { $0.isWhitespace }
        guard rest.hasPrefix("(") else { return nil }
        let literal = rest.dropFirst().drop { $0.isWhitespace }
        guard literal.hasPrefix("\""), !literal.hasPrefix("\"\"\""), let end = literal.dropFirst().firstIndex(of: "\"") else { return nil }
        let text = literal[literal.index(after: literal.startIndex)..<end]
        return text.isEmpty || text.contains("\\") ? nil : String(text)
    }
}
