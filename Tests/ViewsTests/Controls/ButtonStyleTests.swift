import Foundation
import Testing

@testable import Views

@MainActor struct ButtonStyleTests {
    struct Scaled: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .padding(isEnabled ? 10 : 20)
                .background(configuration.isPressed ? Color.red : configuration.role == .destructive ? .green : .blue)
        }
    }

    struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration).named("styled").onTapGesture(count: 2) { configuration.trigger() }
        }
    }

    private func color(_ color: Color) -> ResolvedColor { color.resolve(in: EnvironmentValues()) }

    @Test func aStyleDrawsTheLabelAndKnowsAboutThePressTheRoleAndTheEnvironment() {
        let taps = Box<Int>()
        taps.value = 0
        let graph = host(Button("Go") { taps.value = (taps.value ?? 0) + 1 }.buttonStyle(Scaled()).named("button"), width: 200, height: 100)
        // Two letters of 17 points with a padding of 10.
        #expect(graph.rects["button"] == CGRect(x: 73, y: 31.5, width: 54, height: 37))
        #expect(graph.colors == [color(.blue)])
        graph.pointer(.began, at: CGPoint(x: 100, y: 50))
        graph.settle()
        #expect(graph.colors == [color(.red)])
        // Far away it isn't pressed; back on the button it is.
        graph.pointer(.moved, at: CGPoint(x: 100, y: 199))
        graph.settle()
        #expect(graph.colors == [color(.blue)])
        graph.pointer(.moved, at: CGPoint(x: 100, y: 50))
        graph.settle()
        #expect(graph.colors == [color(.red)])
        #expect(taps.value == 0)
        graph.pointer(.ended, at: CGPoint(x: 100, y: 50))
        graph.settle()
        #expect(taps.value == 1 && graph.colors == [color(.blue)])

        #expect(host(Button("Go", role: .destructive) {}.buttonStyle(Scaled())).colors == [color(.green)])
        let disabled = host(Button("Go") { taps.value = 9 }.buttonStyle(Scaled()).named("button").disabled(true))
        #expect(disabled.rects["button"]?.size == CGSize(width: 74, height: 57))
        try? disabled.tap(.text("Go"))
        #expect(taps.value == 1)
    }

    @Test func aLiftFarFromTheButtonDoesNothing() {
        let taps = Box<Int>()
        let graph = host(Button("Go") { taps.value = 1 }, width: 200, height: 300)
        graph.pointer(.began, at: CGPoint(x: 100, y: 150))
        graph.pointer(.moved, at: CGPoint(x: 100, y: 290))
        graph.pointer(.ended, at: CGPoint(x: 100, y: 290))
        #expect(taps.value == nil)
    }

    @Test func aPrimitiveStyleTriggersTheActionAndItsButtonUsesTheEnclosingStyle() throws {
        let taps = Box<Int>()
        taps.value = 0
        let graph = host(Button("Go") { taps.value = (taps.value ?? 0) + 1 }.buttonStyle(Twice()).buttonStyle(Scaled()))
        #expect(graph.rects["styled"]?.size == CGSize(width: 54, height: 37))
        try graph.tap(.text("Go"))
        #expect(taps.value == 1)
    }

    @Test func borderedButtonsHaveThePaddingOfTheirSizeAndTheirPlate() {
        func size(_ controlSize: ControlSize, _ style: some PrimitiveButtonStyle = .bordered) -> CGSize? {
            host(Button("Go") {}.buttonStyle(style).controlSize(controlSize).named("button"), width: 300).rects["button"]?.size
        }
        #expect(size(.mini) == CGSize(width: 50, height: 25))
        #expect(size(.small) == CGSize(width: 50, height: 25))
        #expect(size(.regular) == CGSize(width: 58, height: 31))
        #expect(size(.large) == CGSize(width: 74, height: 47))
        #expect(size(.extraLarge, .borderedProminent) == CGSize(width: 74, height: 47))

        #expect(host(Button("Go") {}.buttonStyle(.bordered)).colors == [color(Color(provider: .system(.secondaryFill)))])
        #expect(host(Button("Go") {}.buttonStyle(.bordered).tint(.green)).colors == [color(.green.opacity(0.15))])
        #expect(host(Button("Go") {}.buttonStyle(.borderedProminent)).colors == [color(.accentColor)])
        #expect(host(Button("Go", role: .destructive) {}.buttonStyle(.borderedProminent)).colors == [color(.red)])
        #expect(host(Button("Go") {}.buttonStyle(.borderedProminent).disabled(true)).colors == [color(Color(provider: .system(.secondaryFill)))])
        #expect(host(Button("Go") {}.buttonStyle(.plain)).colors == [])
        // Flexible buttons fill their space; a circle is as wide as high.
        #expect(host(Button("Go") {}.buttonStyle(.bordered).buttonSizing(.flexible).named("b")).rects["b"]?.width == 200)
        #expect(host(Button("G") {}.buttonStyle(.bordered).buttonBorderShape(.circle).named("b")).rects["b"]?.size == CGSize(width: 31, height: 31))
    }

    @Test func borderShapesRoundTheCorners() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 34)
        let probe = CGPoint(x: 2, y: 2)
        #expect(!ButtonBorderShape.capsule.path(in: rect).contains(CGPoint(x: 4, y: 4)))
        #expect(ButtonBorderShape.roundedRectangle(radius: 1).path(in: rect).contains(probe))
        #expect(ButtonBorderShape.roundedRectangle.path(in: rect).contains(CGPoint(x: 4, y: 4)))
        #expect(abs(ButtonBorderShape.capsule.inset(by: 5).path(in: rect).boundingRect.width - 90) < 0.01)
    }

    @Test func buttonsHaveAllKindsOfLabels() {
        let key: LocalizedStringKey = "Key"
        let string = "String"
        let graph = host(
            VStack {
                Button(key, systemImage: "star") {}
                Button(string, systemImage: "star", role: .cancel) {}
                Button(string, image: ImageResource(name: "nothing", bundle: .main)) {}
                Button(role: .close) {}
                Button(role: .confirm, action: {})
                Button(string, role: .destructive, action: {})
            }, height: 400)
        #expect(graph.texts == ["Key", "String", "String", "Close", "Done", "String"])
    }

    @Test func aContainerPrescribesTheStyle() throws {
        struct Plain: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                PressableButton(configuration) { isPressed in
                    configuration.label.padding(isPressed ? 3 : 5)
                }
                .layoutValue(key: ButtonRoleKey.self, value: configuration.role)
                .named("contained")
            }
        }
        let taps = Box<Int>()
        let graph = host(Button("Go", role: .cancel) { taps.value = 1 }.buttonStyle(.bordered).containerButtonStyle(Plain()))
        #expect(graph.rects["contained"]?.size == CGSize(width: 44, height: 27))
        try graph.tap(.text("Go"))
        #expect(taps.value == 1)
        // Content presented from there is drawn as usual.
        #expect(host(Button("Go") {}.named("b").withoutContainerStyles().containerButtonStyle(Plain())).rects["b"]?.size == CGSize(width: 34, height: 17))
    }

    @Test func inAListTheWholeRowIsTheButton() throws {
        let taps = Box<[String]>()
        taps.value = []
        let graph = host(
            List {
                Button("Go") { taps.value?.append("go") }
                Button("Own") { taps.value?.append("own") }.buttonStyle(.borderless)
            }.listStyle(.plain), width: 400, height: 400)
        for text in ["Go", "Own"] {
            let y = try graph.locate(.text(text)).y
            for x in [30.0, 390] {
                graph.pointer(.began, at: CGPoint(x: x, y: y))
                graph.pointer(.ended, at: CGPoint(x: x, y: y))
            }
        }
        // A borderless button is only as large as its label.
        #expect(taps.value == ["go", "go", "own"])
    }

    @Test func aHeldButtonRepeats() {
        let taps = Box<Int>()
        taps.value = 0
        let graph = host(Button("Go") { taps.value = (taps.value ?? 0) + 1 }.buttonRepeatBehavior(.enabled))
        graph.pointer(.began, at: CGPoint(x: 100, y: 100))
        graph.step(to: 0.4)
        #expect(taps.value == 0)
        graph.step(to: 0.5)
        graph.step(to: 0.6)
        #expect(taps.value == 2)
        graph.pointer(.ended, at: CGPoint(x: 100, y: 100))
        #expect(taps.value == 2)
    }

    @Test func rangesLimitTheControlSize() {
        func size(_ modify: (AnyView) -> some View) -> CGFloat? {
            host(modify(AnyView(Button("Go") {}.buttonStyle(.bordered).named("b")))).rects["b"]?.height
        }
        #expect(size { $0.controlSize(.large...) } == 47)
        #expect(size { $0.controlSize(...(.small)) } == 25)
    }
}
