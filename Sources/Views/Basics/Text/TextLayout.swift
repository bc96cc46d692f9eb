extension Text {
    /// The lines of a text with the positions of their glyphs, for a `TextRenderer`.
    public struct Layout: RandomAccessCollection, Equatable, Sendable {
        let storage: TextLayoutStorage

        /// Whether characters were left out.
        public var isTruncated: Bool { storage.shaped.isTruncated }
        public var startIndex: Int { 0 }
        public var endIndex: Int { storage.lines.count }
        /// A line, from the top.
        public subscript(index: Int) -> Line { Line(storage: storage, line: index) }

        public static func == (lhs: Layout, rhs: Layout) -> Bool { lhs.storage == rhs.storage }

        /// A line of a text: runs from left to right.
        public struct Line: RandomAccessCollection, Equatable, Sendable {
            let storage: TextLayoutStorage
            let line: Int
            private var parts: TextLayoutStorage.Line { storage.lines[line] }

            /// The left end of the baseline, in the text's coordinates.
            public var origin: CGPoint { CGPoint(x: parts.start, y: parts.baseline) }
            public var startIndex: Int { 0 }
            public var endIndex: Int { parts.runs.count }
            /// A run, from the left.
            public subscript(index: Int) -> Run { Run(storage: storage, line: line, run: index) }
            /// The line's box on its baseline.
            public var typographicBounds: TypographicBounds { storage.bounds(from: parts.start, to: parts.end, baseline: parts.baseline) }

            public static func == (lhs: Line, rhs: Line) -> Bool { lhs.line == rhs.line && lhs.storage == rhs.storage }
        }

        /// Neighboring glyphs with the same attributes in a line.
        public struct Run: RandomAccessCollection, Equatable, Sendable {
            let storage: TextLayoutStorage
            let line: Int
            let run: Int
            var parts: TextLayoutStorage.Run { storage.lines[line].runs[run] }

            public var startIndex: Int { 0 }
            public var endIndex: Int { parts.glyphs.count }
            /// A glyph, from the left.
            public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
            /// Neighboring glyphs.
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
            /// The value of an attribute that `Text.customAttribute(_:)` set; nil without one.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { storage.attribute(of: parts) }
            /// The direction in which the glyphs are read.
            public var layoutDirection: LayoutDirection { parts.isRightToLeft ? .rightToLeft : .leftToRight }
            /// The run's box on its baseline.
            public var typographicBounds: TypographicBounds { self[startIndex..<endIndex].typographicBounds }
            /// The positions of the glyphs in the text.
            public var characterIndices: [CharacterIndex] { self[startIndex..<endIndex].characterIndices }

            public static func == (lhs: Run, rhs: Run) -> Bool { lhs.line == rhs.line && lhs.run == rhs.run && lhs.storage == rhs.storage }
        }

        /// Neighboring glyphs of a run.
        public struct RunSlice: RandomAccessCollection, Equatable, Sendable {
            public var run: Run
            /// The indices of the glyphs in the run.
            public var indices: Range<Int>

            public init(run: Run, indices: Range<Int>) {
                self.run = run
                self.indices = indices
            }

            public var startIndex: Int { indices.lowerBound }
            public var endIndex: Int { indices.upperBound }
            /// A glyph.
            public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
            /// Neighboring glyphs.
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
            /// The value of an attribute that `Text.customAttribute(_:)` set; nil without one.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
            /// The slice's box on its baseline.
            public var typographicBounds: TypographicBounds {
                let parts = run.parts
                let glyphs = parts.glyphs[indices]
                let start = glyphs.first?.start ?? 0
                return run.storage.bounds(from: start, to: glyphs.last?.end ?? start, baseline: run.storage.lines[run.line].baseline)
            }
            /// The positions of the glyphs in the text.
            public var characterIndices: [CharacterIndex] { run.parts.glyphs[indices].map { CharacterIndex(position: $0.position) } }
        }

        /// The position of a glyph in its text: glyphs are counted line by line.
        public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
            let position: Int
            public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { lhs.position < rhs.position }
            public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(position: position + n) }
            public func distance(to other: CharacterIndex) -> Int { other.position - position }
        }

        /// The box of glyphs on a baseline, in points.
        public struct TypographicBounds: Equatable, Sendable {
            /// The left end of the baseline.
            public var origin: CGPoint
            public var width: CGFloat
            /// The distance from the baseline to the top.
            public var ascent: CGFloat
            /// The distance from the baseline to the bottom.
            public var descent: CGFloat
            /// The space below the line.
            public var leading: CGFloat

            /// Creates an empty box.
            public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0) }
            init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
                self.origin = origin
                self.width = width
                self.ascent = ascent
                self.descent = descent
                leading = 0
            }

            /// The box from the top to the bottom.
            public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
        }

        /// The options for drawing glyphs.
        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            /// Draws glyphs at fractional pixel positions, which is always the case here.
            public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
        }
    }
}

/// A shaped text divided into lines, runs, and glyphs.
final class TextLayoutStorage: Equatable, Sendable {
    struct Glyph: Equatable, Sendable {
        /// The index of the glyph in its run of the shaped text.
        let index: Int
        let start: CGFloat
        let end: CGFloat
        let position: Int
    }
    struct Run: Equatable, Sendable {
        /// The index of the run in the shaped text.
        let source: Int
        let layer: Int
        let isRightToLeft: Bool
        let glyphs: [Glyph]
    }
    struct Line: Equatable, Sendable {
        let baseline: CGFloat
        let start: CGFloat
        let end: CGFloat
        let runs: [Run]
    }

    let shaped: ShapedText
    let layers: [Text.Layer]
    let lines: [Line]
    private let ascent: CGFloat
    private let descent: CGFloat

    /// - Parameters:
    ///   - ends: the right ends of the lines, from the top; a line without one ends with an average glyph.
    ///   - metrics: the first font's.
    init(_ shaped: ShapedText, layers: [Text.Layer], ends: [CGFloat], metrics: FontMetrics?) {
        self.shaped = shaped
        self.layers = layers
        let height = shaped.size.height / CGFloat(max(shaped.lineCount, 1))
        ascent = metrics?.ascent ?? shaped.firstBaseline
        descent = metrics?.descent ?? max(0, shaped.size.height - shaped.lastBaseline)
        // Glyphs of a line can be raised, but by less than half of a line.
        var places: [(run: Int, index: Int, glyph: ShapedText.Glyph)] = []
        for (run, glyphs) in shaped.runs.enumerated() { for (index, glyph) in glyphs.glyphs.enumerated() { places.append((run, index, glyph)) } }
        places.sort { $0.glyph.y < $1.glyph.y }
        var rows: [[(run: Int, index: Int, glyph: ShapedText.Glyph)]] = []
        for place in places {
            if let first = rows.last?.first, place.glyph.y - first.glyph.y < height / 2 { rows[rows.count - 1].append(place) } else { rows.append([place]) }
        }
        var position = 0
        lines = rows.enumerated().map { number, row in
            let sorted = row.sorted { ($0.glyph.x, $0.run, $0.index) < ($1.glyph.x, $1.run, $1.index) }
            let start = sorted.first?.glyph.x ?? 0
            let last = sorted.last?.glyph.x ?? 0
            let average = sorted.count > 1 ? (last - start) / CGFloat(sorted.count - 1) : height / 2
            let end = max(number < ends.count ? ends[number] : last + average, last)
            var runs: [Run] = []
            var glyphs: [Glyph] = []
            for (index, place) in sorted.enumerated() {
                glyphs.append(
                    Glyph(index: place.index, start: place.glyph.x, end: index + 1 < sorted.count ? sorted[index + 1].glyph.x : end, position: position))
                position += 1
                guard index + 1 == sorted.count || sorted[index + 1].run != place.run else { continue }
                // The glyphs of a shaped run are in the order of its characters.
                let isRightToLeft = glyphs.count > 1 && glyphs[0].index > glyphs[glyphs.count - 1].index
                runs.append(Run(source: place.run, layer: shaped.runs[place.run].layer, isRightToLeft: isRightToLeft, glyphs: glyphs))
                glyphs = []
            }
            // The lowest glyphs of a line are on its baseline; the others are raised.
            return Line(baseline: row.last?.glyph.y ?? 0, start: start, end: end, runs: runs)
        }
    }

    static func == (lhs: TextLayoutStorage, rhs: TextLayoutStorage) -> Bool {
        lhs === rhs || (lhs.shaped == rhs.shaped && lhs.layers == rhs.layers && lhs.lines == rhs.lines)
    }

    func bounds(from start: CGFloat, to end: CGFloat, baseline: CGFloat) -> Text.Layout.TypographicBounds {
        Text.Layout.TypographicBounds(origin: CGPoint(x: start, y: baseline), width: end - start, ascent: ascent, descent: descent)
    }

    func attribute<T: TextAttribute>(of run: Run) -> T? {
        guard layers.indices.contains(run.layer) else { return nil }
        return layers[run.layer].attributes.lazy.compactMap { $0.value as? T }.last
    }

    /// Returns the text with only some glyphs, and the lines and backgrounds next to them.
    func part(line: Int, _ selected: [(run: Run, glyphs: ArraySlice<Glyph>)]) -> ShapedText {
        var part = shaped
        for index in part.runs.indices { part.runs[index].glyphs = [] }
        for (run, glyphs) in selected { part.runs[run.source].glyphs = glyphs.map { shaped.runs[run.source].glyphs[$0.index] } }
        part.runs.removeAll { $0.glyphs.isEmpty }
        let spans = selected.compactMap { run, glyphs in glyphs.first.map { (layer: run.layer, from: $0.start, to: glyphs.last?.end ?? $0.end) } }
        let baseline = lines[line].baseline
        func cut(_ decorations: [ShapedText.Decoration]) -> [ShapedText.Decoration] {
            decorations.flatMap { decoration -> [ShapedText.Decoration] in
                guard decoration.rect.minY <= baseline + descent, decoration.rect.maxY >= baseline - ascent else { return [] }
                return spans.filter { $0.layer == decoration.layer }.compactMap { span in
                    var copy = decoration
                    let (left, right) = (max(decoration.rect.minX, span.from), min(decoration.rect.maxX, span.to))
                    guard right > left else { return nil }
                    copy.rect = CGRect(x: left, y: decoration.rect.minY, width: right - left, height: decoration.rect.height)
                    return copy
                }
            }
        }
        part.decorations = cut(shaped.decorations)
        part.backgrounds = cut(shaped.backgrounds)
        return part
    }
}

extension GraphicsContext {
    /// Draws a line of a text.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        draw(line.storage, line.storage.part(line: line.line, line.map { ($0.parts, $0.parts.glyphs[...]) }))
    }
    /// Draws a run of a text.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(run.storage, run.storage.part(line: run.line, [(run.parts, run.parts.glyphs[...])]))
    }
    /// Draws a part of a run of a text.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        let run = slice.run
        draw(run.storage, run.storage.part(line: run.line, [(run.parts, run.parts.glyphs[slice.indices])]))
    }

    private func draw(_ storage: TextLayoutStorage, _ part: ShapedText) {
        let items = MainActor.assumeIsolated {
            var builder = DisplayListBuilder(time: 0)
            builder.addText(part, at: .zero, layers: storage.layers, in: CGRect(origin: .zero, size: storage.shaped.size))
            return builder.items
        }
        add(items)
    }
}
