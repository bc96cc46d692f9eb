import CairoCanvas
import Display
import Foundation
import FramePipeline
import Geometry
import ImageCodec
import Inputs
import PNGCodec
import Synchronization

/// A call of `render contact-sheet`.
package struct ContactSheet: Sendable, Equatable, Codable {
    /// Cells per row, at least 1; nil for a sheet that is about square.
    package var columns: Int?
    /// Shows every n-th frame, at least 1; nil for the step that gives at most `usualCount` cells.
    package var every: Int?
    /// The width of a cell in pixels, at least 1; nil for that of the frames, up to `usualCellWidth`.
    package var cellWidth: Int?

    /// The maximum number of cells without `--every`.
    package static let usualCount = 24
    /// The maximum width of a cell in pixels without `--width`.
    package static let usualCellWidth = 240
    /// The maximum number of pixels in a sheet: the same as for a frame.
    static let pixelLimit = SceneLimits.default.canvasPixels

    /// - Throws: `UsageError` for numbers below 1 and for cells that are too large.
    package init(columns: Int? = nil, every: Int? = nil, cellWidth: Int? = nil) throws(UsageError) {
        if let columns, columns < 1 { throw UsageError("--columns \(columns): takes a number of at least 1") }
        if let every, every < 1 { throw UsageError("--every \(every): takes a number of at least 1") }
        if let cellWidth, !(1...SceneLimits.canvasSide).contains(cellWidth) {
            throw UsageError("--width \(cellWidth): takes the width of a cell in pixels, from 1 to \(SceneLimits.canvasSide)")
        }
        (self.columns, self.every, self.cellWidth) = (columns, every, cellWidth)
    }

    /// Returns the frames to show, out of the selected ones.
    package func frames(of named: [Int]) -> [Int] {
        let step = every ?? max(1, (named.count + Self.usualCount - 1) / Self.usualCount)
        return stride(from: 0, to: named.count, by: step).map { named[$0] }
    }
}

/// The grid of a sheet, in pixels.
struct ContactSheetGrid: Equatable {
    /// The space between cells and around them.
    static let gap = 12
    /// The space below each cell for its time.
    static let captionHeight = 20

    let count: Int
    let columns: Int
    let cellWidth: Int
    let cellHeight: Int

    /// - Parameters:
    ///   - count: the number of cells, at least 1.
    ///   - columns: nil for the number that makes the sheet about square.
    init(count: Int, columns: Int?, cellWidth: Int, cellHeight: Int) {
        self.count = count
        (self.cellWidth, self.cellHeight) = (cellWidth, cellHeight)
        let (width, height) = (Double(cellWidth + Self.gap), Double(cellHeight + Self.captionHeight + Self.gap))
        self.columns = min(count, columns ?? max(1, Int((Double(count) * height / width).squareRoot().rounded())))
    }

    var rows: Int { (count + columns - 1) / columns }
    var width: Int { columns * (cellWidth + Self.gap) + Self.gap }
    var height: Int { rows * (cellHeight + Self.captionHeight + Self.gap) + Self.gap }

    /// Returns the top left corner of a cell.
    func corner(_ index: Int) -> (x: Int, y: Int) {
        (
            Self.gap + index % columns * (cellWidth + Self.gap),
            Self.gap + index / columns * (cellHeight + Self.captionHeight + Self.gap)
        )
    }
}

extension RenderJob {
    /// Draws a sheet of frames to the file of `-o`.
    func drawContactSheet(_ sheet: ContactSheet, _ options: RenderOptions, warn: @escaping (String) -> Void) async throws {
        let frames = sheet.frames(of: try namedFrames(options).frames)
        let rate = frameRate
        let captions = frames.map { index in
            "\(FrameCaption.seconds(rate.seconds(ofFrame: index)))  #\(index)"
        }
        if options.output != "-" { try AtomicFile.checkWritable(options.output) }
        let sink = ContactSheetSink(frames: frames, cellWidth: sheet.cellWidth)
        try await draw(Drawing(frames, into: sink, options), warn: warn) {
            let shaper = try options.makeTextShaper()
            let picture = try sink.picture(columns: sheet.columns, captions: captions, shaper: shaper)
            if shaper.missedFonts { throw MissingFontError() }
            let isJPEG = StillFormat.of(options.output) == .jpeg
            let file = try isJPEG ? JPEGEncoder.encode(picture, quality: options.usedQuality) : PNGEncoder.encode(picture)
            if options.output == "-" { try ResultOutput.write(file) } else { try AtomicFile.write(file, to: options.output) }
        }
    }
}

/// The names of frames in messages.
enum FrameCaption {
    /// Formats a time in thousandths of a second: `0.500 s`.
    static func seconds(_ time: Double) -> String {
        let thousandths = Int((time * 1000).rounded())
        return "\(thousandths / 1000)." + String(thousandths % 1000 + 1000).dropFirst() + " s"
    }
}

/// Keeps reduced frames until all of them are drawn.
private final class ContactSheetSink: FrameSink {
    private let frames: [Int]
    private let cellWidth: Int?
    private let cells = Mutex<[Int: Pixmap]>([:])
    let isOrdered = false

    init(frames: [Int], cellWidth: Int?) { (self.frames, self.cellWidth) = (frames, cellWidth) }

    func makeEncoder() -> any FrameEncoder {
        let width = cellWidth
        return ImageEncoder { frame in
            guard let width else { return frame.reduced(toWidth: ContactSheet.usualCellWidth) }
            return frame.width < width ? frame.enlarged(toWidth: width) : frame.reduced(toWidth: width)
        }
    }

    func write(_ frame: EncodedFrame, index: Int) -> String? {
        guard let image = frame.image else { preconditionFailure("not a frame of this sink's encoder") }
        cells.withLock { $0[index] = image }
        return nil
    }

    func finish() {}
    func cancel() {}

    /// Returns the sheet, once all frames are drawn.
    @MainActor func picture(columns: Int?, captions: [String], shaper: PangoTextShaper) throws -> Pixmap {
        let cells = cells.withLock { cells in frames.compactMap { cells[$0] } }
        return try PictureSheet.picture(of: cells, captions: captions, columns: columns, shaper: shaper)
    }
}
