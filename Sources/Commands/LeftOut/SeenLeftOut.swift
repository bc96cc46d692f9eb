import Foundation
import Views

/// The placeholders and marks of left-out parts that drawn pictures show.
@MainActor
package final class SeenLeftOut {
    /// The record of this process; nil if nothing was left out of its source.
    package private(set) static var current: SeenLeftOut?

    /// The names of the parts, in the order in which they were seen.
    package private(set) var names: [String] = []
    /// The largest part of a picture that placeholders cover, 0…1.
    package private(set) var coverage = 0.0
    private let settings: LeftOutSettings

    private init(_ settings: LeftOutSettings) { self.settings = settings }

    package static func begin(_ settings: LeftOutSettings) { current = SeenLeftOut(settings) }

    /// The part of a picture that placeholders may cover.
    package static let limit = 0.1

    /// Records what the present picture of a graph shows, and returns the names of the parts, each once.
    ///
    /// - Throws: `LeftOutError` if the picture shows nothing but placeholders, or if pictures with left-out parts are refused.
    func inspect(_ graph: ViewGraph) throws(LeftOutError) -> [String] {
        let entries = graph.layoutListing()
        let size = graph.configuration.size
        let canvas = CGRect(origin: .zero, size: size)
        var (shown, areas): ([String], [CGRect]) = ([], [])
        var hasOther = false
        // The depth of the placeholder around the present entry.
        var inside: Int?
        for (index, entry) in entries.enumerated() {
            if let depth = inside, entry.depth > depth { continue }
            inside = nil
            let isLeaf = index + 1 == entries.count || entries[index + 1].depth <= entry.depth
            let visible = entry.visibleRect?.overlap(with: canvas) ?? .null
            let isSeen = !visible.isNull && !visible.isEmpty
            switch entry.name {
            case LayoutEntry.leftOutView:
                inside = entry.depth
                guard isSeen else { continue }
                areas.append(visible)
                shown.append(entry.label ?? "")
            case LayoutEntry.leftOutMark:
                if isSeen { shown.append(entry.label ?? "") }
            default: hasOther = hasOther || (isLeaf && isSeen && entry.name != "Color")
            }
        }
        shown += settings.replacements.filter { $0.kind != .placeholder }.map(\.name)
        var seen: Set<String> = []
        shown.removeAll { !seen.insert($0).inserted }
        names += shown.filter { !names.contains($0) }
        guard !shown.isEmpty else { return [] }
        if settings.isRefused {
            throw LeftOutError("the picture shows or ran parts that were left out because they don't compile: \(shown.joined(separator: ", "))")
        }
        if !hasOther, !areas.isEmpty {
            throw LeftOutError("nothing is left of the screen: it needs parts that don't compile: \(shown.joined(separator: ", "))")
        }
        if size.width > 0, size.height > 0 { coverage = max(coverage, Self.area(of: areas) / (size.width * size.height)) }
        return shown
    }

    /// Returns the area of the union of rects.
    package nonisolated static func area(of rects: [CGRect]) -> Double {
        let edges = Set(rects.flatMap { [$0.minX, $0.maxX] }).sorted()
        return zip(edges, edges.dropFirst()).reduce(0) { sum, strip in
            let spans = rects.filter { $0.minX <= strip.0 && strip.1 <= $0.maxX }.map { ($0.minY, $0.maxY) }.sorted { $0.0 < $1.0 }
            var (height, end): (Double, Double) = (0, -.infinity)
            for (from, to) in spans where to > end {
                height += to - max(from, end)
                end = to
            }
            return sum + height * (strip.1 - strip.0)
        }
    }

    /// The message about pictures of which too much is missing; nil if there is none.
    package var complaint: String? {
        guard coverage > Self.limit, !settings.isTolerated else { return nil }
        let percent = Int((coverage * 100).rounded())
        return "placeholders of parts that don't compile cover \(percent) % of the picture, which is written nevertheless; --tolerant accepts it"
    }
}
