import Testing

@testable import Views

/// Views in front of the whole canvas, such as a device's status bar.
@MainActor struct WindowOverlayTests {
    private func overlay<V: View>(_ view: V) -> some View {
        view.windowOverlay { Color.blue.frame(width: 10, height: 10) }
    }
    private var blue: ResolvedColor { Color.blue.resolve(in: EnvironmentValues()) }

    /// The color and box of the frontmost fill.
    private func front(_ graph: ViewGraph) -> (Bool, CGRect)? {
        for case .fill(let path, let paint, _) in graph.drawn.reversed() { return (paint == .color(blue), path.boundingRect) }
        return nil
    }

    @Test func theOverlayKeepsItsPlaceWhateverTheContentsSize() throws {
        let found = try #require(front(host(overlay(Color.red.frame(width: 50, height: 900)))))
        #expect(found == (true, CGRect(x: 0, y: 0, width: 10, height: 10)))
    }

    @Test func theOverlayIsInFrontOfPresentations() throws {
        let sheet = try #require(front(host(overlay(Text("a").sheet(isPresented: .constant(true)) { Color.red }))))
        #expect(sheet.0)
        let cover = try #require(front(host(overlay(Text("a").fullScreenCover(isPresented: .constant(true)) { Color.red }))))
        #expect(cover.0)
    }

    private struct Late: View {
        @State private var isShown = false
        var body: some View { Color.red.onTapGesture { isShown = true }.alert("a", isPresented: $isShown) {} }
    }

    @Test func theOverlayIsInFrontOfWhatComesLaterAndTakesNoEvents() throws {
        let graph = host(overlay(Late()))
        try graph.perform(.tap(.point(CGPoint(x: 5, y: 5)), count: 1))
        graph.settle()
        graph.step(to: 2)
        #expect(graph.drawn.count > 4)
        #expect(try #require(front(graph)).0)
    }

    /// Whether a color filter surrounds the overlay.
    private func isInverted(_ graph: ViewGraph) -> Bool { graph.drawn.contains { if case .group(.filter, _) = $0 { true } else { false } } }

    @Test func aStatusBarIsWhiteAboveAPageThatASheetPushesBack() {
        func graph(_ detents: Set<PresentationDetent>) -> ViewGraph {
            host(
                Text("a").sheet(isPresented: .constant(true)) { Color.red.presentationDetents(detents) }
                    .windowOverlay(isStatusBar: true) { Color.black.frame(height: 10) })
        }
        #expect(isInverted(graph([.large])))
        #expect(!isInverted(graph([.medium])))
    }

    @Test func theStatusBarHasTheColorsOfTheBarBehindIt() {
        var scheme: ColorScheme?
        let page = NavigationStack { Text("a").navigationTitle("b").toolbarBackground(.visible, for: .navigationBar) }
        _ = host(page.toolbarColorScheme(.dark, for: .navigationBar).onStatusBarScheme { scheme = $0 })
        #expect(scheme == nil)
        _ = host(
            NavigationStack {
                Text("a").navigationTitle("b").toolbarBackground(.visible, for: .navigationBar).toolbarColorScheme(.dark, for: .navigationBar)
            }.onStatusBarScheme { scheme = $0 })
        #expect(scheme == .dark)
    }

    @Test func viewsHidePartsOfTheSystem() {
        var hidden: HiddenSystemParts = []
        _ = host(Text("a").statusBarHidden().persistentSystemOverlays(.hidden).onHiddenSystemParts { hidden = $0 })
        #expect(hidden == [.statusBar, .homeIndicator])
        _ = host(Text("a").statusBarHidden(false).persistentSystemOverlays(.automatic).onHiddenSystemParts { hidden = $0 })
        #expect(hidden == [])
    }
}
