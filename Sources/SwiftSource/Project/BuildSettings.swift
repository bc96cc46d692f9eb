/// The compilation settings of a module in its project.
struct BuildSettings: Equatable {
    /// The names defined for `#if`, in addition to `DEBUG`.
    var conditions: [String] = []
    /// Whether the module is in the mode of Swift 6.
    var isSwift6 = false
    /// Whether declarations belong to the main actor by default.
    var isMainActorByDefault = false
    /// The features of later versions of the language that the module uses, sorted.
    var features: [String] = []
    /// Whether the strings of its catalogs are symbols in Swift.
    var hasStringSymbols = false

    init() {}

    init(xcode settings: [String: PropertyList]) {
        let names: [String] =
            switch settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] {
            case .string(let text)?: text.split(separator: " ").map(String.init)
            case .array(let values)?: values.compactMap(\.string)
            default: []
            }
        conditions = names.filter { $0 != "DEBUG" && !$0.contains("$") }
        isSwift6 = settings["SWIFT_VERSION"]?.string?.hasPrefix("6") == true
        isMainActorByDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"]?.string == "MainActor"
        hasStringSymbols = settings["STRING_CATALOG_GENERATE_SYMBOLS"]?.string == "YES"
        var features = settings["SWIFT_APPROACHABLE_CONCURRENCY"]?.string == "YES" ? Self.approachable : []
        for (key, name) in Self.settings where settings["SWIFT_UPCOMING_FEATURE_\(key)"]?.string == "YES" { features.insert(name) }
        self.features = Self.enabled(features, inSwift6: isSwift6)
    }

    /// The settings of a package's modules, which are those of all its targets.
    init(_ manifest: PackageManifest) {
        conditions = ["SWIFT_PACKAGE"]
        isSwift6 = manifest.isSwift6
        isMainActorByDefault = manifest.isMainActorByDefault
        features = Self.enabled(manifest.features.intersection(Self.settings.values), inSwift6: isSwift6)
    }

    /// Returns the features that the mode of the language doesn't have already.
    private static func enabled(_ features: Set<String>, inSwift6 isSwift6: Bool) -> [String] {
        (isSwift6 ? features.intersection(["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]) : features).sorted()
    }

    /// The features that "approachable concurrency" means.
    private static let approachable: Set<String> = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances", "InferSendableFromCaptures",
        "NonisolatedNonsendingByDefault",
    ]
    /// The features that make code compile, or change its meaning, by the names of their settings in Xcode. Others only forbid code.
    private static let settings = [
        "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference", "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
        "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances", "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
        "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault", "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
        "REGION_BASED_ISOLATION": "RegionBasedIsolation", "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
    ]
}
