import Commands
import Display
import Foundation
import Geometry
import SwiftFacts

extension RenderOptions {
    /// Returns the options with the platform of source that only a Mac can compile, if `--platform` doesn't name one, and with the canvas of source for
    /// Vision Pro or Apple Watch alone.
    package func withPlatformOfSource() -> RenderOptions { withProject().options }

    /// Returns the options of `withPlatformOfSource`, and the source's project, if it was needed for that.
    func withProject() -> (options: RenderOptions, found: FoundProject?) {
        guard platform == nil, let selection = sourceSelection, let found = try? FoundProject(selection) else { return (self, nil) }
        var options = self
        switch found.system {
        case .iOS: break
        case .macOS: options.platform = .macOS
        case .visionOS:
            if device == nil, size == nil { options.device = Device.visionPro }
            options.useDarkColors(background: "#3C3C41")
        case .watchOS:
            if device == nil, size == nil { options.size = CGSize(width: 198, height: 242) }
            options.useDarkColors(background: nil)
        }
        return (options, found)
    }

    /// Sets dark colors, unless options set the scheme.
    private mutating func useDarkColors(background: String?) {
        if colorScheme == nil { (colorScheme, self.background) = (.dark, self.background ?? background) }
    }
}

/// The project of some source, as it is for an iPhone.
package struct FoundProject: Sendable {
    let place: SourcePlace
    let layout: ProjectLayout
    let platform = SystemPalette.Platform.iOS
    /// The system whose names its files use.
    var system: SourceSystem { place.projectFiles.reading { SwiftSource.system(of: layout) } }

    init(_ selection: SourceSelection) throws {
        place = try SourcePlace(selection)
        layout = try ProjectLayout(selection, at: place, platform: platform)
    }
}

/// The system of Apple whose names source uses.
package enum SourceSystem: Sendable { case iOS, macOS, visionOS, watchOS }

extension SwiftSource {
    /// Returns the system of source: the only one that its project or package names. If it names none: macOS, if files import AppKit or another module of macOS
    /// without a condition, or use its names, such as `NSWindow`, and none imports UIKit; visionOS or watchOS, if files use names that only these systems have,
    /// such as `ImmersiveSpace` or `WKInterfaceDevice`. Names that a file declares as its own functions or types don't count.
    package static func system(of selection: SourceSelection) -> SourceSystem {
        (try? FoundProject(selection))?.system ?? .iOS
    }

    static func system(of layout: ProjectLayout) -> SourceSystem {
        if !layout.platforms.isEmpty {
            let systems: [(SourceSystem, Set<String>)] = [
                (.macOS, ["macosx"]), (.visionOS, ["xros", "xrsimulator"]), (.watchOS, ["watchos", "watchsimulator"]),
            ]
            return systems.first { $0.1.isSuperset(of: layout.platforms) }?.0 ?? .iOS
        }
        let signs = SystemNames.modules.map { "import \($0)" } + SystemNames.all
        let found = (try? SwiftReader.shared.facts(ofFiles: layout.main.files, containing: signs)) ?? []
        let declared = Set(found.flatMap { $0.facts.declarations.filter { $0.kind != .variable && $0.kind != .extension }.map(\.name) })
        let names = found.map { ($0.path, Set($0.facts.systemNames).subtracting(declared)) }
        let all = names.reduce(into: Set<String>()) { $0.formUnion($1.1) }
        if !all.contains("UIKit"), !all.isDisjoint(with: SystemNames.macModules.union(SystemNames.mac)) { return .macOS }
        if !all.isDisjoint(with: SystemNames.space) { return .visionOS }
        guard !all.contains("UIKit"), !all.isDisjoint(with: SystemNames.watch) else { return .iOS }
        // Beside an app for phones, the files in a folder for watches belong to another target.
        func isInWatchFolder(_ path: String) -> Bool { path.split(separator: "/").dropLast().contains { $0.lowercased().contains("watch") } }
        let watchFiles = names.filter { !$0.1.isDisjoint(with: SystemNames.watch) }.map(\.0)
        return watchFiles.allSatisfy(isInWatchFolder) && !layout.main.files.allSatisfy(isInWatchFolder) ? .iOS : .watchOS
    }
}
