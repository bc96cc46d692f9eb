import Foundation
import Testing

@testable import Views

@MainActor struct ChoiceTests {
    private struct Flavors: View {
        @State var flavor = "Mint"
        var body: some View {
            VStack(spacing: 0) {
                Text("is \(flavor)")
                Picker("Flavor", selection: $flavor) { ForEach(["Lemon", "Mint", "Plum", "Pear"], id: \.self) { Text($0) } }.named("picker")
            }
        }
    }

    @Test func aTapOpensTheMenu() throws {
        let graph = host(Flavors(), width: 300, height: 400)
        #expect(graph.texts == ["is Mint", "Mint"])
        try graph.press("Mint")
        #expect(graph.texts == ["is Mint", "Mint", "Lemon", "Mint", "Plum", "Pear"])
        try graph.press("Plum")
        graph.step(to: 2)
        #expect(graph.texts == ["is Plum", "Plum"])
        // A tap outside closes it.
        try graph.press("Plum")
        try graph.tap(.point(CGPoint(x: 5, y: 5)))
        graph.settle()
        graph.step(to: 4)
        #expect(graph.texts == ["is Plum", "Plum"])
    }

    @Test func aWheelTurnsUnderTheFinger() throws {
        let graph = host(Flavors().pickerStyle(.wheel), width: 300, height: 400)
        let wheel = graph.rects["picker"]!
        #expect(wheel.size == CGSize(width: 300, height: 216))
        let center = CGPoint(x: wheel.midX, y: wheel.midY)
        _ = graph.pointer(.began, at: center)
        for step in 1...8 {
            graph.step(to: Double(step) / 10)
            _ = graph.pointer(.moved, at: CGPoint(x: center.x, y: center.y - CGFloat(step) * 4))
        }
        // The finger rests, so that the wheel doesn't continue.
        graph.step(to: 2)
        _ = graph.pointer(.moved, at: CGPoint(x: center.x, y: center.y - 32))
        graph.step(to: 3)
        _ = graph.pointer(.ended, at: CGPoint(x: center.x, y: center.y - 32))
        graph.settle()
        graph.step(to: 5)
        #expect(graph.texts[0] == "is Plum")
        // A tap on the row below.
        try graph.tap(.point(CGPoint(x: center.x, y: center.y + 32)))
        graph.settle()
        graph.step(to: 8)
        #expect(graph.texts[0] == "is Pear")
    }

    @Test func aWheelsRowsLieOnACylinder() {
        let wheel = WheelGeometry(height: 150)
        #expect(wheel.row(at: 0) == .init(offset: 0, squeeze: 1, opacity: 0.78))
        #expect(abs(wheel.row(at: 32)!.offset - 30) < 0.2 && wheel.row(at: 32)!.squeeze == 1 && wheel.row(at: 64)!.squeeze < 1)
        #expect(wheel.row(at: 200) == nil)
    }

    @Test func aPickerLeadsToAPage() throws {
        let graph = host(NavigationView { List { Flavors().pickerStyle(.navigationLink) } }, width: 300, height: 600)
        #expect(graph.texts.contains("Flavor") && !graph.texts.contains("Pear"))
        try graph.press("Flavor")
        graph.step(to: 2)
        try graph.press("Pear")
        graph.step(to: 5)
        #expect(graph.texts.contains("is Pear"))
    }

    @Test func pickersHaveManyInitializers() throws {
        struct Box: Identifiable {
            let id: Int
            let size: Binding<Int>
        }
        struct Sizes: View {
            @State var first = 1
            @State var second = 2
            var body: some View {
                VStack {
                    Picker("shared", sources: [Box(id: 1, size: $first), Box(id: 2, size: $second)], selection: \.size) {
                        Text("small").tag(1)
                        Text("large").tag(2)
                    }
                    Picker("own", selection: $first) {
                        Text("one").tag(1)
                    } currentValueLabel: {
                        Text("current")
                    }
                    List { Picker("Icon", systemImage: "star", selection: $second) { Text("two").tag(2) } }
                    Text("\(first) \(second)")
                }
            }
        }
        let graph = host(Sizes(), width: 400, height: 500)
        #expect(graph.texts == ["small", "current", "Icon", "two", "1 2"])
        try graph.perform(.choose("large", from: nil))
        graph.settle()
        #expect(graph.texts.last == "2 2")
    }

    private struct Dates: View {
        // June 15, 2025, 12:00 GMT.
        @State var date = Date(timeIntervalSince1970: 1_749_988_800)
        var components: DatePickerComponents = [.date, .hourAndMinute]
        var body: some View {
            VStack {
                DatePicker("When", selection: $date, in: Date(timeIntervalSince1970: 1_749_600_000)..., displayedComponents: components).named("picker")
                Text(date.formatted(.iso8601))
            }
        }
    }

    @Test func aCompactDatePickerOpensACalendar() throws {
        let graph = host(Dates(), width: 600, height: 900)
        #expect(graph.texts == ["When", "Jun 15, 2025", "12:00\u{202F}PM", "2025-06-15T12:00:00Z"])
        try graph.press("Jun 15, 2025")
        #expect(graph.texts.contains("June 2025") && graph.texts.contains("SUN") && graph.texts.contains("30"))
        try graph.press("20")
        #expect(graph.texts.contains("2025-06-20T12:00:00Z"))
        // June 3 is out of range.
        try graph.press("3")
        #expect(graph.texts.contains("2025-06-20T12:00:00Z"))
        try graph.tap(.identifier("Next Month"))
        graph.settle()
        #expect(graph.texts.contains("July 2025"))
        try graph.press("4")
        #expect(graph.texts.contains("2025-07-04T12:00:00Z"))
    }

    @Test func datePickersHaveStyles() throws {
        let graphical = host(Dates().datePickerStyle(.graphical), width: 400, height: 900)
        #expect(graphical.texts.contains("June 2025") && graphical.texts.contains("Time"))
        let wheels = host(Dates(components: .date).datePickerStyle(.wheel), width: 900, height: 900)
        #expect(wheels.texts.contains("June") && wheels.texts.contains("2025") && wheels.texts.contains("15"))
        try wheels.perform(.choose("July", from: nil))
        wheels.settle()
        #expect(wheels.texts.contains("2025-07-15T12:00:00Z"))
        struct Plain: DatePickerStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                Text("\(configuration.minimumDate != nil) \(configuration.maximumDate != nil)")
            }
        }
        let own = host(Dates().datePickerStyle(Plain()), width: 900)
        #expect(own.texts.prefix(2) == ["When", "true false"])
    }

    @Test func theWheelsOfAClockHaveNoEnds() throws {
        let graph = host(Dates(components: .hourAndMinute).datePickerStyle(.wheel).labelsHidden(), width: 320, height: 300)
        let wheel = graph.rects["picker"]!
        // At noon, eleven is above twelve; a drag down by a row leads to it.
        let start = CGPoint(x: wheel.minX + 40, y: wheel.midY)
        _ = graph.pointer(.began, at: start)
        for step in 1...8 {
            graph.step(to: Double(step) / 10)
            _ = graph.pointer(.moved, at: CGPoint(x: start.x, y: start.y + CGFloat(step) * 4))
        }
        graph.step(to: 2)
        _ = graph.pointer(.moved, at: CGPoint(x: start.x, y: start.y + 32))
        graph.step(to: 3)
        _ = graph.pointer(.ended, at: CGPoint(x: start.x, y: start.y + 32))
        graph.settle()
        graph.step(to: 5)
        #expect(graph.texts.last == "2025-06-15T23:00:00Z")
    }

    @Test func severalDaysCanBeSelected() throws {
        struct Days: View {
            @State var days: Set<DateComponents> = []
            var body: some View {
                VStack {
                    MultiDatePicker("Days", selection: $days)
                    Text("days: " + days.compactMap(\.day).sorted().map { "\($0)" }.joined(separator: " "))
                }
            }
        }
        _SceneTime.prepare()
        let graph = host(Days(), width: 400, height: 600)
        #expect(graph.texts.contains("June 2026"))
        try graph.press("10")
        try graph.press("12")
        #expect(graph.texts.last == "days: 10 12")
        try graph.press("10")
        #expect(graph.texts.last == "days: 12")
    }

    @Test func aCompactDatePickerWithLargeLettersIsBelowItsLabel() throws {
        func picker(_ size: DynamicTypeSize, width: CGFloat) -> ViewGraph {
            let picker = DatePicker("When", selection: .constant(Date(timeIntervalSinceReferenceDate: 0))).dynamicTypeSize(size)
            return host(picker, width: width, height: 600)
        }
        func places(_ graph: ViewGraph) throws -> (label: CGRect, date: CGRect, time: CGRect) {
            let texts = graph.layoutListing().filter { $0.name == "Text" }.map(\.rect)
            return try (#require(texts.first), #require(texts.dropFirst().first), #require(texts.last))
        }
        let regular = try places(picker(.large, width: 390))
        #expect(regular.label.maxX < regular.date.minX && abs(regular.label.midY - regular.date.midY) < 1)
        let wide = try places(picker(.accessibility2, width: 2000))
        #expect(wide.label.maxX < wide.date.minX && abs(wide.label.midY - wide.date.midY) < 1 && wide.time.maxX < 2000)
        let narrow = try places(picker(.accessibility2, width: 390))
        #expect(narrow.date.minY > narrow.label.maxY && narrow.time.minY > narrow.date.maxY && narrow.date.minX == narrow.time.minX)
    }

    @Test func aColorWellShowsItsColor() throws {
        let graph = host(ColorPicker("Color", selection: .constant(.red)).named("picker"), width: 300)
        #expect(graph.texts == ["Color"])
        #expect(graph.fills.contains { $0.size == CGSize(width: 26, height: 26) })
        try graph.tap(.point(CGPoint(x: 300 - 18, y: graph.rects["picker"]!.midY)))
        graph.step(to: 1)
        #expect(graph.warnings.isEmpty && graph.texts.contains("Colors"))
    }

    @Test func thePanelOfAColorPickerSetsTheColor() throws {
        struct Page: View {
            @State private var color = Color.red
            let supportsOpacity: Bool
            var body: some View {
                ColorPicker("Color", selection: $color, supportsOpacity: supportsOpacity).named("picker")
                Text(String(format: "%06X", ColorComponents(color.resolve(in: EnvironmentValues())).hex))
            }
        }
        func opened(supportsOpacity: Bool) throws -> ViewGraph {
            let graph = host(Page(supportsOpacity: supportsOpacity), width: 390, height: 800)
            try graph.tap(.point(CGPoint(x: 390 - 18, y: #require(graph.rects["picker"]).midY)))
            graph.step(to: 1)
            return graph
        }
        let graph = try opened(supportsOpacity: true)
        try graph.tap(.identifier("color \(0xFFFFFF)"))
        graph.settle()
        #expect(graph.texts.contains("FFFFFF"))
        try graph.press("Sliders")
        #expect(graph.texts.contains("255") && graph.texts.contains("RED") && graph.texts.contains("100%"))
        try graph.press("Spectrum")
        let spectrum = CGRect(x: 16, y: 800 - ColorPanel.height + 16 + 30 + 16 + 32 + 16, width: 358, height: 300)
        let point = CGPoint(x: spectrum.midX, y: spectrum.maxY - 0.5)
        graph.pointer(.began, at: point)
        graph.settle()
        graph.pointer(.ended, at: point)
        graph.settle()
        // Nearly black, with the hue of cyan.
        #expect(graph.texts.contains("000101"), "\(graph.texts)")
        try graph.tap(.text("Close"))
        graph.step(to: 3)
        #expect(!graph.texts.contains("Colors"))
        #expect(try !opened(supportsOpacity: false).texts.contains("OPACITY"))
    }

    @Test func aLargeSpinnerIsLarger() {
        let graph = host(
            VStack {
                ProgressView().named("regular")
                ProgressView(value: 0.5).progressViewStyle(.circular).controlSize(.large).named("large")
            })
        #expect(graph.rects["regular"]?.size == CGSize(width: 20, height: 20) && graph.rects["large"]?.size == CGSize(width: 37, height: 37))
    }

    @Test func progressFollowsAnInterval() {
        let start = _SceneTime.startDate
        let graph = host(
            VStack {
                ProgressView(timerInterval: start...start.addingTimeInterval(10), countsDown: false) { Text("label") }
                ProgressView("hidden", value: 0.5).labelsHidden()
                ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red))
                Gauge(value: 5, in: 0...10) {
                    Text("gauge")
                } currentValueLabel: {
                    Text("5")
                } markedValueLabels: {
                    Text("mark")
                }
                .gaugeStyle(CircularGaugeStyle(tint: .green))
                Label("wide", systemImage: "star").labelIconToTitleSpacing(30).named("label")
                Toggle("no label", isOn: .constant(true)).labelsVisibility(.hidden)
            }, height: 400)
        #expect(graph.texts == ["label", "0:00", "gauge", "5", "wide"] || graph.texts == ["label", "0:00", "5", "gauge", "wide"], "\(graph.texts)")
        // Two bars are half full; after five seconds a third one is.
        func halves() -> Int { graph.fills.count { abs($0.width - 100) < 0.5 } }
        let before = halves()
        graph.step(to: 5)
        #expect(before == 2 && halves() == 3)
        #expect(graph.texts.contains("0:05"))
        let red = Color.red.resolve(in: EnvironmentValues())
        #expect(graph.colors.contains { abs($0.red - red.red) < 0.01 && abs($0.green - red.green) < 0.01 })
    }
}
