import Display
import Testing
import Views

/// System colors of the platforms, and the gradients of colors (Documentation/Semantics/Drawing.md#system-colors, #color-gradients).
@MainActor
struct PaletteTests {
    /// Returns the 8-bit components of a color in a palette.
    private func bytes(_ color: Color, _ palette: SystemPalette = .standard, dark: Bool = false) -> [Int] {
        var environment = EnvironmentValues()
        environment.systemPalette = palette
        environment.colorScheme = dark ? .dark : .light
        let encoded = color.resolve(in: environment).encoded8
        return [Int(encoded.red), Int(encoded.green), Int(encoded.blue)]
    }

    private static func palette(_ platform: SystemPalette.Platform, _ version: Int? = nil) throws -> SystemPalette {
        try #require(SystemPalette(platform, version: version))
    }

    @Test func colorsFollowPlatformAndVersion() throws {
        #expect(bytes(.blue) == [0, 122, 255] && bytes(.blue, dark: true) == [10, 132, 255])
        for platform in SystemPalette.Platform.allCases {
            #expect(try bytes(.blue, Self.palette(platform, 26)) == [0, 136, 255])
            #expect(try bytes(.purple, Self.palette(platform, 26), dark: true) == [219, 52, 242])
            #expect(try bytes(.gray, Self.palette(platform, 26)) == [142, 142, 147])
        }
        #expect(try bytes(.green, Self.palette(.macOS)) == [40, 205, 65])
        #expect(try bytes(.red, Self.palette(.macOS)) == [255, 59, 48])
        #expect(try Self.palette(.iOS) == .standard)
        #expect(SystemPalette(.iOS, version: 19) == nil && SystemPalette(.macOS, version: 18) == nil && SystemPalette(.macOS, version: 14) != nil)
    }

    @Test func labelsOfMacOSAreTranslucentBlack() throws {
        var environment = EnvironmentValues()
        environment.systemPalette = try Self.palette(.macOS)
        #expect(Color.primary.resolve(in: environment).opacity == 0.85)
    }

    @Test func tintsAndMixesUseThePalette() throws {
        let new = try Self.palette(.iOS, 26)
        #expect(bytes(.accentColor, new) == [0, 136, 255])
        #expect(bytes(.red.mix(with: .blue, by: 1), new) == [0, 136, 255])
        #expect(host(Rectangle().fill(.blue), width: 9, height: 9) { $0.environment.systemPalette = new }.colors.map(\.encoded8.green) == [136])
    }

    /// The colors at the top of `Color.gradient` on macOS 26, as measured.
    @Test(arguments: [
        (Color.blue, [46, 167, 255]), (.orange, [255, 172, 88]), (.green, [98, 221, 129]), (.brown, [202, 164, 136]), (.indigo, [136, 124, 255]),
        (.pink, [255, 89, 126]), (.mint, [54, 222, 205]), (.cyan, [54, 216, 250]),
    ])
    func gradientsOfColorsBeginLighter(color: Color, top: [Int]) throws {
        let palette = try Self.palette(.macOS, 26)
        let stops = color.gradientStops
        for (actual, expected) in zip(bytes(stops[0].color, palette), top) { #expect(abs(actual - expected) <= 7) }
        #expect(stops.map(\.location) == [0, 0.34, 0.71, 1])
        #expect(bytes(stops[2].color, palette) == bytes(color, palette) && bytes(stops[3].color, palette) == bytes(color, palette))
    }

    @Test func gradientsOfBrightColorsEndDarker() throws {
        let palette = try Self.palette(.macOS, 26)
        let stops = Color.yellow.gradientStops.map { bytes($0.color, palette) }
        #expect(stops[0] == [255, 204, 0] && stops[1] == [255, 204, 0])
        for (actual, expected) in zip(stops[3], [239, 184, 0]) { #expect(abs(actual - expected) <= 7) }
    }

    @Test func gradientsOfTranslucentColorsKeepTheirOpacity() {
        guard case .fill(_, .gradient(let gradient), _)? = host(Rectangle().fill(Color.blue.opacity(0.5).gradient)).drawn.first else {
            Issue.record("no gradient")
            return
        }
        #expect(gradient.stops.allSatisfy { $0.color.opacity == 0.5 })
    }
}
