import Commands
import Display
import Foundation

extension RenderOptions {
    /// Returns the options with the platform of source that only a Mac can compile, if `--platform` doesn't name one.
    package func withPlatformOfSource() -> RenderOptions {
        guard platform == nil, case .file(let path) = input, SwiftSource.isMacOnly(path, excluding: excludes, application: target) else { return self }
        var options = self
        options.platform = .macOS
        return options
    }
}

extension SwiftSource {
    /// Returns whether source can be compiled for macOS only: its project or package names no other platform, or, if neither names any, its files import
    /// AppKit without a condition, and none imports UIKit.
    package static func isMacOnly(_ path: String, excluding excluded: [String] = [], application: String? = nil) -> Bool {
        guard let layout = try? ProjectLayout(path: path, excluding: excluded, application: application, platform: .iOS) else { return false }
        if !layout.platforms.isEmpty { return layout.platforms.allSatisfy { $0 == "macosx" } }
        let kits = layout.main.files.map(Self.unconditionalKit)
        return kits.contains(.macOS) && !kits.contains(.iOS)
    }

    /// Returns the platform whose framework a file imports outside of any `#if`; nil for a file without such an import.
    private static func unconditionalKit(_ path: String) -> SystemPalette.Platform? {
        let names: [String: SystemPalette.Platform] = ["AppKit": .macOS, "Cocoa": .macOS, "UIKit": .iOS]
        guard let data = FileManager.default.contents(atPath: path), names.keys.contains(where: { data.range(of: Data("import \($0)".utf8)) != nil }) else {
            return nil
        }
        let tokens = CodeScanner.tokens(of: [UInt8](data))
        var depth = 0
        for (index, token) in tokens.enumerated() where index + 1 < tokens.count {
            if token.isMark("#") { depth += tokens[index + 1].isName("if") ? 1 : tokens[index + 1].isName("endif") ? -1 : 0 }
            if depth == 0, token.isName("import"), let platform = names[tokens[index + 1].text] { return platform }
        }
        return nil
    }
}
