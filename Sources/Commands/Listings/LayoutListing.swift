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

/// The views that `render layout` prints.
package struct LayoutSelection: Sendable, Equatable, Codable {
    /// Whether also those that the library's views consist of.
    package var showsAll: Bool
    /// The source of Swift views; nil for a scene, whose views know their locations.
    package var calls: SourceCalls?

    package init(showsAll: Bool = true, calls: SourceCalls? = nil) { (self.showsAll, self.calls) = (showsAll, calls) }
}

extension RenderJob {
    /// Returns the views with their rects, final and painted, in the frame at `time`, as lines of text or as one JSON document.
    ///
    /// - Parameter time: seconds from the scene's start, at least 0; selects the last frame that is not later.
    package func layoutListing(at time: Double, format: LayoutFormat, _ selection: LayoutSelection = LayoutSelection()) async throws -> String {
        guard time.isFinite, time >= 0, time <= 86_400 else { throw UsageError("--at \(time): takes seconds from 0 to 86400") }
        let frame = frameRate.frameIndex(at: time)
        let stepper = try start()
        try await step(stepper, to: frame)
        switch format {
        case .text: return LayoutLine.lines(try entries(of: stepper, selection), scale: stepper.graph.configuration.scale).joined(separator: "\n")
        case .json: return try layoutDocument(of: stepper, frame: frame, selection, formatting: [.prettyPrinted])
        }
    }

    private func entries(of stepper: FrameStepper<Diagnostic>, _ selection: LayoutSelection) throws -> [LayoutLine] {
        let all = stepper.graph.layoutListing()
        try checkFonts(of: stepper)
        if !selection.showsAll {
            let written = SourceTree(stepper.graph.writtenViews(), calls: selection.calls).entries
            // Views of UIKit are objects, which no type of a body names.
            if !written.isEmpty { return written.map { LayoutLine($0) } }
        }
        return all.map { LayoutLine(entry: $0) }
    }

    /// Writes a line of JSON to standard output for each frame that the options select: the compact form of `--format json` for that frame.
    func writeLayoutLines(_ selection: LayoutSelection, _ options: RenderOptions) async throws {
        let frames = try namedFrames(options).frames
        let stepper = try start()
        for frame in frames {
            try await step(stepper, to: frame)
            try ResultOutput.write(Array((layoutDocument(of: stepper, frame: frame, selection, formatting: []) + "\n").utf8))
        }
    }

    private func layoutDocument(
        of stepper: FrameStepper<Diagnostic>, frame: Int, _ selection: LayoutSelection, formatting: JSONEncoder.OutputFormatting
    ) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
        let size = stepper.graph.configuration.size
        let document = LayoutDocument(
            frame: frame, time: frameRate.seconds(ofFrame: frame), size: [size.width, size.height],
            views: try entries(of: stepper, selection).map(LayoutDocument.Entry.init))
        return try encoder.printable(document)
    }
}

/// A line of a layout listing.
struct LayoutLine {
    let entry: LayoutEntry
    /// The file and line of the source.
    var place: String?
}

extension LayoutLine {
    init(_ view: WrittenView) {
        entry = LayoutEntry(name: view.name, label: view.label, rect: view.rect, paintedRect: view.paintedRect, depth: view.depth)
        place = view.place.map { "\($0.file):\($0.line)" }
    }

    /// Returns lines of text, each with its place in the source where that differs from the place of the view around it.
    static func lines(_ entries: [LayoutLine], scale: CGFloat) -> [String] {
        var around: [(depth: Int, place: String)] = []
        return entries.map { line in
            around.removeAll { $0.depth >= line.entry.depth }
            let text = line.entry.line(scale: scale)
            guard let place = line.place else { return text }
            defer { around.append((line.entry.depth, place)) }
            return around.last?.place == place ? text : "\(text)  \(place)"
        }
    }
}

/// The JSON form of a layout listing.
private struct LayoutDocument: Encodable {
    struct Entry: Encodable {
        let name: String
        /// The text shown or the identifier given, if any.
        let label: String?
        let depth: Int
        /// The file and line of the source, if they are known.
        let place: String?
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

        init(_ line: LayoutLine) {
            let entry = line.entry
            place = line.place
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
