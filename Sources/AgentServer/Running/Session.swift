import Commands
import Foundation

/// The state that the server keeps between calls.
actor Session {
    nonisolated let process: ToolProcess
    nonisolated let live: LiveViews
    nonisolated let roots: ClientRoots
    private var recordings: [String: Recording] = [:]
    private var interacting: Set<String> = []

    init(process: ToolProcess, live: LiveViews, roots: ClientRoots) { (self.process, self.live, self.roots) = (process, live, roots) }

    /// Returns the apps, views, and previews of a Swift file or folder.
    ///
    /// - Throws: `ToolError` with the compiler's messages.
    func views(of input: String, target: String? = nil) async throws -> [LiveEntry] {
        do {
            var options = RenderOptions(input: input)
            options.target = target
            options.isSandboxed = process.isSandboxed
            options.root = await roots.root(for: input)
            return try await live.views(options, of: input)
        } catch {
            throw ToolError(LiveError(error).message)
        }
    }

    /// Returns the views of a folder, as `views(of:)` does, without all that doesn't compile.
    func compilableViews(of folder: String, target: String?) async throws -> [LiveEntry] {
        var options = RenderOptions(input: folder)
        options.target = target
        (options.isTolerant, options.isSandboxed) = (true, process.isSandboxed)
        options.root = await roots.root(for: folder)
        return try await live.views(options, of: folder)
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

/// The events of the calls so far, which are replayed before the next ones: a frame is a function of the events before it.
struct Recording: Sendable {
    var events: [JSONValue] = []
    /// The time at which the last image was drawn, in seconds.
    var time = 0.0
}
