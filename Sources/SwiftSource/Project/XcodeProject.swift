import Foundation

/// The targets of a project, and the packages that it refers to.
protocol AppProject {
    /// The project's name; empty if it has none.
    var name: String { get }
    var targets: [XcodeProject.Target] { get }
    var remotePackages: [XcodeProject.RemotePackage] { get }
    /// Folders of packages on this disk.
    var localPackages: [String] { get }
}

/// The targets of an `.xcodeproj` that are compiled: applications, their extensions, and their frameworks.
struct XcodeProject: AppProject {
    struct Target: Equatable {
        let name: String
        /// The name of the Swift module.
        let module: String
        let kind: TargetChoice.Candidate.Kind
        /// The platform of an application; nil if the project doesn't name one.
        let platforms: [String]
        /// Swift files as absolute or typed paths, sorted.
        let files: [String]
        let settings: BuildSettings
        /// Files and folders beside the code.
        let resources: [String]
        let info: AppInfo
        /// The names of the targets that it needs to be built.
        var dependencies: [String] = []

        /// Whether the system shows no window of the program.
        var isInBackground: Bool { info.settings["INFOPLIST_KEY_LSBackgroundOnly"]?.string == "YES" }
    }

    /// A package that the project downloads.
    struct RemotePackage: Equatable {
        let location: String
        /// The products that a target uses.
        var products: Set<String> = []
    }

    let name: String
    private(set) var targets: [Target] = []
    private(set) var remotePackages: [RemotePackage] = []
    /// Folders of packages on this disk that the project refers to.
    private(set) var localPackages: [String] = []

    private let developmentRegion: String
    private let objects: [String: PropertyList]
    private let folder: String
    /// The path of each file and folder reference.
    private var paths: [String: String] = [:]

    /// Reads a project; nil if its file is missing or isn't a property list.
    ///
    /// - Parameters:
    ///   - path: the `.xcodeproj` folder.
    ///   - excluded: the patterns of `--exclude`.
    init?(_ path: String, excluding excluded: [String]) {
        let path = path.hasSuffix("/") ? String(path.dropLast()) : path
        guard let data = ProjectFiles.around(path).contents("\(path)/project.pbxproj", limit: 1 << 28), let list = PropertyList([UInt8](data)),
            let objects = list["objects"]?.dictionary, let root = list["rootObject"]?.string, let project = objects[root]
        else { return nil }
        (self.objects, name) = (objects, ResourceFiles.stem(of: path))
        developmentRegion = project["developmentRegion"]?.string ?? "en"
        let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        let inner = project["projectDirPath"]?.string ?? ""
        folder = FolderPath.joined(parent, inner)
        if let group = project["mainGroup"]?.string { collectPaths(group, in: folder, depth: 0) }
        let common = settings(of: project, over: [:])
        for id in project["targets"]?.strings ?? [] {
            guard let target = objects[id], target["isa"]?.string == "PBXNativeTarget" else { continue }
            addTarget(id, target, common: common, excluding: excluded)
        }
        readPackages(project)
    }

    private mutating func collectPaths(_ id: String, in parent: String, depth: Int) {
        // Groups could contain each other.
        guard depth < 64, paths[id] == nil, let object = objects[id] else { return }
        let own = object["path"]?.string ?? ""
        let base: String? =
            switch object["sourceTree"]?.string ?? "<group>" {
            case "<group>": parent
            case "SOURCE_ROOT": folder
            case "<absolute>": ""
            default: nil
            }
        guard let base else { return }
        let path = base.isEmpty ? own : FolderPath.joined(base, own)
        paths[id] = path
        for child in object["children"]?.strings ?? [] { collectPaths(child, in: path, depth: depth + 1) }
    }

    private mutating func addTarget(_ id: String, _ target: PropertyList, common: [String: PropertyList], excluding excluded: [String]) {
        guard let type = target["productType"]?.string, let name = target["name"]?.string else { return }
        var files: Set<String> = []
        var resources = resourceReferences(target)
        for phase in target["buildPhases"]?.strings ?? [] where objects[phase]?["isa"]?.string == "PBXSourcesBuildPhase" {
            for file in objects[phase]?["files"]?.strings ?? [] {
                guard let reference = objects[file]?["fileRef"]?.string, let path = paths[reference] else { continue }
                if path.hasSuffix(".swift") { files.insert(path) }
                let ending = ResourceFiles.ending(of: path)
                if ending.hasPrefix("xcdatamodel") || LearnedModelSource.endings.contains(ending) || ending == ShaderFile.ending { resources.insert(path) }
            }
        }
        let own = Set(target["fileSystemSynchronizedGroups"]?.strings ?? [])
        for (group, object) in objects where object["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" {
            guard let path = paths[group] else { continue }
            // An exception leaves files out of a target that has the folder, and adds them to one that doesn't.
            var exceptions: [String] = []
            for set in object["exceptions"]?.strings ?? [] where objects[set]?["target"]?.string == id {
                exceptions += objects[set]?["membershipExceptions"]?.strings ?? []
            }
            let except = Set(exceptions.map { "\(path)/\($0)" })
            if own.contains(group) {
                func isMember(_ file: String) -> Bool { !except.contains { file == $0 || file.hasPrefix($0 + "/") } }
                let contents = SourceFolder(path)
                files.formUnion(contents.swiftFiles.filter(isMember))
                resources.formUnion(contents.resources.filter(isMember))
            } else {
                files.formUnion(except.filter { $0.hasSuffix(".swift") })
            }
        }
        let present = files.filter { FileManager.default.fileExists(atPath: $0) }.filter { file in
            let relative = file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : file
            return !excluded.contains { SourceFolder.matches(relative, pattern: $0) }
        }
        guard !present.isEmpty else { return }
        let settings = ConfigurationFile.resolved(settings(of: target, over: common))
        let infoFile = settings["INFOPLIST_FILE"]?.string.map { "\(folder)/\($0.replacing("$(SRCROOT)/", with: "").replacing("$(TARGET_NAME)", with: name))" }
        let presentResources = resources.filter { FileManager.default.fileExists(atPath: $0) }.filter { file in
            let relative = file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : file
            return !excluded.contains { SourceFolder.matches(relative, pattern: $0) }
        }
        let platforms = (settings["SUPPORTED_PLATFORMS"]?.string ?? settings["SDKROOT"]?.string ?? "").split(separator: " ").map(String.init)
        guard let kind = Self.kind(ofProduct: type.replacing("com.apple.product-type.", with: ""), for: platforms) else { return }
        let dependencies = (target["dependencies"]?.strings ?? []).compactMap { objects[$0]?["target"]?.string }.compactMap { objects[$0]?["name"]?.string }
        targets.append(
            Target(
                name: name, module: Self.moduleName(settings["PRODUCT_MODULE_NAME"]?.string ?? name), kind: kind, platforms: platforms,
                files: present.sorted(), settings: BuildSettings(xcode: settings), resources: presentResources.sorted(),
                info: AppInfo(name: name, settings: settings, developmentRegion: developmentRegion, file: infoFile), dependencies: dependencies))
    }

    /// Returns what a product is; nil for tests, and for products without code.
    ///
    /// - Parameters:
    ///   - type: as in Xcode's types, without what all of them begin with.
    ///   - platforms: the platforms that the target names.
    static func kind(ofProduct type: String, for platforms: [String]) -> TargetChoice.Candidate.Kind? {
        let isForWatch = !platforms.isEmpty && platforms.allSatisfy { $0.hasPrefix("watch") }
        return switch type {
        case "application", "application.messages": isForWatch ? .watchApp : .application
        case "application.on-demand-install-capable": .appClip
        case _ where type.hasPrefix("application.watch") || type.hasPrefix("watchkit"): .watchApp
        case "framework", "framework.static", "library.static", "library.dynamic": .library
        case "tool": .tool
        case _ where type.hasPrefix("app-extension") || type.hasSuffix("-extension"): .appExtension
        default: nil
        }
    }

    /// Returns the files of a target's phase for resources; a group of languages represents the files in it.
    private func resourceReferences(_ target: PropertyList) -> Set<String> {
        var result: Set<String> = []
        for phase in target["buildPhases"]?.strings ?? [] where objects[phase]?["isa"]?.string == "PBXResourcesBuildPhase" {
            for file in objects[phase]?["files"]?.strings ?? [] {
                guard let reference = objects[file]?["fileRef"]?.string else { continue }
                let members = objects[reference]?["isa"]?.string == "PBXVariantGroup" ? objects[reference]?["children"]?.strings ?? [] : [reference]
                result.formUnion(members.compactMap { paths[$0] }.filter { ResourceFiles.isResource(ResourceFiles.name(of: $0)) })
            }
        }
        return result
    }

    /// Returns a name as a Swift module's: other characters become underscores.
    static func moduleName(_ name: String) -> String {
        let text = String(name.contains("$(") ? "App" : name).map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
        return text.first?.isNumber == true ? "_" + String(text) : String(text)
    }

    /// Returns the build settings for debugging of a project or a target, with those of its `.xcconfig` file, above others.
    private func settings(of object: PropertyList, over lower: [String: PropertyList]) -> [String: PropertyList] {
        guard let list = object["buildConfigurationList"]?.string else { return lower }
        let configurations = (objects[list]?["buildConfigurations"]?.strings ?? []).compactMap { objects[$0] }
        let debug = configurations.first { $0["name"]?.string == "Debug" } ?? configurations.first
        var file = debug?["baseConfigurationReference"]?.string.flatMap { paths[$0] }
        // A file in a synchronized folder has no reference of its own.
        if let anchor = debug?["baseConfigurationReferenceAnchor"]?.string, let path = debug?["baseConfigurationReferenceRelativePath"]?.string {
            file = paths[anchor].map { "\($0)/\(path)" }
        }
        let base = file.map { ConfigurationFile.layer(ConfigurationFile($0).settings, over: lower) } ?? lower
        return ConfigurationFile.layer(debug?["buildSettings"]?.dictionary ?? [:], over: base)
    }

    private mutating func readPackages(_ project: PropertyList) {
        var remote: [String: RemotePackage] = [:]
        for id in (project["packageReferences"]?.strings ?? []).sorted() {
            guard let object = objects[id] else { continue }
            if let location = object["repositoryURL"]?.string {
                remote[id] = RemotePackage(location: location)
            } else if let path = object["relativePath"]?.string {
                localPackages.append(FolderPath.joined(folder, path))
            }
        }
        for (_, object) in objects where object["isa"]?.string == "XCSwiftPackageProductDependency" {
            guard let name = object["productName"]?.string, let package = object["package"]?.string else { continue }
            remote[package]?.products.insert(name)
        }
        remotePackages = remote.values.sorted { $0.location < $1.location }
    }
}
