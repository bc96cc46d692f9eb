import Display
import Foundation
import FramePipeline
import Geometry
import Inputs
import Stepping
import Views

/// The output format of `render layout`.
package enum LayoutFormat: String, Sendable, CaseIterable, Codable {
    case text, json
}

extension RenderJob {
    /// Returns every view with its rects, final and painted, in the frame at `time`, as lines of text or as one JSON document.
    ///
    /// - Parameter time: seconds from the scene's start, at least 0; selects the last frame that is not later.
    package func layoutListing(at time: Double, format: LayoutFormat) async throws -> String {
        guard time.isFinite, time >= 0, time <= 86_400 else { throw UsageError("--at \(time): takes seconds from 0 to 86400") }
        let frame = frameRate.frameIndex(at: time)
        let stepper = try start()
        try await step(stepper, to: frame)
        switch format {
        case .text: return try entries(of: stepper).map { $0.line(scale: stepper.graph.configuration.scale) }.joined(separator: "\n")
        case .json: return try layoutDocument(of: stepper, frame: frame, formatting: [.prettyPrinted])
        }
    }

    private func entries(of stepper: FrameStepper<Diagnostic>) throws -> [LayoutEntry] {
        let entries = stepper.graph.layoutListing()
        try checkFonts(of: stepper)
        return entries
    }

    /// Writes a line of JSON to standard output for each frame that the options select: the compact form of `--format json` for that frame.
    func writeLayoutLines(_ options: RenderOptions) async throws {
        let frames = try namedFrames(options).frames
        let stepper = try start()
        for frame in frames {
            try await step(stepper, to: frame)
            try ResultOutput.write(Array((layoutDocument(of: stepper, frame: frame, formatting: []) + "\n").utf8))
        }
    }

    private func layoutDocument(of stepper: FrameStepper<Diagnostic>, frame: Int, formatting: JSONEncoder.OutputFormatting) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
        let size = stepper.graph.configuration.size
        let document = LayoutDocument(
            frame: frame, time: frameRate.seconds(ofFrame: frame), size: [size.width, size.height],
            views: try entries(of: stepper).map(LayoutDocument.Entry.init))
        return try encoder.printable(document)
    }
}

/// The JSON form of a layout listing.
private struct LayoutDocument: Encodable {
    struct Entry: Encodable {
        let name: String
        /// The text shown or the identifier given, if any.
        let label: String?
        let depth: Int
        /// The rect in the final layout.
        let x: Double
        let y: Double
        let width: Double
        let height: Double
        /// The bounding box of the area where the view is painted in this frame.
        let paintedRect: Rect

        struct Rect: Encodable {
            let x: Double
            let y: Double
            let width: Double
            let height: Double
        }

        init(_ entry: LayoutEntry) {
            name = entry.name
            label = entry.label
            depth = entry.depth
            x = entry.rect.minX
            y = entry.rect.minY
            width = entry.rect.width
            height = entry.rect.height
            let painted = entry.paintedRect
            paintedRect = Rect(x: painted.minX, y: painted.minY, width: painted.width, height: painted.height)
        }
    }

    let frame: Int
    /// Seconds.
    let time: Double
    /// Points.
    let size: [Double]
    /// In paint order, each after the views that contain it.
    let views: [Entry]
}

extension LayoutEntry {
    /// The entry as a line such as `    Text "January"  168.5 69.625 63.5 20.5`: indented by depth; x, y, width and height in points. A view that is painted elsewhere
    /// ends with the rect of that area: `painted 100 69.625 63.5 20.5`.
    package func line(scale: CGFloat) -> String {
        func numbers(_ rect: CGRect) -> String { [rect.minX, rect.minY, rect.width, rect.height].map { Self.short($0) }.joined(separator: " ") }
        let title = label.map { "\(name) \"\($0.replacing("\n", with: "\\n"))\"" } ?? name
        return String(repeating: "  ", count: depth) + title + "  " + numbers(rect)
            + (isPaintedElsewhere(scale: scale) ? "  painted " + numbers(paintedRect) : "")
    }

    /// Formats a number with at most three decimals, without trailing zeros.
    static func short(_ value: CGFloat) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(Double(rounded))"
    }
}
