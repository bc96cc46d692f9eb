import Display
import Foundation
import Testing

/// The results that the articles' files must show, by the table of their README.
@Suite(.serialized, .enabled(if: Article.isThere, Comment(rawValue: Article.condition)))
struct ArticleTests {
    private let small = CGSize(width: 400, height: 300)

    private func isNear(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-6) -> Bool {
        zip([a.minX, a.minY, a.width, a.height], [b.minX, b.minY, b.width, b.height]).allSatisfy { abs($0 - $1) <= tolerance }
    }

    /// The space below body text at scale 2, as in `SceneRectTests`.
    private static let below: CGFloat = 17 * (1950 + 494 - 1443) / 2048 + 2.5

    @Test func a01TheRectangleFillsTheRest() throws {
        let views = try Article("01", size: small).layout(at: 0)
        #expect(views.rects("frame") == [CGRect(x: 125, y: 100, width: 150, height: 100)])
        let (text, rectangle) = (views.rects("Text")[0], views.rects("Rectangle")[0])
        #expect(text.minY == 100)
        #expect(isNear(rectangle, CGRect(x: 125, y: text.maxY + Self.below, width: 150, height: 200 - text.maxY - Self.below)))
    }

    @Test func a02TheRectangleIsHalfAsLargeAndBeside() throws {
        let article = try Article("02", size: small)
        let offer = try article.layout(at: 0).rects("GeometryReader")[0]
        let picture = try article.picture()
        let (x, y) = (offer.maxX + 5, offer.minY)
        let inside = [(x + 1, y + 2), (x + offer.width / 2 - 2, y + 2), (x + offer.width / 2 - 2, y + offer.height / 2 - 2), (x + 1, y + offer.height / 2 - 2)]
        let outside = [(x - 2, y + 2), (x + offer.width / 2 + 2, y + 2), (x + 2, y + offer.height / 2 + 2), (x + 2, y - 2), (offer.midX, offer.midY)]
        for (x, y) in inside { #expect(picture.color(x, y) == 0x007AFF, "\(x), \(y)") }
        for (x, y) in outside { #expect(picture.color(x, y) == 0xFFFFFF, "\(x), \(y)") }
    }

    @Test(arguments: [("03", 0x34C759 as UInt32, 0x007AFF as UInt32), ("04", 0x99E3AC, 0x7FBCFF)])
    func a03And04CornersHaveRadiiOfTheirOwn(_ number: String, _ green: UInt32, _ blue: UInt32) throws {
        let article = try Article(number, size: small)
        let boxes = try article.layout(at: 0).rects("padding").filter { $0.height < 70 }
        try #require(boxes.count == 2)
        let picture = try article.picture()
        func isNear(_ a: UInt32, _ b: UInt32) -> Bool {
            [0, 8, 16].allSatisfy { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) <= 2 }
        }
        func corners(_ box: CGRect) -> [UInt32] {
            [
                (box.minX + 2, box.minY + 2), (box.maxX - 3, box.minY + 2), (box.maxX - 3, box.maxY - 3), (box.minX + 2, box.maxY - 3),
            ].map { picture.color($0.0, $0.1) }
        }
        // Clockwise from the top left; at a round corner, only the shadow of 03 may be visible.
        for (box, color, isFilled) in [(boxes[0], green, [true, false, true, false]), (boxes[1], blue, [false, true, false, true])] {
            for (seen, isFilled) in zip(corners(box), isFilled) { #expect(isNear(seen, color) == isFilled, "\(String(seen, radix: 16))") }
        }
    }

    @Test func a05BothWaysDrawTheSameFrames() throws {
        let tap = [#"{ "at": 0, "tap": "August" }"#]
        let one = try Article("05a", size: small).frames(75, scale: 0.5, events: tap)
        let two = try Article("05b", size: small).frames(75, scale: 0.5, events: tap)
        #expect(one.count == 75 && one == two)
        // Slow at both ends: at this scale some of the first and last frames look alike.
        #expect(Set(one).count > 40 && one[0] != one[60] && one[61] == one[74])
    }

    /// The map's rects against the form's, empty, half filled in, and with everything changed.
    @Test func a06TheMapFollowsTheForm() throws {
        let article = try Article("06", size: CGSize(width: 900, height: 600))
        let fields = try article.layout(at: 0).rects("TextField")
        try #require(fields.count == 4)
        let (toggle, slider) = (try article.layout(at: 0).rects("Toggle")[0], try article.layout(at: 0).rects("Slider")[0])
        func point(_ rect: CGRect) -> String { #"{ "point": [\#(rect.midX), \#(rect.midY)] }"# }
        let events = [
            #"{ "at": 0, "type": "Anna", "into": \#(point(fields[0])), "duration": 0.4 }"#,
            #"{ "at": 0.5, "type": "Li", "into": \#(point(fields[1])), "duration": 0.2 }"#,
            #"{ "at": 1, "slide": \#(point(slider)), "to": 1, "duration": 0.5 }"#,
            #"{ "at": 2, "toggle": \#(point(toggle)), "on": true }"#,
        ]
        for (seconds, count, width) in [(0.0, 4, 360.0), (0.9, 4, 360), (1.9, 4, 540), (3, 5, 540)] {
            let views = try article.layout(at: seconds, events: events)
            let said = views.rects("anchorPreference")
            // The map's area, the form, its title, then each box before the field in it.
            try #require(said.count == 3 + 2 * count)
            let (map, form) = (said[0], said[1])
            let factor = form.width / (map.width - 10)
            let expected = said.dropFirst(2).map { part in
                CGRect(
                    x: map.minX + 5 + (part.minX - form.minX) / factor, y: map.minY + 5 + (part.minY - form.minY) / factor, width: part.width / factor,
                    height: part.height / factor)
            }
            let drawn = views.rects("Rectangle").filter { map.contains($0) }
            #expect(drawn.count == expected.count, "at \(seconds) s")
            for rect in expected { #expect(drawn.contains { isNear($0, rect) }, "\(rect) at \(seconds) s") }
            #expect(views.rects("frame").contains { $0.width == width })
        }
        #expect(try !article.layout(at: 3, events: events).rects("Text", "Hello Anna Li ").isEmpty)
    }

    @Test func a07AnchorsAreWhereTheySay() throws {
        let article = try Article("07", size: CGSize(width: 500, height: 300))
        let views = try article.layout(at: 0)
        let view = views.rects("frame").first { $0.size == CGSize(width: 200, height: 120) }
        let origin = try #require(view).origin
        #expect(views.rects("Rectangle").contains(CGRect(x: origin.x, y: origin.y, width: 100, height: 50)))
        // 8 points around the point at 10, 30, and around the corner.
        for (x, y) in [(10.0, 30.0), (200, 120)] {
            #expect(views.rects("Circle").contains(CGRect(x: origin.x + x - 4, y: origin.y + y - 4, width: 8, height: 8)))
        }
        let shown = try article.layout(at: 1, events: [#"{ "at": 0, "tap": "Show" }"#])
        let bubble = try #require(shown.rects("Text", "Popover").first)
        #expect(bubble.maxX < origin.x, "at the leading edge of the rect")
        #expect(abs(bubble.midY - (origin.y + 25)) < 0.5, "level with its middle")
    }

    @Test func a08TheTitleShowsAndTheTypeIsPrinted() throws {
        let article = try Article("08", size: CGSize(width: 320, height: 480))
        #expect(try article.layout(at: 0).rects("Text", "Root View").count == 1)
        let type = """
            NavigationView<ModifiedContent<ModifiedContent<Text, TransactionalPreferenceTransformModifier<NavigationTitleKey>>, \
            _BackgroundModifier<Color>>>
            """
        #expect(try article.printed().contains(type))
    }

    @Test func a10PagesArePushedOneOrAll() throws {
        let size = CGSize(width: 320, height: 600)
        let tap = [#"{ "at": 0, "tap": "Cell 3" }"#]
        let own = try Article("10", size: size, view: "SelectionView")
        #expect(try own.layout(at: 0).filter { $0.label?.hasPrefix("Cell ") == true }.count == 10)
        #expect(try own.layout(at: 1.5, events: tap).filter { $0.label?.hasPrefix("Detail") == true }.map(\.label) == ["Detail 3"])
        // One flag for all cells: their pages appear in turn.
        let shared = try Article("10", size: size, view: "ContentView")
        let top = try [0.25, 0.75, 1.25, 4.75].map { seconds in
            try shared.layout(at: seconds, events: tap).last { $0.label?.hasPrefix("Detail") == true }?.label
        }
        #expect(top == ["Detail 0", "Detail 1", "Detail 2", "Detail 9"])
    }

    @Test func a09TheRectangleHasTheTextsSizeInTheFirstFrame() throws {
        let views = try Article("09", size: small).layout(at: 0)
        #expect(views.rects("Rectangle")[0].size == views.rects("Text")[0].size)
    }

    @Test func a11ThePanelFollowsSpringsBackAndGoes() throws {
        let article = try Article("11", size: CGSize(width: 400, height: 800))
        func drag(_ distance: Double) -> [String] { [#"{ "at": 0, "drag": { "point": [200, 700] }, "by": [0, \#(distance)], "duration": 0.5 }"#] }
        func top(_ seconds: Double, _ events: [String]) throws -> CGFloat { try article.layout(at: seconds, events: events).rects("RoundedRectangle")[0].minY }
        let rest = try top(0, [])
        #expect(rest == 500)
        #expect(abs(try top(0.25, drag(200)) - rest - 100) < 1e-6, "it follows the finger")
        #expect(try top(0.6, drag(249)) == rest, "let go before 250: back")
        #expect(try top(0.6, drag(251)) == rest + 500, "after 250: gone")
        #expect(try top(0.25, drag(-200)) == rest, "not upwards")
    }

    @Test func a12AnEmptyViewTakesNoRoom() throws {
        let article = try Article("12", size: small)
        func height(_ events: [String]) throws -> CGFloat { try article.layout(at: 0.1, events: events).rects("VStack")[0].height }
        let (one, hide) = (#"{ "at": 0, "tap": "1" }"#, #"{ "at": 0, "tap": "Hide" }"#)
        let buttons = try article.layout(at: 0).rects("HStack")[0].height
        #expect(try height([]) == buttons && height([hide]) == buttons && height([one, hide]) == buttons)
        let text = try article.layout(at: 0.1, events: [one]).rects("Text", "Bulbasaur")[0].height
        #expect(abs(try height([one]) - (buttons + Self.below + 80 + text)) < 1e-6)
    }

    @Test func a13AlignmentNeedsRoom() throws {
        let views = try Article("13", size: small).layout(at: 0)
        let (rows, frames) = (views.rects("HStack"), views.rects("frame"))
        #expect(frames[0] == rows[0], "no room, no effect")
        #expect(frames[1].width == 300 && frames[1].minX == rows[1].minX)
        #expect(frames[2].width == 240 && frames[2].maxX == rows[2].maxX)
        #expect(Set(rows.map(\.width)).count == 1)
    }

    @Test func a14ImplicitAndExplicitGuidesAreAlike() throws {
        let views = try Article("14", size: small).layout(at: 0)
        let rows = views.rects("HStack")
        let places = ["Image", "Text"].flatMap { views.rects($0) }
        func relative(_ row: CGRect) -> [CGRect] {
            places.filter { $0.minY >= row.minY && $0.maxY <= row.maxY }.map { $0.offsetBy(dx: -row.minX, dy: -row.minY) }
        }
        #expect(relative(rows[0]).count == 3 && relative(rows[0]) == relative(rows[1]))
        #expect(rows[0].size == rows[1].size)
    }

    @Test func a15TheMarkerIsLevelWithTheTappedName() throws {
        let article = try Article("15", size: small)
        for (index, name) in ["onevcat | Wei Wang", "zaq | Hao Zang", "tyyqa | Lixiao Yang"].enumerated() {
            let views = try article.layout(at: 1, events: index == 0 ? [] : [#"{ "at": 0, "tap": "\#(name)" }"#])
            let (marker, row, word) = (views.rects("Image")[0], views.rects("Text", name)[0], views.rects("Text", "User:")[0])
            #expect(abs(marker.midY - row.midY) <= 0.01)
            // The word's guide is 20.3 points further down for each row.
            #expect(abs(word.maxY + 20.3 * Double(index) - marker.midY) <= 0.01)
        }
    }

    @Test func a16LoadingTakesOneSecond() throws {
        let article = try Article("16", size: small)
        let tap = [#"{ "at": 0.5, "tap": "Load" }"#]
        for (frame, isLoading, count) in [(29, false, 0), (30, true, 0), (89, true, 0), (90, false, 3), (120, false, 3)] {
            let views = try article.layout(at: Double(frame) / 60, events: tap)
            #expect(views.rects("Text", "Loading…").isEmpty != isLoading, "frame \(frame)")
            #expect(views.filter { ["Bulbasaur", "Ivysaur", "Venusaur"].contains($0.label) }.count == count, "frame \(frame)")
        }
    }
}
