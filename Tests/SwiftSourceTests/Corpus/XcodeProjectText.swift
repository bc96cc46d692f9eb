import Foundation

/// The `project.pbxproj` that Xcode would write for a project of the corpus: with synchronized folders, or with groups and file references.
struct XcodeProjectText {
    /// The path of the `.xcodeproj` folder.
    let path: String
    private let isSynchronized: Bool
    private var objects: [String] = []
    private var targets: [String] = []
    private var packages: [String] = []
    private var folders: [String] = []
    private var root: String { path.contains("/") ? String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) + "/" : "" }

    /// Creates the text from the lines `xcode`, `target`, `package`, and `local` of a header; nil without the first one.
    init?(_ header: [String: [String]], files: [String]) {
        guard let words = header["xcode"]?.first?.split(separator: " "), words.count == 2 else { return nil }
        (path, isSynchronized) = (String(words[0]), words[1] == "synchronized")
        for package in header["package"] ?? [] {
            let location = String(package.prefix { $0 != " " })
            packages.append(add("XCRemoteSwiftPackageReference", location, "repositoryURL = \"\(location)\";"))
        }
        for local in (header["local"] ?? []).joined(separator: " ").split(separator: " ") {
            let depth = root.count { $0 == "/" }
            packages.append(add("XCLocalSwiftPackageReference", "\(local)", "relativePath = \"\(String(repeating: "../", count: depth))\(local)\";"))
        }
        for target in header["target"] ?? [] { add(target, files) }
        let children = folders.map { isSynchronized ? synchronized($0) : group($0, files) }
        let main = add("PBXGroup", "main", "children = (\(children.joined(separator: ", "))); sourceTree = \"<group>\";")
        let list = configurations("project", "")
        _ = add(
            "PBXProject", "root",
            "mainGroup = \(main); targets = (\(targets.joined(separator: ", "))); buildConfigurationList = \(list); "
                + "packageReferences = (\(packages.joined(separator: ", ")));")
    }

    var text: String {
        "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tobjectVersion = 77;\n\tobjects = {\n\(objects.joined(separator: "\n"))\n\t};\n"
            + "\trootObject = \(Self.identifier("PBXProject", "root"));\n}\n"
    }

    /// Returns 24 hexadecimal digits that depend on the arguments alone.
    private static func identifier(_ kind: String, _ name: String) -> String {
        let hash = "\(kind) \(name)".utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16, uppercase: true)
        return String(repeating: "0", count: 24 - digits.count) + digits
    }

    private mutating func add(_ kind: String, _ name: String, _ values: String) -> String {
        let identifier = Self.identifier(kind, name)
        objects.append("\t\t\(identifier) /* \(name) */ = {isa = \(kind); \(values)};")
        return identifier
    }

    private mutating func configurations(_ name: String, _ settings: String) -> String {
        let debug = add("XCBuildConfiguration", name, "name = Debug; buildSettings = {\(settings)};")
        return add("XCConfigurationList", name, "buildConfigurations = (\(debug));")
    }

    /// Adds a target from `Name = Folder, Folder; SETTING = value`.
    private mutating func add(_ target: String, _ files: [String]) {
        let parts = target.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        let head = parts[0].components(separatedBy: " = ")
        let own = head[1].components(separatedBy: ", ")
        folders += own.filter { !folders.contains($0) }
        var settings = parts.dropFirst().map { $0.components(separatedBy: " = ") }
        let product = settings.first { $0[0] == "PRODUCT" }?[1] ?? "application"
        settings.removeAll { $0[0] == "PRODUCT" }
        if !settings.contains(where: { $0[0] == "SDKROOT" }) { settings.append(["SDKROOT", "iphoneos"]) }
        let list = configurations(head[0], settings.map { "\($0[0]) = \"\($0[1])\"; " }.joined() + "PRODUCT_NAME = \"$(TARGET_NAME)\"; ")
        let members = isSynchronized ? [] : files.filter { file in own.contains { file.hasPrefix($0 + "/") } }
        let built = members.map { add("PBXBuildFile", "\(head[0]) \($0)", "fileRef = \(Self.identifier("PBXFileReference", $0));") }
        let sources = add("PBXSourcesBuildPhase", head[0], "files = (\(built.joined(separator: ", ")));")
        let groups = isSynchronized ? own.map { Self.identifier("PBXFileSystemSynchronizedRootGroup", $0) } : []
        targets.append(
            add(
                "PBXNativeTarget", head[0],
                "name = \(head[0]); productType = \"com.apple.product-type.\(product)\"; buildPhases = (\(sources)); buildConfigurationList = \(list); "
                    + "fileSystemSynchronizedGroups = (\(groups.joined(separator: ", ")));"))
    }

    private mutating func synchronized(_ folder: String) -> String {
        add("PBXFileSystemSynchronizedRootGroup", folder, "path = \"\(folder.dropFirst(root.count))\"; sourceTree = \"<group>\";")
    }

    /// Adds a folder's group with its files and subfolders.
    private mutating func group(_ folder: String, _ files: [String]) -> String {
        let inner = files.filter { $0.hasPrefix(folder + "/") }.map { (path: $0, rest: $0.dropFirst(folder.count + 1)) }
        var children = inner.filter { !$0.rest.contains("/") }.map { file in
            add("PBXFileReference", file.path, "lastKnownFileType = sourcecode.swift; path = \"\(file.rest)\"; sourceTree = \"<group>\";")
        }
        let subfolders = Set(inner.compactMap { file in file.rest.firstIndex(of: "/").map { String(file.rest[..<$0]) } })
        children += subfolders.sorted().map { group("\(folder)/\($0)", files) }
        return add(
            "PBXGroup", folder,
            "children = (\(children.joined(separator: ", "))); path = \"\(URL(filePath: folder).lastPathComponent)\"; sourceTree = \"<group>\";")
    }
}
