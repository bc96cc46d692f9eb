import Foundation
import Geometry
import Motion
import Testing

@testable import Views

/// Short names, styles, and modifiers that public code uses often.
@MainActor
struct FrequentValueTests {
    @Test func aTransformedShapeKeepsItsFrame() {
        let graph = host(
            Rectangle().transform(CGAffineTransform(scaleX: 0.5, y: 2).concatenating(CGAffineTransform(translationX: 5, y: 0))).fill(.red).frame(
                width: 20, height: 10
            ).named("frame"), width: 20, height: 10)
        #expect(graph.rects["frame"] == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(graph.fills == [CGRect(x: 5, y: 0, width: 10, height: 20)])
    }

    @Test func shortNamesOfGradientsAreTheGradients() {
        func same<S: ShapeStyle & Equatable>(_ a: S, _ b: S) -> Bool { a == b }
        let gradient = Gradient(colors: [.red, .blue])
        let stops = [Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)]
        let turn = AngularGradient(gradient: gradient, center: .center, angle: .degrees(90))
        #expect(same(.conicGradient(gradient, center: .center, angle: .degrees(90)), turn))
        #expect(same(.conicGradient(stops: stops, center: .center, angle: .degrees(90)), turn))
        #expect(same(.conicGradient(AnyGradient(gradient), angle: .degrees(90)), turn))
        let part = AngularGradient(gradient: gradient, center: .top, startAngle: .zero, endAngle: .degrees(10))
        #expect(same(.angularGradient(gradient, center: .top, startAngle: .zero, endAngle: .degrees(10)), part))
        #expect(same(.angularGradient(AnyGradient(gradient), center: .top, startAngle: .zero, endAngle: .degrees(10)), part))
        #expect(same(.angularGradient(stops: stops, center: .top, startAngle: .zero, endAngle: .degrees(10)), part))
        let circle = RadialGradient(gradient: gradient, center: .leading, startRadius: 1, endRadius: 2)
        #expect(same(.radialGradient(AnyGradient(gradient), center: .leading, startRadius: 1, endRadius: 2), circle))
        #expect(same(.radialGradient(stops: stops, center: .leading, startRadius: 1, endRadius: 2), circle))
        let ellipse = EllipticalGradient(gradient: gradient, startRadiusFraction: 0.1, endRadiusFraction: 0.2)
        #expect(same(.ellipticalGradient(gradient, startRadiusFraction: 0.1, endRadiusFraction: 0.2), ellipse))
        #expect(same(.ellipticalGradient(AnyGradient(gradient), startRadiusFraction: 0.1, endRadiusFraction: 0.2), ellipse))
        #expect(same(.ellipticalGradient(stops: stops, startRadiusFraction: 0.1, endRadiusFraction: 0.2), ellipse))
    }

    @Test func systemStylesFollowTheEnvironment() {
        var environment = EnvironmentValues()
        func color(_ style: some ShapeStyle) -> Color.Resolved? { if case .color(let color) = style.paint(in: environment) { color } else { nil } }
        func system(_ name: SystemColor) -> Color.Resolved { Color(provider: .system(name)).resolve(in: environment) }
        for scheme in [ColorScheme.light, .dark] {
            environment.colorScheme = scheme
            #expect(color(.separator) == system(.separator))
            #expect(color(.placeholder) == system(.tertiary))
            #expect(color(.fill) == system(.fill))
            #expect(color(.link) == system(.blue))
        }
        environment.tint = .red
        #expect(color(.link) == Color.red.resolve(in: environment))
        #expect(color(.selection) == Color.red.resolve(in: environment))
    }

    @Test func paddingOfTheSafeAreaKeepsContentInside() {
        let graph = host(
            VStack(spacing: 0) {
                Color.red.named("padded").safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).frame(height: 50)
                Color.red.named("edge").safeAreaPadding(.horizontal, 10).frame(height: 50)
                Color.red.ignoresSafeArea().named("below").safeAreaPadding(20).frame(height: 100)
            }, width: 100, height: 200)
        #expect(graph.rects["padded"] == CGRect(x: 2, y: 1, width: 94, height: 46))
        #expect(graph.rects["edge"] == CGRect(x: 10, y: 50, width: 80, height: 50))
        #expect(graph.fills.contains(CGRect(x: 0, y: 100, width: 100, height: 100)))
    }

    @Test func aTextOfTheCurrentDateFollowsTheClock() {
        let format = Date.FormatStyle(locale: Locale(identifier: "en_US"), timeZone: .gmt).minute().second()
        _SceneTime.prepare()
        let graph = host(Text(.currentDate, format: format))
        let first = graph.texts
        graph.step(to: 61)
        #expect(graph.texts != first)
        #expect(graph.texts == [format.format(_SceneTime.defaultStart + 61)])
        let start = _SceneTime.defaultStart
        #expect(TimeDataSource<Range<Date>>.dateRange(startingAt: start).value(start + 5) == start..<start + 5)
        #expect(TimeDataSource<Range<Date>>.dateRange(endingAt: start).value(start + 5).isEmpty)
        #expect(TimeDataSource<Duration>.durationOffset(to: start + 5).value(start) == .seconds(5))
    }

    /// Otherwise images that are made later have the scale of a picture that was made before.
    @Test func picturesOfOtherViewsLeaveTheScale() {
        let before = SceneHost.values.scale
        SceneHost.keepingScene {
            SceneHost.begin(ViewHostConfiguration(size: CGSize(width: 10, height: 10), scale: before + 1))
            #expect(SceneHost.values.scale == before + 1)
        }
        #expect(SceneHost.values.scale == before)
    }

    /// Foundation's style counts from the machine's time.
    @Test func relativeDatesCountFromATime() {
        let format = Date.RelativeFormatStyle(presentation: .named, locale: Locale(identifier: "en_US"))
        let now = _SceneTime.defaultStart
        #expect(format.string(for: now - 7200, at: now) == "2 hours ago")
        #expect(format.string(for: now + 86_400, at: now) == "tomorrow")
        #expect(Date.RelativeFormatStyle(presentation: .numeric, unitsStyle: .narrow).string(for: now + 90_000, at: now).hasPrefix("in 1"))
    }

    @Test func valuesMoveTowardOthers() {
        #expect(2.0.scaled(by: 3) == 6)
        #expect(2.0.interpolated(towards: 4, amount: 0.25) == 2.5)
        var pair = AnimatablePair(0.0, 10.0)
        pair.interpolate(towards: AnimatablePair(10, 0), amount: 0.5)
        #expect(pair == AnimatablePair(5, 5))
    }

    @Test func sizesOfTextsAreOrdered() {
        #expect(ContentSizeCategory.large < .extraLarge)
        #expect(ContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    }

    @Test func tasksWithNamesRun() async {
        final class Log { var names: [String] = [] }
        let log = Log()
        let graph = host(
            Text("A").task(name: "load") { @MainActor in log.names.append("load") }.task(id: 1, name: nil) { @MainActor in log.names.append("id") })
        while log.names.count < 2 { await Task.yield() }
        #expect(graph.texts == ["A"])
        #expect(log.names.sorted() == ["id", "load"])
    }

    @Test func anAsyncImageShowsItsPlaceholderWithAWarning() {
        let url = URL(string: "https://example.com/a.png")
        let graph = host(
            VStack {
                AsyncImage(url: url) {
                    $0.resizable()
                } placeholder: {
                    Text("loading")
                }
                AsyncImage(url: nil) { phase in
                    if phase.image == nil, phase.error == nil { Text("empty") }
                }
                AsyncImage(url: url).frame(width: 10, height: 10).named("plain")
            })
        #expect(graph.texts == ["loading", "empty"])
        #expect(graph.warnings.filter { $0.contains("https://example.com/a.png") }.count == 1)
        #expect(graph.fills.contains { $0.size == CGSize(width: 10, height: 10) })
    }

    @Test func dragsAndDropsOfValuesChangeNothing() {
        let view = VStack {
            Text("A").draggable("a") { Text("preview") }
            Text("B").dropDestination(for: String.self) { _, _ in true }
            ForEach(0..<2) { Text("\($0)").draggable("b") }.dropDestination(for: String.self) { _, _ in }
        }
        #expect(host(view).texts == ["A", "B", "0", "1"])
    }
}
