import Display

/// The platform that source is compiled for, which `#if os(…)` and `#available` check.
package struct CompilationTarget: Sendable, Equatable {
    package let platform: SystemPalette.Platform
    /// The major version; a condition with this major version and any minor one is true.
    package let version: Int

    /// - Parameters:
    ///   - platform: nil for iOS.
    ///   - version: nil for the platform's default version.
    package init(platform: SystemPalette.Platform? = nil, version: Int? = nil) {
        self.platform = platform ?? .iOS
        self.version = version ?? self.platform.defaultVersion
    }

    /// Returns whether a condition such as `os(iOS)` is true; nil if the compiler's own result applies.
    func value(of function: String, _ argument: String) -> Bool? {
        switch (function, argument) {
        case ("os", "OSX"): platform == .macOS
        case ("os", _): argument == platform.title
        case ("canImport", "UIKit"): platform == .iOS
        case ("canImport", "AppKit"), ("canImport", "Cocoa"): platform == .macOS
        case ("targetEnvironment", "simulator"): platform == .iOS
        case ("targetEnvironment", _): false
        default: nil
        }
    }

    /// Returns the major version that a list of platforms, as in `#available(iOS 17, macOS 14, *)`, requires; nil if the list doesn't name the platform.
    func requirement(_ list: ArraySlice<CodeScanner.Word>) -> Int? {
        let names = platform == .iOS ? ["iOS", "iOSApplicationExtension"] : ["macOS", "OSX", "macOSApplicationExtension"]
        for (name, number) in zip(list, list.dropFirst()) where name.kind == .name && number.kind == .number && names.contains(name.text) {
            return Int(number.text.prefix { $0.isNumber })
        }
        return nil
    }
}
