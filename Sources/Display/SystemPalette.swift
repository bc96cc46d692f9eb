/// The platform and version whose system colors are drawn.
package struct SystemPalette: Sendable, Hashable {
    /// A platform that defines system colors. The raw value is its name in command lines, scenes, and JSON files.
    package enum Platform: String, Sendable, Hashable, CaseIterable, Codable {
        case iOS = "ios"
        case macOS = "macos"

        /// The name as Apple writes it.
        package var title: String { self == .iOS ? "iOS" : "macOS" }
        /// The version that applies unless another one is given.
        package var defaultVersion: Int { self == .iOS ? 18 : 15 }
        /// The versions that can be drawn. Mint, cyan, and brown exist since the first ones; 26 follows 18 and 15.
        package var versions: [Int] { self == .iOS ? [15, 16, 17, 18, 26] : [12, 13, 14, 15, 26] }
        /// The versions as a list in a sentence.
        package var versionList: String { versions.dropLast().map { "\($0)" }.joined(separator: ", ") + ", or \(versions.last ?? 0)" }
    }

    package let platform: Platform
    /// The major version. Colors changed in version 26 of both platforms.
    package let version: Int
    /// The color of controls without a tint: the app's own; nil for the system's blue.
    package var accent: Color?
    /// Whether the colors are those of content above other content, such as a sheet: dark grounds are lighter there.
    package var isElevated = false

    /// Creates the palette of a platform's version; nil means the platform's default version.
    ///
    /// - Returns: nil for a version that is not in `Platform.versions`.
    package init?(_ platform: Platform, version: Int? = nil) {
        let version = version ?? platform.defaultVersion
        guard platform.versions.contains(version) else { return nil }
        (self.platform, self.version) = (platform, version)
    }

    private init(iOS version: Int) { (platform, self.version) = (.iOS, version) }

    /// The palette of iOS 18.
    package static let standard = SystemPalette(iOS: 18)

    /// Returns the palette for replacements of platform and version, each nil to keep the present one. Another platform has its default version.
    ///
    /// - Returns: nil for a version that is not in `Platform.versions`.
    package func replacing(platform: Platform?, version: Int?) -> SystemPalette? {
        let platform = platform ?? self.platform
        return SystemPalette(platform, version: version ?? (platform == self.platform ? self.version : nil))
    }

    /// Whether the hues are those introduced with version 26.
    var hasHuesOf26: Bool { version >= 26 }
}
