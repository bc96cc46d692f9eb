import Commands
import Foundation

/// The folder that a program sees as its bundle: links to the app's resources, its `Info.plist`, and the program itself.
///
/// Foundation takes the program's own folder for the main bundle. The folder is made for each run, so that resources are never older than the source.
struct AppBundle {
    private let source: SwiftSource
    private let folder: String

    /// - Parameter folder: an existing folder for the bundle.
    init(_ source: SwiftSource, in folder: String) { (self.source, self.folder) = (source, folder) }

    /// Creates the bundle's contents.
    ///
    /// - Parameters:
    ///   - executable: the program's file.
    ///   - copies: whether the program gets its own file, which it may change.
    /// - Returns: the program's file in the bundle.
    func assemble(executable: URL, copying copies: Bool = false) throws -> URL {
        try source.place.projectFiles.reading { try addContents() }
        let program = URL(filePath: "\(folder)/\(ProgramCache.executableName)")
        // A link costs nothing, but can't cross file systems.
        let isLinked = !copies && (try? FileManager.default.linkItem(at: executable, to: program)) != nil
        if !isLinked { try FileManager.default.copyItem(at: executable, to: program) }
        return program
    }

    private func addContents() throws {
        for module in source.modules.reversed() {
            let place = module.bundleName.map { "\(folder)/\($0).bundle" } ?? folder
            if module.bundleName != nil { try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true) }
            for resource in module.resources { Self.add(resource, to: place) }
        }
        let info = try PropertyListSerialization.data(fromPropertyList: source.info.dictionary, format: .xml, options: 0)
        try info.write(to: URL(filePath: "\(folder)/Info.plist"))
    }

    /// Creates a bundle with only resources.
    static func assemble(_ resources: [String], in folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for resource in resources { add(resource, to: folder) }
    }

    private static func add(_ path: String, to place: String) {
        let name = ResourceFiles.name(of: path)
        switch ResourceFiles.ending(of: name) {
        case ShaderFile.ending: break
        case "lproj":
            for file in ProjectFiles.around(path).names(path) { add("\(path)/\(file)", to: language(name, in: place)) }
        case "xcstrings":
            link(path, as: "\(place)/\(name)")
            // Apps look for the folder of a language to change it.
            if let data = ProjectFiles.around(path).contents(path, limit: 1 << 26),
                let catalog = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
            {
                let strings = (catalog["strings"] as? [String: Any] ?? [:]).values.compactMap { ($0 as? [String: Any])?["localizations"] as? [String: Any] }
                for code in Set(strings.flatMap(\.keys)).union([catalog["sourceLanguage"] as? String ?? "en"]) { _ = language("\(code).lproj", in: place) }
            }
        case "mlmodel", "mlpackage": link(path, as: "\(place)/\(ResourceFiles.stem(of: name)).mlmodelc")
        case "xcdatamodeld": link(path, as: "\(place)/\(name.dropLast(12))momd")
        default:
            let parent = path.lastIndex(of: "/").map { ResourceFiles.name(of: String(path[..<$0])) } ?? ""
            let isLocalized = parent.hasSuffix(".lproj") && !place.hasSuffix(".lproj")
            link(path, as: "\(isLocalized ? language(parent, in: place) : place)/\(name)")
        }
    }

    /// Returns the folder of a language, which is created if necessary.
    private static func language(_ name: String, in place: String) -> String {
        try? FileManager.default.createDirectory(atPath: "\(place)/\(name)", withIntermediateDirectories: true)
        return "\(place)/\(name)"
    }

    /// Links a file or folder, unless there is one of the same name.
    private static func link(_ path: String, as place: String) {
        let absolute = URL(filePath: path).absoluteURL.standardized.path
        var target = place
        // Catalogs of the same name are all searched.
        var number = 2
        while ResourceFiles.ending(of: place) == "xcassets", FileManager.default.fileExists(atPath: target) {
            target = place.dropLast(9) + " \(number).xcassets"
            number += 1
        }
        try? FileManager.default.createSymbolicLink(atPath: target, withDestinationPath: absolute)
    }
}
