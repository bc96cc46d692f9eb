import FramePipeline
import PNGCodec
import Stepping

extension RenderJob {
    /// Draws a PNG file for each stop into the folder of `-o`.
    func drawScreens(_ options: RenderOptions, warn: @escaping (String) -> Void) async throws {
        guard !stops.isEmpty else {
            throw UsageError("the flow names no pictures; add events such as { \"at\": 1, \"stop\": \"settings\" }")
        }
        let sink = ScreenSink(stops, rate: frameRate, folder: options.output, compression: options.compression, keepsEqualFiles: options.keepsEqualFiles)
        guard let last = sink.frames.last, last < RenderOptions.maxFrameCount else {
            throw UsageError("the last stop is after \(RenderOptions.maxFrameCount) frames, which is the limit")
        }
        try AtomicFile.checkWritable(sink.path(of: stops[0]))
        try await draw(Drawing(sink.frames, into: sink, options), warn: warn)
    }
}

/// Writes frames as PNG files with the names of stops.
struct ScreenSink: FrameSink {
    let isOrdered = false
    /// Ascending, each once.
    let frames: [Int]
    private let stops: [Int: [ScreenStop]]
    private let folder: String
    private let files: PNGSink

    /// - Parameters:
    ///   - stops: at least one.
    ///   - rate: an event, and thus a stop, takes place at the first frame at or after its time.
    init(_ stops: [ScreenStop], rate: FrameRate, folder: String, compression: PNGCompression, keepsEqualFiles: Bool) {
        self.stops = Dictionary(grouping: stops) { stop in
            let frame = rate.frameIndex(at: stop.time)
            return rate.seconds(ofFrame: frame) < stop.time ? frame + 1 : frame
        }
        frames = self.stops.keys.sorted()
        self.folder = folder
        files = PNGSink(destination: .standardOutput, compression: compression, keepsEqualFiles: keepsEqualFiles)
    }

    func path(of stop: ScreenStop) -> String { (folder.hasSuffix("/") ? folder : folder + "/") + stop.name + ".png" }

    func makeEncoder() -> any FrameEncoder { files.makeEncoder() }

    func write(_ frame: EncodedFrame, index: Int) throws -> String? {
        guard let bytes = frame.bytes else { preconditionFailure("not a frame of this sink's encoder") }
        let paths = (stops[index] ?? []).map(path)
        for path in paths { _ = try OutputDestination.still(path: path).write(bytes, frame: index, keepsEqual: files.keepsEqualFiles) }
        return paths.last
    }

    // Each file is complete as soon as it exists.
    func finish() {}
    func cancel() {}
}
