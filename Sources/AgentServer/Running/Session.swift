import Foundation

/// What the server keeps between calls.
actor Session {
    nonisolated let process: RenderProcess
    private var listings: [String: (stamp: SourceStamp, entries: [ListedView])] = [:]
    private var recordings: [String: Recording] = [:]
    private var interacting: Set<String> = []

    init(process: RenderProcess) { self.process = process }

    /// Returns the apps, views, and previews of a Swift file or folder.
    ///
    /// - Throws: `ToolError` with the compiler's messages.
    func views(of input: String, timeout: Double) async throws -> [ListedView] {
        let stamp = SourceStamp(of: input)
        if let known = listings[input], known.stamp == stamp { return known.entries }
        let result = try await process.runSuccessfully([input, "--list", "--list-format", "json"], timeout: timeout)
        let entries = try JSONDecoder().decode([ListedView].self, from: result.output)
        listings[input] = (stamp, entries)
        return entries
    }

    /// Returns the recording of a preview, which no other call may change until `endInteraction`.
    ///
    /// - Throws: `ToolError` while another call interacts with the preview.
    func beginInteraction(with preview: String) throws(ToolError) -> Recording {
        guard interacting.insert(preview).inserted else { throw ToolError("another call interacts with this preview; wait for its answer") }
        return recordings[preview] ?? Recording()
    }

    /// - Parameter recording: the new one; nil after an error.
    func endInteraction(with preview: String, _ recording: Recording?) {
        interacting.remove(preview)
        if let recording { recordings[preview] = recording }
    }
}

/// An app, view, or preview, as `render --list --list-format json` prints it.
struct ListedView: Codable, Sendable, Equatable {
    let name: String
    let kind: String
    let file: String?
    let line: Int?
    /// Why the view can't be shown by its name alone.
    let obstacle: String?
}

/// The events of the calls so far, which are replayed before the next ones: a frame is a function of the events before it.
struct Recording: Sendable {
    var events: [JSONValue] = []
    /// The time at which the last picture was drawn, in seconds.
    var time = 0.0
}

/// The Swift files of an input with sizes and times, which change when one is edited.
struct SourceStamp: Equatable, Sendable {
    private let files: [String: [Double]]

    init(of input: String) {
        func values(_ url: URL) -> [Double]? {
            guard let values = try? url.resourceValues(forKeys: [.fileSizeKey, .contentModificationDateKey]) else { return nil }
            return [Double(values.fileSize ?? 0), values.contentModificationDate?.timeIntervalSinceReferenceDate ?? 0]
        }
        var files: [String: [Double]] = [:]
        let root = URL(filePath: input)
        if let walk = FileManager.default.enumerator(
            at: root, includingPropertiesForKeys: [.fileSizeKey, .contentModificationDateKey], options: .skipsHiddenFiles)
        {
            for case let url as URL in walk where url.pathExtension == "swift" { files[url.path] = values(url) }
        }
        if files.isEmpty { files[input] = values(root) }
        self.files = files
    }
}
