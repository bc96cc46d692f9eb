// The types that tests with goldens use.
@_exported import Easel
import Foundation
public import Testing

/// Checks that a view still looks the same: compares its image with a golden, a PNG file next to the test.
///
///     @Test @MainActor func looksRight() {
///         expectGolden(Card(title: "Hello"), size: CGSize(width: 200, height: 80))
///     }
///
/// The golden of a test `looksRight` in `CardTests.swift` is `Goldens/CardTests/looksRight.png`. A missing golden is recorded, and the test fails that one
/// time. If the images differ, the test fails with the numbers, and the actual image and a comparison of expected, difference, and actual are written to
/// `$EASEL_ARTIFACTS`, or to `easel-goldens` in the folder for temporary files. `EASEL_RECORD` selects the goldens to record, see ``GoldenRecording``.
///
/// - Parameters:
///   - view: the view in its initial state.
///   - name: a suffix for the golden's name; needed if a test has several goldens, or arguments.
///   - size: the canvas in points; nil for the view's size for an unspecified proposal.
///   - scale: pixels per point.
///   - colorScheme: the color scheme.
///   - background: the background of the view; nil for the system's background, `.clear` for none.
///   - time: seconds from the view's start; selects the last frame, at 60 frames per second, that is not later.
///   - events: the events until then.
///   - tolerance: the difference that is accepted; exact by default.
///   - recording: the goldens to record, regardless of the environment.
@MainActor
public func expectGolden<Content: View>(
    _ view: Content, named name: String? = nil, size: CGSize? = nil, scale: CGFloat = 2, colorScheme: ColorScheme = .light, background: Color? = nil,
    at time: Double = 0, events: [TimedEvent] = [], tolerance: PixelComparison.Options = .exact, recording: GoldenRecording? = nil,
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
    check(named: name, tolerance, recording, filePath, sourceLocation) {
        let sequence = try FrameSequence(of: view, size: size, scale: scale, colorScheme: colorScheme, background: background, events: events)
        let frame = sequence.frameIndex(at: time)
        return [(nil, { try sequence.pixmap(frame: frame) })]
    }
}

/// Checks that a view still moves the same: compares some of its frames with goldens, as ``expectGolden(_:named:size:scale:colorScheme:background:at:events:tolerance:recording:filePath:sourceLocation:)`` does
/// with one. The files' names end in the frame's number: `moves-0030.png`.
///
/// - Parameters:
///   - frames: the frames to compare, counted from 0; frame i shows the view after i / `framesPerSecond` seconds.
@MainActor
public func expectGoldenFrames<Content: View>(
    _ view: Content, named name: String? = nil, frames: some Sequence<Int>, framesPerSecond: Int = 60, size: CGSize? = nil, scale: CGFloat = 2,
    colorScheme: ColorScheme = .light, background: Color? = nil, events: [TimedEvent] = [], tolerance: PixelComparison.Options = .exact,
    recording: GoldenRecording? = nil, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
    check(named: name, tolerance, recording, filePath, sourceLocation) {
        let sequence = try FrameSequence(
            of: view, size: size, scale: scale, framesPerSecond: framesPerSecond, colorScheme: colorScheme, background: background, events: events)
        let ordered = Set(frames).sorted()
        guard let first = ordered.first else { throw GoldenError("no frames to check") }
        guard first >= 0 else { throw GoldenError("frames are counted from 0, not \(first)") }
        return ordered.map { frame in (frame, { try sequence.pixmap(frame: frame) }) }
    }
}

/// Checks images one after the other, and records an issue for each that differs.
@MainActor
private func check(
    named name: String?, _ tolerance: PixelComparison.Options, _ recording: GoldenRecording?, _ filePath: String, _ sourceLocation: SourceLocation,
    _ images: () throws -> [(frame: Int?, draw: () throws -> Pixmap)]
) {
    do {
        let store = try GoldenStore(testFile: filePath, recording: recording)
        for (frame, draw) in try images() {
            let file = GoldenStore.name(test: Test.current?.name, named: name, frame: frame)
            let image = try draw()
            do {
                try store.check(image, name: file, tolerance: tolerance)
            } catch {
                Issue.record("\(file): \(error)", sourceLocation: sourceLocation)
            }
        }
    } catch {
        Issue.record("\(name.map { "\($0): " } ?? "")\(error)", sourceLocation: sourceLocation)
    }
}
