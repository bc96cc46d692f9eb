/// The platform and version whose system colors are drawn.
public struct SystemPalette: Sendable, Hashable {
    /// A platform that defines system colors.
    public enum Platform: String, Sendable, Hashable, CaseIterable {
        case iOS = "ios"
        case macOS = "macos"

        /// The version that applies unless another one is given: the one before the common version number 26.
        public var defaultVersion: Int { self == .iOS ? 18 : 15 }
        /// The versions that can be drawn. Mint, cyan, and brown exist since the first ones; 26 follows 18 and 15.
        public var versions: [Int] { self == .iOS ? [15, 16, 17, 18, 26] : [12, 13, 14, 15, 26] }
    }

    public let platform: Platform
    /// The major version. Colors changed in version 26 of both platforms.
    public let version: Int

    /// Creates the palette of a platform's version; nil means the platform's default version.
    ///
    /// - Returns: nil for a version that is not in `Platform.versions`.
    public init?(_ platform: Platform, version: Int? = nil) {
        let version = version ?? platform.defaultVersion
        guard platform.versions.contains(version) else { return nil }
        (self.platform, self.version) = (platform, version)
    }

    private init(iOS version: Int) { (platform, self.version) = (.iOS, version) }

    /// The palette of iOS 18.
    public static let standard = SystemPalette(iOS: 18)

    /// Whether the hues are those introduced with version 26.
    var hasHuesOf26: Bool { version >= 26 }
}
