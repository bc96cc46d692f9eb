import Commands
import Foundation
import FramePipeline
import SwiftFacts

/// Swift files with views, and the modules that they belong to.
package struct SwiftSource: Sendable {
    /// One file.
    package struct File: Sendable {
        /// The path for the compiler's messages.
        package let path: String
        let bytes: [UInt8]
        /// The text that is compiled; nil if it is that of the file.
        let rewritten: [UInt8]?
        /// What the compiled text says.
        let facts: FileFacts
        var compiledText: [UInt8] { rewritten ?? bytes }

        /// Reads files.
        ///
        /// - Parameter leavingOutPreviews: whether the compiler doesn't see their `#Preview`s.
        /// - Throws: `InputError` for a file that can't be read, `SwiftSourceError` without the helper that reads Swift.
        static func read(_ paths: [String], for target: CompilationTarget, leavingOutPreviews: Bool = false) throws -> [File] {
            let contents = try paths.map { path throws(InputError) in try ProjectFiles.around(path).read(path) }
            let texts = zip(paths, contents).map { path, bytes in
                SwiftReader.Text(
                    name: ResourceFiles.name(of: path), bytes: bytes, path: SwiftSource.absolutePath(path), leavesOutPreviews: leavingOutPreviews)
            }
            let facts = try SwiftReader.shared.facts(of: texts, for: target)
            return paths.indices.map { File(path: paths[$0], bytes: contents[$0], facts: facts[$0]) }
        }

        init(path: String, for target: CompilationTarget) throws { self = try Self.read([path], for: target)[0] }

        private init(path: String, bytes: [UInt8], facts: FileFacts) {
            (self.path, self.bytes, rewritten) = (path, bytes, facts.rewritten.map { [UInt8]($0) })
            var facts = facts
            facts.rewritten = nil
            self.facts = facts
        }

        /// Returns files with other texts for the compiler.
        static func replaced(_ files: [(file: File, text: [UInt8])]) throws(SwiftSourceError) -> [File] {
            let texts = files.map { file, text in
                SwiftReader.Text(name: ResourceFiles.name(of: file.path), bytes: text, path: file.absolutePath, isRewritten: true)
            }
            let facts = try SwiftReader.shared.facts(of: texts, for: CompilationTarget())
            return zip(files, facts).map { File($0.file, compiledAs: $0.text, $1) }
        }

        private init(_ other: File, compiledAs text: [UInt8], _ facts: FileFacts) {
            (path, bytes, rewritten, self.facts) = (other.path, other.bytes, text, facts)
        }

        /// Whether the file has other contents now. A file that exists only for the compiler has none.
        var isChanged: Bool { (try? ProjectFiles.around(path).read(path)).map { $0 != bytes } ?? false }

        /// Creates a file that exists only for the compiler.
        init(generated text: String, path: String) throws(SwiftSourceError) {
            (self.path, bytes, rewritten) = (path, Array(text.utf8), Array(text.utf8))
            let text = SwiftReader.Text(name: "", bytes: bytes, path: SwiftSource.absolutePath(path), isRewritten: true)
            facts = try SwiftReader.shared.facts(of: [text], for: CompilationTarget())[0]
        }
    }

    /// Files that are compiled together.
    struct Module: Sendable {
        let name: String
        var files: [File]
        let settings: BuildSettings
        /// Files and folders beside the code.
        var resources: [String] = []
        /// The name of the module's own bundle; nil if its resources belong to the app's.
        var bundleName: String?
        /// The files with functions for SwiftUI's shaders.
        var shaders: [ShaderFile] = []
    }

    /// The file or the folder as it was typed.
    package let path: String
    /// The project that is compiled.
    package let place: SourcePlace
    /// The local modules that the program needs, each after those that it imports; the last one contains the program's views.
    var modules: [Module]
    let target: CompilationTarget
    /// The app's information about itself.
    let info: AppInfo
    /// The addresses of packages that are not on this disk, with the names of their products as far as they are known.
    let remotePackages: [XcodeProject.RemotePackage]

    /// Returns the source with other modules.
    func withModules(_ modules: [Module]) -> SwiftSource {
        var copy = self
        copy.modules = modules
        return copy
    }

    /// The files of all modules; those of the program's own module are sorted by path.
    package var files: [File] { modules.flatMap(\.files) }

    /// The font files among the resources.
    package var fonts: [String] { modules.flatMap(\.resources).filter { ResourceFiles.fonts.contains(ResourceFiles.ending(of: $0)) } }

    /// The name of the program's module, unless a project names it.
    static let moduleName = "UserViews"
    /// The maximum size of one file in bytes.
    static let fileLimit = 16 << 20

    /// Returns whether a path is Swift source: a `.swift` file, existing or not, an Xcode project, or a folder with one of them.
    package static func isSwift(_ path: String) -> Bool {
        let ending = ResourceFiles.ending(of: path.hasSuffix("/") ? String(path.dropLast()) : path)
        if ["swift", "xcodeproj", "xcworkspace"].contains(ending) { return true }
        guard OutputDestination.isExistingFolder(path) else {
            return XcodeGenSpec.names.contains(ResourceFiles.name(of: path)) && XcodeGenSpec(path, excluding: [])?.targets.isEmpty == false
        }
        // Not read as a project.
        if !FolderPath.mayBeRoot(FolderPath.absolute(path)) { return true }
        let folder = SourceFolder(path)
        return !folder.swiftFiles.isEmpty || !folder.packages.isEmpty || !folder.xcodeProjects.isEmpty
    }

    /// One of the programs in a folder.
    package struct Part: Sendable, Equatable {
        /// The path to read it from.
        package let path: String
        /// Its path inside the folder, which names it in results; empty for the folder's own files.
        package let name: String
        /// Patterns of files and folders that belong to other parts.
        package let excluded: [String]
    }

    /// Returns the programs below a path: each Xcode project, each package, and all other files together. A folder with a single program is one part.
    package static func parts(of path: String, excluding excluded: [String] = []) -> [Part] {
        let whole = [Part(path: path, name: "", excluded: excluded)]
        guard !path.hasSuffix(".swift"), !path.hasSuffix(".xcodeproj"), OutputDestination.isExistingFolder(path) else { return whole }
        let root = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
        let folder = SourceFolder(root, excluding: excluded)
        let projects = folder.xcodeProjects.map { ($0, String($0.prefix(upTo: $0.lastIndex(of: "/") ?? $0.startIndex))) }
        let packages = folder.packages.filter { package in !projects.contains { package == $0.1 || package.hasPrefix($0.1 + "/") } }
        let outer = packages.filter { package in !packages.contains { $0 != package && package.hasPrefix($0 + "/") } }
        let others = folder.swiftFiles.filter { file in !(projects + outer.map { ($0, $0) }).contains { file.hasPrefix($0.1 + "/") } }
        // Without the helper that reads Swift, drawing tells the reason.
        let mains = (try? ProjectLayout.programs(among: others)) ?? []
        // Of several apps, each is the highest folder without another one.
        let apps = mains.count < 2 ? [] : mains.compactMap { main in Self.folder(of: main, below: root, apartFrom: mains.filter { $0 != main }) }
        let places = projects + (outer + apps).map { ($0, $0) }
        guard places.count > 1, !places.contains(where: { $0.1 == root }) else { return whole }
        let loose = folder.swiftFiles.contains { file in !places.contains { file.hasPrefix($0.1 + "/") } }
        let own = loose ? [Part(path: root, name: "", excluded: excluded + places.map { String($0.1.dropFirst(root.count + 1)) })] : []
        return own + places.map { Part(path: $0.0, name: (String($0.0.dropFirst(root.count + 1)) as NSString).deletingPathExtension, excluded: excluded) }
    }

    /// Returns the highest folder below a root that contains a file and none of the others; nil if that is the root.
    static func folder(of file: String, below root: String, apartFrom others: [String]) -> String? {
        var place = root
        for part in file.dropFirst(root.count + 1).split(separator: "/").dropLast() {
            place += "/\(part)"
            if !others.contains(where: { $0.hasPrefix(place + "/") }) { return place }
        }
        return nil
    }

    /// Reads a file by itself, an Xcode project, a package, or all Swift files below a folder.
    ///
    /// - Parameters:
    ///   - excluded: the patterns of `--exclude`.
    ///   - application: the name of the target, if a project has several.
    ///   - target: the platform to compile for.
    /// - Throws: as `init(_:for:)` does.
    package init(path: String, excluding excluded: [String] = [], application: String? = nil, for target: CompilationTarget = CompilationTarget()) throws {
        var selection = SourceSelection(path: path)
        (selection.excludes, selection.target, selection.isAlone) = (excluded, application, true)
        try self.init(selection, for: target)
    }

    /// Reads a file with its project, an Xcode project, a package, or all Swift files below a folder.
    ///
    /// - Parameters:
    ///   - found: its project, if it is known.
    ///   - target: the platform to compile for.
    /// - Throws: `InputError` if there is no file, or if one can't be read; `UsageError` for source outside the root; `SwiftSourceError` if one of several
    ///   targets must be chosen.
    package init(_ selection: SourceSelection, _ found: FoundProject? = nil, for target: CompilationTarget) throws {
        let place = try found?.place ?? SourcePlace(selection)
        let known = found?.platform == target.platform ? found?.layout : nil
        let layout = try known ?? ProjectLayout(selection, at: place, platform: target.platform)
        self = try place.projectFiles.reading { try Self(selection.path, at: place, layout, for: target) }
    }

    private init(_ path: String, at place: SourcePlace, _ layout: ProjectLayout, for target: CompilationTarget) throws {
        let target = target.adapted(to: Self.system(of: layout))
        self.path = path
        self.place = place
        self.target = target
        remotePackages = layout.remotePackages
        info = layout.info
        var modules: [Module] = []
        var isVisited: Set<String> = []
        func visit(_ name: String, _ plan: ProjectLayout.Module) throws {
            guard isVisited.insert(name).inserted else { return }
            let files = try File.read(plan.files, for: target, leavingOutPreviews: name != layout.mainName)
            if !layout.libraries.isEmpty {
                let imports = Set(files.flatMap { $0.facts.imports.map(\.module) })
                for name in imports.sorted() { if let library = layout.libraries[name] { try visit(name, library) } }
            }
            modules.append(Module(name: name, files: files, settings: plan.settings, resources: plan.resources, bundleName: plan.bundleName))
        }
        try visit(layout.mainName, layout.main)
        if modules.contains(where: { $0.files.contains(where: ShaderFile.mayUseShaders) }) {
            for index in modules.indices {
                let module = modules[index]
                modules[index].shaders = try ShaderFile.read(among: module.resources, of: module.files, isAlone: !place.hasProject)
            }
        }
        self.modules = modules
        // The program itself reads these by their paths.
        for path in modules.flatMap(\.resources) + [info.file].compactMap(\.self) { try ProjectFiles.around(path).check(path) }
    }
}

/// Swift source can't be drawn, for a reason given by the compiler or the view itself.
package struct SwiftSourceError: CommandError, Equatable {
    package let description: String
    package let isPrefixed: Bool
    package let exitStatus: CommandStatus

    /// - Parameter isPrefixed: false for the compiler's output, which begins with a position.
    package init(_ description: String, isPrefixed: Bool = true, exitStatus: CommandStatus = .badInput) {
        self.description = description
        self.isPrefixed = isPrefixed
        self.exitStatus = exitStatus
    }
}
