import Foundation
import Geometry
import Testing

@testable import Views

/// Options of labels, pickers, gauges, and progress views that change what is drawn.
@MainActor
struct LabelOptionTests {
    private func drawn(_ view: some View) -> [DisplayItem] { host(view, width: 300, height: 300).drawn }

    @Test func wheelsHaveRowsOfTheSetHeight() throws {
        let picker = Picker("Number", selection: .constant(1)) { ForEach(0..<5) { Text("\($0)").tag($0) } }.pickerStyle(.wheel)
        func distance(_ view: some View) throws -> CGFloat {
            let rects = host(view, width: 300, height: 300).layoutListing().filter { $0.name == "Text" }.map(\.rect)
            return try #require(rects.count == 5 ? rects[2].midY - rects[1].midY : nil)
        }
        #expect(try distance(picker) == 32 && distance(picker.defaultWheelPickerItemHeight(60)) == 60)
        func band(_ view: some View) -> CGFloat? { host(view, width: 300, height: 300).fills.first?.height }
        #expect(band(picker) == 32 && band(picker.defaultWheelPickerItemHeight(60)) == 60)
    }

    @Test func labelsKeepRoomForTheirIcons() throws {
        func titleX(_ view: some View) throws -> CGFloat {
            try #require(host(view.frame(width: 200, alignment: .leading), width: 200, height: 50).layoutListing().first { $0.label == "Title" }).rect.minX
        }
        let label = Label("Title", systemImage: "star")
        #expect(try titleX(label.labelReservedIconWidth(60)) > titleX(label) + 20)
        #expect(try titleX(label.labelIconToTitleSpacing(40)) > titleX(label) + 20)
    }

    @Test func labelsOfControlsCanBeHidden() {
        let toggle = Toggle("Name", isOn: .constant(true))
        #expect(host(toggle).texts == ["Name"] && host(toggle.labelsVisibility(.hidden)).texts.isEmpty)
    }

    @Test func stylesTakeTints() {
        let gauge = Gauge(value: 0.5) { Text("a") }
        #expect(drawn(gauge.gaugeStyle(LinearGaugeStyle(tint: Color.red))) != drawn(gauge.gaugeStyle(.linearCapacity)))
        #expect(drawn(gauge.gaugeStyle(LinearGaugeStyle(tint: Color.red))) != drawn(gauge.gaugeStyle(LinearGaugeStyle(tint: Color.blue))))
        #expect(
            drawn(gauge.gaugeStyle(LinearGaugeStyle(tint: Gradient(colors: [.red, .blue]))))
                != drawn(gauge.gaugeStyle(LinearGaugeStyle(tint: Gradient(colors: [.green, .blue])))))
        #expect(drawn(gauge.gaugeStyle(.linearCapacity)) != drawn(gauge.gaugeStyle(.accessoryCircular)))
        let progress = ProgressView(value: 0.5)
        #expect(
            drawn(progress.progressViewStyle(CircularProgressViewStyle(tint: .red)))
                != drawn(progress.progressViewStyle(CircularProgressViewStyle(tint: .blue))))
        #expect(
            drawn(progress.progressViewStyle(LinearProgressViewStyle(tint: .red))) != drawn(progress.progressViewStyle(LinearProgressViewStyle(tint: .blue))))
    }

    @Test func glassHasTintsAndKinds() {
        func glass(_ glass: Glass) -> [DisplayItem] { drawn(Text("a").padding().glassEffect(glass)) }
        #expect(glass(.regular) != glass(.clear) && glass(.regular) != glass(.identity) && glass(.regular.tint(.red)) != glass(.regular))
        #expect(glass(.regular.tint(.red).interactive()) == glass(.regular.tint(.red)))
        #expect(Glass.regular.tint(.red) != .regular && Glass.regular.interactive() == .regular)
    }

    @Test func layersOfMaterialsWarnWhenInactive() {
        let expected = ["materialActiveAppearance(.inactive) is accepted but not drawn"]
        #expect(host(Text("a").materialActiveAppearance(.inactive)).warnings == expected)
        #expect(host(Text("a").materialActiveAppearance(.active)).warnings.isEmpty)
        #expect(Material.thin.materialActiveAppearance(.active) == .thin)
    }

    @Test func mirroredImagesFlip() {
        let image = Image(systemName: "arrow.right").environment(\.layoutDirection, .rightToLeft)
        func flips(_ view: some View) -> Bool {
            host(view).drawn.contains { if case .group(.transform(let transform), _) = $0 { transform.a < 0 } else { false } }
        }
        #expect(flips(Color.red.frame(width: 10, height: 10).flipsForRightToLeftLayoutDirection(true).environment(\.layoutDirection, .rightToLeft)))
        #expect(!flips(Color.red.frame(width: 10, height: 10).flipsForRightToLeftLayoutDirection(false).environment(\.layoutDirection, .rightToLeft)))
        #expect(host(image).warnings.isEmpty)
    }

    @Test func effectsOnRowsWarn() {
        #expect(host(Text("a").listRowHoverEffect(.highlight)).warnings == ["listRowHoverEffect is accepted but not drawn"])
        #expect(host(Text("a").listRowHoverEffect(nil)).warnings.isEmpty)
    }
}
