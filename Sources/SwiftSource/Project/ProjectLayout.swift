import Commands
import Display
import Foundation
import FramePipeline
import SwiftFacts

/// The files of a folder that form the program, and the modules that it can import.
struct ProjectLayout {
    struct Module: Equatable {
        /// Swift files, sorted.
        var files: [String]
        var settings = BuildSettings()
        /// Files and folders beside the code.
        var resources: [String] = []
        /// The name of the module's own bundle; nil if its resources belong to the app's.
        var bundleName: String?
    }

    /// The module with the views to draw.
    private(set) var main: Module
    private(set) var mainName: String
    /// Modules of packages and frameworks, by name.
    private(set) var libraries: [String: Module] = [:]
    private(set) var remotePackages: [XcodeProject.RemotePackage] = []
    /// The platforms that the project or the package names, as in Xcode's settings; empty if it names none.
    private(set) var platforms: [String] = []
    private(set) var info = AppInfo(name: SwiftSource.moduleName)

    /// Decides what the program is: the project of a file, an Xcode project's application, a package, or all files of a folder.
    ///
    /// - Throws: `InputError` for a folder without source, and for a project that names files outside of the root, `SwiftSourceError` if several targets could
    ///   be meant, `UsageError` for a target that isn't there.
    init(_ selection: SourceSelection, at place: SourcePlace, platform: SystemPalette.Platform) throws {
        let files = place.projectFiles
        let result = Result { try files.reading { try Self(reading: selection, at: place, platform: platform) } }
        // Without what is outside, there may be no target.
        try files.checkAll()
        self = try result.get()
    }

    private init(reading selection: SourceSelection, at place: SourcePlace, platform: SystemPalette.Platform) throws {
        let finder = ProjectFinder(selection, place, platform: platform)
        switch place.project {
        case .file(let path):
            // Other files of a home folder don't belong to this one.
            let resources = FolderPath.absolute(path) == place.root ? [] : ResourceFiles.siblings(of: path)
            self.init(Module(files: [path], resources: resources), name: SwiftSource.moduleName)
            info = AppInfo(name: String(ResourceFiles.name(of: path).dropLast(6)))
        case .xcode(let path): self = try finder.layout(ofXcodeProjects: [path], with: SourceFolder(place.folder, excluding: selection.excludes))
        case .workspace(let path): self = try finder.layout(ofWorkspace: path)
        case .package(let path): self = try finder.layout(ofPackages: [path], with: SourceFolder(path, excluding: selection.excludes))
        case .program(let path): self = try finder.layout(ofProgramIn: SourceFolder(path, excluding: selection.excludes))
        case .contents(let path): self = try finder.layout(of: SourceFolder(path, excluding: selection.excludes))
        }
        if let view = selection.view { try ask(forModuleWith: view) }
    }

    init(_ main: Module, name: String) { (self.main, mainName) = (main, name) }

    /// Creates the layout of an application or another target of a project.
    ///
    /// - Parameters:
    ///   - others: the projects of the workspace.
    ///   - folders: folders of packages.
    ///   - roots: the folders of the project and of its workspaces, in which fetched packages may lie, and pods in the first.
    init(
        _ target: XcodeProject.Target, of project: some AppProject, beside others: [any AppProject], packages folders: [String], fetchedIn roots: [String],
        excluding excluded: [String]
    ) throws(SwiftSourceError) {
        self.init(Module(files: target.files, settings: target.settings, resources: target.resources), name: target.module)
        (info, platforms) = (target.info, target.platforms)
        let frameworks = ([project] + others).flatMap(\.targets).filter { $0.kind == .library && $0.module != target.module }
        for other in frameworks where libraries[other.module] == nil {
            libraries[other.module] = Module(files: other.files, settings: other.settings, resources: other.resources)
        }
        remotePackages = ([project] + others).flatMap(\.remotePackages)
        try addPackages(folders + project.localPackages + others.flatMap(\.localPackages), fetchedIn: roots, excluding: excluded)
        if let root = roots.first { addPods(in: root, excluding: excluded) }
    }

    /// Creates the layout of a target of a package.
    ///
    /// - Parameters:
    ///   - folders: folders of other packages.
    ///   - roots: the folders of the package and of its workspaces, in which fetched packages may lie.
    init(
        _ target: PackageManifest.Target, of manifest: PackageManifest, in folder: String, packages folders: [String], fetchedIn roots: [String],
        infoFile: String?, excluding excluded: [String]
    ) throws(SwiftSourceError) {
        // The bundle of the package's program is the app's own.
        self.init(
            Module(files: target.files, settings: BuildSettings(manifest), resources: target.resources), name: XcodeProject.moduleName(target.name))
        info = AppInfo(name: target.name, file: infoFile)
        platforms = manifest.platforms
        try addPackages([folder] + folders, fetchedIn: roots, excluding: excluded)
        libraries[mainName] = nil
    }

    /// Creates the layout of a folder's own files.
    init(files: [String], resources: [String], of folder: SourceFolder, excluding excluded: [String]) throws(SwiftSourceError) {
        self.init(Module(files: files, resources: resources), name: SwiftSource.moduleName)
        info = AppInfo(name: Self.name(ofFolder: folder.root), file: folder.infoFiles.first)
        try addPackages(folder.packages, fetchedIn: [folder.root], excluding: excluded)
        addPods(in: folder.root, excluding: excluded)
    }

    /// Returns the name of a folder; that of the current one for ".".
    static func name(ofFolder path: String) -> String {
        let name = URL(filePath: path).standardized.lastPathComponent
        return name.isEmpty || name == "/" ? SwiftSource.moduleName : name
    }

    /// Makes another module the program's own.
    mutating func ask(for module: String) {
        guard let library = libraries.removeValue(forKey: module) else { return }
        (main, mainName) = (library, module)
    }

    /// Makes the module that declares a view the program's own, if that is one of the modules that the program only uses.
    private mutating func ask(forModuleWith view: String) throws(SwiftSourceError) {
        guard !libraries.isEmpty, let type = view.split(separator: ".").first.map(String.init), try !Self.declare(type, main.files) else { return }
        for (name, library) in libraries.sorted(by: { $0.key < $1.key }) where try Self.declare(type, library.files) { return ask(for: name) }
    }

    /// Returns whether files declare a type with a name.
    private static func declare(_ name: String, _ files: [String]) throws(SwiftSourceError) -> Bool {
        try SwiftReader.shared.facts(ofFiles: files, containing: [name]).contains { $0.facts.declarations.contains { $0.isType && $0.name == name } }
    }

    /// Returns the files with `@main` in their code.
    static func programs(among files: [String]) throws(SwiftSourceError) -> [String] {
        try SwiftReader.shared.facts(ofFiles: files, containing: ["@main"]).filter { $0.facts.declarations.contains { $0.hasAttribute("main") } }.map(\.path)
    }

    /// Returns what the program of a file is: an app, unless the file says that it is something else.
    static func kind(ofProgram path: String) throws(SwiftSourceError) -> TargetChoice.Candidate.Kind {
        guard let facts = try SwiftReader.shared.facts(ofFiles: [path]).first?.facts else { return .tool }
        let isExtension = facts.declarations.contains { type in ["WidgetBundle", "Widget", "AppIntentsExtension"].contains { type.inherits(from: $0) } }
        if isExtension { return .appExtension }
        if facts.mayImport("WatchKit") || path.lowercased().contains("watch app") || path.lowercased().contains("watchkit") { return .watchApp }
        return ["SwiftUI", "UIKit", "AppKit", "Cocoa"].contains(where: facts.mayImport) ? .application : .tool
    }

    /// Whether a package has a program, or its code has views, so that it is more than the library of an app beside it.
    static func packageHasViews(_ path: String, excluding excluded: [String]) throws(SwiftSourceError) -> Bool {
        guard let manifest = try PackageManifest(folder: path, excluding: excluded) else { return false }
        if manifest.targets.contains(where: \.isExecutable) { return true }
        return try hasViews(manifest.targets.flatMap(\.files))
    }

    /// Whether the code of files has views.
    static func hasViews(_ files: [String]) throws(SwiftSourceError) -> Bool {
        try SwiftReader.shared.facts(ofFiles: files, containing: ["SwiftUI"]).contains { file in
            !file.facts.previews.isEmpty || file.facts.declarations.contains { $0.inherits(from: "View") || $0.inherits(from: "App") }
        }
    }

    /// The names of modules that are always Easel's.
    private static let ownNames: Set<String> = ["AppKit", "Combine", "Foundation", "SwiftUI", "UIKit"]

    /// Adds the modules of packages, and of the packages on this disk that those refer to, or that lie fetched in one of some folders.
    private mutating func addPackages(_ folders: [String], fetchedIn roots: [String], excluding excluded: [String]) throws(SwiftSourceError) {
        let fetched = remotePackages.compactMap { FetchedCode.checkout(of: $0.location, in: roots) }
        var (open, seen): ([String], Set<String>) = ((folders + fetched).reversed(), [])
        var remote: [String: XcodeProject.RemotePackage] = Dictionary(remotePackages.map { ($0.location, $0) }) { first, _ in first }
        while let folder = open.popLast() {
            guard seen.insert(URL(filePath: folder).standardized.path).inserted, let manifest = try PackageManifest(folder: folder, excluding: excluded) else {
                continue
            }
            let settings = BuildSettings(manifest)
            for target in manifest.targets {
                let name = XcodeProject.moduleName(target.name)
                if libraries[name] == nil, name != mainName, !Self.ownNames.contains(name) {
                    let bundle = target.resources.isEmpty ? nil : "\(Self.name(ofFolder: folder))_\(target.name)"
                    libraries[name] = Module(files: target.files, settings: settings, resources: target.resources, bundleName: bundle)
                }
            }
            open += manifest.localPackages.reversed()
            for location in manifest.remoteLocations {
                let name = URL(filePath: location).deletingPathExtension().lastPathComponent.lowercased()
                let products = manifest.packagesOfProducts.filter { $0.value.lowercased() == name }.map(\.key)
                remote[location, default: .init(location: location)].products.formUnion(products)
                if let checkout = FetchedCode.checkout(of: location, in: roots) { open.insert(checkout, at: 0) }
            }
        }
        remotePackages = remote.values.sorted { $0.location < $1.location }
    }

    /// Adds the libraries that CocoaPods has put into the project's folder.
    private mutating func addPods(in root: String, excluding excluded: [String]) {
        libraries.merge(FetchedCode.pods(in: root, excluding: excluded)) { own, _ in own }
    }
}
