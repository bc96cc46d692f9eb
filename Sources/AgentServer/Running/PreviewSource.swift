import Commands
import Foundation

/// The scene, or the view of a file or project, that a tool draws.
struct PreviewSource: Sendable, Equatable {
    /// The argument of `render`: a scene, a Swift file, or a folder.
    let input: String
    /// The value of `--view`; nil for a scene, and for source of which `render` chooses the view.
    let view: String?
    /// The value of `--target`.
    var target: String?
    /// The value of `--root`: the folder of the client that it is in.
    var root: String?
    /// Whether it is compiled, so that its views have no duration.
    let isSwift: Bool

    var arguments: [String] { [input] + (view.map { ["--view", $0] } ?? []) + (target.map { ["--target", $0] } ?? []) + (root.map { ["--root", $0] } ?? []) }
    /// Distinguishes previews in a session.
    var key: String { "\(input)\n\(view ?? "")\n\(target ?? "")" }

    /// Finds a preview.
    ///
    /// A Swift file is compiled with the project that it belongs to. If that fails, the file is tried alone.
    ///
    /// - Parameters:
    ///   - index: the index of the preview in the file or folder; a file without previews counts its views.
    ///   - target: the target of a project, if several could be meant.
    /// - Throws: `ToolError` if there is no such file or preview, or if the source does not compile.
    init(path: String, index: Int?, target: String? = nil, in session: Session) async throws {
        guard let values = try? URL(filePath: path).resourceValues(forKeys: [.isDirectoryKey]) else { throw ToolError("\(path): there is no such file") }
        let (isFolder, isSwift) = (values.isDirectory == true, path.hasSuffix(".swift"))
        guard isFolder || isSwift else {
            if let index, index > 0 { throw ToolError("\(path): a scene has no previews; leave the index out") }
            self.init(input: path, view: nil, isSwift: false)
            return
        }
        let views = try await session.views(of: path, target: target)
        // Otherwise `render` chooses: of a folder, the app, the only view, or ContentView; of a file without previews, the view with its name.
        let index = index ?? (isSwift && views.contains { $0.kind == "preview" && $0.obstacle == nil } ? 0 : nil)
        self.init(input: path, view: try index.map { try Self.name(at: $0, of: views, path) }, isSwift: true)
        self.target = target
        root = await session.roots.root(for: path)
    }

    private init(input: String, view: String?, isSwift: Bool) { (self.input, self.view, self.isSwift) = (input, view, isSwift) }

    /// Returns the name of a preview, or of a view if there are no previews.
    private static func name(at index: Int, of views: [LiveEntry], _ path: String) throws(ToolError) -> String {
        let usable = views.filter { $0.obstacle == nil }
        let previews = usable.filter { $0.kind == "preview" }
        let choices = previews.isEmpty ? usable : previews
        guard choices.indices.contains(index) else {
            let kind = previews.isEmpty ? "views" : "previews"
            if choices.isEmpty {
                let reasons = views.compactMap { view in view.obstacle.map { "\n\(view.name): \($0)" } }
                throw ToolError("\(path): there is no view that can be shown; add a #Preview" + reasons.joined())
            }
            throw ToolError(
                "\(path): there is no preview with index \(index); the file has \(choices.count) \(kind), from index 0: \(choices.map(\.name).joined(separator: ", "))"
            )
        }
        return choices[index].name
    }
}
