import Commands
import Foundation
import FramePipeline

/// The Swift files and projects below a folder.
struct SourceFolder {
    /// The path of the folder.
    let root: String
    /// Swift files, manifests excluded, sorted by path.
    private(set) var swiftFiles: [String] = []
    /// Folders with a `Package.swift`, outer ones first.
    private(set) var packages: [String] = []
    /// `.xcodeproj` folders, sorted by path.
    private(set) var xcodeProjects: [String] = []
    /// `.xcworkspace` folders directly in the folder, sorted by path.
    private(set) var workspaces: [String] = []
    /// Descriptions from which XcodeGen generates a project, sorted by path.
    private(set) var xcodeGenSpecs: [String] = []
    /// Files and folders that an app contains beside its code, sorted by path.
    private(set) var resources: [String] = []
    /// Files named `Info.plist`, outer ones first.
    private(set) var infoFiles: [String] = []

    /// The maximum number of files and folders to visit.
    static let limit = 200_000

    private static let skipped: Set<String> = ["Tests", "__Snapshots__", "UITests", "Pods", "Carthage", "DerivedData", "node_modules", "Tuist"]
    /// Folders with these extensions are single documents.
    private static let documents: Set<String> = [
        "xcassets", "playground", "framework", "xcframework", "bundle", "app", "lproj", "xcdatamodeld", "docc", "xcworkspace", "xcodeproj", "scnassets",
        "mlpackage", "mlproj",
    ]

    /// Whether a file describes a project for Tuist, which generates an Xcode project from it.
    private static func isTuistManifest(_ name: String, at path: String) -> Bool {
        guard name == "Project.swift" || name == "Workspace.swift" else { return false }
        // Without the helper that reads Swift, drawing tells the reason.
        let found = try? SwiftReader.shared.facts(ofFiles: [path], containing: ["ProjectDescription"])
        return found?.contains { $0.facts.mayImport("ProjectDescription") } ?? false
    }

    /// Walks a folder; doesn't enter tests, build folders, dependencies that a package manager fetched, hidden folders, and links to folders outside of the
    /// root. A folder or Swift file to which several paths lead has the one without links; a link to a Swift file outside is an error when the file is read.
    ///
    /// - Parameter excluded: the patterns of `--exclude`.
    init(_ path: String, excluding excluded: [String] = []) {
        root = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
        let project = ProjectFiles.around(root)
        var (open, links, linkedFiles, count): ([String], [String], [String], Int) = ([""], [], [], 0)
        var seen: Set<ProjectFiles.Identity> = []
        walk: while let folder = open.popLast() ?? links.popLast() {
            let place = folder.isEmpty ? root : "\(root)/\(folder)"
            guard let (identity, entries) = project.list(place), seen.insert(identity).inserted else { continue }
            for entry in entries where !entry.name.hasPrefix(".") && (entry.kind != .outside || entry.name.hasSuffix(".swift")) {
                let name = entry.name
                count += 1
                if count > Self.limit { break walk }
                let relative = folder.isEmpty ? name : "\(folder)/\(name)"
                if excluded.contains(where: { Self.matches(relative, pattern: $0) }) { continue }
                let full = root == "/" ? "/\(relative)" : "\(root)/\(relative)"
                if name == "Package.swift" {
                    packages.append(place)
                } else if name.hasPrefix("Package@swift-"), name.hasSuffix(".swift") {
                    continue
                } else if name.hasSuffix(".swift") {
                    guard entry.kind == .file || entry.kind == .outside, !Self.isTuistManifest(name, at: full) else { continue }
                    if entry.isLink { linkedFiles.append(full) } else { swiftFiles.append(full) }
                } else if name.hasSuffix(".xcodeproj") {
                    xcodeProjects.append(full)
                } else if name.hasSuffix(".xcworkspace") {
                    if folder.isEmpty { workspaces.append(full) }
                } else if ResourceFiles.folders.contains(ResourceFiles.ending(of: name)) {
                    resources.append(full)
                } else if Self.isSkipped(name) {
                    continue
                } else if entry.kind == .folder {
                    if entry.isLink { links.append(relative) } else { open.append(relative) }
                } else if entry.kind != .file {
                    continue
                } else if XcodeGenSpec.names.contains(name) {
                    xcodeGenSpecs.append(full)
                } else if name == "Info.plist" || name.hasSuffix("-Info.plist") {
                    infoFiles.append(full)
                } else if ResourceFiles.isResource(name) {
                    resources.append(full)
                }
            }
        }
        if !linkedFiles.isEmpty {
            var found = Set(swiftFiles.map { project.status($0).identity })
            swiftFiles += linkedFiles.filter { file in
                let status = project.status(file)
                return status.kind == .outside || found.insert(status.identity).inserted
            }
        }
        finish()
    }

    /// The folders below this one with projects and packages of their own.
    var projectFolders: [String] {
        (xcodeProjects + xcodeGenSpecs).map { FolderPath.typedParent(of: $0) }.filter { $0 != root } + packages.filter { $0 != root }
    }

    /// The Swift files that neither a package nor a project in a folder below has.
    var filesWithoutProject: [String] {
        let owned = projectFolders
        return swiftFiles.filter { file in !owned.contains { file.hasPrefix($0 + "/") } }
    }

    private mutating func finish() {
        swiftFiles.sort()
        workspaces.sort()
        packages.sort()
        xcodeProjects.sort()
        xcodeGenSpecs.sort()
        resources.sort()
        infoFiles.sort()
    }

    private static func isSkipped(_ name: String) -> Bool {
        if skipped.contains(name) || name.hasSuffix("Tests") { return true }
        guard let dot = name.lastIndex(of: ".") else { return false }
        return documents.contains(String(name[name.index(after: dot)...]))
    }

    static func isFolder(_ path: String) -> Bool { OutputDestination.isExistingFolder(path) }

    /// Returns whether a pattern of `--exclude` matches a path inside the folder: the whole path, a folder that contains it, or its name alone.
    ///
    /// `*` and `?` match any characters; `*` also matches a slash.
    static func matches(_ path: String, pattern: String) -> Bool {
        let pattern = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
        func fits(_ text: String) -> Bool { Self.fits(Array(text)[...], Array(pattern)[...]) }
        let parts = path.split(separator: "/").map(String.init)
        if !pattern.contains("/"), parts.contains(where: fits) { return true }
        return parts.indices.contains { fits(parts[...$0].joined(separator: "/")) }
    }

    private static func fits(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
        guard let first = pattern.first else { return text.isEmpty }
        if first == "*" {
            let rest = pattern.drop { $0 == "*" }
            return rest.isEmpty || text.indices.contains { fits(text[$0...], rest) }
        }
        return text.first.map { $0 == first || first == "?" } == true && fits(text.dropFirst(), pattern.dropFirst())
    }
}
