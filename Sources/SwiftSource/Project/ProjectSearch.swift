import Foundation

/// Finds the project that a Swift file belongs to: the nearest one upward from the file, at or below the root, that has a target with the file.
///
/// A new file that no project has yet, and a file of an app without a project, belong to the nearest folder upward with a program (`@main`).
struct ProjectSearch {
    /// A project with the file.
    struct Found {
        let project: SourcePlace.Project
        let target: String?
        /// The file as the project names it.
        let file: String
        /// The absolute path of the project's folder.
        let folder: String
    }

    private let typed: String
    private let file: SameFile
    private let excluded: [String]
    private let wantedTarget: String?
    private let hasRoot: Bool
    /// The absolute paths of folders, the file's own first.
    private let folders: [String]

    /// - Parameters:
    ///   - path: the file as it was typed.
    ///   - target: the value of `--target`; only this one can have the file.
    ///   - root: the absolute path of the last folder to search; nil for a file outside a repository.
    init(_ path: String, excluding excluded: [String], target: String?, root: String?) {
        (typed, file, self.excluded, wantedTarget, hasRoot) = (path, SameFile(path), excluded, target, root != nil)
        folders = FolderPath.upward(from: FolderPath.parent(of: FolderPath.absolute(path)), to: root)
    }

    /// Returns the project; nil for a file that belongs to none.
    ///
    /// - Throws: `SwiftSourceError` without the helper that reads Swift.
    func find() throws -> Found? {
        for folder in folders { if let found = try files(in: folder).reading({ try claim(in: folder) }) { return found } }
        return try folderWithProgram()
    }

    /// The files that may be read while a folder's project is searched.
    private func files(in folder: String) -> ProjectFiles { ProjectFiles(root: hasRoot ? folders.last ?? folder : folder) }

    /// Returns the project in a folder that has a target with the file.
    private func claim(in folder: String) throws(SwiftSourceError) -> Found? {
        let names = ProjectFiles.around(folder).names(folder)
        let shown = FolderPath.shown(folder, typed: typed)
        for name in names where name.hasSuffix(".xcodeproj") {
            if let found = claim(ofXcodeProject: "\(shown)/\(name)", in: folder) { return found }
        }
        for name in names where name.hasSuffix(".xcworkspace") {
            let workspace = XcodeWorkspace("\(shown)/\(name)", below: folders.last ?? folder)
            for path in workspace.projects {
                if let found = claim(ofXcodeProject: path, in: folder) { return found }
            }
            for path in workspace.packages {
                if let found = try claim(ofPackage: path, in: folder) { return found }
            }
        }
        if names.contains("Package.swift"), let found = try claim(ofPackage: shown, in: folder) { return found }
        for name in names where XcodeGenSpec.names.contains(name) {
            guard let spec = XcodeGenSpec("\(shown)/\(name)", excluding: excluded) else { continue }
            if let found = claim(of: spec, at: "\(shown)/\(name)", in: folder) { return found }
        }
        return nil
    }

    private func claim(ofXcodeProject path: String, in folder: String) -> Found? {
        XcodeProject(path, excluding: excluded).flatMap { claim(of: $0, at: path, in: folder) }
    }

    private func claim(of project: some AppProject, at path: String, in folder: String) -> Found? {
        let owners = project.targets.filter { $0.files.contains(where: file.isSame) }
        let candidates = owners.map { TargetChoice.Candidate($0, of: project, at: path) }
        let wanted = wantedTarget.map { name in candidates.filter { $0.name == name } }
        guard let chosen = TargetChoice.preferred(among: wanted ?? candidates), let owner = owners.first(where: { $0.name == chosen.name }),
            let own = owner.files.first(where: file.isSame)
        else { return nil }
        return Found(project: .xcode(path), target: owner.name, file: own, folder: folder)
    }

    private func claim(ofPackage path: String, in folder: String) throws(SwiftSourceError) -> Found? {
        guard let manifest = try PackageManifest(folder: path, excluding: excluded) else { return nil }
        for target in manifest.targets where wantedTarget == nil || target.name == wantedTarget {
            if let own = target.files.first(where: file.isSame) { return Found(project: .package(path), target: target.name, file: own, folder: folder) }
        }
        return nil
    }

    /// The nearest folder upward with exactly one program; nil if there is none below the next package.
    ///
    /// A program's own folder, such as `App` beside `Views`, isn't all of it: as long as its code uses types that a folder around it declares, that one is taken.
    /// Of a folder with several programs, that is the code beside their own folders.
    private func folderWithProgram() throws(SwiftSourceError) -> Found? {
        var best: (found: Found, files: [String])?
        for folder in folders {
            if !hasRoot, FolderPath.isShared(folder) { break }
            let shown = FolderPath.shown(folder, typed: typed)
            let contents = files(in: folder).reading { SourceFolder(shown, excluding: excluded) }
            if contents.packages.contains(shown) { break }
            let files = contents.filesWithoutProject
            let programs = try ProjectLayout.programs(among: files)
            if programs.count > 1 {
                if let found = try part(of: programs, among: files, in: shown, folder) { return found }
                break
            }
            guard programs.count == 1, wantedTarget.map({ TargetChoice.isSame($0, ProjectLayout.name(ofFolder: shown)) }) != false else { continue }
            guard let own = files.first(where: file.isSame) else { break }
            if let best, try !TypeNames(best.files).uses(TypeNames(files.filter { !best.files.contains($0) })) { break }
            best = (Found(project: .program(shown), target: nil, file: own, folder: folder), files)
        }
        return best?.found
    }

    /// Returns the program that has the file among several that share a folder; nil if it needs nothing from there.
    private func part(of programs: [String], among files: [String], in shown: String, _ folder: String) throws(SwiftSourceError) -> Found? {
        let parts = programs.compactMap { one in SwiftSource.folder(of: one, below: shown, apartFrom: programs.filter { $0 != one }) }
        guard parts.count == programs.count, let own = files.first(where: file.isSame) else { return nil }
        func isIn(_ part: String, _ file: String) -> Bool { file.hasPrefix(part + "/") }
        let named = parts.filter { part in wantedTarget.map { TargetChoice.isSame($0, ProjectLayout.name(ofFolder: part)) } ?? isIn(part, own) }
        let shared = files.filter { file in !parts.contains { isIn($0, file) } }
        guard let part = named.first, shared.contains(own) || isIn(part, own) else { return nil }
        if wantedTarget == nil, try !TypeNames(files.filter { isIn(part, $0) }).uses(TypeNames(shared)) { return nil }
        return Found(project: .program(shown), target: ProjectLayout.name(ofFolder: part), file: own, folder: folder)
    }
}

/// The types that files declare, and the names that they use.
private struct TypeNames {
    private var declared: Set<String> = []
    private var used: Set<String> = []

    init(_ paths: [String]) throws(SwiftSourceError) {
        for file in try SwiftReader.shared.facts(ofFiles: paths) {
            declared.formUnion(AffectedFiles.declarations(in: file.facts).names.filter { $0.first?.isUppercase == true })
            used.formUnion(file.facts.names.names)
        }
    }

    /// Whether the files use types that others declare.
    func uses(_ others: TypeNames) -> Bool { !used.subtracting(declared).isDisjoint(with: others.declared) }
}

/// Compares paths by the files that they lead to.
struct SameFile {
    private let name: String
    private let path: String

    init(_ path: String) { (name, self.path) = (ResourceFiles.name(of: path), FolderPath.resolved(path)) }

    func isSame(_ other: String) -> Bool { ResourceFiles.name(of: other) == name && FolderPath.resolved(other) == path }
}
