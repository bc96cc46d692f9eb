import Easel
import EaselTesting
import Foundation
import Testing

/// Views beyond a limit are errors, not pictures without a part.
@MainActor struct LimitTests {
    /// Combines two lines that are too long together.
    private struct Zigzag: Shape {
        func path(in rect: CGRect) -> Path {
            var path = Path()
            path.addLines((0...50_001).map { CGPoint(x: CGFloat($0), y: CGFloat($0 % 2)) })
            return path.union(path)
        }
    }

    private let message = "an operation on paths has 100002 lines, more than the limit of 100000; use paths of fewer lines and curves"

    @Test func imagesFail() throws {
        let renderer = ImageRenderer(content: Zigzag().frame(width: 20, height: 20))
        #expect(description { _ = try renderer.pixmap() } == message)
        #expect(renderer.uiImage == nil)
        // Nothing is left for the next one.
        #expect(ImageRenderer(content: Text("a")).uiImage != nil)
    }

    @Test func framesFailFromThenOn() throws {
        let sequence = try FrameSequence(of: Zigzag(), size: CGSize(width: 20, height: 20), scale: 1)
        for frame in [0, 0, 3] { #expect(description { _ = try sequence.pixmap(frame: frame) } == message) }
        _ = try FrameSequence(of: Text("a"), scale: 1).pixmap(frame: 0)
    }

    private func description(_ body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch {
            return "\(error)"
        }
    }
}
