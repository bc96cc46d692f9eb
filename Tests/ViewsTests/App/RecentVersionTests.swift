import Foundation
import Geometry
import LayoutEngine
import Testing

@testable import Views

/// Names of recent versions, and rare ones of earlier versions.
@MainActor
@Suite struct RecentVersionTests {
    // MARK: Texts

    private func descriptor(_ lineHeight: AttributedString.LineHeight?) -> FontDescriptor {
        var environment = EnvironmentValues()
        environment.lineHeight = lineHeight
        return Text("a").runs(in: environment).runs[0].font
    }

    @Test func lineHeightsChangeTheDistanceOfBaselines() {
        #expect(descriptor(nil).fixedLineHeight == nil)
        #expect(descriptor(.exact(points: 30)).fixedLineHeight == 30)
        #expect(descriptor(.multiple(factor: 2)).fixedLineHeight == 34)
        #expect(descriptor(.exact(points: -1)).fixedLineHeight == nil)
        #expect(descriptor(.leading(increase: 5)).extraLeading == 5)
        #expect(descriptor(.loose).extraLeading == 2)
        #expect(descriptor(.tight).extraLeading == -2)
        #expect(descriptor(.normal).extraLeading == 0 && descriptor(.variable).extraLeading == 0)
        #expect(descriptor(.exact(points: 30)).scaled(0.5).fixedLineHeight == 15)
        var string = AttributedString("a")
        string.lineHeight = .exact(points: 40)
        #expect(Text(string).runs(in: EnvironmentValues()).runs[0].font.fixedLineHeight == 40)
    }

    @Test func extraLargeTitlesAreBold() {
        let context = EnvironmentValues().fontResolutionContext
        #expect(Font.extraLargeTitle.resolve(in: context).pointSize == 36)
        #expect(Font.extraLargeTitle2.resolve(in: context).pointSize == 28)
        #expect(Font.extraLargeTitle.resolve(in: context).isBold && Font.extraLargeTitle2.resolve(in: context).isBold)
        #expect(!Font.largeTitle.resolve(in: context).isBold)
        var large = EnvironmentValues()
        large.dynamicTypeSize = .accessibility5
        #expect(Font.extraLargeTitle.resolve(in: large.fontResolutionContext).pointSize == 62)
    }

    @Test func textsThatAreNotSetAsAskedWarn() {
        func warnings(_ view: some View) -> [String] { host(view).warnings }
        #expect(warnings(Text("a").textVariant(.fixed)).isEmpty)
        #expect(warnings(Text("a").textVariant(.sizeDependent)) == ["textVariant(.sizeDependent) is accepted but not drawn"])
        #expect(warnings(Color.red.typesettingLanguage(.automatic)).isEmpty)
        #expect(warnings(Color.red.typesettingLanguage(.init(identifier: "de"))).isEmpty)
        #expect(
            warnings(Color.red.typesettingLanguage(.explicit(.init(identifier: "th")))) == ["typesettingLanguage(th) is accepted but not drawn"])
        #expect(warnings(Color.red.typesettingLanguage(.init(identifier: "th"), isEnabled: false)).isEmpty)
    }

    @Test func textsAndImagesThatAreNotDrawnAsAskedWarn() {
        func warnings(_ view: some View) -> [String] { host(view).warnings }
        let thai = ["typesettingLanguage(th) is accepted but not drawn"]
        let combined: Text = Text("a").typesettingLanguage(.explicit(.init(identifier: "th"))) + Text("b")
        #expect(warnings(combined) == thai)
        let text: Text = Text("a").typesettingLanguage(.init(identifier: "th"))
        #expect(warnings(text) == thai)
        let latin: Text = Text("a").typesettingLanguage(.init(identifier: "de"))
        let off: Text = Text("a").typesettingLanguage(.init(identifier: "th"), isEnabled: false)
        #expect(warnings(latin + off).isEmpty)

        // A solid area has no line that could be drawn in part.
        let drawn: Image = Image(systemName: "circle.fill", variableValue: 0.5).symbolVariableValueMode(.draw)
        #expect(warnings(drawn) == ["symbolVariableValueMode(.draw) is accepted but not drawn"])
        let colored: Image = Image(systemName: "circle.fill", variableValue: 0.5).symbolVariableValueMode(.color)
        #expect(warnings(colored).isEmpty)
        #expect(warnings(Image(systemName: "circle.fill").symbolVariableValueMode(.draw)).isEmpty)

        var string = AttributedString("a")
        #expect(warnings(Text(string)).isEmpty)
        string.alignment = .center
        #expect(warnings(Text(string)) == ["AttributedString.alignment is accepted but not drawn"])
    }

    // MARK: Styles

    @Test func aGradientCanExtendOverARect() {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        let graph = host(
            Rectangle().fill(gradient.in(CGRect(x: 5, y: 0, width: 10, height: 10))).frame(width: 40, height: 10).padding(.leading, 60), width: 100, height: 10)
        let paint = graph.drawn.compactMap { if case .fill(_, .gradient(let paint), _) = $0 { paint } else { nil } }.first
        #expect(paint?.geometry == .linear(start: CGPoint(x: 65, y: 5), end: CGPoint(x: 75, y: 5)))
        let plain = host(Rectangle().fill(Color.red.in(CGRect(x: 0, y: 0, width: 1, height: 1))), width: 10, height: 10)
        #expect(plain.fills == [CGRect(x: 0, y: 0, width: 10, height: 10)])
    }

    private struct Moving: View {
        @State private var isMoved = false
        var body: some View {
            VStack(spacing: 0) {
                Rectangle().fill(
                    LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).in(
                        CGRect(x: isMoved ? 20 : 0, y: 0, width: 10, height: 10)))
                Text("go").onTapGesture { withAnimation(.linear(duration: 1)) { isMoved = true } }
            }
        }
    }

    private func gradient(_ graph: ViewGraph) -> GradientPaint.Geometry? {
        graph.drawn.compactMap { if case .fill(_, .gradient(let paint), _) = $0 { paint.geometry } else { nil } }.first
    }

    @Test func theInnerRectOfAGradientCounts() {
        let paint = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
            .in(CGRect(x: 5, y: 0, width: 10, height: 10)).in(CGRect(x: 20, y: 0, width: 10, height: 10))
        #expect(gradient(host(Rectangle().fill(paint), width: 40, height: 10)) == .linear(start: CGPoint(x: 5, y: 5), end: CGPoint(x: 15, y: 5)))
    }

    @Test func theRectOfAGradientMoves() throws {
        let graph = host(Moving(), width: 40, height: 40)
        try graph.press("go")
        graph.step(to: 0.5)
        #expect(gradient(graph) == .linear(start: CGPoint(x: 10, y: 5), end: CGPoint(x: 20, y: 5)))
    }

    @Test func componentsAreInTheirColorSpace() {
        #expect(Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0, blue: 0).linearRed == 0.5)
        #expect(Color.Resolved(colorSpace: .sRGB, red: 1, green: 0, blue: 0, opacity: 0.5).opacity == 0.5)
        #expect(Color.Resolved(colorSpace: .displayP3, red: 1, green: 0, blue: 0).linearRed > 1)
    }

    @Test func symbolsCanHaveAGradient() {
        func gradients(_ view: some View) -> Int {
            host(view).drawn.filter {
                switch $0 {
                case .fill(_, .gradient, _), .stroke(_, .gradient, _): true
                default: false
                }
            }.count
        }
        #expect(gradients(Image(systemName: "circle.fill")) == 0)
        #expect(gradients(Image(systemName: "circle.fill").symbolColorRenderingMode(.gradient)) > 0)
        #expect(gradients(VStack { Image(systemName: "circle.fill") }.symbolColorRenderingMode(.gradient)) > 0)
        #expect(gradients(VStack { Image(systemName: "circle.fill").symbolColorRenderingMode(.flat) }.symbolColorRenderingMode(.gradient)) == 0)
        #expect(host(VStack { Image(systemName: "circle.fill") }.symbolVariableValueMode(.color)).warnings.isEmpty)
        #expect(
            host(VStack { Image(systemName: "circle.fill", variableValue: 0.5) }.symbolVariableValueMode(.draw)).warnings
                == ["symbolVariableValueMode(.draw) is accepted but not drawn"])
    }

    @Test func aVariableValueDrawsAFractionOfTheLines() {
        /// The heights of the lines, in points, and whether anything is faint.
        func lines(_ view: some View) -> (heights: [CGFloat], isFaint: Bool) {
            let items = host(view).drawn
            let heights = items.compactMap { if case .stroke(let path, _, _) = $0 { path.boundingRect.height.rounded() } else { nil } }
            return (heights, items.contains { if case .group(.opacity, _) = $0 { true } else { false } })
        }
        let chevron = Image(systemName: "chevron.right", variableValue: 0.5).font(.system(size: 100))
        let drawn = lines(chevron.symbolVariableValueMode(.draw))
        // The whole line, faint, and its first half.
        #expect(drawn.heights == [66, 33])
        #expect(drawn.isFaint)
        #expect(lines(chevron).heights == [66])
        #expect(lines(Image(systemName: "chevron.right").font(.system(size: 100)).symbolVariableValueMode(.draw)).heights == [66])
    }

    @Test func aRoundedTextEditorHasABorder() {
        let graph = host(TextEditor(text: .constant("a")).textEditorStyle(.roundedBorder), width: 100, height: 50)
        #expect(graph.fills.contains(CGRect(x: 0, y: 0, width: 100, height: 50)))
        #expect(graph.drawn.contains { if case .group(.clip, _) = $0 { true } else { false } })
    }

    // MARK: Preferences and values

    @Test func thePreferredSchemeIsAPreference() {
        var schemes: [ColorScheme?] = []
        _ = host(Color.red.preferredColorScheme(.dark).onPreferenceChange(PreferredColorSchemeKey.self) { schemes.append($0) })
        #expect(schemes == [.dark])
    }

    @Test func curvesHaveTheirOlderName() { #expect(UnitCurve.easeInEaseOut == UnitCurve.easeInOut) }

    @Test func pagesLimitDrags() {
        let context = ScrollTargetBehaviorPropertiesContext(axes: .horizontal, environment: EnvironmentValues())
        #expect(PagingScrollTargetBehavior().properties(context: context).limitsScrolls)
        #expect(ViewAlignedScrollTargetBehavior(limitBehavior: .alwaysByOne).properties(context: context).limitsScrolls)
        #expect(!ViewAlignedScrollTargetBehavior(limitBehavior: .never).properties(context: context).limitsScrolls)
    }

    @Test func transactionsCarryTheAdjustment() {
        var transaction = Transaction()
        #expect(transaction.scrollContentOffsetAdjustmentBehavior == .automatic)
        transaction.scrollContentOffsetAdjustmentBehavior = .disabled
        #expect(transaction.scrollContentOffsetAdjustmentBehavior == .disabled)
    }

    // MARK: Bars

    @Test func aSafeAreaBarShrinksTheSafeArea() {
        let graph = host(
            Color.red.named("page").safeAreaBar(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) }
                .safeAreaBar(edge: .leading, spacing: 0) { Color.green.frame(width: 20) }, width: 100, height: 100)
        #expect(graph.rects["page"] == CGRect(x: 20, y: 0, width: 80, height: 70))
    }

    private struct AccessoryContent: View {
        @Environment(\.tabViewBottomAccessoryPlacement) private var placement
        var body: some View { Text(placement == .expanded ? "playing" : "elsewhere").named("accessory") }
    }
    private struct TabContentText: View {
        @Environment(\.tabBarPlacement) private var placement
        var body: some View { Text(placement == .bottomBar ? "bar" : placement == .pageIndicator ? "dots" : "none") }
    }

    @Test func anAccessoryLiesAboveTheTabs() throws {
        let tabs = TabView { TabContentText().tabItem { Text("A").named("tab") } }
        let graph = host(tabs.tabViewBottomAccessory { AccessoryContent() }, width: 300, height: 400)
        #expect(graph.texts.contains("playing") && graph.texts.contains("bar"))
        let accessory = try #require(graph.layoutListing().first { $0.label == "playing" }?.rect)
        let tab = try #require(graph.layoutListing().first { $0.label == "A" }?.rect)
        #expect(accessory.maxY < 351 && accessory.minY > 280 && tab.minY > 351)
        #expect(!host(tabs.tabViewBottomAccessory(isEnabled: false) { AccessoryContent() }, width: 300, height: 400).texts.contains("playing"))
        #expect(host(tabs.tabViewStyle(.page), width: 300, height: 400).texts.contains("dots"))
        #expect(host(TabContentText(), width: 300, height: 400).texts == ["none"])
    }

    @Test func anAccessoryBelongsToTheOuterTabs() {
        func texts(_ view: some View) -> [String] {
            let graph = host(view.tabViewBottomAccessory { Text("accessory") }, width: 300, height: 400)
            graph.step(to: 1)
            return graph.texts
        }
        let tabs = TabView { Text("page").tabItem { Text("A") } }
        #expect(texts(tabs).contains("accessory"))
        let inner = [
            texts(TabView { tabs }.tabViewStyle(.page)), texts(Color.red.sheet(isPresented: .constant(true)) { tabs }),
            texts(Color.red.popover(isPresented: .constant(true)) { tabs.frame(width: 200, height: 200) }),
        ]
        for texts in inner { #expect(texts.contains("page") && !texts.contains("accessory")) }
    }

    @Test func barsHaveSubtitlesAndLargeTitlesOfTheirOwn() {
        func texts(_ mode: NavigationBarItem.TitleDisplayMode) -> [String] {
            host(
                NavigationStack {
                    Color.clear.navigationTitle("title").navigationSubtitle("line").navigationBarTitleDisplayMode(mode)
                        .toolbar {
                            ToolbarItem(placement: .largeTitle) { Text("huge") }
                            ToolbarItem(placement: .largeSubtitle) { Text("below") }
                            ToolbarItem(placement: .subtitle) { Text("small") }
                        }
                }, width: 300, height: 600
            ).texts
        }
        #expect(texts(.inline) == ["title", "small"])
        #expect(texts(.large) == ["huge", "below"])
    }

    private struct Form: View {
        @State private var text = "abc"
        var body: some View {
            NavigationStack {
                TextField("Name", text: $text)
                    .toolbar {
                        ToolbarItem(placement: .keyboard) { Text("Done") }
                        ToolbarItem(placement: .bottomBar) { Text("bottom") }
                    }
            }
        }
    }

    @Test func theKeyboardsItemsAppearWithTheFocus() throws {
        let graph = host(Form(), width: 300, height: 600)
        #expect(!graph.texts.contains("Done") && graph.texts.contains("bottom"))
        try graph.press("abc")
        graph.step(to: 1)
        #expect(try #require(graph.layoutListing().first { $0.label == "Done" }).rect.midY == 600 - 22)
        #expect(!graph.texts.contains("bottom"))
        graph.type("\n")
        graph.step(to: 2)
        #expect(!graph.texts.contains("Done") && graph.texts.contains("bottom"))
    }

    @Test func aFieldOfAnInnerStackLeavesTheOuterBarsAlone() throws {
        let page = NavigationStack { Form().toolbar { ToolbarItem(placement: .keyboard) { Text("outer") } } }
        let graph = host(page, width: 300, height: 600)
        try graph.press("abc")
        graph.step(to: 1)
        #expect(graph.texts.contains("Done") && !graph.texts.contains("outer"))
    }

    @Test func hiddenItemsLeaveTheBar() {
        let page = NavigationStack {
            Color.clear.toolbar {
                ToolbarItem { Text("a").toolbarItemHidden() }
                ToolbarItem { Text("b").toolbarItemHidden(false) }
            }
        }
        #expect(host(page, width: 300, height: 600).texts == ["b"])
    }

    // MARK: Scenes

    private struct Alerting: App {
        @State private var isPresented = true
        var body: some Scene {
            WindowGroup { Text("window") }
            AlertScene("Oh", isPresented: $isPresented) {
                Button("Fine") {}
            } message: {
                Text("why")
            }
        }
    }

    @Test func aTitledWindowPresentsItsDefaultValue() {
        struct Presenting: App {
            var body: some Scene {
                WindowGroup("Note", id: "note", for: Int.self) { $number in
                    Text("number \(number)")
                } defaultValue: {
                    7
                }
            }
        }
        struct Empty: App {
            var body: some Scene { WindowGroup("Note", for: Int.self) { $number in Text(number == nil ? "none" : "some") } }
        }
        #expect(host(AppContent(Presenting()), width: 200, height: 200).texts == ["number 7"])
        #expect(host(AppContent(Empty()), width: 200, height: 200).texts == ["none"])
    }

    @Test func anAlertSceneLiesAboveTheWindow() throws {
        let graph = host(AppContent(Alerting()), width: 400, height: 600)
        graph.step(to: 1)
        #expect(graph.texts == ["window", "Oh", "why", "Fine"])
        try graph.press("Fine")
        graph.step(to: 3)
        #expect(graph.texts == ["window"])
    }

    private struct OwnAlert: Scene {
        @State private var isPresented = true
        var body: some Scene { AlertScene("Oh", isPresented: $isPresented) { Button("Fine") {} } }
    }

    @Test("alerts that are optional, chosen, changed, or inside another scene lie above the window, too")
    func alertScenesMayBeInside() {
        func texts<S: Scene>(@SceneBuilder _ scenes: () -> S) -> [String] {
            let graph = host(S._content(of: scenes()), width: 400, height: 600)
            graph.step(to: 1)
            return graph.texts
        }
        func with<S: Scene>(_ alert: S) -> [String] {
            texts {
                WindowGroup { Text("window") }
                alert
            }
        }
        let alert = AlertScene("Oh", isPresented: .constant(true)) { Button("Fine") {} }
        let missing: OwnAlert? = nil
        #expect(with(OwnAlert()) == ["window", "Oh", "Fine"])
        #expect(with(alert.environment(\.lineLimit, 1)) == ["window", "Oh", "Fine"])
        #expect(with(SceneBuilder.buildIf(alert)) == ["window", "Oh", "Fine"])
        #expect(with(SceneBuilder.buildIf(missing)) == ["window"])
        let either: _EitherScene<OwnAlert, OwnAlert> = SceneBuilder.buildEither(second: OwnAlert())
        #expect(with(either) == ["window", "Oh", "Fine"])
    }

    @Test func presentedDataMakesTheAlert() {
        func texts(_ data: Int?) -> [String] {
            let graph = host(
                AlertScene<Button<Text>, Text>._content(
                    of: AlertScene(Text("Oh"), isPresented: .constant(true), presenting: data) { number in
                        Button("Fine \(number)") {}
                    } message: { number in
                        Text("why \(number)")
                    }), width: 400, height: 600)
            graph.step(to: 1)
            return graph.texts
        }
        #expect(texts(3) == ["Oh", "why 3", "Fine 3"])
        #expect(texts(nil).isEmpty)
    }

    @Test func aHelpLinkOpensItsPage() throws {
        var opened: [String] = []
        let action = OpenURLAction { url in
            opened.append(url.absoluteString)
            return .handled
        }
        let graph = host(HelpLink(destination: try #require(URL(string: "https://example.com/help"))).environment(\.openURL, action))
        try graph.press("?")
        #expect(opened == ["https://example.com/help"])
    }
}
