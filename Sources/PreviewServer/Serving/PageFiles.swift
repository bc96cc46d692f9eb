import Foundation

/// The files of the page: HTML, CSS, and JavaScript modules.
package struct PageFiles: Sendable {
    private let folder: URL

    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml",
    ]

    /// Finds the files that belong to a command.
    ///
    /// - Parameter command: the executable. SwiftPM puts the files beside it, Scripts/install into `../share/easel/page`.
    /// - Returns: nil if they are missing.
    package init?(of command: URL) {
        let folder = command.resolvingSymlinksInPath().deletingLastPathComponent()
        let candidates = [
            folder.appending(path: "Easel_PreviewServer.resources/Page"), folder.deletingLastPathComponent().appending(path: "share/easel/page"),
        ]
        guard let found = candidates.first(where: { FileManager.default.fileExists(atPath: $0.appending(path: "index.html").path) }) else { return nil }
        self.init(folder: found)
    }

    package init(folder: URL) { self.folder = folder }

    /// Returns a file with its media type; nil for an unknown name.
    ///
    /// - Parameter name: without folders.
    func file(_ name: String) -> (data: Data, type: String)? {
        let isPlain = name.first != "." && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") }
        guard isPlain, let type = Self.types[URL(filePath: name).pathExtension], let data = try? Data(contentsOf: folder.appending(path: name)) else {
            return nil
        }
        return (data, type)
    }
}
