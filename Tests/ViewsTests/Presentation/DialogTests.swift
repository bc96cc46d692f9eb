import Foundation
import Testing

@testable import Views

/// Alerts and action sheets: their content, their position, and the actions of their buttons.
@MainActor
struct DialogTests {
    final class Log {
        var lines: [String] = []
    }

    struct Alerting: View {
        @State var isShown = true
        @State var name = ""
        let log: Log
        var body: some View {
            Text("page")
                .alert("Delete?", isPresented: $isShown) {
                    Button("Delete", role: .destructive) { log.lines.append("delete") }
                    Button("Keep", role: .cancel) { log.lines.append("keep") }
                } message: {
                    Text("For ever")
                }
                .onChange(of: isShown) { log.lines.append("shown \(isShown)") }
        }
    }

    @Test func anAlertShowsTitleMessageAndButtonsAndAButtonClosesItAndActs() throws {
        let log = Log()
        let graph = host(Alerting(log: log), width: 390, height: 844)
        #expect(graph.texts == ["page", "Delete?", "For ever", "Delete", "Keep"])
        try graph.press("Delete")
        #expect(log.lines == ["delete", "shown false"])
        graph.step(to: 1)
        #expect(graph.texts == ["page"])
    }

    @Test func anAlertShowsAnErrorUntilItIsDismissed() throws {
        struct Failure: LocalizedError { var errorDescription: String? { "No network" } }
        struct Scene: View {
            @State var failure: Failure? = Failure()
            var body: some View { Color.clear.alert(error: $failure) { Button("Close") {} } }
        }
        let graph = host(Scene(), width: 390, height: 844)
        #expect(graph.texts == ["No network", "Close"])
        try graph.press("Close")
        graph.step(to: 1)
        #expect(graph.texts.isEmpty)
    }

    @Test func anActionSheetShowsItsItemUntilItIsDismissed() throws {
        struct Scene: View {
            @State var number: Int? = 7
            var body: some View {
                Color.clear.confirmationDialog("Delete?", item: $number, titleVisibility: .visible) { Button("Delete \($0)") {} }
            }
        }
        let graph = host(Scene(), width: 390, height: 844)
        #expect(Set(graph.texts).isSuperset(of: ["Delete?", "Delete 7"]))
        try graph.press("Delete 7")
        graph.step(to: 1)
        #expect(graph.texts.isEmpty)
    }

    @Test func twoButtonsAreSideBySideTheCancelingOneFirst() throws {
        struct Scene: View {
            var body: some View {
                Color.clear.alert("A", isPresented: .constant(true)) {
                    Button("X") {}
                    Button("Y", role: .cancel) {}
                }
            }
        }
        let graph = host(Scene(), width: 390, height: 844)
        let rects = graph.textRects
        #expect(rects["Y"]!.midX < rects["X"]!.midX)
        #expect(rects["X"]!.midY == rects["Y"]!.midY)
        // A card of 270 points in the middle of the canvas.
        #expect(rects["Y"]!.midX == 60 + 67.5)
        #expect(rects["X"]!.midX == 60 + 202.5)
    }

    @Test func threeButtonsAreStackedTheCancelingOneLast() {
        struct Scene: View {
            var body: some View {
                Color.clear.alert("A", isPresented: .constant(true)) {
                    Button("C", role: .cancel) {}
                    Button("X") {}
                    Button("Y") {}
                }
            }
        }
        let rects = host(Scene(), width: 390, height: 844).textRects
        #expect(rects["Y"]!.midY - rects["X"]!.midY == 44)
        #expect(rects["C"]!.midY - rects["Y"]!.midY == 44)
    }

    @Test func anAlertWithoutActionsHasAButtonThatClosesIt() throws {
        struct Scene: View {
            @State var isShown = true
            var body: some View { Color.clear.alert("A", isPresented: $isShown) {} }
        }
        let graph = host(Scene(), width: 390, height: 844)
        #expect(graph.texts == ["A", "OK"])
        try graph.press("OK")
        graph.step(to: 1)
        #expect(graph.texts.isEmpty)
    }

    @Test func olderFormsShowTheSame() throws {
        struct Item: Identifiable { let id: Int }
        struct Failure: LocalizedError { var errorDescription: String? { "It failed" } }
        struct Scene: View {
            @State var item: Item? = Item(id: 3)
            var body: some View {
                Color.clear.alert(item: $item) { item in
                    Alert(
                        title: Text("Item \(item.id)"), message: Text("Message"), primaryButton: .destructive(Text("Remove")),
                        secondaryButton: .cancel())
                }
            }
        }
        let graph = host(Scene(), width: 390, height: 844)
        #expect(graph.texts == ["Item 3", "Message", "Remove", "Cancel"])
        try graph.press("Cancel")
        graph.step(to: 1)
        #expect(graph.texts.isEmpty)
        let single = Color.clear.alert(isPresented: .constant(true)) { Alert(title: Text("T"), dismissButton: .default(Text("Fine"))) }
        #expect(host(single).texts == ["T", "Fine"])
        let side = Color.clear.alert(isPresented: .constant(true)) {
            Alert.sideBySideButtons(title: Text("T"), primaryButton: .default(Text("A")), secondaryButton: .default(Text("B")))
        }
        #expect(host(side).texts == ["T", "A", "B"])
        let error = Color.clear.alert(isPresented: .constant(true), error: Failure()) { _ in
            Button("Hm") {}
        } message: { _ in
            Text("Again")
        }
        #expect(host(error).texts == ["It failed", "Again", "Hm"])
        #expect(host(Color.clear.alert(isPresented: .constant(true), error: Failure()) { Button("Hm") {} }).texts == ["It failed", "Hm"])
        let data = Color.clear.alert("D", isPresented: .constant(true), presenting: 5) {
            Button("Use \($0)") {}
        } message: {
            Text("Value \($0)")
        }
        #expect(host(data).texts == ["D", "Value 5", "Use 5"])
        let nobody: Int? = nil
        #expect(host(Color.clear.alert(Text("D"), isPresented: .constant(true), presenting: nobody) { _ in Button("x") {} }).texts.isEmpty)
    }

    @Test func anActionSheetIsAtTheBottomWithCancelApart() throws {
        struct Scene: View {
            @State var isShown = true
            let log: Log
            var body: some View {
                Color.clear.confirmationDialog("Title", isPresented: $isShown, titleVisibility: .visible) {
                    Button("One") { log.lines.append("one") }
                    Button("Two", role: .destructive) {}
                } message: {
                    Text("Message")
                }
            }
        }
        let log = Log()
        let graph = host(Scene(log: log), width: 390, height: 844)
        #expect(graph.texts == ["Title", "Message", "One", "Two", "Cancel"])
        let rects = graph.textRects
        #expect(rects["Two"]!.midY - rects["One"]!.midY == 57)
        #expect(rects["Cancel"]!.midY - rects["Two"]!.midY == 65)
        #expect(rects["Cancel"]!.midY == 844 - 8 - 28.5)
        try graph.press("One")
        graph.step(to: 1)
        #expect(graph.texts.isEmpty)
        #expect(log.lines == ["one"])
    }

    @Test func anActionSheetHidesItsTitleUnlessItIsVisible() {
        let hidden = Color.clear.confirmationDialog("Title", isPresented: .constant(true)) { Button("One") {} }
        #expect(host(hidden).texts == ["One", "Cancel"])
        let old = Color.clear.actionSheet(isPresented: .constant(true)) {
            ActionSheet(title: Text("T"), message: Text("M"), buttons: [.default(Text("A")), .cancel()])
        }
        #expect(host(old).texts == ["T", "M", "A", "Cancel"])
        let data = Color.clear.confirmationDialog(Text("T"), isPresented: .constant(true), presenting: 1) {
            Button("Use \($0)") {}
        } message: {
            Text("M \($0)")
        }
        #expect(host(data).texts == ["M 1", "Use 1", "Cancel"])
    }
}

extension ViewGraph {
    /// The rects of the texts shown.
    var textRects: [String: CGRect] {
        Dictionary(layoutListing().filter { $0.name == "Text" }.map { ($0.label ?? "", $0.rect) }, uniquingKeysWith: { first, _ in first })
    }
}
