import Easel
import Foundation
import SnapshotTesting
import Testing

/// Snapshots over time, boxes as text, and checks.
@MainActor
@Suite struct TimeStrategyTests {
    private struct Bar: View {
        @State private var isLong = false
        var duration = 0.5
        var body: some View {
            Text("Go")
                .frame(width: 30, height: 20)
                .background(alignment: .leading) { Color.blue.frame(width: isLong ? 30 : 0) }
                .onTapGesture { withAnimation(.linear(duration: duration)) { isLong = true } }
        }
    }

    private func take<Value, Format>(_ value: Value, _ strategy: Snapshotting<Value, Format>) -> Format? {
        var result: Format?
        strategy.snapshot(value).run { result = $0 }
        return result
    }

    private let tap = [TimedEvent(at: 0, .tap(.text("Go"), count: 1))]
    private var frames: Snapshotting<Bar, UIImage> { .frames(at: [0, 0.25, 0.5], events: tap) }

    @Test func framesAreSideBySide() {
        let image = take(Bar(), frames)
        #expect(image.map { [$0.pixmap.width, $0.pixmap.height] } == [3 * 60 + 2 * 8, 40])
        /// Whether the bar is visible 20 points, and 10 points, from the left of each frame.
        func isBlue(_ frame: Int, _ x: Int) -> Bool { image?.pixmap.pixels[2 * 196 + frame * 68 + 2 * x] == 0xFF00_7AFF }
        #expect([isBlue(0, 10), isBlue(1, 10), isBlue(2, 10)] == [false, true, true])
        #expect([isBlue(0, 20), isBlue(1, 20), isBlue(2, 20)] == [false, false, true])
    }

    @Test func theDifferingFramesAreNamed() throws {
        let (reference, actual) = (try #require(take(Bar(), frames)), try #require(take(Bar(duration: 0.4), frames)))
        let message = frames.diffing.diff(reference, actual)?.0
        #expect(message?.hasPrefix("The frames at 0.25 s differ.\n") == true)
        #expect(frames.diffing.diff(reference, reference) == nil)
    }

    @Test func animationsAreGIFFiles() throws {
        let strategy = Snapshotting<Bar, Data>.gif(duration: 0.5, events: tap)
        let data = try #require(take(Bar(), strategy))
        #expect(data.prefix(10) == Data("GIF89a".utf8) + [60, 0, 40, 0])
        // Ten frames of 5 hundredths; equal ones are one image.
        let controls = data.indices.dropLast(5).filter { Array(data[$0..<($0 + 3)]) == [0x21, 0xF9, 4] }
        #expect(controls.reduce(0) { $0 + Int(data[$1 + 4]) } == 50)
        #expect(data.last == 0x3B)
        #expect(strategy.diffing.diff(data, try #require(take(Bar(duration: 0.4), strategy))) != nil)
        #expect(strategy.pathExtension == "gif")
    }

    @Test func previewsOfAProviderAreListed() {
        struct Swatches: PreviewProvider {
            static var previews: some View {
                Color.red.frame(width: 4, height: 4).previewDisplayName("red")
                Color.blue.frame(width: 6, height: 4).previewLayout(.fixed(width: 10, height: 8)).previewDevice("iPhone 16")
            }
        }
        let all = Swatches._allPreviews
        #expect(all.map(\.displayName) == ["red", nil])
        #expect(all.map(\.device?.rawValue) == [nil, "iPhone 16"])
        if case .fixed(let width, _) = all[1].layout { #expect(width == 10) } else { Issue.record("the layout is lost") }
        #expect(take(all[1].content, Snapshotting<AnyView, UIImage>.image)?.pixmap.width == 12)
    }

    @Test func boxesAreText() {
        #expect(take(Color.red.frame(width: 30, height: 20).padding(5), .layout) == "padding  0 0 40 30\n  frame  5 5 30 20\n    Color  5 5 30 20\n")
        let strategy = Snapshotting<Bar, String>.layout(at: 0.5, events: tap)
        #expect(take(Bar(), strategy)?.contains("Color  0 0 30 20") == true)
    }

    /// What exceeds a limit has no picture, no boxes, and no check.
    @Test func viewsBeyondALimitFail() {
        struct Zigzag: Shape {
            func path(in rect: CGRect) -> Path {
                var path = Path()
                path.addLines((0...50_001).map { CGPoint(x: CGFloat($0), y: CGFloat($0 % 2)) })
                return path.union(path)
            }
        }
        func message<Format>(_ strategy: Snapshotting<AnyView, Format>) -> String? {
            verifySnapshot(of: AnyView(Zigzag().frame(width: 20, height: 20)), as: strategy, named: "limit", snapshotDirectory: "/nonexistent")
        }
        for text in [message(.image), message(.frames(at: [0])), message(.check)] {
            #expect(text?.contains("an operation on paths has 100002 lines") == true)
        }
    }

    @Test func checksFailForTruncatedAndOverlappingTexts() {
        func message(_ view: some View) -> String? {
            verifySnapshot(of: AnyView(view), as: .check(.fixed(width: 200, height: 60)), named: "check", snapshotDirectory: "/nonexistent")
        }
        #expect(message(Text("Hello")) == nil)
        #expect(message(Text("A long line of text").lineLimit(1).frame(width: 60))?.contains("truncated") == true)
        #expect(
            message(
                ZStack {
                    Text("Hello").offset(x: 5)
                    Text("World")
                })?.contains("overlap") == true)
    }
}
