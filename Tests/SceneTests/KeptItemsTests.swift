import Display
import SceneFormat
import Testing
import Views

/// A display list reuses items that unchanged containers have kept from earlier lists: it must equal a list created without them.
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
