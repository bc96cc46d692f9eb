import Foundation
import Observation
import Testing

@testable import Views

@MainActor
struct RowControlTests {
    @Test func aMenuBesideOtherViewsInARowShowsItsLabel() {
        func picker(_ label: String) -> some View {
            Picker(label, selection: .constant(1)) { Text("one").tag(1) }
        }
        let graph = host(
            List {
                VStack {
                    picker("First").named("picker")
                    picker("Second")
                }
            }.listStyle(.plain), width: 320, height: 300)
        #expect(graph.texts == ["First", "one", "Second", "one"])
        #expect(graph.rects["picker"]?.width == 288)
    }

    @Test func togglesAreEightPointsApart() throws {
        let graph = host(
            VStack {
                Toggle("A", isOn: .constant(true)).named("a")
                Toggle("B", isOn: .constant(true)).named("b")
            })
        let (first, second) = (try #require(graph.rects["a"]), try #require(graph.rects["b"]))
        #expect(second.minY - first.minY == 39)
    }

    @Test func aSecureFieldIsAsHighAsItsLine() {
        #expect(host(SecureField("A", text: .constant("a")).named("f")).rects["f"]?.height == 17)
        #expect(host(SecureField("A", text: .constant("a")).textFieldStyle(.roundedBorder).named("f")).rects["f"]?.height.rounded() == 31)
    }

    @Test func rowsOfWideCardsHaveLargerInsets() {
        func inset(_ width: CGFloat) -> CGFloat? { host(List { Text("A").named("a") }.listStyle(.insetGrouped), width: width, height: 300).rects["a"]?.minX }
        #expect(inset(402) == 36)
        #expect(inset(440) == 40)
    }

    @Observable final class Model { var isOn = false }

    private struct Reader: View {
        let model: Model
        @State private var count = 0
        var body: some View {
            Text("\(count) \(model.isOn ? "on" : "off")").onTapGesture {
                count += 1
                withAnimation { model.isOn.toggle() }
            }
        }
    }

    @Test("a change of an observable object in an animation, right after a change of state without one, is seen")
    func twoKindsOfChangesAtOnce() throws {
        let graph = host(Reader(model: Model()))
        try graph.press("0 off")
        #expect(graph.texts == ["1 on"])
        try graph.press("1 on")
        #expect(graph.texts == ["2 off"])
    }
}
