import Foundation

/// The folder outside of which the server reads and writes nothing.
package struct RootFolder: Sendable, Equatable {
    /// An absolute path without links.
    package let path: String

    package enum Refusal: Error, Equatable, Sendable {
        /// The path is absolute, leads outside, or is hidden.
        case outside
        case missing(String)
        /// The folder of a new file doesn't exist.
        case noFolder(String)
        /// Reading a pipe or a device could block forever or never end.
        case notRegular(String)

        var message: String {
            switch self {
            case .outside: "only files in the preview's folder can be used"
            case .missing(let name): "\(name): there is no such file in the preview's folder"
            case .noFolder(let name): "\(name): there is no such folder in the preview's folder"
            case .notRegular(let name): "\(name): this is not a regular file"
            }
        }
    }

    package init(_ path: String) { self.path = URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL.path }

    /// Returns the absolute path of an existing file or folder.
    ///
    /// - Parameter name: relative to the folder; `.` for the folder itself.
    package func existing(_ name: String) throws(Refusal) -> String {
        let path = try location(name)
        guard FileManager.default.fileExists(atPath: path) else { throw .missing(name) }
        guard [.typeRegular, .typeDirectory].contains(Self.type(of: path)) else { throw .notRegular(name) }
        return path
    }

    /// Returns the absolute path of a file or folder that may not exist.
    package func location(_ name: String) throws(Refusal) -> String {
        let url = try checked(name).resolvingSymlinksInPath()
        guard isInside(url.path) else { throw .outside }
        return url.path
    }

    /// Returns the absolute path of a file that may not exist yet; its folder does.
    package func writable(_ name: String) throws(Refusal) -> String {
        let url = try checked(name)
        let folder = url.deletingLastPathComponent().resolvingSymlinksInPath()
        guard isInside(folder.path) else { throw .outside }
        guard FileManager.default.fileExists(atPath: folder.path) else { throw .noFolder(name.split(separator: "/").dropLast().joined(separator: "/")) }
        let target = folder.appending(path: url.lastPathComponent)
        let type = Self.type(of: target.path)
        guard type == .typeSymbolicLink else {
            guard type == nil || type == .typeRegular else { throw .notRegular(name) }
            return target.path
        }
        // A link to nothing may lead anywhere.
        let end = target.resolvingSymlinksInPath()
        guard isInside(end.path), FileManager.default.fileExists(atPath: end.path) else { throw .outside }
        guard Self.type(of: end.path) == .typeRegular else { throw .notRegular(name) }
        return end.path
    }

    /// Returns the path relative to the folder; nil for a file outside.
    package func name(of path: String) -> String? {
        let absolute = URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL.path
        if absolute == self.path { return "." }
        let start = prefix
        return absolute.hasPrefix(start) ? String(absolute.dropFirst(start.count)) : nil
    }

    private static func type(of path: String) -> FileAttributeType? {
        try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    }

    private var prefix: String { path.hasSuffix("/") ? path : path + "/" }

    private func isInside(_ path: String) -> Bool { path == self.path || path.hasPrefix(prefix) }

    private func checked(_ name: String) throws(Refusal) -> URL {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard !name.isEmpty, !name.hasPrefix("/"), !name.utf8.contains(0), !parts.contains("..") else { throw .outside }
        if name == "." { return URL(filePath: path) }
        guard !parts.contains(where: { $0.hasPrefix(".") || $0.isEmpty }) else { throw .outside }
        return URL(filePath: path).appending(path: name)
    }
}
