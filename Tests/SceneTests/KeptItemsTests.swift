import Display
import SceneFormat
import Testing
import Views

/// A display list is made of what containers have kept of earlier ones where nothing changed: it must be the one that is made from nothing.
@MainActor struct KeptItemsTests {
    @Test(arguments: ScenePair.all.map(\.name) + ["form"])
    func listsAreThoseMadeFromNothing(name: String) throws {
        let scene = try SceneStage.stepper(ofScene: name)
        for index in 0..<(try SceneStage.scene(name).document.frameCount) {
            let kept = try scene.frame(index)
            guard kept == scene.graph.freshDisplayList() else {
                Issue.record("\(name), frame \(index)")
                return
            }
        }
    }
}
