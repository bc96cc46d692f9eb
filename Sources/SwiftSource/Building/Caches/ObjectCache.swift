import Foundation
import FramePipeline
import SwiftFacts

/// Results of the compiler, each under a key that is derived from everything that it depends on.
struct ObjectCache: Sendable {
    /// The folder with the results; several processes may use it at once.
    private let folder: URL

    init(folder: URL) { self.folder = folder }

    /// Returns a key for texts and files.
    static func key(_ texts: [String], _ files: [(name: String, bytes: [UInt8])]) -> String {
        var hash = FNV1a()
        for text in texts { hash.add(Array(text.utf8)) }
        for file in files {
            hash.add(Array(file.name.utf8))
            hash.add(file.bytes)
        }
        return hash.digits
    }

    func object(_ key: String) -> URL { folder.appending(path: "\(key).o") }
    func folder(_ key: String) -> URL { folder.appending(path: key) }

    /// Returns whether a result exists, and records its use.
    ///
    /// Another process may be linking the result at the same time, and the linker fails if the date of one of its files changes. So the use is the time of the
    /// last access.
    func contains(_ result: URL) -> Bool {
        guard FileManager.default.fileExists(atPath: result.path) else { return false }
        OldFiles.recordUse(of: result)
        return true
    }

    /// Moves a file or a folder into the cache. If another process was faster, its identical result stays.
    func keep(_ item: URL, as result: URL) throws {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            if FileManager.default.fileExists(atPath: result.path) { return }
            try FileManager.default.moveItem(at: item, to: result)
        } catch {
            if FileManager.default.fileExists(atPath: result.path) { return }
            throw WriteError(ofSystem: error) ?? WriteError(path: result.path, reason: error.localizedDescription)
        }
    }

    func refusal(_ key: String) -> URL { folder.appending(path: "\(key).errors") }

    /// Returns what the compiler printed when it refused or checked a source; nil if it hasn't.
    func outputs(of refusal: URL) -> [String]? {
        guard contains(refusal), let data = try? Data(contentsOf: refusal) else { return nil }
        return try? JSONDecoder().decode([String].self, from: data)
    }

    /// Keeps what the compiler printed when it refused or checked a source, so that the same source gets the same answer at once.
    func keep(_ outputs: [String], as refusal: URL) throws { try AtomicFile.write(JSONEncoder().encode(outputs), to: refusal.path, waitsForDisk: false) }

    /// Returns the object of an entry point.
    ///
    /// - Parameter make: compiles the text if its object isn't in the cache.
    func entryPoint(_ text: String, interface: String, make: (String) throws -> URL) throws -> URL {
        let result = object(Self.key([text, interface], []))
        if !contains(result) { try keep(try make(text), as: result) }
        return result
    }

    /// Removes results that were not used for a long time.
    func removeOld() { OldFiles.remove(from: folder) }
}
