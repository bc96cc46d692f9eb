import Display
import Foundation
import Testing

@testable import Views

/// Behind alerts, action sheets, and sheets, the tint is gray (Documentation/Semantics/Controls.md#dialogs).
@MainActor struct TintDimmingTests {
    private enum Kind: CaseIterable { case alert, dialog, sheet, cover }

    /// A page and a presentation that show the tint as fills of different widths.
    private struct Page: View {
        var kind: Kind
        @State var isShown = false
        var tint: Color?
        var interaction = PresentationBackgroundInteraction.automatic

        var body: some View {
            VStack {
                Rectangle().fill(.tint).frame(width: 11, height: 5)
                Text("show").onTapGesture { isShown = true }
                Toggle("on", isOn: .constant(true)).frame(width: 100)
            }
            .tint(tint)
            .alert("Alert", isPresented: .constant(isShown && kind == .alert)) { Button("OK") { isShown = false } }
            .confirmationDialog("Dialog", isPresented: .constant(isShown && kind == .dialog)) { Button("OK") { isShown = false } }
            .sheet(isPresented: .constant(isShown && kind == .sheet)) {
                VStack {
                    Rectangle().fill(.tint).frame(width: 22, height: 5)
                    Text("close").onTapGesture { isShown = false }
                }
                .presentationBackgroundInteraction(interaction)
            }
            .fullScreenCover(isPresented: .constant(isShown && kind == .cover)) { Rectangle().fill(.tint).frame(width: 22, height: 5) }
        }
    }

    private func color(_ width: CGFloat, in graph: ViewGraph) -> ResolvedColor? {
        graph.drawn.compactMap { item in
            if case .fill(let path, .color(let color), _) = item, path.boundingRect.width == width { color } else { nil }
        }.first
    }
    private func resolved(_ color: Color) -> ResolvedColor { color.resolve(scheme: .light) }

    @Test(arguments: [Kind.alert, .dialog, .sheet], [Color?.none, .red]) private func theTintBehindIsGray(kind: Kind, tint: Color?) throws {
        let graph = host(Page(kind: kind, tint: tint), width: 390, height: 844)
        let own = resolved(tint ?? .blue)
        #expect(color(11, in: graph) == own)
        try graph.press("show")
        graph.step(to: 1)
        #expect(color(11, in: graph) == own.gray)
        #expect(own.gray.linearRed == own.gray.linearBlue && own.gray != own)
        if kind == .sheet { #expect(color(22, in: graph) == resolved(.blue)) }
        try graph.press(kind == .sheet ? "close" : "OK")
        graph.step(to: 2)
        #expect(color(11, in: graph) == own)
    }

    @Test func aSheetThatLetsTouchesThroughDimsNothing() throws {
        let graph = host(Page(kind: .sheet, interaction: .enabled), width: 390, height: 844)
        try graph.press("show")
        graph.step(to: 1)
        #expect(color(11, in: graph) == resolved(.blue))
    }

    @Test func aSwitchKeepsItsColor() throws {
        let graph = host(Page(kind: .alert), width: 390, height: 844)
        let green = resolved(.green)
        #expect(graph.colors.contains(green))
        try graph.press("show")
        graph.step(to: 1)
        #expect(graph.colors.contains(green))
    }

    @Test func aMacKeepsTheTint() throws {
        let graph = host(Page(kind: .alert), width: 600, height: 400) { $0.environment.systemPalette = SystemPalette(.macOS, version: nil) ?? .standard }
        let own = color(11, in: graph)
        try graph.press("show")
        graph.step(to: 1)
        #expect(own != nil && color(11, in: graph) == own)
    }

    /// An alert above a sheet dims the sheet as well; after the alert, the page stays dimmed.
    @Test func presentationsAboveASheet() throws {
        struct Sheets: View {
            @State var isAlerting = false
            @State var isShown = true
            var body: some View {
                Rectangle().fill(.tint).frame(width: 11, height: 5)
                    .sheet(isPresented: $isShown) {
                        VStack {
                            Rectangle().fill(.tint).frame(width: 22, height: 5)
                            Text("alert").onTapGesture { isAlerting = true }
                        }
                        .alert("Sure?", isPresented: $isAlerting) { Button("Yes") {} }
                    }
            }
        }
        let graph = host(Sheets(), width: 390, height: 844)
        let (blue, gray) = (resolved(.blue), resolved(.blue).gray)
        graph.step(to: 1)
        #expect(color(11, in: graph) == gray && color(22, in: graph) == blue)
        try graph.press("alert")
        graph.step(to: 2)
        #expect(color(11, in: graph) == gray && color(22, in: graph) == gray)
        try graph.press("Yes")
        graph.step(to: 3)
        #expect(color(11, in: graph) == gray && color(22, in: graph) == blue)
    }
}
