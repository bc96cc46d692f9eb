import Testing

@testable import Views

/// Initial values for the `@Previewable` properties of a preview.
@MainActor struct PreviewValueTests {
    /// As the macro makes it.
    private struct __EaselPreviewContent: View {
        @State var count = 2
        @State var share = 0.5
        @State var name = "Ada"
        @State var isOn = false
        @State var list = [1]
        var body: some View { Text(verbatim: "\(count) \(share) \(name) \(isOn) \(list.count)") }
    }

    private struct Other: View {
        @State var count = 2
        var body: some View { Text("\(count)") }
    }

    @Test func replaceThoseOfTheCode() {
        let graph = host(__EaselPreviewContent()) {
            $0.previewValues = ["count": "7", "share": "0.25", "name": "Zoë", "isOn": "true", "list": "[]", "none": "1"]
        }
        #expect(graph.texts == ["7 0.25 Zoë true 1"])
        #expect(graph.usedPreviewValues == ["count", "share", "name", "isOn"])
        #expect(graph.warnings.isEmpty)
        let details = graph.inspectDetails()
        #expect(details.flatMap(\.previewValues).map { "\($0.name)=\($0.value)" } == ["count=7", "share=0.25", "name=Zoë", "isOn=true"])
        #expect(details.flatMap(\.state).map(\.name) == ["list"])
    }

    @Test func mustHaveTheType() {
        let graph = host(__EaselPreviewContent()) { $0.previewValues = ["count": "many"] }
        #expect(graph.texts == ["2 0.5 Ada false 1"])
        #expect(graph.warnings == ["count=many: this is not a value of count's type"])
    }

    @Test func areForPreviewsOnly() {
        let graph = host(Other()) { $0.previewValues = ["count": "7"] }
        #expect(graph.texts == ["2"])
        #expect(graph.usedPreviewValues.isEmpty)
    }
}
