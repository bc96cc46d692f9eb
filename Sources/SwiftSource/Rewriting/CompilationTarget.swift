import Display

/// The platform that source is compiled for, which `#if os(…)` and `#available` check.
package struct CompilationTarget: Sendable, Equatable {
    package let platform: SystemPalette.Platform
    /// The major version; a condition with this major version and any minor one is true.
    package let version: Int
    /// The system whose names `#if` and `#available` check; visionOS and watchOS look like iOS.
    private(set) var system: SourceSystem
    /// Whether the user named the platform, which then doesn't depend on the source.
    private let isExplicit: Bool

    /// - Parameters:
    ///   - platform: nil for iOS, or for a system of source that looks like it.
    ///   - version: nil for the platform's default version.
    package init(platform: SystemPalette.Platform? = nil, version: Int? = nil) {
        isExplicit = platform != nil
        self.platform = platform ?? .iOS
        self.version = version ?? self.platform.defaultVersion
        system = self.platform == .macOS ? .macOS : .iOS
    }

    /// Returns the target for source of a system; one whose platform was named stays as it is.
    func adapted(to system: SourceSystem) -> CompilationTarget {
        guard !isExplicit, system != .macOS else { return self }
        var copy = self
        copy.system = system
        return copy
    }

    /// The version of the system that was released with the target's.
    var systemVersion: Int {
        switch system {
        case .iOS, .macOS: version
        case .visionOS: version < 26 ? version - 16 : version
        case .watchOS: version < 26 ? version - 7 : version
        }
    }

    var systemNames: [String] {
        switch system {
        case .iOS: ["iOS", "iOSApplicationExtension"]
        case .macOS: ["macOS", "OSX", "macOSApplicationExtension"]
        case .visionOS: ["visionOS", "xrOS", "visionOSApplicationExtension"]
        case .watchOS: ["watchOS", "watchOSApplicationExtension"]
        }
    }
}
