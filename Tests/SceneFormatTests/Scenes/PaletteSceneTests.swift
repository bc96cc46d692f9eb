import Display
import SceneFormat
import Stepping
import Testing
import Views

/// The system colors of a scene: its own platform and version, and those that replace them.
@MainActor
struct PaletteSceneTests {
    /// Returns the green component of the scene's `green`, 0…255.
    private func green(_ members: String, _ overrides: SceneOverrides = SceneOverrides()) throws -> Int? {
        let list = try runner(scene("{ \"size\": [10, 10], \(members) \"view\": { \"Color\": \"green\" } }"), overrides).frame(0)
        guard case .fill(_, .color(let color), _)? = list.items.first else { return nil }
        return Int(color.encoded8.green)
    }

    @Test func aScenesPaletteCanBeReplaced() throws {
        #expect(try green("") == 199)
        #expect(try green(#""platform": "macos","#) == 205)
        #expect(try green(#""platform": "macos", "os": 26,"#) == 199)
        var overrides = SceneOverrides()
        overrides.platform = .macOS
        #expect(try green("", overrides) == 205)
        #expect(try green(#""os": 26,"#, overrides) == 205)
        overrides.osVersion = 26
        #expect(try green("", overrides) == 199)
        overrides.platform = nil
        #expect(try green(#""platform": "macos","#, overrides) == 199)
        overrides.osVersion = 18
        #expect { try green(#""platform": "macos","#, overrides) } throws: {
            ($0 as? Diagnostic)?.message == "--os 18: use 12, 13, 14, 15, or 26 for macOS"
        }
    }
}
