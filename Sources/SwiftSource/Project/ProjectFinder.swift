import Commands
import Display
import Foundation
import FramePipeline

/// Finds the programs of a folder, a project, or a package, and chooses one of them.
struct ProjectFinder {
    private let selection: SourceSelection
    private let place: SourcePlace
    private let platform: SystemPalette.Platform
    private var excluded: [String] { selection.excludes }
    /// The target that options or the file name.
    private var wanted: String? { place.target ?? selection.target }

    init(_ selection: SourceSelection, _ place: SourcePlace, platform: SystemPalette.Platform) {
        (self.selection, self.place, self.platform) = (selection, place, platform)
    }

    /// Returns the layout of a folder: its project, its package, or its own files.
    func layout(of folder: SourceFolder) throws -> ProjectLayout {
        let path = folder.root
        func isDirect(_ file: String) -> Bool { FolderPath.typedParent(of: file) == path }
        let direct = folder.xcodeProjects.filter(isDirect)
        // A project in the folder itself takes precedence over a package there, and both over anything deeper, except over a package without views.
        func hasDeeperProject() throws -> Bool { try !folder.packages.contains(path) || !ProjectLayout.packageHasViews(path, excluding: excluded) }
        let workspace = folder.workspaces.first.map { XcodeWorkspace($0, below: place.root) }
        if !direct.isEmpty {
            return try layout(ofXcodeProjects: direct + (workspace?.projects ?? []).filter { !direct.contains($0) }, with: folder)
        }
        // A description for XcodeGen represents the project that isn't there.
        func specs(_ files: [String]) -> [String] { files.filter { XcodeGenSpec($0, excluding: excluded)?.targets.isEmpty == false } }
        if let spec = specs(folder.xcodeGenSpecs.filter(isDirect)).first { return try layout(ofXcodeProjects: [spec], with: folder) }
        if try hasDeeperProject() {
            let projects = (workspace?.projects).flatMap { $0.isEmpty ? nil : $0 } ?? folder.xcodeProjects
            if !projects.isEmpty { return try layout(ofXcodeProjects: projects, with: folder) }
            let deeper = specs(folder.xcodeGenSpecs)
            if !deeper.isEmpty { return try layout(ofXcodeProjects: deeper, with: folder) }
        }
        if folder.packages.contains(path) || folder.filesWithoutProject.isEmpty && !folder.packages.isEmpty {
            let roots = folder.packages.filter { root in !folder.packages.contains { root != $0 && root.hasPrefix($0 + "/") } }
            return try layout(ofPackages: roots, with: folder)
        }
        return try layout(ofProgramIn: folder)
    }

    // MARK: Projects

    /// Returns the layout of a workspace: of one of its projects, or of a package if it has no project.
    func layout(ofWorkspace path: String) throws -> ProjectLayout {
        let workspace = XcodeWorkspace(path, below: place.root)
        let folder = SourceFolder(FolderPath.typedParent(of: path), excluding: excluded)
        if workspace.projects.isEmpty, !workspace.packages.isEmpty { return try layout(ofPackages: workspace.packages, with: folder) }
        guard !workspace.projects.isEmpty else {
            throw InputError(path: path, reason: "the workspace is missing, or has no project in \(place.root)", kind: .invalid)
        }
        return try layout(ofXcodeProjects: workspace.projects, with: folder)
    }

    /// Returns the layout of the target that is meant among those of some projects.
    ///
    /// - Parameter folder: has packages that the projects may use.
    func layout(ofXcodeProjects paths: [String], with folder: SourceFolder) throws -> ProjectLayout {
        let readable = paths.compactMap { path in project(at: path).map { (path, $0) } }
        if readable.isEmpty, let first = paths.first {
            guard paths.count == 1 else {
                throw several(paths.map { .init(name: ResourceFiles.stem(of: $0), kind: .application, input: $0, needsName: false) })
            }
            guard !isSpec(first) else { throw InputError(path: first, reason: "it is missing, or not a description for XcodeGen", kind: .invalid) }
            throw InputError(path: "\(first)/project.pbxproj", reason: "it is missing, or not an Xcode project", kind: .invalid)
        }
        let candidates = readable.flatMap { path, project in project.targets.map { TargetChoice.Candidate($0, of: project, at: path) } }
        var module: String?
        var chosen: TargetChoice.Candidate?
        if let wanted {
            chosen = named(wanted, among: candidates)
            // A module of a package that the application uses.
            if chosen == nil { module = wanted }
        }
        if chosen == nil { chosen = TargetChoice.obvious(among: candidates, platform: platform, folder: ProjectLayout.name(ofFolder: folder.root)) }
        if chosen == nil, module != nil { chosen = TargetChoice.narrowed(candidates, platform: platform).first }
        guard let chosen, let (path, project) = readable.first(where: { $0.0 == chosen.input }),
            let target = project.targets.first(where: { $0.name == chosen.name })
        else {
            guard !candidates.isEmpty else { throw SwiftSourceError("\(paths[0]): no target of the project has Swift files in this folder") }
            throw several(TargetChoice.narrowed(candidates, platform: platform))
        }
        let workspaces = XcodeWorkspace.containing(path, upTo: place.root)
        let others = Set(workspaces.flatMap(\.projects) + paths).filter { !SameFile(path).isSame($0) }.sorted().compactMap { other in
            readable.first { $0.0 == other }?.1 ?? self.project(at: other)
        }
        var layout = try ProjectLayout(
            target, of: project, beside: others, packages: folder.packages + workspaces.flatMap(\.packages),
            fetchedIn: [FolderPath.typedParent(of: path), folder.root] + workspaces.map(\.folder), excluding: excluded)
        if let module { try ask(for: module, in: &layout, at: paths.count == 1 ? path : selection.path, targets: candidates.map(\.name)) }
        return layout
    }

    private func isSpec(_ path: String) -> Bool { XcodeGenSpec.names.contains(ResourceFiles.name(of: path)) }

    private func project(at path: String) -> (any AppProject)? {
        if isSpec(path) { return XcodeGenSpec(path, excluding: excluded) }
        return XcodeProject(path, excluding: excluded)
    }

    // MARK: Packages

    /// Returns the layout of the target that is meant among those of some packages.
    ///
    /// - Parameter folder: has packages that these may use.
    func layout(ofPackages folders: [String], with folder: SourceFolder) throws -> ProjectLayout {
        var manifests: [String: PackageManifest] = [:]
        for path in folders { manifests[path] = try PackageManifest(folder: path, excluding: excluded) }
        let all = folders.flatMap { path in
            (manifests[path]?.targets ?? []).map { target in
                TargetChoice.Candidate(
                    name: target.name, kind: target.isExecutable ? .application : .library, input: path, project: ProjectLayout.name(ofFolder: path))
            }
        }
        guard !all.isEmpty else {
            throw SwiftSourceError(
                "\(folders.first ?? selection.path)/Package.swift: no target has Swift files; targets are read from string literals, as in .target(name: \"App\")"
            )
        }
        func files(_ candidate: TargetChoice.Candidate) -> [String] {
            manifests[candidate.input]?.targets.first { $0.name == candidate.name }?.files ?? []
        }
        var (module, chosen): (String?, TargetChoice.Candidate?) = (nil, nil)
        if let wanted {
            chosen = named(wanted, among: all)
            if chosen == nil { module = wanted }
        }
        let candidates = all.count == 1 ? all : try programs(among: all, files: files)
        if chosen == nil {
            chosen = TargetChoice.obvious(among: candidates, folder: ProjectLayout.name(ofFolder: folder.root)) ?? (module == nil ? nil : all.first)
        }
        guard let chosen, let manifest = manifests[chosen.input], let target = manifest.targets.first(where: { $0.name == chosen.name }) else {
            throw several(candidates.isEmpty ? all : candidates)
        }
        let workspaces = XcodeWorkspace.containing(chosen.input, upTo: place.root)
        var layout = try ProjectLayout(
            target, of: manifest, in: chosen.input, packages: folder.packages + workspaces.flatMap(\.packages),
            fetchedIn: [chosen.input, folder.root] + workspaces.map(\.folder), infoFile: folder.infoFiles.first, excluding: excluded)
        if let module { try ask(for: module, in: &layout, at: chosen.input, targets: all.map(\.name)) }
        return layout
    }

    /// Returns the executables, or the modules that no other module imports; of those, the ones with views, if any have some.
    private func programs(
        among all: [TargetChoice.Candidate], files: (TargetChoice.Candidate) -> [String]
    ) throws(SwiftSourceError) -> [TargetChoice.Candidate] {
        var rest = all.filter { $0.kind == .application }
        if rest.isEmpty {
            var imported: Set<String> = []
            for target in all {
                let own = XcodeProject.moduleName(target.name)
                for file in try SwiftReader.shared.facts(ofFiles: files(target)) { imported.formUnion(file.facts.imports.map(\.module).filter { $0 != own }) }
            }
            rest = all.filter { !imported.contains(XcodeProject.moduleName($0.name)) }
        }
        guard rest.count > 1 else { return rest }
        var shown: [TargetChoice.Candidate] = []
        for target in rest where try ProjectLayout.hasViews(files(target)) { shown.append(target) }
        return shown.isEmpty ? rest : shown
    }

    // MARK: Folders without a project

    /// Returns the layout of a folder's own files, which have at most one program.
    func layout(ofProgramIn folder: SourceFolder) throws -> ProjectLayout {
        var files = folder.filesWithoutProject
        guard !files.isEmpty else { throw InputError(path: selection.path, reason: "no .swift file in this folder", kind: .unreadable) }
        let programs = try ProjectLayout.programs(among: files)
        var resources = folder.resources.filter { file in !folder.projectFolders.contains { file.hasPrefix($0 + "/") } }
        let parts = programs.count < 2 ? [] : programs.map { one in SwiftSource.folder(of: one, below: folder.root, apartFrom: programs.filter { $0 != one }) }
        if let wanted, parts.isEmpty, !TargetChoice.isSame(wanted, ProjectLayout.name(ofFolder: folder.root)) {
            var layout = try ProjectLayout(files: files, resources: resources, of: folder, excluding: excluded)
            guard layout.libraries[wanted] != nil else { throw UsageError("--target \(wanted): \(selection.path) has neither an Xcode project nor a package") }
            layout.ask(for: wanted)
            return layout
        }
        if programs.count > 1 {
            let candidates = try zip(programs, parts).map { program, part in
                TargetChoice.Candidate(
                    name: ProjectLayout.name(ofFolder: part ?? program), kind: try ProjectLayout.kind(ofProgram: program), input: part ?? program,
                    needsName: false)
            }
            let chosen =
                wanted.map { named($0, among: candidates) } ?? TargetChoice.obvious(among: candidates, folder: ProjectLayout.name(ofFolder: folder.root))
            guard let chosen, parts.allSatisfy({ $0 != nil }) else { throw several(candidates) }
            let others = parts.compactMap { $0 }.filter { $0 != chosen.input }
            files.removeAll { file in others.contains { file.hasPrefix($0 + "/") } }
            resources.removeAll { file in others.contains { file.hasPrefix($0 + "/") } }
        }
        return try ProjectLayout(files: files, resources: resources, of: folder, excluding: excluded)
    }

    // MARK: Names and errors

    private func named(_ name: String, among candidates: [TargetChoice.Candidate]) -> TargetChoice.Candidate? {
        candidates.first { $0.name == name } ?? candidates.first { TargetChoice.isSame($0.name, name) }
    }

    /// Makes a module that the program only uses its own.
    private func ask(for module: String, in layout: inout ProjectLayout, at path: String, targets: [String]) throws(UsageError) {
        guard layout.libraries[module] != nil else {
            let names = targets + layout.libraries.keys.sorted().filter { !targets.contains($0) }
            throw UsageError("--target \(module): \(path) has no such target; it has \(names.joined(separator: ", "))")
        }
        layout.ask(for: module)
    }

    /// Returns the error for a choice that only the user can make: it shows the commands to type.
    private func several(_ candidates: [TargetChoice.Candidate]) -> SwiftSourceError {
        let what = candidates.allSatisfy { $0.kind == .application } ? "apps" : "targets"
        return SwiftSourceError(
            "render: \(selection.path): any of \(candidates.count) \(what) could be meant; choose one with its command:\n"
                + TargetChoice.commands(for: candidates, insteadOf: selection.path), isPrefixed: false)
    }
}
