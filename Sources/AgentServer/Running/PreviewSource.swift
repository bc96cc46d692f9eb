import Commands
import Foundation

/// The scene, or the view of a file or project, that a tool draws.
struct PreviewSource: Sendable, Equatable {
    /// The argument of `render`: a scene, a Swift file, or a folder.
    let input: String
    /// The value of `--view`; nil for a scene, and for an app or a folder with only one view to show.
    let view: String?

    var arguments: [String] { [input] + (view.map { ["--view", $0] } ?? []) }
    /// Distinguishes previews in a session.
    var key: String { "\(input)\n\(view ?? "")" }

    /// Finds a preview.
    ///
    /// A Swift file in a project or package is compiled with all of it. If that fails, the file is tried alone.
    ///
    /// - Parameters:
    ///   - index: the index of the preview in the file or folder; a file without previews counts its views.
    /// - Throws: `ToolError` if there is no such file or preview, or if the source does not compile.
    init(path: String, index: Int?, in session: Session) async throws {
        guard let values = try? URL(filePath: path).resourceValues(forKeys: [.isDirectoryKey]) else { throw ToolError("\(path): there is no such file") }
        if values.isDirectory == true {
            let views = try await session.views(of: path)
            // Without an index, `render` chooses: the app, the only view, or ContentView.
            self.init(input: path, view: try index.map { try Self.name(at: $0, of: views, path) })
            return
        }
        guard path.hasSuffix(".swift") else {
            if let index, index > 0 { throw ToolError("\(path): a scene has no previews; leave the index out") }
            self.init(input: path, view: nil)
            return
        }
        let (input, views) = try await Self.views(ofFile: path, in: session)
        self.init(input: input, view: try Self.name(at: index ?? 0, of: views, path))
    }

    private init(input: String, view: String?) { (self.input, self.view) = (input, view) }

    /// Returns the views of one file, and the file or folder to compile.
    static func views(ofFile path: String, in session: Session) async throws -> (input: String, views: [LiveEntry]) {
        guard let folder = projectFolder(of: path) else { return (path, try await session.views(of: path)) }
        do {
            let file = URL(filePath: path).standardizedFileURL.path
            let views = try await session.views(of: folder).filter { view in
                view.file.map { URL(filePath: $0).standardizedFileURL.path } == file
            }
            return (folder, views)
        } catch let error as ToolError {
            guard let views = try? await session.views(of: path) else { throw error }
            return (path, views)
        }
    }

    /// Returns the nearest folder above a file that has an Xcode project or a package manifest, up to the working folder.
    static func projectFolder(of path: String) -> String? {
        let root = URL(filePath: FileManager.default.currentDirectoryPath).standardizedFileURL.path
        var folder = URL(filePath: path).standardizedFileURL.deletingLastPathComponent()
        while folder.path.count > 1 {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            // The manifest of this folder's package is not a reason to compile all of it if the file is not among its sources.
            if names.contains(where: { $0.hasSuffix(".xcodeproj") }) { return folder.path }
            if names.contains("Package.swift") { return URL(filePath: path).standardizedFileURL.path.hasPrefix(folder.path + "/Sources/") ? folder.path : nil }
            if folder.path == root { return nil }
            folder.deleteLastPathComponent()
        }
        return nil
    }

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
