import Geometry
import Testing

@testable import Views

/// The parts of controls that grow with the content size, and those that don't.
@MainActor struct ContentSizeTests {
    private let sizes: [DynamicTypeSize] = [.large, .accessibility3]

    /// The widths of the filled areas that satisfy a condition, at the size "large" and at an accessibility size.
    private func fills(_ view: some View, where isWanted: (CGRect) -> Bool) -> [[CGRect]] {
        sizes.map { size in
            host(view, width: 390, height: 300, scale: 3) { $0.environment.dynamicTypeSize = size }.fills.filter(isWanted)
        }
    }

    @Test func theControlsOfEditModeGrow() {
        let list = List { ForEach([1], id: \.self) { Text("row \($0)") }.onDelete { _ in }.onMove { _, _ in } }
            .environment(\.editMode, .constant(.active))
        let circles = fills(list) { abs($0.width - $0.height) < 0.01 && abs($0.minX - 36) < 0.01 }
        #expect(circles[0].map(\.width) == [22] && (circles[1].first?.width ?? 0) > 45)
        let handles = fills(list) { $0.height < 6 && $0.height > 1 && $0.maxX == 354 }
        #expect(handles.map(\.count) == [3, 3] && handles[0][0].width == 20 && handles[1][0].width > 40)
    }

    @Test func theCheckMarkOfAPickerGrows() {
        let list = List { Picker("Fruit", selection: .constant(1)) { Text("Apple").tag(1) }.pickerStyle(.inline) }
        let marks = fills(list) { $0.width < 40 && $0.maxX > 340 && $0.maxX < 356 }
        #expect((marks[1].first?.width ?? 0) > 2 * (marks[0].first?.width ?? .infinity))
    }

    @Test func theDotsOfASecureFieldFollowTheFont() {
        let field = SecureField("Password", text: .constant("a"))
        let dots = fills(field) { abs($0.width - $0.height) < 0.01 }
        #expect(dots[0].map { ($0.width * 100).rounded() } == [733] && (dots[1].first?.width ?? 0) > 15)
        #expect((fills(field.font(.largeTitle)) { abs($0.width - $0.height) < 0.01 }[0].first?.width ?? 0) > 14)
    }

    @Test func theTextsInARingStay() throws {
        let gauge = Gauge(value: 0.5) {
            Text("BPM")
        } currentValueLabel: {
            Text("70").named("value")
        }.gaugeStyle(.accessoryCircular)
        let rects = sizes.map { size in host(gauge) { $0.environment.dynamicTypeSize = size }.rects["value"]?.size }
        #expect(rects[0] != nil && rects[0] == rects[1])
    }
}
