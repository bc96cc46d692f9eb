import Commands
import Display
import Foundation
import FramePipeline

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

    let main: Module
    let mainName: String
    /// Modules of packages and frameworks, by name.
    private(set) var libraries: [String: Module] = [:]
    private(set) var remotePackages: [XcodeProject.RemotePackage] = []
    /// The platforms that the project or the package names, as in Xcode's settings; empty if it names none.
    private(set) var platforms: [String] = []
    private(set) var info = AppInfo(name: SwiftSource.moduleName)

    /// Decides what the program is: an Xcode project's application, a package, or else all files.
    ///
    /// - Parameters:
    ///   - path: a Swift file, an `.xcodeproj`, or a folder.
    ///   - excluded: the patterns of `--exclude`.
    ///   - application: the value of `--target`.
    /// - Throws: `InputError` for a folder without source, `SwiftSourceError` for several programs or none of this name.
    init(path: String, excluding excluded: [String], application: String?, platform: SystemPalette.Platform) throws {
        let path = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
        if path.hasSuffix(".swift"), !OutputDestination.isExistingFolder(path) {
            (main, mainName) = (Module(files: [path], resources: ResourceFiles.siblings(of: path)), SwiftSource.moduleName)
            info = AppInfo(name: String(ResourceFiles.name(of: path).dropLast(6)))
            return
        }
        if path.hasSuffix(".xcodeproj") {
            let folder = SourceFolder(path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ".", excluding: excluded)
            self = try Self.xcodeProject(path, folder, excluding: excluded, application: application, platform: platform)
            return
        }
        let folder = SourceFolder(path, excluding: excluded)
        func isDirect(_ file: String) -> Bool { file.dropFirst(path.count + 1).firstIndex(of: "/") == nil }
        let direct = folder.xcodeProjects.filter(isDirect)
        // A project in the folder itself takes precedence over a package there, and both over anything deeper, except over a package without views.
        func hasDeeperProject() -> Bool { !folder.packages.contains(path) || !Self.packageHasViews(path, excluding: excluded) }
        // A description for XcodeGen represents the project that isn't there.
        func specs(_ files: [String]) -> [(path: String, project: XcodeGenSpec)] {
            files.compactMap { file in XcodeGenSpec(file, excluding: excluded).flatMap { $0.targets.isEmpty ? nil : (file, $0) } }
        }
        var found = direct.isEmpty ? Array(specs(folder.xcodeGenSpecs.filter(isDirect)).prefix(1)) : []
        if found.isEmpty, folder.xcodeProjects.isEmpty, !folder.xcodeGenSpecs.isEmpty, hasDeeperProject() { found = specs(folder.xcodeGenSpecs) }
        if let spec = found.first {
            guard found.count == 1 else {
                throw Self.several("XcodeGen projects", in: path, found.map { String($0.path[..<($0.path.lastIndex(of: "/") ?? $0.path.endIndex)]) })
            }
            self = try Self.project(spec.project, at: spec.path, folder, excluding: excluded, application: application, platform: platform)
            return
        }
        if !folder.xcodeProjects.isEmpty, !direct.isEmpty || hasDeeperProject() {
            let candidates = direct.isEmpty ? folder.xcodeProjects : direct
            guard candidates.count == 1 else { throw Self.several("Xcode projects", in: path, candidates) }
            self = try Self.xcodeProject(candidates[0], folder, excluding: excluded, application: application, platform: platform)
            return
        }
        let loose = folder.swiftFiles.filter { file in !folder.packages.contains { file.hasPrefix($0 + "/") } }
        if folder.packages.contains(path) || loose.isEmpty && !folder.packages.isEmpty {
            let roots = folder.packages.filter { root in !folder.packages.contains { root != $0 && root.hasPrefix($0 + "/") } }
            guard roots.count == 1 else { throw Self.several("packages", in: path, roots) }
            self = try Self.package(roots[0], folder, excluding: excluded, application: application)
            return
        }
        guard !loose.isEmpty else { throw InputError(path: path, reason: "no .swift file in this folder", kind: .unreadable) }
        if let application { throw UsageError("--target \(application): \(path) has neither an Xcode project nor a package") }
        let programs = loose.filter(Self.declaresMain)
        guard programs.count < 2 else { throw Self.several("programs (@main)", in: path, programs) }
        let resources = folder.resources.filter { file in !folder.packages.contains { file.hasPrefix($0 + "/") } }
        (main, mainName) = (Module(files: loose, resources: resources), SwiftSource.moduleName)
        info = AppInfo(name: Self.name(ofFolder: path), file: folder.infoFiles.first)
        addPackages(folder.packages, fetchedIn: path, excluding: excluded)
        libraries.merge(FetchedCode.pods(in: path, excluding: excluded)) { own, _ in own }
    }

    private init(_ main: Module, name: String) { (self.main, mainName) = (main, name) }

    /// Returns the name of a folder; that of the current one for ".".
    private static func name(ofFolder path: String) -> String {
        let name = URL(filePath: path).standardized.lastPathComponent
        return name.isEmpty || name == "/" ? SwiftSource.moduleName : name
    }

    private static func several(_ what: String, in path: String, _ candidates: [String]) -> SwiftSourceError {
        SwiftSourceError(
            "\(path): the folder has several \(what); name one of them instead, or leave files out with --exclude:\n  " + candidates.joined(separator: "\n  "))
    }

    /// Whether a file has `@main` in its code.
    static func declaresMain(_ path: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: path), data.range(of: Data("@main".utf8)) != nil else { return false }
        let tokens = CodeScanner.tokens(of: [UInt8](data))
        return zip(tokens, tokens.dropFirst()).contains { $0.isMark("@") && $1.isName("main") }
    }

    /// Whether a package has a program, or its code has views, so that it is more than the library of an app beside it.
    private static func packageHasViews(_ path: String, excluding excluded: [String]) -> Bool {
        guard let manifest = PackageManifest(folder: path, excluding: excluded) else { return false }
        return manifest.targets.contains { target in
            target.isExecutable
                || target.files.contains { file in
                    guard let data = FileManager.default.contents(atPath: file), data.range(of: Data("SwiftUI".utf8)) != nil else { return false }
                    return CodeScanner.words(of: [UInt8](data)).contains { $0.isName("View") || $0.isName("Preview") || $0.isName("App") }
                }
        }
    }

    private static func xcodeProject(
        _ path: String, _ folder: SourceFolder, excluding excluded: [String], application: String?, platform: SystemPalette.Platform
    ) throws -> ProjectLayout {
        guard let project = XcodeProject(path, excluding: excluded) else {
            throw InputError(path: "\(path)/project.pbxproj", reason: "it is missing, or not an Xcode project", kind: .invalid)
        }
        return try Self.project(project, at: path, folder, excluding: excluded, application: application, platform: platform)
    }

    private static func project(
        _ project: some AppProject, at path: String, _ folder: SourceFolder, excluding excluded: [String], application: String?,
        platform: SystemPalette.Platform
    ) throws -> ProjectLayout {
        var candidates = project.targets.filter(\.isApplication)
        if candidates.isEmpty { candidates = project.targets }
        if let application {
            guard let target = candidates.first(where: { $0.name == application }) else {
                throw UsageError("--target \(application): \(path) has no such target; it has \(candidates.map(\.name).joined(separator: ", "))")
            }
            candidates = [target]
        } else if candidates.count > 1 {
            let fitting = candidates.filter { Self.fits($0, platform) }
            if !fitting.isEmpty { candidates = fitting }
            // Beside clips and variants for testers, the app has the project's name.
            if let own = candidates.first(where: { $0.name == project.name }) { candidates = [own] }
        }
        guard candidates.count < 2 else {
            let names = candidates.map(\.name).joined(separator: ", ")
            throw SwiftSourceError("\(path): the project has several applications; choose one with --target: \(names)")
        }
        guard let target = candidates.first else {
            throw SwiftSourceError("\(path): no target of the project has Swift files in this folder")
        }
        var layout = ProjectLayout(Module(files: target.files, settings: target.settings, resources: target.resources), name: target.module)
        layout.info = target.info
        layout.platforms = target.platforms
        for other in project.targets where !other.isApplication && other.name != target.name {
            layout.libraries[other.module] = Module(files: other.files, settings: other.settings, resources: other.resources)
        }
        layout.remotePackages = project.remotePackages
        let root = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        layout.addPackages(folder.packages + project.localPackages, fetchedIn: root, excluding: excluded)
        layout.libraries.merge(FetchedCode.pods(in: root, excluding: excluded)) { own, _ in own }
        return layout
    }

    private static func fits(_ target: XcodeProject.Target, _ platform: SystemPalette.Platform) -> Bool {
        let names = platform == .iOS ? ["iphoneos", "iphonesimulator", "auto"] : ["macosx", "auto"]
        return target.platforms.contains(where: names.contains)
    }

    private static func package(_ path: String, _ folder: SourceFolder, excluding excluded: [String], application: String?) throws -> ProjectLayout {
        guard let manifest = PackageManifest(folder: path, excluding: excluded), !manifest.targets.isEmpty else {
            throw SwiftSourceError("\(path)/Package.swift: no target has Swift files; targets are read from string literals, as in .target(name: \"App\")")
        }
        var candidates = manifest.targets
        if let application {
            candidates.removeAll { $0.name != application }
            guard !candidates.isEmpty else {
                let names = manifest.targets.map(\.name).joined(separator: ", ")
                throw UsageError("--target \(application): \(path) has no such target; it has \(names)")
            }
        } else if candidates.contains(where: \.isExecutable) {
            candidates.removeAll { !$0.isExecutable }
        } else if candidates.count > 1 {
            // The module that no other module imports.
            let imported = Set(
                manifest.targets.flatMap { target in
                    target.files.flatMap { ImportScan.possibleImports(in: [UInt8](FileManager.default.contents(atPath: $0) ?? Data())) }
                        .filter { $0 != XcodeProject.moduleName(target.name) }
                })
            candidates.removeAll { imported.contains(XcodeProject.moduleName($0.name)) }
        }
        guard candidates.count == 1, let main = candidates.first else {
            let names = (candidates.isEmpty ? manifest.targets : candidates).map(\.name).joined(separator: ", ")
            throw SwiftSourceError("\(path)/Package.swift: the package has several targets; choose one with --target: \(names)")
        }
        let settings = BuildSettings(manifest)
        // The bundle of the package's program is the app's own.
        var layout = ProjectLayout(
            Module(files: main.files, settings: settings, resources: main.resources), name: XcodeProject.moduleName(main.name))
        layout.info = AppInfo(name: main.name, file: folder.infoFiles.first)
        layout.platforms = manifest.platforms
        layout.addPackages([path] + folder.packages, fetchedIn: path, excluding: excluded)
        layout.libraries[layout.mainName] = nil
        return layout
    }

    /// Adds the modules of packages, and of the packages on this disk that those refer to, or that lie fetched in the project's folder.
    private mutating func addPackages(_ folders: [String], fetchedIn root: String, excluding excluded: [String]) {
        let fetched = remotePackages.compactMap { FetchedCode.checkout(of: $0.location, in: root) }
        var (open, seen): ([String], Set<String>) = ((folders + fetched).reversed(), [])
        var remote: [String: XcodeProject.RemotePackage] = Dictionary(uniqueKeysWithValues: remotePackages.map { ($0.location, $0) })
        while let folder = open.popLast() {
            guard seen.insert(URL(filePath: folder).standardized.path).inserted, let manifest = PackageManifest(folder: folder, excluding: excluded) else {
                continue
            }
            let settings = BuildSettings(manifest)
            for target in manifest.targets {
                let name = XcodeProject.moduleName(target.name)
                if libraries[name] == nil, name != mainName {
                    let bundle = target.resources.isEmpty ? nil : "\(Self.name(ofFolder: folder))_\(target.name)"
                    libraries[name] = Module(files: target.files, settings: settings, resources: target.resources, bundleName: bundle)
                }
            }
            open += manifest.localPackages.reversed()
            for location in manifest.remoteLocations {
                let name = URL(filePath: location).deletingPathExtension().lastPathComponent.lowercased()
                let products = manifest.packagesOfProducts.filter { $0.value.lowercased() == name }.map(\.key)
                remote[location, default: .init(location: location)].products.formUnion(products)
                if let checkout = FetchedCode.checkout(of: location, in: root) { open.insert(checkout, at: 0) }
            }
        }
        remotePackages = remote.values.sorted { $0.location < $1.location }
    }
}
