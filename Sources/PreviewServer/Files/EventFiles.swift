import Foundation

/// The files with the events of requests, of which the ones used last are kept.
struct EventFiles {
    /// The number of files that are kept. A file is read when a view or a command begins; one that was removed is written again.
    static let limit = 100

    private let folder: URL
    /// The one used last is at the end.
    private var files: [URL] = []

    /// - Parameter folder: an existing folder.
    init(_ folder: URL) { self.folder = folder }

    /// Returns the file with events, which is written if it doesn't exist.
    ///
    /// - Parameter id: the same for the same events.
    mutating func file(of events: String, id: String) throws -> URL {
        let file = folder.appending(path: "events-\(id).json")
        if !FileManager.default.fileExists(atPath: file.path) { try Data(events.utf8).write(to: file) }
        files.removeAll { $0 == file }
        files.append(file)
        if files.count > Self.limit { try? FileManager.default.removeItem(at: files.removeFirst()) }
        return file
    }
}
