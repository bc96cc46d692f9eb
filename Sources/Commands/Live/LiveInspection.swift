import CairoCanvas
import Foundation
import Inputs
import Stepping
import Views

/// All views at one frame, as `LiveView.inspection(at:)` returns them in JSON. Lengths are in points, in the canvas's coordinates with y down.
package struct LiveInspection: Sendable, Equatable, Codable {
    /// A name with its value as text.
    package struct Value: Sendable, Equatable, Codable {
        package var name: String
        package var value: String

        package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
    }

    /// A line of a source file.
    package struct Place: Sendable, Equatable, Codable {
        package var file: String
        /// From 1.
        package var line: Int
        /// From 1; nil if only the line is known.
        package var column: Int?

        package init(file: String, line: Int, column: Int? = nil) { (self.file, self.line, self.column) = (file, line, column) }
    }

    /// A view, or a modifier that is listed as one, such as `padding`.
    package struct View: Sendable, Equatable, Codable {
        /// The names of its ancestors and itself, each with its index if several siblings share the name: `VStack/HStack[1]/Text`. It identifies the view across
        /// frames and edits.
        package var path: String
        package var name: String
        /// The text shown or the identifier given.
        package var label: String?
        /// The number of views that contain it.
        package var depth: Int
        /// The rect in the final layout, before transform effects: x, y, width, height.
        package var rect: [Double]
        /// The bounding box of the area where the view is painted in this frame.
        package var paintedRect: [Double]
        /// The part of `paintedRect` that no clip and no scroll view around it hides; nil if nothing of the view can be seen.
        package var visibleRect: [Double]?
        /// Whether events pass through it to the views behind, as with `allowsHitTesting(false)`; nil if not.
        package var letsEventsThrough: Bool?
        /// Whether it is a modifier of the one view inside it.
        package var isModifier: Bool
        /// The size that its parent proposed: width and height, each nil for the ideal length, and for an infinite one.
        package var proposal: [Double?]?
        /// The insets of its content: top, leading, bottom, trailing.
        package var insets: [Double]?
        /// The first and the last text baseline, from the top of the rect; nil for views without text.
        package var baselines: [Double]?
        /// Its parameters, such as the spacing of a stack or the amount of a padding.
        package var values: [Value] = []
        /// The modifiers around it, from the outside in, with their parameters; empty for a modifier.
        package var modifiers: [Value] = []
        /// The environment values that differ from those of its parent.
        package var environment: [Value] = []
        package var preferences: [Value] = []
        /// The type of the Swift view whose `body` contains it; nil in a scene.
        package var owner: String?
        /// The state that this view's type declares, if it is the outermost view of a body.
        package var state: [Value] = []
        /// The exact location in a scene; for Swift, the location of the body.
        package var place: Place?
    }

    package var frame: Int
    /// Seconds.
    package var time: Double
    /// The canvas: width and height.
    package var size: [Double]
    /// Pixels per point.
    package var scale: Double
    /// The variables of a scene, or the `@Previewable` properties of a preview.
    package var variables: [Value] = []
    /// In paint order, each after the views that contain it.
    package var views: [View]
    /// The views of the source, without those that the library's views consist of.
    package var written: [WrittenView]
}

extension LiveInspection {
    /// The views of the source as `render layout` prints them; all views if the source names none, as for views of UIKit.
    package var lines: [String] { written.isEmpty ? allLines : LayoutLine.lines(written.map { LayoutLine($0) }, scale: scale) }

    /// The texts that SwiftUI's own views show, such as those of an alert, without indentation.
    package var otherTexts: [LayoutEntry] {
        guard !written.isEmpty else { return [] }
        let labels = Set(written.compactMap(\.label))
        return views.filter { $0.name == "Text" && $0.visibleRect != nil && !labels.contains($0.label ?? "") }.map { view in
            var entry = view.entry
            entry.depth = 0
            return entry
        }
    }

    /// All views as `render layout --all` prints them, each with its source line where that differs from the line of the view around it.
    package var allLines: [String] {
        LayoutLine.lines(
            views.map { LayoutLine(entry: $0.entry, place: $0.place.map { "\($0.file):\($0.line)" }) }, scale: scale)
    }

    /// Returns the inspection as JSON; equal ones have equal bytes.
    func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}

extension RenderJob {
    /// Returns all views at the stepper's current frame as JSON.
    func inspection(of stepper: FrameStepper<Diagnostic>, frame: Int) throws -> Data {
        let graph = stepper.graph
        let listing = graph.layoutListing()
        try checkFonts(of: stepper)
        let details = graph.inspectDetails()
        let views = zip(listing, details).map { LiveInspection.View($0, $1) }
        let variables = stepper.variables() + details.flatMap(\.previewValues)
        let size = graph.configuration.size
        return try LiveInspection(
            frame: frame, time: frameRate.seconds(ofFrame: frame), size: [size.width, size.height], scale: graph.configuration.scale,
            variables: variables.map { LiveInspection.Value($0.name, $0.value) }, views: LiveInspection.withModifiers(views),
            written: graph.writtenViews()
        ).encoded()
    }
}

extension LiveInspection {
    /// Adds the modifiers around each view that is not a modifier itself.
    fileprivate static func withModifiers(_ views: [View]) -> [View] {
        var (result, around): ([View], [View]) = ([], [])
        for var view in views {
            around.removeAll { $0.depth >= view.depth }
            if view.isModifier {
                around.append(view)
            } else {
                view.modifiers = around.map { Value($0.name, ($0.values + $0.preferences).map { "\($0.name) \($0.value)" }.joined(separator: ", ")) }
                around = []
            }
            result.append(view)
        }
        return result
    }
}

extension LiveInspection.View {
    fileprivate init(_ entry: LayoutEntry, _ details: ViewDetails) {
        func sides(_ rect: CGRect) -> [Double] { [rect.minX, rect.minY, rect.width, rect.height] }
        func finite(_ length: CGFloat?) -> Double? { length.flatMap { $0.isFinite ? $0 : nil } }
        func values(_ list: [ViewDetails.Value]) -> [LiveInspection.Value] { list.map { LiveInspection.Value($0.name, $0.value) } }
        (name, label, depth, path, isModifier) = (entry.name, entry.label, entry.depth, details.path, details.isModifier)
        (rect, paintedRect, visibleRect) = (sides(entry.rect), sides(entry.paintedRect), entry.visibleRect.map(sides))
        if entry.letsEventsThrough { letsEventsThrough = true }
        proposal = [finite(details.proposal.width), finite(details.proposal.height)]
        insets = details.insets.map { [$0.top, $0.leading, $0.bottom, $0.trailing] }
        baselines = details.baselines.map { [$0.first, $0.last] }
        (self.values, environment, preferences, state) = (
            values(details.values), values(details.environment), values(details.preferences), values(details.state)
        )
        owner = details.owner
        place = details.place.map { LiveInspection.Place(file: $0.file, line: $0.line, column: $0.column) }
    }

    /// The view without its details.
    package var entry: LayoutEntry {
        func box(_ sides: [Double]) -> CGRect { sides.count == 4 ? CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]) : .null }
        return LayoutEntry(name: name, label: label, rect: box(rect), paintedRect: box(paintedRect), depth: depth)
    }
}
