import Display
import Testing

@testable import Views

/// The controls of macOS (Documentation/Semantics/MacControls.md). A letter of the tests' font is a square of 13 points.
@MainActor
struct MacControlTests {
    private func mac<V: View>(_ view: V, width: CGFloat = 300, height: CGFloat = 200) throws -> ViewGraph {
        let palette = try #require(SystemPalette(.macOS))
        return host(view, width: width, height: height) {
            $0.environment.systemPalette = palette
            $0.environment.horizontalSizeClass = .regular
        }
    }

    @Test(arguments: [(ControlSize.small, 18), (.regular, 22), (.large, 28)])
    func pushButtonsHaveTheHeightOfTheirSize(size: ControlSize, height: CGFloat) throws {
        let graph = try mac(Button("Ok") {}.named("button").controlSize(size))
        #expect(graph.rects["button"]?.height == height)
        #expect(try mac(Button("Ok") {}.named("button")).rects["button"]?.width == 2 * 13 + 2 * 10)
    }

    @Test func aPickerInAToolbarHasNoLabel() throws {
        let picker = Picker("Title", selection: .constant(1)) { Text("A").tag(1) }.pickerStyle(.segmented)
        let page = NavigationStack { Text("page").toolbar { ToolbarItem(placement: .principal) { picker } } }
        #expect(try !mac(page).texts.contains("Title"))
        #expect(try mac(picker).texts.contains("Title"))
    }

    @Test(arguments: [false, true]) func aToggleInAToolbarIsAButtonThatKeepsItsPlateWhileItIsOn(isOn: Bool) throws {
        let toggle = Toggle("Pin", isOn: .constant(isOn)).named("toggle")
        let graph = try mac(NavigationStack { Text("page").toolbar { ToolbarItem { toggle } } })
        #expect(graph.rects["toggle"]?.height == MacMetrics.barButton)
        let plates = graph.layoutListing().filter { $0.rect == graph.rects["toggle"] && $0.name == "RoundedRectangle" }
        #expect(plates.count == (isOn ? 1 : 0))
        #expect(try mac(toggle).rects["toggle"]?.height != MacMetrics.barButton)
    }

    @Test func aStatusIsInTheMiddleOfTheToolbar() throws {
        let page = NavigationStack { Text("page").toolbar { ToolbarItem(placement: .status) { Text("Saved").named("status") } } }
        let frame = try #require(try mac(page).rects["status"])
        // The space of an empty title is before it.
        #expect(abs(frame.midX - 150) < 20 && frame.maxY < MacMetrics.toolbar)
    }

    @Test func theHeadersOfATableBeginWhereItsCellsDo() throws {
        struct Row: Identifiable { let id: String }
        let table = Table([Row(id: "cell")]) { TableColumn("Header", value: \.id) }
        let texts = try mac(table).layoutListing().filter { $0.name == "Text" }
        #expect(texts.map(\.label) == ["Header", "cell"])
        #expect(texts.first?.rect.minX == texts.last?.rect.minX)
    }

    @Test func buttonsOfIOSStayTexts() {
        #expect(host(Button("Ok") {}.named("button")).rects["button"]?.size == CGSize(width: 34, height: 17))
    }

    @Test func theDefaultButtonHasTheAccentColor() throws {
        let blue = Color.blue.resolve(in: EnvironmentValues())
        #expect(try !mac(Button("Ok") {}).colors.contains(blue))
        #expect(try mac(Button("Ok") {}.keyboardShortcut(.defaultAction)).colors.contains(blue))
        #expect(try mac(Button("Ok") {}.buttonStyle(.borderedProminent)).colors.contains(blue))
        #expect(try mac(Button("Ok") {}.buttonStyle(.plain)).fills.isEmpty)
    }

    @Test func linksAreButtonsOnlyWithAStyle() throws {
        let link = Button("Ok") {}.linkLookOnMac().named("link")
        #expect(try mac(link).rects["link"]?.width == 2 * 13)
        #expect(try mac(link.buttonStyle(.bordered)).rects["link"]?.height == 22)
        #expect(host(link).rects["link"]?.size == CGSize(width: 34, height: 17))
    }

    private struct Switchboard: View {
        @State private var isOn = false
        var body: some View {
            VStack {
                Toggle("Sound", isOn: $isOn).named("toggle")
                Text(isOn ? "on" : "off")
            }
        }
    }

    @Test func togglesAreCheckboxes() throws {
        let graph = try mac(Switchboard())
        #expect(try #require(graph.rects["toggle"]).width == 14 + 6 + 5 * 13)
        try graph.press("Sound")
        #expect(graph.texts.contains("on"))
    }

    @Test func switchesFollowTheirLabels() throws {
        let graph = try mac(Toggle("Sound", isOn: .constant(true)).toggleStyle(.switch).named("toggle"))
        #expect(graph.rects["toggle"]?.size == CGSize(width: 5 * 13 + 8 + 38, height: 22))
    }

    @Test func textFieldsHaveBoxes() throws {
        let text = Binding.constant("abc")
        #expect(try mac(TextField("Name", text: text).named("field")).rects["field"]?.height == 13 + 2 * 3)
        #expect(try mac(TextField("Name", text: text)).fills.contains { $0.width == 300 })
        #expect(try mac(TextField("Name", text: text).textFieldStyle(.plain)).fills.isEmpty)
    }

    @Test func popUpButtonsFillTheWidthAfterTheirLabels() throws {
        let picker = Picker("Mode", selection: .constant(1)) { Text("One").tag(1) }
        let graph = try mac(picker.named("picker"))
        #expect(graph.rects["picker"]?.size == CGSize(width: 300, height: 22))
        #expect(graph.texts == ["Mode", "One"])
        #expect(graph.fills.contains { $0.minX == 4 * 13 + 8 && $0.maxX == 300 })
        #expect(try mac(picker.labelsHidden()).texts == ["One"])
    }

    @Test func segmentsFitTheirTitles() throws {
        let graph = try mac(
            Picker("", selection: .constant(1)) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
            .pickerStyle(.segmented).labelsHidden().named("picker"))
        #expect(graph.rects["picker"]?.size == CGSize(width: 2 * (39 + 20) + 4, height: 22))
    }

    @Test func radioButtonsAreBeforeTheirTitles() throws {
        let graph = try mac(
            Picker("", selection: .constant(1)) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
            .pickerStyle(.inline).labelsHidden().named("picker"))
        #expect(graph.rects["picker"]?.size == CGSize(width: 20 + 39, height: 14 + 6 + 14))
    }

    @Test func slidersAndSteppersShowTheirLabels() throws {
        let slider = try mac(Slider(value: .constant(0.5)) { Text("Volume") }.named("slider"))
        #expect(slider.texts == ["Volume"] && slider.rects["slider"]?.height == 20)
        let stepper = try mac(Stepper("Count", value: .constant(1)).named("stepper"))
        #expect(stepper.rects["stepper"]?.size == CGSize(width: 5 * 13 + 8 + 13, height: 22))
    }

    @Test func rowsOfListsAreLow() throws {
        func distance<S: ListStyle>(_ style: S) throws -> CGFloat {
            let rects = try mac(
                List {
                    Text("a").named("a")
                    Text("b").named("b")
                }
                .listStyle(style)
            ).rects
            return try #require(rects["b"]).minY - #require(rects["a"]).minY
        }
        #expect(try distance(.inset) == 24)
        #expect(try distance(.automatic) == 24)
        #expect(try distance(.sidebar) == 28)
    }

    @Test func controlsOfFormsBeginAtOnePosition() throws {
        let graph = try mac(
            Form {
                TextField("Name", text: .constant("x"))
                LabeledContent("Longer", value: "value")
                Toggle("On", isOn: .constant(true)).named("toggle")
            })
        let start: CGFloat = 6 * 13 + 8
        #expect(graph.rects["toggle"]?.minX == start)
        // The field is as wide as the labels leave it.
        #expect(graph.fills.contains { $0.minX == start && $0.maxX == 300 })
    }

    @Test func linesBetweenRowsOfFormsEndWhereTheControlsDo() throws {
        let graph = try mac(
            Form {
                Text("a")
                Text("b")
            }.formStyle(.grouped))
        #expect(graph.fills.contains { $0.height == 1 && $0.minX == 30 && $0.maxX == 270 })
    }

    @Test func tabsAreSegmentsAcrossTheEdgeOfABox() throws {
        let tabs = TabView {
            Color.red.tabItem { Label("One", systemImage: "star") }
            Text("second").tabItem { Text("Two") }
        }
        let graph = try mac(tabs)
        let page = CGRect(x: 3, y: 27, width: 294, height: 170)
        #expect(graph.fills.contains(page) && graph.fills.contains(CGRect(x: 0, y: 11, width: 300, height: 189)))
        #expect(graph.texts == ["One", "Two"])
        #expect(!graph.layoutListing().contains { $0.name == "Image" })
        try graph.press("Two")
        #expect(graph.texts.contains("second") && !graph.fills.contains(page))
        #expect(try mac(tabs.tabViewStyle(.grouped)).fills.contains(page))
    }
}
