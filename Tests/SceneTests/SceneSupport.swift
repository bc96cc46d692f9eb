import CairoCanvas
import Display
import Foundation
import ImageCodec
import PNGCodec
import SceneFormat
import Testing
import Views

@testable import SwiftScenes

/// A scene in JSON and its counterpart in Swift, which draws the same frames for the same events.
struct ScenePair: Sendable, CustomTestStringConvertible {
    /// The scene's file without `.json`.
    let name: String
    let view: @MainActor @Sendable () -> any View

    var testDescription: String { name }

    static let all: [ScenePair] = [
        ScenePair(name: "dial") { Dial() },
        ScenePair(name: "dashboard") { Dashboard() },
        ScenePair(name: "drawer") { Drawer() },
        ScenePair(name: "guides") { Guides() },
        ScenePair(name: "half-and-beside") { HalfAndBeside() },
        ScenePair(name: "leaf-corners") { LeafCorners() },
        ScenePair(name: "light-table") { LightTable() },
        ScenePair(name: "loading") { Loading() },
        ScenePair(name: "mini-map") { MiniMap() },
        ScenePair(name: "month-border") { MonthBorder() },
        ScenePair(name: "month-border-points") { MonthBorderPoints() },
        ScenePair(name: "motion") { Motion() },
        ScenePair(name: "one-or-none") { OneOrNone() },
        ScenePair(name: "page-title") { PageTitle() },
        ScenePair(name: "pages") { Pages() },
        ScenePair(name: "paint-box") { PaintBox() },
        ScenePair(name: "pointer") { Pointer() },
        ScenePair(name: "rest-of-room") { RestOfRoom() },
        ScenePair(name: "room-to-align") { RoomToAlign() },
        ScenePair(name: "scroll-to") { ScrollTo() },
        ScenePair(name: "shared-flag") { SharedFlag() },
        ScenePair(name: "signposts") { Signposts() },
        ScenePair(name: "size-of-another") { SizeOfAnother() },
        ScenePair(name: "turning-cards") { TurningCards() },
        ScenePair(name: "type-specimen") { TypeSpecimen() },
    ]

    static func named(_ name: String) throws -> ScenePair {
        guard let pair = all.first(where: { $0.name == name }) else { throw SceneProblem(text: "no pair \(name)") }
        return pair
    }
}

struct SceneProblem: Error, CustomStringConvertible {
    let text: String
    var description: String { text }
}

/// The repository's scenes while they run, with the fonts that `Scripts/setup` installs.
@MainActor enum SceneStage {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Scenes").standardized

    static let images = ImageFolder(folder.path)

    static func scene(_ name: String) throws -> PreparedScene {
        let file = ["\(name).json", "\(name).yaml"].first { FileManager.default.fileExists(atPath: folder.appending(path: $0).path) } ?? name
        let bytes = [UInt8](try Data(contentsOf: folder.appending(path: file)))
        let (scene, diagnostics) = PreparedScene.read(SourceFile(name: file, bytes: bytes), files: SceneFiles(folder: folder.path))
        guard let scene, diagnostics.text.isEmpty else { throw SceneProblem(text: diagnostics.text) }
        return scene
    }

    /// The scene in JSON.
    static func stepper(ofScene name: String) throws -> FrameStepper<Diagnostic> {
        try SceneRunner(scene(name), textShaper: try PangoTextShaper(), images: images).stepper
    }

    /// The view in Swift, on the same canvas, with the same events; events that set a scene's state have no effect here.
    static func stepper(of pair: ScenePair) throws -> FrameStepper<Diagnostic> {
        let document = try scene(pair.name).document
        var configuration = ViewHostConfiguration(size: document.size, scale: document.scale)
        configuration.safeAreaInsets = document.safeArea
        configuration.environment.imageSource = images
        configuration.environment.sceneBackground = document.background.map { Color($0) } ?? Color(provider: .system(.background))
        @MainActor func graph(_ view: some View) throws -> ViewGraph {
            ViewGraph(root: view, configuration: configuration, textShaper: try PangoTextShaper())
        }
        return FrameStepper(try graph(pair.view()), frameRate: document.frameRate, timeline: document.timeline.steps { _, _ in })
    }
}

extension ViewGraph {
    /// Returns the rects of the views with a name, in paint order; with a label, only those that show it.
    func rects(_ name: String, _ label: String? = nil) -> [CGRect] {
        layoutListing().filter { $0.name == name && (label == nil || $0.label == label) }.map(\.rect)
    }
}
