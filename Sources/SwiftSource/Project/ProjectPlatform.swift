import Commands
import Display
import Foundation
import Geometry

extension RenderOptions {
    /// Returns the options with the platform of source that only a Mac can compile, if `--platform` doesn't name one, and with the canvas of source for
    /// Vision Pro or Apple Watch alone.
    package func withPlatformOfSource() -> RenderOptions {
        guard platform == nil, case .file(let path) = input else { return self }
        var options = self
        switch SwiftSource.system(of: path, excluding: excludes, application: target) {
        case .iOS: break
        case .macOS: options.platform = .macOS
        case .visionOS:
            if device == nil, size == nil { options.device = Device.visionPro }
            options.useDarkColors(background: "#3C3C41")
        case .watchOS:
            if device == nil, size == nil { options.size = CGSize(width: 198, height: 242) }
            options.useDarkColors(background: nil)
        }
        return options
    }

    /// Sets dark colors, unless options set the scheme.
    private mutating func useDarkColors(background: String?) {
        if colorScheme == nil { (colorScheme, self.background) = (.dark, self.background ?? background) }
    }
}

/// The system of Apple whose names source uses.
package enum SourceSystem: Sendable { case iOS, macOS, visionOS, watchOS }

extension SwiftSource {
    /// Returns the system of source: the only one that its project or package names. If it names none: macOS, if files import AppKit or another module of macOS
    /// without a condition, or use its names, such as `NSWindow`, and none imports UIKit; visionOS or watchOS, if files use names that only these systems have,
    /// such as `ImmersiveSpace` or `WKInterfaceDevice`. Names that a file declares as its own functions or types don't count.
    package static func system(of path: String, excluding excluded: [String] = [], application: String? = nil) -> SourceSystem {
        guard let layout = try? ProjectLayout(path: path, excluding: excluded, application: application, platform: .iOS) else { return .iOS }
        return system(of: layout)
    }

    static func system(of layout: ProjectLayout) -> SourceSystem {
        if !layout.platforms.isEmpty {
            let systems: [(SourceSystem, Set<String>)] = [
                (.macOS, ["macosx"]), (.visionOS, ["xros", "xrsimulator"]), (.watchOS, ["watchos", "watchsimulator"]),
            ]
            return systems.first { $0.1.isSuperset(of: layout.platforms) }?.0 ?? .iOS
        }
        let found = layout.main.files.map { ($0, systemNames(in: $0)) }
        let declared = found.reduce(into: Set<String>()) { $0.formUnion($1.1.declared) }
        let names = found.map { ($0, $1.used.subtracting(declared)) }
        let all = names.reduce(into: Set<String>()) { $0.formUnion($1.1) }
        if !all.contains("UIKit"), !all.isDisjoint(with: macModules.union(macNames)) { return .macOS }
        if !all.isDisjoint(with: spaceNames) { return .visionOS }
        guard !all.contains("UIKit"), !all.isDisjoint(with: watchNames) else { return .iOS }
        // Beside an app for phones, the files in a folder for watches belong to another target.
        func isInWatchFolder(_ path: String) -> Bool { path.split(separator: "/").dropLast().contains { $0.lowercased().contains("watch") } }
        let watchFiles = names.filter { !$0.1.isDisjoint(with: watchNames) }.map(\.0)
        return watchFiles.allSatisfy(isInWatchFolder) && !layout.main.files.allSatisfy(isInWatchFolder) ? .iOS : .watchOS
    }

    /// Names that SwiftUI and Xcode's templates have on visionOS only.
    private static let spaceNames: Set<String> = [
        "ImmersiveSpace", "openImmersiveSpace", "dismissImmersiveSpace", "RealityKitContent", "immersionStyle", "bottomOrnament", "glassBackgroundEffect",
        "GeometryReader3D", "ornament", "windowStyle",
    ]
    private static let watchNames: Set<String> = [
        "WatchKit", "WKInterfaceDevice", "WKExtension", "WKApplication", "WKExtendedRuntimeSession", "digitalCrownRotation", "handGestureShortcut",
    ]
    /// Modules and names that only macOS has. A file that imports SwiftUI sees AppKit without an import.
    private static let macModules: Set<String> = [
        "AppKit", "ApplicationServices", "Carbon", "Cocoa", "CoreWLAN", "IOBluetooth", "Quartz", "QuickLookUI", "ScreenCaptureKit", "ServiceManagement",
    ]
    private static let macNames: Set<String> = [
        "MenuBarExtra", "NSApp", "NSApplication", "NSApplicationDelegateAdaptor", "NSHostingController", "NSHostingView", "NSOpenPanel", "NSPasteboard",
        "NSViewControllerRepresentable", "NSViewRepresentable", "NSWindow", "NSWorkspace",
    ]
    private static let names = spaceNames.union(watchNames).union(macNames)
    private static let kits: Set<String> = macModules.union(["UIKit", "WatchKit"])

    /// What begins the declaration of a function or type.
    private static let declarations: Set<String> = ["func", "struct", "class", "enum", "actor", "protocol", "typealias"]

    /// Returns the names outside of any `#if` that tell the system of a file: frameworks that it imports, and names that only macOS, visionOS, or watchOS has;
    /// and those of these names that the file declares as its own functions and types, in `#if` as well.
    private static func systemNames(in path: String) -> (used: Set<String>, declared: Set<String>) {
        let signs = kits.map { "import \($0)" } + names
        guard let data = FileManager.default.contents(atPath: path), signs.contains(where: { data.range(of: Data($0.utf8)) != nil }) else { return ([], []) }
        let tokens = CodeScanner.tokens(of: [UInt8](data))
        var (used, declared): (Set<String>, Set<String>) = ([], [])
        var depth = 0
        for (index, token) in tokens.enumerated() {
            if token.isMark("#"), index + 1 < tokens.count { depth += tokens[index + 1].isName("if") ? 1 : tokens[index + 1].isName("endif") ? -1 : 0 }
            let previous = index > 0 ? tokens[index - 1].text : ""
            if declarations.contains(previous), names.contains(token.text) { declared.insert(token.text) }
            guard depth == 0 else { continue }
            func follows(_ names: String...) -> Bool { index + 2 < tokens.count && names.contains(tokens[index + 2].text) }
            let isSign =
                switch token.text {
                case let name where kits.contains(name): previous == "import"
                // Words that other code has, too: the modifier with its arguments, and the argument of a preview.
                case "ornament": previous == "." && follows("attachmentAnchor", "visibility")
                case "windowStyle": previous == "(" && index > 1 && tokens[index - 2].isName("Preview")
                case "immersionStyle": previous == "." ? follows("selection") : index + 1 < tokens.count && tokens[index + 1].isMark(":") && previous != "var"
                case let name: names.contains(name) && previous != "var"
                }
            if isSign { used.insert(token.text) }
        }
        return (used, declared)
    }
}
