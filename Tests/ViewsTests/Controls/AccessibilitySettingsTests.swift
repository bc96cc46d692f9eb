import Testing

@testable import Views

/// The settings of a user who reads or moves differently.
@MainActor struct AccessibilitySettingsTests {
    private func list(_ view: some View, _ settings: AccessibilitySettings) -> String {
        let graph = host(view) { $0.environment.adopt(settings) }
        return graph.displayList().description
    }

    private struct Values: View {
        @Environment(\.accessibilityReduceMotion) private var motion
        @Environment(\.accessibilityReduceTransparency) private var transparency
        @Environment(\.accessibilityShowButtonShapes) private var shapes
        @Environment(\.accessibilityDifferentiateWithoutColor) private var color
        @Environment(\.legibilityWeight) private var weight
        @Environment(\.colorSchemeContrast) private var contrast
        var body: some View { Text("\([motion, transparency, shapes, color, weight == .bold, contrast == .increased].map { $0 ? "1" : "0" }.joined())") }
    }

    @Test(arguments: [
        (AccessibilitySettings(), "000000"), (.reducedMotion, "100000"), (.reducedTransparency, "010000"), (.buttonShapes, "001000"), (.withoutColor, "000100"),
        (.boldText, "000010"), (.increasedContrast, "000001"),
    ]) func eachHasItsEnvironmentValue(settings: AccessibilitySettings, values: String) {
        #expect(host(Values()) { $0.environment.adopt(settings) }.texts == [values])
    }

    @Test func materialsBecomeOpaque() {
        let view = Color.red.overlay(.regularMaterial)
        #expect(list(view, []).contains("material") && !list(view, .reducedTransparency).contains("material"))
    }

    @Test func onlyButtonsWithoutAShapeGetALine() {
        let (plain, filled) = (Button("Plain") {}, Button("Filled") {}.buttonStyle(.borderedProminent))
        #expect(list(plain, []) != list(plain, .buttonShapes))
        #expect(list(filled, []) == list(filled, .buttonShapes))
        #expect(list(Text("Text"), []) == list(Text("Text"), .buttonShapes))
    }

    @Test func boldTextIsWider() {
        let (regular, bold) = (host(Text("Width")), host(Text("Width")) { $0.environment.adopt(.boldText) })
        #expect(bold.layoutListing()[0].rect.width > regular.layoutListing()[0].rect.width)
    }
}
