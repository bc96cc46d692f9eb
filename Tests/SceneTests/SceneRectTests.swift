import Display
import Foundation
import Inputs
import SceneFormat
import Stepping
import Testing
import Views

/// The relevant rects in the repository's scenes, as numbers, in both versions.
@MainActor struct SceneRectTests {
    /// The scene in JSON, and its counterpart in Swift.
    private func steppers(_ name: String) throws -> [FrameStepper<Diagnostic>] {
        [try SceneStage.stepper(ofScene: name), try SceneStage.stepper(of: try ScenePair.named(name))]
    }

    private func at(_ seconds: Double, _ stepper: FrameStepper<Diagnostic>) throws -> ViewGraph {
        try stepper.step(to: stepper.frameRate.frameIndex(at: seconds))
        return stepper.graph
    }

    private func isNear(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-6) -> Bool {
        zip([a.minX, a.minY, a.width, a.height], [b.minX, b.minY, b.width, b.height]).allSatisfy { abs($0 - $1) <= tolerance }
    }

    /// The space below body text at scale 2: the ascent and descent without the cap height, and a tenth of them rounded up to a pixel
    /// (Documentation/Semantics/Spacing.md#texts).
    private static let below: CGFloat = 17 * (1950 + 494 - 1443) / 2048 + 2.5

    @Test func theShapeTakesWhatTheTextLeaves() throws {
        for stepper in try steppers("rest-of-room") {
            for (seconds, height) in [(0.0, 100.0), (1.9, 200)] {
                let graph = try at(seconds, stepper)
                let (box, text, shape) = (graph.rects("overlay")[0], graph.rects("Text")[0], graph.rects("Rectangle")[0])
                #expect(box.size == CGSize(width: 180, height: height))
                #expect(text.minY == box.minY && text.midX == box.midX)
                #expect(isNear(shape, CGRect(x: box.minX, y: text.maxY + Self.below, width: 180, height: height - text.height - Self.below)))
            }
        }
    }

    @Test func theMoonIsHalfAsLargeAndBesideTheOffer() throws {
        for stepper in try steppers("half-and-beside") {
            for (frame, side) in [(0, 100.0), (20, 160)] {
                let list = try stepper.frame(frame)
                let orange = Paint.color(Color.orange.resolve(in: EnvironmentValues()))
                let moons = list.items.compactMap { item -> CGRect? in
                    guard case .fill(let path, orange, _) = item else { return nil }
                    return path.boundingRect
                }
                let planet = stepper.graph.rects("Circle")[0]
                #expect(abs(planet.width - side) < 1e-6)
                try #require(moons.count == 1)
                #expect(isNear(moons[0], CGRect(x: planet.maxX + 5, y: planet.minY, width: side / 2, height: side / 2), 0.5))
            }
        }
    }

    /// Each part of the map is the form's part, divided by the factor, regardless of the earlier typing, switching and sliding.
    @Test(arguments: [0, 2, 4, 6, 8.9])
    func theMapIsTheFormMadeSmaller(seconds: Double) throws {
        for stepper in try steppers("mini-map") {
            let graph = try at(seconds, stepper)
            let map = try #require(graph.rects("RoundedRectangle").first { $0.size == CGSize(width: 208, height: 128) })
            let fields = graph.layoutListing().filter { $0.name == "TextField" }.map(\.rect)
            let boxes = fields.map { field in
                // 12 points of padding, and above the field a label of 16 and 6 points.
                CGRect(x: field.minX - 12, y: field.minY - 34, width: field.width + 24, height: field.height + 46)
            }
            let title = graph.layoutListing().first { $0.label?.hasPrefix("A ticket") == true }
            let parts = fields + boxes + [try #require(title).rect]
            #expect(parts.count == (seconds < 3.4 ? 9 : 11))
            // The form and its title have the same left edge; the form is 500 points wide.
            let (origin, factor) = (try #require(title).rect.origin, 500.0 / 176)
            let drawn = graph.rects("RoundedRectangle").filter { map.contains($0) && $0 != map }
            #expect(drawn.count == parts.count)
            for part in parts {
                let expected = CGRect(
                    x: map.minX + 16 + (part.minX - origin.x) / factor, y: map.minY + 16 + (part.minY - origin.y) / factor, width: part.width / factor,
                    height: part.height / factor)
                #expect(drawn.contains { isNear($0, expected) }, "\(part) at \(seconds) s: \(expected) is not among \(drawn)")
            }
        }
    }

    @Test func theFrameHasTheWordsSizeFromTheFirstFrameOn() throws {
        for stepper in try steppers("size-of-another") {
            for seconds in [0, 0.45, 0.5, 0.9] {
                let graph = try at(seconds, stepper)
                #expect(graph.rects("Text")[0].size == graph.rects("RoundedRectangle")[0].size, "at \(seconds) s")
            }
            #expect(stepper.graph.rects("Text", "Kangaroo").count == 1)
        }
    }

    /// The position of the drawer's words, relative to their position when it is open.
    @Test func theDrawerFollowsTheFingerAndSpringsBackOrGoes() throws {
        for stepper in try steppers("drawer") {
            func distance(_ seconds: Double) throws -> CGFloat {
                let list = try stepper.frame(stepper.frameRate.frameIndex(at: seconds))
                let words = list.items.compactMap { item -> CGFloat? in
                    if case .text(let text, let origin) = item, text.string.hasPrefix("Spoons") { origin.y } else { nil }
                }
                return try #require(words.first) - 181
            }
            #expect(try distance(0.2) == 0)
            let pulled = try distance(0.8)
            #expect(pulled > 50 && pulled < 90, "it follows the finger, by a spring")
            #expect(abs(try distance(1.75)) < 2, "90 points are not enough: it is back")
            #expect(abs(try distance(3.35) - 260) < 4, "160 points are: it has gone")
            #expect(abs(try distance(4.95)) < 3, "fetched again")
        }
    }

    @Test func anEmptyViewTakesNoRoom() throws {
        for stepper in try steppers("one-or-none") {
            let heights = try [0, 0.6, 1.1, 1.6].map { try at($0, stepper).rects("overlay")[0].height }
            #expect(heights[0] == heights[3] && heights[1] == heights[2])
            // A card is 30 points larger than its text on all sides.
            #expect(abs(heights[1] - heights[0] - (20.5 + 60 + Self.below)) < 1e-6)
        }
    }

    @Test func anAlignmentNeedsRoom() throws {
        for stepper in try steppers("room-to-align") {
            let before = try at(0, stepper).rects("HStack")
            let after = try at(1.4, stepper).rects("HStack")
            let frames = stepper.graph.rects("frame")
            #expect(before[0].minX == 30 && after[0].minX == 30, "no room")
            #expect(before[1].minX == 30 && abs(after[1].maxX - 310) < 1e-6, "280 points of room")
            #expect(frames.map(\.width) == [after[0].width, 280, 240])
            #expect(frames[2].height == 48 && after[2].maxX == frames[2].maxX && after[2].maxY == frames[2].maxY)
        }
    }

    @Test func guidesBySelfAndByHandAreTheSame() throws {
        for stepper in try steppers("guides") {
            for seconds in [0, 0.9] {
                let graph = try at(seconds, stepper)
                let rows = graph.rects("HStack")
                let places = ["Image", "Text"].flatMap { name in graph.rects(name) }
                let relative = { (row: CGRect) in
                    places.filter { $0.minY > row.minY - 0.1 && $0.maxY < row.maxY + 0.1 }.map { $0.offsetBy(dx: -row.minX, dy: -row.minY) }
                }
                #expect(relative(rows[0]).count == 3)
                #expect(relative(rows[0]) == relative(rows[1]))
                #expect((relative(rows[0]) == relative(rows[2])) == (seconds == 0))
            }
        }
    }

    @Test(arguments: [(0.4, "Mercury"), (1.4, "Earth"), (2.2, "Mars"), (2.95, "Venus")])
    func thePointerIsLevelWithTheChosenPlanet(seconds: Double, planet: String) throws {
        for stepper in try steppers("pointer") {
            let graph = try at(seconds, stepper)
            let (planet, arrow, word) = (graph.rects("Text", planet)[0], graph.rects("Image")[0], graph.rects("Text", "here")[0])
            #expect(abs(planet.midY - arrow.midY) <= 0.01 && abs(planet.midY - word.midY) <= 0.01)
        }
    }

    @Test func loadingTakesOneSecondOfTheScenesTime() throws {
        for stepper in try steppers("loading") {
            let loading = try (0..<60).filter { frame in
                try stepper.step(to: frame)
                return !stepper.graph.rects("Text", "On their way…").isEmpty
            }
            #expect(loading == Array(15..<45), "from the tap at 0.5 s up to 1.5 s, at 30 frames a second")
            #expect(stepper.graph.rects("Text").count == 4)
        }
    }

    @Test func anchorsAreWhereTheySay() throws {
        for stepper in try steppers("signposts") {
            let graph = try at(0, stepper)
            let board = try #require(graph.rects("frame").first { $0.size == CGSize(width: 220, height: 140) })
            #expect(graph.rects("frame").contains(CGRect(x: board.minX + 20, y: board.minY + 14, width: 90, height: 38)))
            let middles = graph.rects("Circle").map { CGPoint(x: $0.midX - board.minX, y: $0.midY - board.minY) }
            #expect(middles == [CGPoint(x: 180, y: 30), CGPoint(x: 55, y: 105), CGPoint(x: 220, y: 140)])
            let note = try #require(try at(1.9, stepper).rects("Text", "A desk").first)
            #expect(note.maxX < board.minX + 20 && abs(note.midY - board.minY - 33) < 0.5, "at the leading edge of the desk")
        }
    }

    @Test func titlesComeFromInside() throws {
        for stepper in try steppers("page-title") {
            for (seconds, title) in [(0.0, "In the harbour"), (0.9, "At sea")] {
                let graph = try at(seconds, stepper)
                // The large title is 16 points from the edge and above everything else; the small one is there once the large one is covered.
                let titles = graph.rects("Text", title)
                let large = try #require(titles.first)
                #expect(titles.count == 1 && large.minX == 16)
                #expect(graph.rects("Text").allSatisfy { $0 == large || $0.minY > large.maxY })
            }
        }
    }

    /// The page on top at a time; nil for the list.
    @Test(
        arguments: [
            ("pages", [(0.4, nil), (1.4, "This is Earth"), (2.9, nil), (3.9, "This is Mars")]),
            ("shared-flag", [(0.4, nil), (0.9, "Page 0"), (1.4, "Page 1"), (1.9, "Page 2"), (3.9, nil)]),
        ] as [(String, [(Double, String?)])])
    func pagesComeAndGo(name: String, tops: [(Double, String?)]) throws {
        for stepper in try steppers(name) {
            for (seconds, top) in tops {
                let shown = try at(seconds, stepper).layoutListing().compactMap(\.label).last { $0.hasPrefix("This is") || $0.hasPrefix("Page ") }
                #expect(shown == top, "\(seconds) s")
            }
        }
    }
}
