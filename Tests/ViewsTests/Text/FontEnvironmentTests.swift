import Display
import Geometry
import Testing

@testable import Views

/// Fonts that depend on the environment (Documentation/Semantics/Text.md#text-styles).
@MainActor struct FontEnvironmentTests {
    private func descriptor(_ font: Font, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> FontDescriptor {
        var environment = EnvironmentValues()
        change(&environment)
        return font.descriptor(in: environment)
    }

    @Test(
        arguments: [
            (Font.TextStyle.body, DynamicTypeSize.large, 17, 22), (.body, .accessibility5, 53, 62), (.caption2, .xSmall, 11, 13),
            (.largeTitle, .xxxLarge, 40, 48),
        ] as [(Font.TextStyle, DynamicTypeSize, CGFloat, CGFloat)])
    func textStylesFollowTheContentSize(style: Font.TextStyle, size: DynamicTypeSize, points: CGFloat, distance: CGFloat) {
        let font = descriptor(.system(style)) { $0.dynamicTypeSize = size }
        #expect(font.size == points)
        #expect(font.baselineDistance == distance)
    }

    @Test func textStylesAreThoseOfThePlatform() throws {
        let macOS = try #require(SystemPalette(.macOS))
        let font = descriptor(.headline) {
            $0.systemPalette = macOS
            $0.dynamicTypeSize = .accessibility1
        }
        #expect(font.size == 13 && font.weight == 700 && font.baselineDistance == 16)
    }

    @Test func onlyTextStylesHaveADistanceBetweenBaselines() {
        #expect(descriptor(.system(size: 17)).baselineDistance == nil)
        #expect(descriptor(.custom("Inter", size: 17)).baselineDistance == nil)
        #expect(descriptor(.body.leading(.loose)).extraLeading == 2)
    }

    @Test func fontsByNameFollowAStyleUnlessTheirSizeIsFixed() {
        func size(_ font: Font) -> CGFloat { descriptor(font) { $0.dynamicTypeSize = .xxxLarge }.size }
        // 17 by 29 of 22 points.
        #expect(size(.custom("Inter", size: 17)) == 22)
        #expect(size(.custom("Inter", size: 34, relativeTo: .largeTitle)) == 40)
        #expect(size(.custom("Inter", fixedSize: 17)) == 17)
        #expect(size(.system(size: 17)) == 17)
    }

    private struct Scaled: View {
        @ScaledMetric private var side: CGFloat = 34
        @ScaledMetric(relativeTo: .largeTitle) private var height = 68.0
        var body: some View { Color.red.frame(width: side, height: height).named("box") }
    }

    @Test func scaledMetricsFollowTheContentSize() {
        #expect(host(Scaled()).rects["box"]?.size == CGSize(width: 34, height: 68))
        // 34 by 29 of 22 points, and 68 by 48 of 41, at scale 1.
        #expect(host(Scaled().dynamicTypeSize(.xxxLarge)).rects["box"]?.size == CGSize(width: 45, height: 80))
        #expect(host(Scaled().dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.accessibility5)).rects["box"]?.size == CGSize(width: 34, height: 68))
    }

    @Test func smallCapitalsAreSmallerCapitals() {
        let parts = Font.SmallCapitals([.lowercase]).parts(of: "Ab c1")
        #expect(parts.map(\.string) == ["A", "B", " ", "C", "1"])
        #expect(parts.map(\.isSmall) == [false, true, false, true, false])
        #expect(Font.SmallCapitals([.lowercase, .uppercase]).parts(of: "Ab").map(\.string) == ["AB"])
    }

    @Test func theInnermostWidthOfGlyphsCounts() {
        let graph = host(Text("a").font(.body.width(.condensed)).fontWidth(.expanded))
        guard case .text(_, let runs)? = graph.inspectViews().first(where: { if case .text = $0.kind { true } else { false } })?.kind else {
            Issue.record("no text")
            return
        }
        #expect(runs.map(\.font.stretch) == [1.2])
    }

    @Test func boldLegibilityMakesFontsHeavier() {
        func weights(_ weight: LegibilityWeight?) -> [Int] {
            var environment = EnvironmentValues()
            environment.legibilityWeight = weight
            return [Font.body, .headline, .system(size: 20, weight: .black), .body.bold()].map { $0.descriptor(in: environment).weight }
        }
        #expect(EnvironmentValues().legibilityWeight == .regular)
        #expect(weights(nil) == weights(.regular) && weights(.regular) == [400, 600, 900, 600])
        #expect(weights(.bold) == [600, 800, 900, 800])
    }
}
