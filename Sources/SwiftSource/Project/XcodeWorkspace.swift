import Foundation

/// The projects and packages that an `.xcworkspace` combines.
struct XcodeWorkspace {
    /// The folder with the workspace.
    let folder: String
    /// `.xcodeproj` folders.
    private(set) var projects: [String] = []
    /// Folders with a `Package.swift`.
    private(set) var packages: [String] = []

    /// Reads a workspace; empty if its file is missing.
    ///
    /// - Parameters:
    ///   - path: the `.xcworkspace` folder.
    ///   - root: an absolute path: items outside of it are left out.
    init(_ path: String, below root: String) {
        folder = FolderPath.typedParent(of: path)
        guard let text = ProjectFiles.around(path).text("\(path)/contents.xcworkspacedata") else { return }
        // The folders of the groups around the next element.
        var groups = [folder]
        for tag in Self.tags(in: text) {
            if tag.hasPrefix("/Group") {
                if groups.count > 1 { groups.removeLast() }
                continue
            }
            guard tag.hasPrefix("Group") || tag.hasPrefix("FileRef") else { continue }
            let place = Self.location(in: tag).map { Self.resolved($0, in: groups.last ?? folder, container: folder) } ?? groups.last ?? folder
            if tag.hasPrefix("Group") {
                if !tag.hasSuffix("/") { groups.append(place) }
            } else {
                add(place, below: root)
            }
        }
    }

    private mutating func add(_ path: String, below root: String) {
        let absolute = FolderPath.absolute(path)
        guard FolderPath.contains(root, absolute), !absolute.contains("/Pods/") else { return }
        if path.hasSuffix(".xcodeproj") {
            if !projects.contains(path) { projects.append(path) }
        } else if FileManager.default.fileExists(atPath: "\(path)/Package.swift"), !packages.contains(path) {
            packages.append(path)
        }
    }

    /// Returns the workspaces in a folder and in those around it, up to the root, that contain a project or a package.
    static func containing(_ project: String, upTo root: String) -> [XcodeWorkspace] {
        let same = SameFile(project)
        return FolderPath.upward(from: FolderPath.parent(of: FolderPath.absolute(project)), to: root).flatMap { folder in
            let names = ProjectFiles.around(folder).names(folder).filter { $0.hasSuffix(".xcworkspace") }
            return names.map { XcodeWorkspace("\(FolderPath.shown(folder, typed: project))/\($0)", below: root) }
        }.filter { ($0.projects + $0.packages).contains(where: same.isSame) }
    }

    /// Returns the texts between angle brackets.
    private static func tags(in text: String) -> [Substring] {
        text.split(separator: "<").compactMap { part in part.firstIndex(of: ">").map { part[..<$0] } }
    }

    /// Returns the value of the attribute `location`.
    private static func location(in tag: Substring) -> String? {
        guard let name = tag.firstRange(of: "location"), let open = tag[name.upperBound...].firstIndex(where: { $0 == "\"" || $0 == "'" }) else { return nil }
        let value = String(tag[tag.index(after: open)...].prefix { $0 != tag[open] })
        return value.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"").replacing("&apos;", with: "'")
            .replacing("&amp;", with: "&")
    }

    /// Returns the path of a location such as `group:App/App.xcodeproj`.
    private static func resolved(_ location: String, in group: String, container: String) -> String {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let (kind, name) = parts.count == 2 ? (String(parts[0]), String(parts[1])) : ("group", location)
        let base = kind == "group" ? group : container
        if kind == "absolute" || name.hasPrefix("/") { return name }
        let path = FolderPath.joined(base, name)
        return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }
}
