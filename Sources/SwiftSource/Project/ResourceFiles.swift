import Foundation
import FramePipeline

/// Files that an app contains beside its code: asset catalogs, translations, data, fonts.
enum ResourceFiles {
    /// The maximum number of files beside a single source file that are part of its bundle.
    private static let siblingLimit = 2_000

    /// Folders that are one resource.
    static let folders: Set<String> = ["xcassets", "lproj", "bundle", "scnassets", "xcdatamodeld", "xcdatamodel", "mlpackage"]
    /// Files that belong to a project, but not to its app.
    private static let skipped: Set<String> = [
        "swift", "h", "m", "mm", "c", "cc", "cpp", "hpp", "md", "entitlements", "pbxproj", "xcconfig", "xctestplan", "storekit", "sh", "py", "rb", "yml",
        "yaml",
        "lock", "resolved", "xib", "storyboard", "intentdefinition", "modulemap", "xcscheme", "o", "log", "plist~",
    ]
    private static let names: Set<String> = ["Info.plist", "Podfile", "Cartfile", "Gemfile", "Makefile", "LICENSE", "README", "Package.swift"]
    static let fonts: Set<String> = ["ttf", "otf", "ttc"]
    static let pictures: Set<String> = ["png", "jpg", "jpeg", "gif", "webp", "heic", "heif", "avif", "tiff", "tif", "bmp", "pdf", "svg"]

    /// Returns the extension of a path, in lower case.
    static func ending(of path: String) -> String {
        let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
        return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }

    /// Returns the last part of a path without its extension.
    static func stem(of path: String) -> String {
        let name = name(of: path)
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }

    static func name(of path: String) -> String { path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path }

    /// Whether a file belongs to an app.
    static func isResource(_ name: String) -> Bool { !names.contains(name) && !skipped.contains(ending(of: name)) }

    /// Returns the resources beside a single source file, without entering subfolders.
    static func siblings(of file: String) -> [String] {
        let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
        let entries = ProjectFiles.around(file).list(folder.isEmpty ? "/" : folder)?.entries ?? []
        guard entries.count <= siblingLimit else { return [] }
        return entries.filter { entry in
            guard !entry.name.hasPrefix("."), isResource(entry.name) else { return false }
            return entry.kind == .file || entry.kind == .folder && folders.contains(ending(of: entry.name))
        }.map { "\(folder)/\($0.name)" }
    }
}

/// The information about an app in its `Info.plist` and the settings of its project.
struct AppInfo: Equatable, Sendable {
    /// The name of the app's product.
    var name: String
    /// The settings of an Xcode project; empty without one.
    var settings: [String: PropertyList] = [:]
    /// The language in which the app was written.
    var developmentRegion = "en"
    /// The app's `Info.plist`, if it has one.
    var file: String?

    /// The name of the asset with the app's accent color.
    var accentColorName: String { settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"]?.string ?? "AccentColor" }

    /// Returns a setting's text with the references `$(NAME)` and `${NAME}` in it replaced.
    private func expanded(_ text: String, depth: Int = 0) -> String {
        guard depth < 8, let (range, name) = ConfigurationFile.reference(in: text[...]) else { return text }
        let value =
            switch name {
            case "TARGET_NAME", "EXECUTABLE_NAME", "PRODUCT_MODULE_NAME": self.name
            case "PRODUCT_NAME": settings[name]?.string.map { $0.contains("$(") ? self.name : $0 } ?? self.name
            case "DEVELOPMENT_LANGUAGE": developmentRegion
            case "CONFIGURATION": settings[name]?.string ?? "Debug"
            default: settings[name]?.string ?? ""
            }
        return expanded(text[..<range.lowerBound] + value + text[range.upperBound...], depth: depth + 1)
    }

    /// Returns a value of `Info.plist` with the references in its texts replaced.
    private func expandedValue(_ value: Any) -> Any {
        switch value {
        case let text as String: expanded(text) as String
        case let values as [Any]: values.map(expandedValue)
        case let values as [String: Any]: values.mapValues(expandedValue)
        default: value
        }
    }

    /// Returns the contents of the app's `Info.plist`, as Xcode completes it.
    var dictionary: [String: Any] {
        let identifier = settings["PRODUCT_BUNDLE_IDENTIFIER"]?.string.map { expanded($0) } ?? "com.example.\(name)"
        var result: [String: Any] = [
            "CFBundleName": settings["PRODUCT_NAME"]?.string.map { expanded($0) } ?? name, "CFBundleExecutable": name, "CFBundleIdentifier": identifier,
            "CFBundleShortVersionString": settings["MARKETING_VERSION"]?.string.map { expanded($0) } ?? "1.0",
            "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"]?.string.map { expanded($0) } ?? "1",
            "CFBundleDevelopmentRegion": developmentRegion, "CFBundlePackageType": "APPL", "CFBundleInfoDictionaryVersion": "6.0",
        ]
        for (key, value) in settings where key.hasPrefix("INFOPLIST_KEY_") {
            let name = key.dropFirst("INFOPLIST_KEY_".count).split(separator: "[").first.map(String.init) ?? ""
            switch value.string {
            case "YES"?: result[name] = true
            case "NO"?: result[name] = false
            case let text?: result[name] = expanded(text) as String
            case nil: result[name] = value.strings
            }
        }
        if let file, let data = ProjectFiles.around(file).contents(file),
            let own = (try? unsafe PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
        {
            result.merge(own.mapValues(expandedValue)) { $1 }
        }
        result["EaselAccentColorName"] = accentColorName
        return result
    }
}
