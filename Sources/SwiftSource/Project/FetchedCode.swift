import Foundation

/// Code of others that a package manager has put into a project's folder.
enum FetchedCode {
    /// The folders in which SwiftPM and Xcode keep packages, in that of a project, a workspace, or a package.
    private static let checkouts = [".build/checkouts", "SourcePackages/checkouts", "DerivedData/SourcePackages/checkouts"]

    /// Returns the folder of a package that would be downloaded; nil if it is in none of some folders.
    static func checkout(of location: String, in roots: [String]) -> String? {
        let last = location.split(separator: "/").last.map(String.init) ?? location
        let name = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        guard !name.isEmpty, name != ".." else { return nil }
        return roots.flatMap { root in checkouts.map { "\(root)/\($0)/\(name)" } }.first { FileManager.default.fileExists(atPath: "\($0)/Package.swift") }
    }

    /// Folders of CocoaPods that aren't libraries.
    private static let others: Set<String> = ["Headers", "Local Podspecs", "Target Support Files"]

    /// Returns the libraries that CocoaPods has put into a folder, by the names of their modules.
    static func pods(in root: String, excluding excluded: [String]) -> [String: ProjectLayout.Module] {
        let pods = "\(root)/Pods"
        var result: [String: ProjectLayout.Module] = [:]
        for name in ProjectFiles.around(root).names(pods) where !name.hasPrefix(".") && !others.contains(name) {
            guard SourceFolder.isFolder("\(pods)/\(name)"), !name.hasSuffix(".xcodeproj") else { continue }
            let files = SourceFolder("\(pods)/\(name)", excluding: excluded).swiftFiles
            if !files.isEmpty { result[XcodeProject.moduleName(name)] = ProjectLayout.Module(files: files) }
        }
        return result
    }
}
