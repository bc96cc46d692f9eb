import Commands
import Foundation
import FramePipeline

/// The project that Swift source belongs to, and its root: the folder outside of which no project is searched and no other source is read.
///
/// The root is that of `--root`; otherwise the repository that contains the source; otherwise the folder of the project or of the input. It is never `/`,
/// and a home folder only if `--root` names it.
package struct SourcePlace: Sendable, Equatable {
    /// What is compiled.
    enum Project: Sendable, Equatable {
        /// An `.xcodeproj`, or the `project.yml` of one that XcodeGen generates.
        case xcode(String)
        /// An `.xcworkspace`.
        case workspace(String)
        /// The folder of a `Package.swift`.
        case package(String)
        /// A folder of Swift files without a project.
        case program(String)
        /// A folder with anything of the above.
        case contents(String)
        /// A file by itself.
        case file(String)
    }

    /// An absolute path: that of a folder, or of a file in a folder that must not be the root.
    package let root: String
    let project: Project
    /// The target with the file that was asked for; nil if the project chooses.
    let target: String?
    /// The file that was asked for, as its project names it; nil for a folder or a project.
    package let file: String?

    /// Finds the project of some source.
    ///
    /// - Throws: `UsageError` for source outside `--root`, and for `/` and home folders that it doesn't name.
    ///   `SwiftSourceError` without the helper that reads Swift.
    package init(_ selection: SourceSelection) throws {
        let path = selection.path.hasSuffix("/") && selection.path.count > 1 ? String(selection.path.dropLast()) : selection.path
        let absolute = FolderPath.absolute(path)
        let isFile = path.hasSuffix(".swift") && !OutputDestination.isExistingFolder(path)
        let isManifest = isFile && ResourceFiles.name(of: path) == "Package.swift"
        let isProject = !isFile && !OutputDestination.isExistingFolder(path) || ["xcodeproj", "xcworkspace"].contains(ResourceFiles.ending(of: path))
        let folder = isFile || isProject ? FolderPath.parent(of: absolute) : absolute
        let named = selection.root.map(FolderPath.absolute)
        if let named, !FolderPath.contains(named, folder), !FolderPath.contains(FolderPath.resolved(named), FolderPath.resolved(folder)) {
            throw UsageError("--root \(selection.root ?? ""): \(path) is not in it")
        }
        // The root as the input's own path names it, which may lead through a symbolic link.
        let bound =
            named.map { root in
                FolderPath.contains(root, folder)
                    ? root : FolderPath.upward(from: folder, to: "/").first { FolderPath.resolved($0) == FolderPath.resolved(root) } ?? root
            } ?? FolderPath.repository(of: folder)
        if isFile, !isManifest {
            let search = ProjectSearch(path, excluding: selection.excludes, target: selection.target, root: bound)
            if !selection.isAlone, let found = try search.find() {
                self.init(root: bound ?? found.folder, project: found.project, target: found.target, file: found.file)
            } else {
                self.init(root: bound ?? (FolderPath.mayBeRoot(folder) ? folder : absolute), project: .file(path), target: nil, file: path)
            }
            return
        }
        guard let root = bound ?? (FolderPath.mayBeRoot(folder) ? folder : nil) else {
            let option = isProject ? "" : "; name a folder in it, or add --root \(TypedCommand.quoted(path))"
            throw UsageError("\(path): this is \(folder == "/" ? "the folder of everything" : "a home folder"), which is not read as a project\(option)")
        }
        let project: Project =
            switch ResourceFiles.ending(of: path) {
            case "xcworkspace": .workspace(path)
            case "xcodeproj", "yml", "yaml": .xcode(path)
            case _ where isManifest: .package(FolderPath.typedParent(of: path))
            default: .contents(path)
            }
        self.init(root: root, project: project, target: selection.target, file: nil)
    }

    private init(root: String, project: Project, target: String?, file: String?) {
        (self.root, self.project, self.target, self.file) = (root, project, target, file)
    }

    /// Returns the path of the project that an input belongs to; the input's own for a scene.
    package static func project(of input: String) -> String {
        RenderOptions(input: input).sourceSelection.flatMap { try? SourcePlace($0).projectPath } ?? input
    }

    /// Returns the folder of the project that a Swift file is compiled with; nil for other inputs.
    package static func projectFolder(of path: String, _ options: RenderOptions) -> String? {
        var options = options
        options.input = .file(path: path)
        guard let place = options.sourceSelection.flatMap({ try? SourcePlace($0) }), place.file != nil, place.hasProject else { return nil }
        return place.folder
    }

    /// Whether a folder may be a root that no option names.
    package static func mayBeRoot(_ folder: String) -> Bool { FolderPath.mayBeRoot(folder) }

    /// The files that may be read.
    var projectFiles: ProjectFiles { ProjectFiles(root: root) }

    /// Whether a file is compiled with its project.
    package var hasProject: Bool { if case .file = project { false } else { true } }

    /// The absolute paths that a view in the sandbox may read: the root.
    var readable: [String] {
        let file = FolderPath.absolute(projectPath)
        return !hasProject && root == file ? Self.readable(besides: file) : [root, FolderPath.absolute(folder)]
    }

    /// Returns a file and those beside it in a folder that must not be the root, such as a home: none that is hidden, no links, and no folders.
    static func readable(besides file: String) -> [String] {
        let parent = FolderPath.parent(of: file)
        let entries = ProjectFiles(root: parent).list(parent)?.entries.filter { !$0.name.hasPrefix(".") } ?? []
        return entries.compactMap { entry in
            let path = parent == "/" ? "/\(entry.name)" : "\(parent)/\(entry.name)"
            return path == file || entry.kind == .file && !entry.isLink ? path : nil
        }
    }

    /// The path of what is compiled: a project, a folder, or a file.
    package var projectPath: String {
        switch project {
        case .xcode(let path), .workspace(let path), .package(let path), .program(let path), .contents(let path), .file(let path): path
        }
    }

    /// The project in messages.
    var projectTitle: String {
        switch project {
        case .xcode(let path), .workspace(let path): "the project \(path)" + (target.map { " (target \($0))" } ?? "")
        case .package(let path): "the package \(path)" + (target.map { " (target \($0))" } ?? "")
        case .program(let path), .contents(let path): "the folder \(path)"
        case .file(let path): path
        }
    }

    /// The folder of the project's own files: images beside the source are found in it.
    package var folder: String {
        switch project {
        case .xcode(let path), .workspace(let path), .file(let path): FolderPath.typedParent(of: path)
        case .package(let path), .program(let path), .contents(let path): path
        }
    }
}

/// Paths of folders, without reading files.
enum FolderPath {
    static func absolute(_ path: String) -> String { withoutEnd(URL(filePath: path).absoluteURL.standardized.path) }
    static func resolved(_ path: String) -> String { withoutEnd(URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL.path) }
    static func parent(of absolute: String) -> String { withoutEnd(URL(filePath: absolute).deletingLastPathComponent().path) }

    /// Returns a path that a file in a folder names, as the folder was typed and without steps back: "App" and "../Kit" are "Kit".
    static func joined(_ folder: String, _ path: String) -> String {
        guard !path.hasPrefix("/") else { return path }
        var (base, names): (String, [Substring]) = (folder, [])
        for name in path.split(separator: "/") where name != "." {
            if name == "..", let last = names.last, last != ".." { names.removeLast() } else { names.append(name) }
        }
        while names.first == "..", base == "/" || ![".", ".."].contains(base.split(separator: "/").last ?? ".") {
            names.removeFirst()
            base = typedParent(of: base)
        }
        if names.isEmpty { return base }
        let below = names.joined(separator: "/")
        return base == "." && (names.first == ".." || folder != ".") ? below : base == "/" ? "/\(below)" : "\(base)/\(below)"
    }

    /// Returns the folder of a path as it was typed; "." for a name.
    static func typedParent(of path: String) -> String {
        let path = withoutEnd(path)
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    static func contains(_ folder: String, _ path: String) -> Bool { path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/") }

    private static func withoutEnd(_ path: String) -> String { path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path }

    /// Returns a folder and those around it, up to a root, or up to the last one that may be a root.
    static func upward(from folder: String, to root: String?) -> [String] {
        var (result, place): ([String], String) = ([], folder)
        while place == root || root == nil && mayBeRoot(place) || root.map({ place.hasPrefix($0 == "/" ? "/" : $0 + "/") }) == true {
            result.append(place)
            guard place != root, place != "/" else { break }
            place = parent(of: place)
        }
        return result
    }

    /// Returns the nearest folder of a repository around a folder, the folder itself included; nil without one, and for one in `/` or a home folder.
    static func repository(of folder: String) -> String? {
        upward(from: folder, to: nil).first { FileManager.default.fileExists(atPath: "\($0)/.git") }
    }

    /// Whether a folder may be a root that no option names: it is neither `/` nor a home folder.
    static func mayBeRoot(_ folder: String) -> Bool {
        let homes = [ProcessInfo.processInfo.environment["HOME"], FileManager.default.homeDirectoryForCurrentUser.path].compactMap { $0 }
        return folder != "/" && folder != "/root" && !["/home", "/Users"].contains(parent(of: folder)) && !homes.map(absolute).contains(folder)
    }

    /// Whether everyone may put files into a folder, such as `/tmp`, so that they don't belong together.
    static func isShared(_ folder: String) -> Bool {
        var information = stat()
        return unsafe stat(folder, &information) == 0 && information.st_mode & (S_ISVTX | S_IWOTH) == (S_ISVTX | S_IWOTH)
    }

    /// Returns a folder as messages name it: relative to the working folder if it is in it and the input was typed so.
    static func shown(_ absolute: String, typed: String) -> String {
        guard !typed.hasPrefix("/") else { return absolute }
        let working = self.absolute(".")
        if absolute == working { return "." }
        return contains(working, absolute) && working != "/" ? String(absolute.dropFirst(working.count + 1)) : absolute
    }
}
