import Foundation
import FramePipeline

/// The files that a scene may depend on, for `render watch`.
///
/// A scene reads only files in its own folder, and names them in its text. So the files in that folder are watched whose name, with or without extension,
/// occurs in the scene's text or in the text of a watched file.
package struct WatchedFiles {
    /// The attributes that change when a file is modified or replaced.
    package struct Stamp: Equatable {
        var date: Date
        var size: Int
        /// The file's inode number: editors write a new file and rename it.
        var number: Int
    }

    private let input: String
    private let others: [String]
    private static let readable: Set<String> = ["json", "jsonc", "yaml", "yml", "swift", "svg", "csv", "tsv", "ndjson", "jsonl"]
    private static let binaries: Set<String> = ["png", "jpg", "jpeg", "gif", "webp", "heic", "heif", "avif", "tiff", "tif", "bmp", "ttf", "otf", "ttc"]
    /// The maximum number of files and folders to visit, for folders that contain very many.
    private static let limit = 5_000
    /// The maximum size in bytes of a file that is searched for names; larger files aren't scenes.
    private static let sizeLimit = 64 * 1024 * 1024

    /// - Parameters:
    ///   - input: a scene, a Swift file or a folder of those.
    ///   - others: additional files, such as a timeline.
    package init(_ input: String, others: [String]) {
        // Paths have the same form as those of the folder's files, so that no file counts twice.
        (self.input, self.others) = (URL(filePath: input).path, others.map { URL(filePath: $0).path })
    }

    /// Returns the stamp of each existing file.
    ///
    /// - Complexity: the number of files in the folder times the length of the searched texts.
    package func stamps() -> [String: Stamp] {
        let isFolder = OutputDestination.isExistingFolder(input)
        let folder = isFolder ? input : URL(filePath: input).deletingLastPathComponent().path
        let files = Self.files(in: folder)
        var found: Set<String> = []
        var open = others + (isFolder ? files.filter { $0.hasSuffix(".swift") } : [input])
        while let path = open.popLast() {
            guard found.insert(path).inserted, Self.readable.contains(Self.fileExtension(path)), let text = Self.text(of: path) else { continue }
            for file in files where !found.contains(file) && text.contains(Self.stem(file)) { open.append(file) }
        }
        return Dictionary(uniqueKeysWithValues: found.compactMap { path in Self.stamp(path).map { (path, $0) } })
    }

    private static func fileExtension(_ path: String) -> String { URL(filePath: path).pathExtension.lowercased() }

    /// Returns the name as scenes write it: `photo` may refer to `photo@2x.png`.
    private static func stem(_ path: String) -> String {
        let name = URL(filePath: path).deletingPathExtension().lastPathComponent
        return String(name.prefix { $0 != "@" })
    }

    private static func text(of path: String) -> String? {
        guard let size = stamp(path)?.size, size <= sizeLimit, let data = FileManager.default.contents(atPath: path) else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    static func stamp(_ path: String) -> Stamp? {
        let path = URL(filePath: path).resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path), attributes[.type] as? FileAttributeType == .typeRegular else {
            return nil
        }
        return Stamp(
            date: attributes[.modificationDate] as? Date ?? .distantPast, size: attributes[.size] as? Int ?? 0,
            number: attributes[.systemFileNumber] as? Int ?? 0)
    }

    /// Returns the files that a scene may read in a folder and its subfolders, except hidden ones.
    private static func files(in folder: String) -> [String] {
        guard let walk = FileManager.default.enumerator(at: URL(filePath: folder), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles]) else {
            return []
        }
        var (files, count): ([String], Int) = ([], 0)
        for case let url as URL in walk {
            count += 1
            if count > limit { break }
            let kind = url.pathExtension.lowercased()
            // In an asset catalog, an image has the name of its image set in its own file name.
            if readable.contains(kind) || binaries.contains(kind) { files.append(url.path) }
        }
        return files
    }
}
