import Testing

@testable import Views

/// Popovers and action sheets on phones and tablets.
@MainActor struct PresentationAdaptationTests {
    private func phone(_ view: some View, isDevice: Bool = true) -> ViewGraph {
        let graph = host(view, width: 400, height: 800) { $0.environment.isDeviceScreen = isDevice }
        graph.step(to: 2)
        return graph
    }

    private func popover(_ content: some View) -> some View {
        Text("anchor").popover(isPresented: .constant(true)) { content }
    }

    private struct Inside: View {
        var body: some View { Text("inside").named("content").presentationCompactAdaptation(.popover) }
    }

    @Test func aPopoverIsASheetOnThePhonesScreen() throws {
        let content = Color.red.frame(minHeight: 100).named("content")
        // A sheet is as wide as the screen, and large.
        let sheet = try #require(phone(popover(content)).rects["content"])
        #expect(sheet.width == 400 && sheet.height > 700)
        let small = try #require(phone(popover(Color.red.named("content").presentationDetents([.height(200)]))).rects["content"])
        #expect(small == CGRect(x: 0, y: 600, width: 400, height: 200))
        // A canvas of any other kind isn't a phone.
        let bubble = try #require(phone(popover(Color.red.frame(width: 100, height: 100).named("content")), isDevice: false).rects["content"])
        #expect(bubble.width == 100)
    }

    @Test func theContentMayAskForAPopover() throws {
        let asking = Text("inside").named("content").padding().presentationCompactAdaptation(.popover)
        for graph in [phone(popover(asking)), phone(popover(Inside()))] {
            let rect = try #require(graph.rects["content"])
            #expect(rect.width == CGFloat("inside".count * 17))
            #expect(graph.texts == ["anchor", "inside"])
        }
        let cover = try #require(phone(popover(Color.red.named("content").presentationCompactAdaptation(.fullScreenCover))).rects["content"])
        #expect(cover == CGRect(x: 0, y: 0, width: 400, height: 800))
    }

    @Test func aSheetCoversALowScreen() throws {
        func rect(_ content: some View, _ width: UserInterfaceSizeClass, _ height: UserInterfaceSizeClass, isDevice: Bool = true) throws -> CGRect {
            let view = Text("page").sheet(isPresented: .constant(true)) { content.named("content") }
            let graph = host(view, width: 400, height: 400) {
                ($0.environment.horizontalSizeClass, $0.environment.verticalSizeClass, $0.environment.isDeviceScreen) = (width, height, isDevice)
            }
            graph.step(to: 2)
            return try #require(graph.rects["content"])
        }
        let small = Color.red.presentationDetents([.height(200)])
        let (sheet, cover) = (CGRect(x: 0, y: 200, width: 400, height: 200), CGRect(x: 0, y: 0, width: 400, height: 400))
        #expect(try rect(small, .compact, .regular) == sheet)
        #expect(try rect(small, .compact, .compact) == cover)
        #expect(try rect(small, .compact, .compact, isDevice: false) == sheet)
        #expect(try rect(small.presentationCompactAdaptation(.none), .compact, .compact) == sheet)
        #expect(try rect(small.presentationCompactAdaptation(.fullScreenCover), .compact, .regular) == cover)
        // On a screen that is narrow and low, the second one counts.
        let both = small.presentationCompactAdaptation(horizontal: .fullScreenCover, vertical: .sheet)
        #expect(try rect(both, .compact, .compact) == sheet)
        #expect(try rect(both, .compact, .regular) == cover)
    }

    private struct Dialog: View {
        @State private var isShown = true
        @State private var answer = "none"

        var body: some View {
            Text(answer)
                .confirmationDialog("Sure?", isPresented: $isShown, titleVisibility: .visible) {
                    Button("Delete", role: .destructive) { answer = "deleted" }
                    Button("Keep", role: .cancel) { answer = "kept" }
                }
        }
    }

    @Test func anActionSheetIsAPopoverWithoutCancelOnATablet() throws {
        let graph = host(Dialog(), width: 800, height: 1000) {
            $0.environment.horizontalSizeClass = .regular
            $0.environment.verticalSizeClass = .regular
        }
        graph.step(to: 1)
        #expect(graph.texts == ["none", "Sure?", "Delete"])
        let button = try #require(graph.layoutListing().last { $0.name == "Text" && $0.label == "Delete" }?.rect)
        // Below the view, which is in the middle.
        #expect(button.midX == 400 && button.minY > 510 && button.minY < 620)
        try graph.press("Delete")
        graph.step(to: 3)
        #expect(graph.texts == ["deleted"])
    }
}
