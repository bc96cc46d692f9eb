import Commands
import Foundation
import Synchronization

/// A preview that the page offers.
package struct ListedPreview: Codable, Sendable, Equatable {
    /// Relative to the root.
    package var input: String
    /// The name for `--view`; nil for a scene.
    package var view: String?
    /// "scene", or as `--list` prints it: "app", "view", or "preview".
    package var kind: String
    /// The file, relative to the root, and the line from 1.
    package var file: String?
    package var line: Int?
    /// The reason why it can't be shown by its name alone.
    package var obstacle: String?
}

/// The previews of the input: scenes are found in folders, views by compiling.
package struct PreviewList: Sendable {
    package struct Result: Codable, Sendable {
        package var previews: [ListedPreview]
        /// The messages of the compiler; the views of the files that compile are listed nevertheless.
        package var error: String?
    }

    let root: RootFolder
    /// Relative to the root.
    let input: String
    /// Returns the apps, views, and previews of the input, which is Swift source; with `true`, without all that doesn't compile.
    let readViews: @Sendable (_ isTolerant: Bool) async throws -> [LiveEntry]

    /// The maximum number of scenes.
    private static let limit = 500

    func read() async -> Result {
        guard let path = try? root.existing(input) else { return Result(previews: []) }
        var isFolder: ObjCBool = false
        guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue, !path.hasSuffix(".xcodeproj") else {
            if PreviewRequest.isScene(input) { return Result(previews: [ListedPreview(input: input, kind: "scene")]) }
            return await views(inFolder: path.hasSuffix(".xcodeproj"))
        }
        let names = files(in: path)
        var result = Result(previews: names.filter { PreviewRequest.isScene($0) && isScene($0) }.prefix(Self.limit).compactMap(scene))
        if names.contains(where: { $0.hasSuffix(".swift") }) {
            let found = await views(inFolder: true)
            result.previews = found.previews + result.previews
            result.error = found.error
        }
        return result
    }

    private func scene(_ path: String) -> ListedPreview? { root.name(of: path).map { ListedPreview(input: $0, kind: "scene", file: $0, line: 1) } }

    private func views(inFolder isFolder: Bool) async -> Result {
        do {
            return Result(previews: listed(try await readViews(false)))
        } catch {
            let rest = isFolder ? try? await readViews(true) : nil
            return Result(previews: listed(rest ?? []), error: LiveError(error).description)
        }
    }

    private func listed(_ views: [LiveEntry]) -> [ListedPreview] {
        views.map { view in
            ListedPreview(
                input: input, view: view.name, kind: view.kind, file: view.file.flatMap { root.name(of: $0) }, line: view.line, obstacle: view.obstacle)
        }
    }

    private func files(in folder: String) -> [String] {
        guard let walk = FileManager.default.enumerator(at: URL(filePath: folder), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles]) else {
            return []
        }
        var (files, count): ([String], Int) = ([], 0)
        for case let url as URL in walk {
            count += 1
            if count > 5_000 { break }
            // Reading a pipe or a device could block forever or never end.
            if (try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true { files.append(url.path) }
        }
        return files.sorted()
    }

    /// Returns whether a file looks like a scene: other JSON files are data.
    private func isScene(_ path: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: path), data.count < 16 << 20 else { return false }
        let text = String(decoding: data, as: UTF8.self)
        let isJSON = path.hasSuffix("json") || path.hasSuffix("jsonc")
        return isJSON ? text.contains("\"view\"") && text.contains("\"size\"") : text.contains("\nview:") && text.contains("size:")
    }
}
