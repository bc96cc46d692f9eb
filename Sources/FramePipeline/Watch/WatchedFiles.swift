import Foundation

/// The files that a scene depends on, as `render watch` sees them.
///
/// A scene reads files of its own folder only, and names what it reads. So those are watched that lie there and whose name, with or without extension, is in
/// its text, and those that are named in them.
package struct WatchedFiles {
    /// What tells whether a file is another one than before.
    package struct Stamp: Equatable {
        var date: Date
        var size: Int
        /// Of the file itself: editors write a new one and rename it.
        var number: Int
    }

    private let input: String
    private let others: [String]
    private static let readable: Set<String> = ["json", "jsonc", "yaml", "yml", "swift", "svg"]
    private static let pictures: Set<String> = ["png", "jpg", "jpeg", "ttf", "otf", "ttc"]
    /// Files and folders that are looked at, against folders that hold the world.
    private static let limit = 5_000
    /// Files larger than this aren't scenes.
    private static let sizeLimit = 64 * 1024 * 1024

    /// - Parameters:
    ///   - input: a scene, a Swift file or a folder of those.
    ///   - others: further files, such as a timeline.
    package init(_ input: String, others: [String]) {
        // As the folder's files are found, so that none counts twice.
        (self.input, self.others) = (URL(filePath: input).path, others.map { URL(filePath: $0).path })
    }

    /// Each file with its stamp; one that isn't there has none.
    ///
    /// - Complexity: linear in the files of the folder, times the length of what is read of them.
    package func stamps() -> [String: Stamp] {
        let isFolder = OutputDestination.isExistingFolder(input)
        let folder = isFolder ? input : URL(filePath: input).deletingLastPathComponent().path
        let files = Self.files(in: folder)
        var found = Set(others)
        var open: [String]
        if isFolder {
            open = files.filter { $0.hasSuffix(".swift") }
        } else {
            open = [input]
        }
        while let path = open.popLast() {
            guard found.insert(path).inserted, Self.readable.contains(Self.fileExtension(path)), let text = Self.text(of: path) else { continue }
            for file in files where !found.contains(file) && text.contains(Self.stem(file)) { open.append(file) }
        }
        return Dictionary(uniqueKeysWithValues: found.compactMap { path in Self.stamp(path).map { (path, $0) } })
    }

    private static func fileExtension(_ path: String) -> String { URL(filePath: path).pathExtension.lowercased() }

    /// The name as scenes write it: `photo` may stand for `photo@2x.png`.
    private static func stem(_ path: String) -> String {
        let name = URL(filePath: path).deletingPathExtension().lastPathComponent
        return String(name.prefix { $0 != "@" })
    }

    private static func text(of path: String) -> String? {
        guard let size = stamp(path)?.size, size <= sizeLimit, let data = FileManager.default.contents(atPath: path) else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    private static func stamp(_ path: String) -> Stamp? {
        let path = URL(filePath: path).resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path), attributes[.type] as? FileAttributeType == .typeRegular else {
            return nil
        }
        return Stamp(
            date: attributes[.modificationDate] as? Date ?? .distantPast, size: attributes[.size] as? Int ?? 0,
            number: attributes[.systemFileNumber] as? Int ?? 0)
    }

    /// What a scene may read in a folder and those below it, but hidden ones.
    private static func files(in folder: String) -> [String] {
        guard let walk = FileManager.default.enumerator(at: URL(filePath: folder), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles]) else {
            return []
        }
        var (files, count): ([String], Int) = ([], 0)
        for case let url as URL in walk {
            count += 1
            if count > limit { break }
            let kind = url.pathExtension.lowercased()
            // A picture that is named by its set has the set's name in the catalogue.
            if readable.contains(kind) || pictures.contains(kind) { files.append(url.path) }
        }
        return files
    }
}
