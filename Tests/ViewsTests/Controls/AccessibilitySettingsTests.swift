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

    private struct Lined: View {
        @Environment(\.textStyle) private var style
        var body: some View { Text(style.underline == nil ? "no line" : "line") }
    }

    @Test func onlyButtonsWithoutAShapeGetALine() {
        func texts(_ view: some View) -> [String] { host(view) { $0.environment.adopt(.buttonShapes) }.texts }
        #expect(
            texts(
                Button {
                } label: {
                    Lined()
                }) == ["line"])
        #expect(
            texts(
                Button {
                } label: {
                    Lined()
                }.buttonStyle(.borderedProminent)) == ["no line"])
        #expect(
            texts(
                Button {
                } label: {
                    Lined()
                }.buttonStyle(.plain)) == ["no line"])
        #expect(
            texts(
                List {
                    Button {
                    } label: {
                        Lined()
                    }
                }) == ["no line"])
        #expect(texts(Lined()) == ["no line"])
        #expect(
            host(
                Button {
                } label: {
                    Lined()
                }
            ).texts == ["no line"])
    }
}
