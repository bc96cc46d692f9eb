import Commands
import Foundation

/// The images of goldens below the root.
struct GoldenPictures {
    struct Entry: Encodable {
        /// The folder, relative to the root.
        let name: String
        /// The scene or Swift file, relative to the root; nil if it is outside.
        let input: String?
        let view: String?
        let frames: Int
    }

    let root: RootFolder
    /// The maximum number of files to visit.
    private static let limit = 20_000

    /// Returns all goldens.
    func list() -> [Entry] {
        guard let walk = FileManager.default.enumerator(at: URL(filePath: root.path), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles]) else {
            return []
        }
        var entries: [Entry] = []
        var count = 0
        for case let url as URL in walk {
            count += 1
            if count > Self.limit { break }
            guard url.lastPathComponent == GoldenManifest.fileName else { continue }
            let folder = url.deletingLastPathComponent().path
            guard let name = root.name(of: folder), let manifest = try? GoldenManifest.read(folder: folder), let options = try? manifest.options(folder: folder)
            else { continue }
            var input: String?
            if case .file(let path) = options.input { input = root.name(of: path) }
            entries.append(Entry(name: name, input: input, view: options.view, frames: manifest.count))
        }
        return entries.sorted { $0.name < $1.name }
    }

    /// Returns the PNG file of a frame.
    ///
    /// - Throws: `RootFolder.Refusal` for a folder outside; `InputError` for a golden without this frame.
    func picture(_ name: String, frame: Int) throws -> Data? {
        let folder = try root.existing(name)
        let manifest = try GoldenManifest.read(folder: folder)
        guard manifest.frames.indices.contains(frame) else { return nil }
        let entry = manifest.frames[manifest.frames[frame].sameAs ?? frame]
        guard let picture = entry.picture else { return nil }
        let path = try root.existing(name == "." ? picture : name + "/" + picture)
        return FileManager.default.contents(atPath: path)
    }
}
