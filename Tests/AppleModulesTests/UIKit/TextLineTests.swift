import Testing

@testable import AppleUIKit

/// The lines of TextKit: their ranges, boxes, and paragraphs.
@MainActor
struct TextLineTests {
    private func text(_ string: String, _ change: (NSMutableParagraphStyle) -> Void = { _ in }) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        change(style)
        return NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style])
    }

    @Test func linesBreakBetweenWordsAndCoverTheText() {
        let source = text("one two three four five six seven")
        let lines = TextLines(source, width: 100).lines
        #expect(lines.count > 2 && lines.allSatisfy { $0.used.maxX <= 100.5 })
        #expect(lines.map(\.range.length).reduce(0, +) == source.length)
        #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.fragment.maxY == $1.fragment.minY && NSMaxRange($0.range) == $1.range.location })
        #expect(lines.dropLast().allSatisfy { source.part($0.range).string.hasSuffix(" ") })
    }

    @Test func paragraphsHaveIndentsDistancesAndHeights() {
        let lines = TextLines(
            text("a\nb c d e f g h i j k l m n") {
                $0.headIndent = 20
                $0.paragraphSpacing = 12
                $0.minimumLineHeight = 40
            }, width: 90
        ).lines
        #expect(lines.count > 2 && lines[0].used.minX == 0 && lines[1].used.minX == 0 && lines[2].used.minX == 20)
        #expect(lines[0].used.height == 40 && lines[1].used.minY == 52 && lines[2].used.minY == 92)
    }

    @Test func aMultipleOfTheHeightAppliesOnce() {
        let natural = TextLines(text("a"), width: 90).lines[0].used.height
        let lines = TextLines(
            text("a\nb") {
                $0.headIndent = 20
                $0.lineHeightMultiple = 1.5
                $0.paragraphSpacing = 12
            }, width: 90
        ).lines
        #expect(lines.count == 2 && abs(lines[0].used.height - natural * 1.5) < 0.01)
        #expect(abs(lines[1].used.minY - natural * 1.5 - 12) < 0.01)
    }

    @Test func theLastLineOfALimitEndsWithAnEllipsis() {
        let lines = TextLines(text("one two three four five six seven"), width: 100, limit: 2)
        #expect(lines.isTruncated && lines.lines.count == 2 && lines.lines[1].text.string.hasSuffix("…"))
        #expect(!TextLines(text("one"), width: 100, limit: 2).isTruncated)
    }

    @Test func aLayoutManagerHasLinesAndBoxes() {
        let (storage, manager, container) = (NSTextStorage(attributedString: text("one two three four")), NSLayoutManager(), NSTextContainer(size: .zero))
        container.size = CGSize(width: 90, height: 1000)
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        var (ranges, index) = ([NSRange](), 0)
        while index < manager.numberOfGlyphs {
            var range = NSRange()
            _ = unsafe manager.lineFragmentRect(forGlyphAt: index, effectiveRange: &range)
            ranges.append(range)
            index = NSMaxRange(range)
        }
        #expect(ranges.count > 1 && NSMaxRange(ranges[ranges.count - 1]) == 18)
        let height = unsafe manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil).height
        #expect(manager.usedRect(for: container).height == CGFloat(ranges.count) * height)
        let word = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 3), in: container)
        #expect(word.minX == 0 && word.width > 20 && manager.glyphIndex(for: CGPoint(x: word.maxX - 2, y: 5), in: container) == 2)
        #expect(storage.layoutManagers.count == 1)
    }

    @Test func aTextWithSeveralStylesIsAsLargeAsItsParts() {
        let mixed = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        mixed.append(NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 40), .kern: 0]))
        let large = NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        #expect(mixed.size().height >= large.size().height && mixed.size().width > large.size().width)
    }

    @Test func tabsReachToTheirStops() {
        func places(_ change: @escaping (NSMutableParagraphStyle) -> Void) -> [CGFloat] {
            let lines = TextLines(text("•\tone two three\tx", change), width: 130)
            return lines.lines.map { lines.x(of: $0.range.location == 0 ? 2 : $0.range.location, in: $0).rounded() }
        }
        let stops = places {
            $0.tabStops = [NSTextTab(textAlignment: .left, location: 40)]
            ($0.headIndent, $0.defaultTabInterval) = (40, 20)
        }
        // Measured parts are rounded up to whole points.
        #expect((40...41).contains(stops[0]) && stops[1] == 40)
        let standard = places { $0.headIndent = 5 }
        #expect((28...29).contains(standard[0]) && standard[1] == 5)
        let end = NSTextTab(textAlignment: .right, location: 200)
        let priced = TextLines(text("Tea\t$4") { $0.tabStops = [end] }, width: 300).lines[0]
        #expect(abs(priced.used.maxX - 200) < 2)
    }
}
