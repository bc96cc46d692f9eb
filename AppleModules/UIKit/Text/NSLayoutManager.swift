import AppleCoreGraphics
import Easel
import Foundation
import Views

/// Reacts to the layout of a text. It is never called.
public protocol NSLayoutManagerDelegate: AnyObject {}

extension NSLayoutManager {
    /// The roles of a glyph.
    public struct GlyphProperty: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let null = GlyphProperty(rawValue: 1)
        public static let controlCharacter = GlyphProperty(rawValue: 2)
        public static let elastic = GlyphProperty(rawValue: 4)
        public static let nonBaseCharacter = GlyphProperty(rawValue: 8)
    }
    /// The effects of a control character.
    public struct ControlCharacterAction: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let zeroAdvancement = ControlCharacterAction(rawValue: 1)
        public static let whitespace = ControlCharacterAction(rawValue: 2)
        public static let horizontalTab = ControlCharacterAction(rawValue: 4)
        public static let lineBreak = ControlCharacterAction(rawValue: 8)
        public static let paragraphBreak = ControlCharacterAction(rawValue: 16)
        public static let containerBreak = ControlCharacterAction(rawValue: 32)
    }
}

/// Lays out a text in the lines of one or several containers, and draws them. Glyphs are counted like characters.
open class NSLayoutManager: NSObject, @unchecked Sendable {
    public private(set) var textContainers: [NSTextContainer] = []
    open weak var textStorage: NSTextStorage?
    open weak var delegate: (any NSLayoutManagerDelegate)?
    open var allowsNonContiguousLayout = false
    open var usesFontLeading = true
    open var usesDefaultHyphenation = false
    open var limitsLayoutForSuspiciousContents = false
    open var showsInvisibleCharacters = false
    open var showsControlCharacters = false
    public override init() {}
    public required init?(coder: NSCoder) { nil }

    open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: index)
        container.layoutManager = self
    }
    open func removeTextContainer(at index: Int) { textContainers.remove(at: index).layoutManager = nil }
    open func replaceTextStorage(_ newTextStorage: NSTextStorage) { newTextStorage.addLayoutManager(self) }

    // MARK: Layout

    private struct Column {
        let container: NSTextContainer
        let lines: TextLines
    }
    /// All that a layout depends on.
    private struct Request: Equatable {
        let edits: Int
        let text: String
        let columns: [TextColumn]
    }
    private var known: (request: Request, columns: [Column])?
    /// The number of layouts.
    package private(set) var layoutCount = 0

    /// The lines of all containers, from the text as it is now.
    @MainActor private var columns: [Column] {
        guard let textStorage else { return [] }
        let request = Request(edits: textStorage.editCount, text: textStorage.string, columns: textContainers.map(\.column))
        if let known, known.request == request, known.columns.map(\.container) == textContainers { return known.columns }
        var (result, start): ([Column], Int) = ([], 0)
        for (container, column) in zip(textContainers, request.columns) {
            let lines = TextLines(textStorage, in: column, isOnly: textContainers.count == 1, start: start)
            result.append(Column(container: container, lines: lines))
            start = max(start, lines.end)
        }
        known = (request, result)
        layoutCount += 1
        return result
    }

    /// Returns a value of the layout; a default beside the main thread, where texts can't be measured.
    private func read<Value: Sendable>(_ value: Value, _ body: @MainActor ([Column]) -> Value) -> Value {
        guard MainThread.isCurrent else { return value }
        return MainActor.assumeIsolated { body(columns) }
    }
    private func line<Value: Sendable>(at index: Int, _ value: Value, _ body: @MainActor (TextLines, TextLines.Line) -> Value) -> Value {
        read(value) { columns in
            for column in columns {
                if let line = column.lines.lines.first(where: { NSLocationInRange(index, $0.range) }) { return body(column.lines, line) }
            }
            return value
        }
    }

    open func ensureLayout(for container: NSTextContainer) {}
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {}
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?) {}
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
    ) {}
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
    open func textContainerChangedGeometry(_ container: NSTextContainer) {}

    open func usedRect(for container: NSTextContainer) -> CGRect {
        read(.zero) { columns in
            guard let column = columns.first(where: { $0.container === container }), !column.lines.lines.isEmpty else { return .zero }
            // The used part has the padding at both ends.
            return column.lines.used.insetBy(dx: -container.lineFragmentPadding, dy: 0)
        }
    }
    open var extraLineFragmentRect: CGRect { .zero }
    open var extraLineFragmentUsedRect: CGRect { .zero }
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    open var firstUnlaidCharacterIndex: Int { numberOfGlyphs }

    // MARK: Glyphs and characters

    open func glyphRange(for container: NSTextContainer) -> NSRange {
        read(NSRange(location: 0, length: numberOfGlyphs)) { columns in
            let lines = columns.first { $0.container === container }?.lines.lines ?? []
            guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
            return NSRange(location: first.range.location, length: NSMaxRange(last.range) - first.range.location)
        }
    }
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?) -> NSRange {
        if let actualCharacterRange = unsafe actualCharacterRange { unsafe actualCharacterRange.pointee = charRange }
        return charRange
    }
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?) -> NSRange {
        if let actualGlyphRange = unsafe actualGlyphRange { unsafe actualGlyphRange.pointee = glyphRange }
        return glyphRange
    }
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        read(NSRange(location: 0, length: numberOfGlyphs)) { columns in
            let lines =
                columns.first { $0.container === container }?.lines.lines.filter { $0.fragment.minY < bounds.maxY && $0.fragment.maxY > bounds.minY } ?? []
            guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
            return NSRange(location: first.range.location, length: NSMaxRange(last.range) - first.range.location)
        }
    }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }
    open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty { [] }
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?) -> NSTextContainer? {
        for container in textContainers {
            let range = glyphRange(for: container)
            guard NSLocationInRange(glyphIndex, range) else { continue }
            if let effectiveGlyphRange = unsafe effectiveGlyphRange { unsafe effectiveGlyphRange.pointee = range }
            return container
        }
        return nil
    }
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer, fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { glyphIndex(for: point, in: container) }
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer, fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?)
        -> Int
    {
        glyphIndex(for: point, in: container)
    }
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        read(0) { columns in
            guard let lines = columns.first(where: { $0.container === container })?.lines, let last = lines.lines.last else { return 0 }
            let line = lines.lines.first { point.y < $0.fragment.maxY } ?? last
            var (low, high) = (line.range.location, NSMaxRange(line.range) - 1)
            while low < high {
                let middle = (low + high + 1) / 2
                if lines.x(of: middle, in: line) <= point.x { low = middle } else { high = middle - 1 }
            }
            return max(0, low)
        }
    }

    // MARK: Lines

    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
        unsafe lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange, withoutAdditionalLayout: false)
    }
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?, withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        let (rect, range) = line(at: glyphIndex, (CGRect.zero, NSRange(location: glyphIndex, length: 1))) { ($1.fragment, $1.range) }
        if let effectiveGlyphRange = unsafe effectiveGlyphRange { unsafe effectiveGlyphRange.pointee = range }
        return rect
    }
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
        let (rect, range) = line(at: glyphIndex, (CGRect.zero, NSRange(location: glyphIndex, length: 1))) { ($1.used, $1.range) }
        if let effectiveGlyphRange = unsafe effectiveGlyphRange { unsafe effectiveGlyphRange.pointee = range }
        return rect
    }
    /// The left end of a glyph on its line, from the line's upper left corner.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        line(at: glyphIndex, .zero) { CGPoint(x: $0.x(of: glyphIndex, in: $1) - $1.fragment.minX, y: $1.used.height * 0.8) }
    }
    /// Always an empty range at `NSNotFound`: the glyphs that a line leaves out are unknown.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange { NSRange(location: NSNotFound, length: 0) }
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        read(.zero) { columns in
            guard let column = columns.first(where: { $0.container === container }) else { return .zero }
            let rects = Self.rects(of: glyphRange, in: column.lines)
            return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
        }
    }
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange, using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard MainThread.isCurrent else { return }
        var stop = ObjCBool(false)
        for container in textContainers {
            let boxes = read([(NSRange, CGRect, CGRect)]()) { columns in
                columns.first { $0.container === container }?.lines.lines.map { ($0.range, $0.fragment, $0.used) } ?? []
            }
            for (range, fragment, used) in boxes where NSIntersectionRange(range, glyphRange).length > 0 {
                unsafe withUnsafeMutablePointer(to: &stop) { unsafe block(fragment, used, container, range, $0) }
                if stop.boolValue { return }
            }
        }
    }
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let rects = read([CGRect]()) { columns in columns.first { $0.container === textContainer }.map { Self.rects(of: glyphRange, in: $0.lines) } ?? [] }
        var stop = ObjCBool(false)
        for rect in rects {
            unsafe withUnsafeMutablePointer(to: &stop) { unsafe block(rect, $0) }
            if stop.boolValue { return }
        }
    }
    /// The boxes of a range, one for each line.
    @MainActor private static func rects(of range: NSRange, in lines: TextLines) -> [CGRect] {
        lines.lines.compactMap { line in
            let part = NSIntersectionRange(line.range, range)
            guard part.length > 0 else { return nil }
            let (left, right) = (lines.x(of: part.location, in: line), lines.x(of: NSMaxRange(part), in: line))
            return CGRect(x: left, y: line.used.minY, width: max(0, right - left), height: line.used.height)
        }
    }
    open func defaultLineHeight(for theFont: UIFont) -> CGFloat { theFont.lineHeight }

    // MARK: Drawing

    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard MainThread.isCurrent else { return }
        MainActor.assumeIsolated { for column in columns { column.lines.draw(at: origin, range: glyphsToShow) } }
    }
    /// Draws nothing: the backgrounds of a text are drawn together with its glyphs.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

/// The area of a text view's lines.
open class NSTextContainer: NSObject, @unchecked Sendable {
    open var size = CGSize.zero
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether the container is as wide as its text view, without the view's insets. Text views set it for the containers that they create.
    open var widthTracksTextView = false
    open var heightTracksTextView = false
    open weak var layoutManager: NSLayoutManager?
    public override init() {}
    public init(size: CGSize) { self.size = size }
    public required init(coder: NSCoder) {}
    /// The space at both ends of each line, in points.
    open var lineFragmentPadding: CGFloat = 5
    /// The maximum number of lines; 0 for no limit.
    open var maximumNumberOfLines = 0
    open var exclusionPaths: [UIBezierPath] = []

    /// The settings of the container that its lines depend on.
    var column: TextColumn {
        TextColumn(size: size, mode: lineBreakMode, padding: lineFragmentPadding, limit: maximumNumberOfLines, exclusions: exclusionPaths.map(\.bounds))
    }
}

/// The settings of a container.
struct TextColumn: Equatable {
    let size: CGSize
    let mode: NSLineBreakMode
    let padding: CGFloat
    let limit: Int
    let exclusions: [CGRect]
}

extension TextLines {
    /// The lines in a container.
    ///
    /// - Parameter isOnly: whether no other container continues the text, so the height has no effect.
    fileprivate init(_ text: NSAttributedString, in column: TextColumn, isOnly: Bool, start: Int) {
        let size = column.size
        self.init(
            text, width: size.width > 0 && size.width < 1_000_000 ? size.width : nil,
            height: isOnly || size.height <= 0 || size.height > 1_000_000 ? nil : size.height, start: start, limit: column.limit, lastMode: column.mode,
            padding: column.padding, exclusions: column.exclusions)
    }
}
