import Commands
import Foundation
import FramePipeline

/// Swift files with views, and the modules that they belong to.
package struct SwiftSource: Sendable {
    /// One file.
    package struct File: Sendable {
        /// The path for the compiler's messages.
        package let path: String
        let bytes: [UInt8]
        /// The text that is compiled; nil if it is that of the file.
        let rewritten: [UInt8]?
        var compiledText: [UInt8] { rewritten ?? bytes }

        init(path: String, for target: CompilationTarget) throws(InputError) {
            self.path = path
            bytes = try InputFile.read(path, limit: SwiftSource.fileLimit)
            let adapted = PlatformRewriter.rewrite(bytes, for: target)
            rewritten = path.hasSuffix("/main.swift") ? MainStatements.removed(from: adapted ?? bytes) ?? adapted : adapted
        }

        /// Creates a file with another text for the compiler.
        init(_ other: File, compiledAs text: [UInt8]) { (path, bytes, rewritten) = (other.path, other.bytes, text) }

        /// Whether the file has other contents now. A file that exists only for the compiler has none.
        var isChanged: Bool { (try? InputFile.read(path, limit: SwiftSource.fileLimit)).map { $0 != bytes } ?? false }

        /// Creates a file that exists only for the compiler.
        init(generated text: String, path: String) {
            self.path = path
            bytes = Array(text.utf8)
            rewritten = bytes
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
    /// The local modules that the program needs, each after those that it imports; the last one contains the program's views.
    var modules: [Module]
    let target: CompilationTarget
    /// The app's information about itself.
    let info: AppInfo
    /// The addresses of packages that are not on this disk, with the names of their products as far as they are known.
    let remotePackages: [XcodeProject.RemotePackage]

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
        if path.hasSuffix(".swift") || path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcodeproj/") { return true }
        guard OutputDestination.isExistingFolder(path) else { return false }
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
        let mains = folder.swiftFiles.filter { file in !(projects + outer.map { ($0, $0) }).contains { file.hasPrefix($0.1 + "/") } }
            .filter(ProjectLayout.declaresMain)
        // Of several apps, each is the highest folder without another one.
        let apps = mains.count < 2 ? [] : mains.compactMap { main in Self.folder(of: main, below: root, apartFrom: mains.filter { $0 != main }) }
        let places = projects + (outer + apps).map { ($0, $0) }
        guard places.count > 1, !places.contains(where: { $0.1 == root }) else { return whole }
        let loose = folder.swiftFiles.contains { file in !places.contains { file.hasPrefix($0.1 + "/") } }
        let others = places.map { String($0.1.dropFirst(root.count + 1)) }
        let own = loose ? [Part(path: root, name: "", excluded: excluded + others)] : []
        return own + places.map { Part(path: $0.0, name: (String($0.0.dropFirst(root.count + 1)) as NSString).deletingPathExtension, excluded: excluded) }
    }

    /// Returns the highest folder below a root that contains a file and none of the others; nil if that is the root.
    private static func folder(of file: String, below root: String, apartFrom others: [String]) -> String? {
        var place = root
        for part in file.dropFirst(root.count + 1).split(separator: "/").dropLast() {
            place += "/\(part)"
            if !others.contains(where: { $0.hasPrefix(place + "/") }) { return place }
        }
        return nil
    }

    /// Reads a file, an Xcode project, a package, or all Swift files below a folder.
    ///
    /// - Parameters:
    ///   - excluded: the patterns of `--exclude`.
    ///   - application: the name of the target, if a project has several.
    ///   - target: the platform to compile for.
    /// - Throws: `InputError` if there is no file, or if one can't be read; `SwiftSourceError` for a folder with several programs.
    package init(path: String, excluding excluded: [String] = [], application: String? = nil, for target: CompilationTarget = CompilationTarget()) throws {
        let layout = try ProjectLayout(path: path, excluding: excluded, application: application, platform: target.platform)
        let target = target.adapted(to: Self.system(of: layout))
        self.path = path
        self.target = target
        remotePackages = layout.remotePackages
        info = layout.info
        var modules: [Module] = []
        var isVisited: Set<String> = []
        func visit(_ name: String, _ plan: ProjectLayout.Module) throws {
            guard isVisited.insert(name).inserted else { return }
            var files: [File] = []
            for path in plan.files { files.append(try File(path: path, for: target)) }
            if !layout.libraries.isEmpty {
                let imports = Set(files.flatMap { ImportScan.possibleImports(in: $0.rewritten ?? $0.bytes) })
                for name in imports.sorted() { if let library = layout.libraries[name] { try visit(name, library) } }
            }
            modules.append(Module(name: name, files: files, settings: plan.settings, resources: plan.resources, bundleName: plan.bundleName))
        }
        try visit(layout.mainName, layout.main)
        if modules.contains(where: { $0.files.contains(where: ShaderFile.mayUseShaders) }) {
            for index in modules.indices {
                let module = modules[index]
                modules[index].shaders = try ShaderFile.read(among: module.resources, of: module.files, isAlone: path.hasSuffix(".swift"))
            }
        }
        self.modules = modules
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
