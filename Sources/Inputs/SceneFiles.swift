import Foundation

/// The files that a scene may read: those below one folder, regardless of `..` and symbolic links.
///
/// Scenes may come from strangers, so every file that a scene names (imports, images, fonts) is resolved through this value.
package struct SceneFiles: Sendable {
    /// The reason why a file isn't read, as a message that begins with its name.
    package struct Refusal: Error, Sendable, Equatable, CustomStringConvertible {
        package let description: String

        init(_ description: String) { self.description = description }
    }

    /// The folder that relative paths start from: that of the scene's file.
    package let folder: String
    /// The folder that no path may leave.
    package let root: String
    private let hasRoot: Bool

    /// - Parameters:
    ///   - folder: the folder of the scene's file; the current folder for a scene from standard input.
    ///   - root: a folder above it whose files may be read as well; nil for the scene's own folder.
    package init(folder: String, root: String? = nil) {
        self.folder = Self.absolute(folder)
        self.root = Self.absolute(root ?? folder)
        hasRoot = root != nil
    }

    /// Whether the folder is the root or a descendant of it; if not, no file can be read.
    package var isConsistent: Bool { Self.lies(Self.real(folder), in: Self.real(root)) }

    /// Returns the resolved path of an existing file that may be read.
    ///
    /// - Parameters:
    ///   - name: relative to `base`, or absolute below the root.
    ///   - base: a folder; nil for the scene's folder.
    /// - Throws: `Refusal` if the path leaves the root, directly or through a symbolic link, or if it doesn't name a regular file.
    package func path(of name: String, from base: String? = nil) throws(Refusal) -> String {
        guard !name.isEmpty, !name.contains("\0") else { throw Refusal("\(Self.quoted(name)) is not a valid file name") }
        let area = hasRoot ? "the root folder" : "the scene's folder"
        let outside = Refusal("\(Self.quoted(name)) is outside \(area)")
        let path = name.hasPrefix("/") ? Self.absolute(name) : Self.absolute((base ?? folder) + "/" + name)
        guard Self.lies(path, in: root) || Self.lies(path, in: Self.real(root)) else { throw outside }
        let real = Self.real(path)
        guard Self.lies(real, in: Self.real(root)) else { throw outside }
        let kind = (try? FileManager.default.attributesOfItem(atPath: real))?[.type] as? FileAttributeType
        guard let kind else { throw Refusal("there is no file \(Self.quoted(name)) in \(area)") }
        // Reading a pipe or a device could block forever or never end.
        guard kind == .typeRegular else { throw Refusal("\(Self.quoted(name)) is not a regular file") }
        return real
    }

    /// Returns the bytes of a file.
    ///
    /// - Parameter limit: the maximum size in bytes.
    /// - Throws: `Refusal` as ``path(of:from:)`` does, and if the file can't be read or exceeds the limit.
    package func read(_ name: String, from base: String? = nil, limit: Int) throws(Refusal) -> [UInt8] {
        let path = try path(of: name, from: base)
        let data: Data
        do {
            data = try FileHandle(forReadingFrom: URL(filePath: path)).read(upToCount: limit + 1) ?? Data()
        } catch {
            throw Refusal("\(Self.quoted(name)) can't be read")
        }
        guard data.count <= limit else { throw Refusal("\(Self.quoted(name)) is larger than the limit of \(limit) bytes") }
        return [UInt8](data)
    }

    /// Returns a name quoted for messages, cut to a length that fits on a line.
    private static func quoted(_ name: String) -> String {
        let longest = 200
        let start = String(String.UnicodeScalarView(name.unicodeScalars.prefix(longest)))
        return "\"\(start.replacing("\0", with: "\\0"))\(start.utf8.count < name.utf8.count ? "…" : "")\""
    }

    /// Returns the absolute path without `.`, `..` and doubled slashes; doesn't resolve links.
    private static func absolute(_ path: String) -> String {
        let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        var parts: [Substring] = []
        for part in whole.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    private static func real(_ path: String) -> String { URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL.path }

    private static func lies(_ path: String, in folder: String) -> Bool {
        let folder = folder.hasSuffix("/") ? folder : folder + "/"
        return (path + "/").hasPrefix(folder)
    }
}
