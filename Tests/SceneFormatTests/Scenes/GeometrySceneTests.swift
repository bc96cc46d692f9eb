import Display
import Geometry
import Testing
import Views

@testable import SceneFormat

@MainActor struct GeometrySceneTests {
    @Test func geometry() throws {
        let scene = """
            { "size": [100, 80], "safeArea": { "top": 10, "leading": 4 }, "view": { "VStack": { "spacing": 0, "content": [
              { "Color": "red", "modifiers": [{ "frame": { "height": 20 } }] },
              { "GeometryReader": { "Text": "{proxy.safeAreaInsets.top} {proxy.safeAreaInsets.leading} {proxy.bounds('all').minY} {proxy.bounds('all').height} {proxy.frame('all').minY}" } }] },
              "modifiers": [{ "coordinateSpace": "all" }] } }
            """
        #expect(try textsShown(scene) == [["0 4 -20 70 20"]])
    }

    @Test func lengthsOfContainers() throws {
        #expect(
            try drawn(
                #"{ "Color": "red", "modifiers": [{ "containerRelativeFrame": { "axes": "both", "length": "container.axis == 'horizontal' ? container.length / 4 : n" } }] }"#,
                state: #"{ "n": 7 }"#)
                == drawn(Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in axis == .horizontal ? length / 4 : 7 }))
    }
}
