import Display

/// Passes frames that exist as images to a sink, as `FrameRenderer` does with the frames that it paints.
@MainActor
package struct FrameCopier {
    private let frames: [Int]
    private let sink: any FrameSink
    private let jobs: Int
    private let written: @Sendable (_ frame: Int, _ path: String?) -> Void

    /// - Parameters:
    ///   - frames: the frames to write, ascending.
    ///   - jobs: the number of frames read and encoded at the same time, at least 1.
    ///   - written: called for each frame written; one call at a time for an ordered sink.
    package init(frames: [Int], sink: any FrameSink, jobs: Int, written: @escaping @Sendable (_ frame: Int, _ path: String?) -> Void = { _, _ in }) {
        (self.frames, self.sink, self.jobs, self.written) = (frames, sink, max(1, jobs), written)
    }

    /// Reads and writes all frames.
    ///
    /// - Parameter read: returns an image, and whether its background is opaque; called on several threads.
    /// - Throws: the errors of `read` and the sink.
    package func run(_ read: @escaping @Sendable (Int) throws -> (image: Pixmap, isOpaque: Bool)) async throws {
        let workers = WorkerPool(width: jobs)
        let (sink, written) = (sink, written)
        let opaque = ResolvedColor(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 1)
        do {
            var turn: WriteTurn?
            for index in frames {
                let before = sink.isOrdered ? turn : nil
                let own = WriteTurn()
                turn = own
                try await workers.start {
                    let frame = Result {
                        let (image, isOpaque) = try read(index)
                        return try sink.makeEncoder().encode(image, changedRows: nil, on: isOpaque ? opaque : .clear)
                    }
                    try own.end(after: before) { written(index, try sink.write(frame.get(), index: index)) }
                }
            }
            try await workers.finish()
            try await workers.start { try sink.finish() }
            try await workers.finish()
        } catch {
            try? await workers.finish()
            sink.cancel()
            throw error
        }
    }
}
