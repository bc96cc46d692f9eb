// What tests that draw need to name.
@_exported import Easel
import Foundation
public import Testing

/// Checks that a view looks as it did: compares its picture with a golden one, a PNG file beside the test.
///
///     @Test @MainActor func looksRight() {
///         expectGolden(Card(title: "Hello"), size: CGSize(width: 200, height: 80))
///     }
///
/// The golden of a test `looksRight` in `CardTests.swift` is `Goldens/CardTests/looksRight.png`. One that isn't there yet is recorded, and the test fails
/// that once. Where pictures differ the test fails with the numbers, and the actual picture and one of expected, difference and actual are written to
/// `$EASEL_ARTIFACTS`, or to `easel-goldens` among the temporary files. `EASEL_RECORD` says what to record, see ``GoldenRecording``.
///
/// - Parameters:
///   - view: at its start.
///   - name: what the picture is called besides the test; needed where a test has several, or arguments.
///   - size: the canvas in points; nil for the size that the view has when it is offered nothing.
///   - scale: pixels per point.
///   - colorScheme: how colours adapt.
///   - background: what lies behind the view; nil for the system's background, `.clear` for nothing.
///   - time: seconds from the view's start: the last of 60 frames a second that is not later.
///   - events: what happens until then.
///   - tolerance: how much may differ; exact unless said.
///   - recording: what to record, whatever the environment says.
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

/// Checks that a view moves as it did: compares some of its frames with golden pictures, as ``expectGolden(_:named:size:scale:colorScheme:background:at:events:tolerance:recording:filePath:sourceLocation:)`` does
/// with one. Their files end in the frame's number: `moves-0030.png`.
///
/// - Parameters:
///   - frames: which ones, counted from 0; frame i shows the view after i / `framesPerSecond` seconds.
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

/// Checks one picture after the other, and records an issue for each that isn't as it was.
@MainActor
private func check(
    named name: String?, _ tolerance: PixelComparison.Options, _ recording: GoldenRecording?, _ filePath: String, _ sourceLocation: SourceLocation,
    _ pictures: () throws -> [(frame: Int?, draw: () throws -> Pixmap)]
) {
    do {
        let store = try GoldenStore(testFile: filePath, recording: recording)
        for (frame, draw) in try pictures() {
            let file = GoldenStore.name(test: Test.current?.name, named: name, frame: frame)
            let picture = try draw()
            do {
                try store.check(picture, name: file, tolerance: tolerance)
            } catch {
                Issue.record("\(file): \(error)", sourceLocation: sourceLocation)
            }
        }
    } catch {
        Issue.record("\(name.map { "\($0): " } ?? "")\(error)", sourceLocation: sourceLocation)
    }
}
