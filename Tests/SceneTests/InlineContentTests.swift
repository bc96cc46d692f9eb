import CairoCanvas
import Display
import Easel
import Foundation
import Testing
import Views

/// Symbols and backgrounds inside of texts, with the fonts that `Scripts/setup` installs.
@MainActor struct InlineContentTests {
    private func graph(_ view: some View) throws -> ViewGraph {
        let configuration = ViewHostConfiguration(size: CGSize(width: 300, height: 100), scale: 3)
        let graph = ViewGraph(root: view, configuration: configuration, textShaper: try PangoTextShaper())
        graph.settle()
        return graph
    }

    private func size(_ text: Text) throws -> CGSize {
        try graph(text.accessibilityIdentifier("t")).rects("accessibilityIdentifier", "t").first?.size ?? .zero
    }

    @Test func aSymbolIsAsWideAsItsEmAndLeavesTheLineAsItIs() throws {
        let (plain, star) = (try size(Text("ab").font(.system(size: 20))), try size(Text("a\(Image(systemName: "star"))b").font(.system(size: 20))))
        #expect(star.height == plain.height)
        // The star's box is 129.8 hundredths of an em wide. Kerning of two letters apart may differ by half a point.
        #expect(abs(star.width - plain.width - 20 * 1.298) < 1, "\(star) \(plain)")
        let sum = try size((Text("a") + Text(Image(systemName: "star")) + Text("b")).font(.system(size: 20)))
        #expect(sum == star)
    }

    @Test func aSymbolStandsAtTheMiddleOfTheCapitals() throws {
        let items = try graph(Text("H\(Image(systemName: "square.fill"))").font(.system(size: 20))).displayList().items
        guard case .text(let text, let origin)? = items.first, let letter = text.runs.first?.glyphs.first, items.count > 1,
            case .fill(let square, _, _) = items[1]
        else {
            Issue.record("\(items)")
            return
        }
        #expect(abs(square.boundingRect.midY - (origin.y + letter.y - 0.705 * 20 / 2)) < 0.01)
    }

    @Test func symbolsHaveTheColorOfTheirText() throws {
        let items = try graph(Text("a") + Text(Image(systemName: "star")).foregroundColor(.red)).displayList().items
        guard case .text(let text, _)? = items.first, case .stroke(_, let paint, _)? = items.last else {
            Issue.record("\(items)")
            return
        }
        #expect(text.runs.map(\.color) == [Color.primary.resolve(in: EnvironmentValues())])
        #expect(paint == .color(Color.red.resolve(in: EnvironmentValues())))
    }

    @Test func backgroundsLieBehindTheirLetters() throws {
        var marked = AttributedString("marked")
        marked.backgroundColor = .yellow
        let items = try graph(Text(AttributedString("un") + marked + AttributedString(" text")).font(.system(size: 20))).displayList().items
        guard items.count == 2, case .fill(let path, .color(let color), _) = items[0], case .text(let text, let origin) = items[1] else {
            Issue.record("\(items)")
            return
        }
        #expect(color == Color.yellow.resolve(in: EnvironmentValues()))
        let (box, start, width) = (
            path.boundingRect, try size(Text("un").font(.system(size: 20))).width, try size(Text("marked").font(.system(size: 20))).width
        )
        #expect(abs(box.minX - origin.x - start) < 0.7 && abs(box.width - width) < 0.7, "\(box)")
        #expect(abs(box.minY - origin.y) < 0.01 && abs(box.height - text.size.height) < 0.34)
    }

    @Test func aBackgroundInTwoLinesIsTwoBoxes() throws {
        var marked = AttributedString("one two three four")
        marked.backgroundColor = .yellow
        let items = try graph(Text(marked).font(.system(size: 20)).frame(width: 100)).displayList().items
        let boxes = items.compactMap { item in if case .fill(let path, _, _) = item { path.boundingRect } else { nil } }
        #expect(boxes.count == 2 && boxes[0].maxY <= boxes[1].minY + 0.01)
    }

    /// The visible result; the environment variable EASEL_PICTURES names a folder for inspecting it.
    @Test func imagesInTextsArePainted() throws {
        var marked = AttributedString("marked letters")
        marked.backgroundColor = .yellow
        let renderer = ImageRenderer(
            content: VStack(alignment: .leading) {
                Text("Tap \(Image(systemName: "heart.fill")) HxH \(Image(systemName: "square.fill")) or \(Image(systemName: "star.fill"))")
                Text(AttributedString("Some ") + marked + AttributedString(" here"))
                Label("A label", systemImage: "heart.fill")
                Text("\(Image(systemName: "trash")) red").foregroundStyle(.red).font(.largeTitle)
            }
            .padding().background(.white))
        renderer.scale = 2
        let pixmap = try renderer.pixmap()
        if let folder = ProcessInfo.processInfo.environment["EASEL_PICTURES"] {
            try renderer.pngData().write(to: URL(filePath: folder).appending(path: "inline.png"))
        }
        let yellow = Color.yellow.resolve(in: EnvironmentValues())
        let wanted =
            UInt32(0xFF00_0000) | UInt32((yellow.red * 255).rounded()) << 16 | UInt32((yellow.green * 255).rounded()) << 8
            | UInt32((yellow.blue * 255).rounded())
        let count = pixmap.pixels.count { $0 == wanted }
        // About 108 by 20 points at two pixels each, most of it free of letters.
        #expect(count > 4000 && count < 9000, "\(count)")
    }

    @Test func imagesStandOnTheBaselineAndRaiseTheirLine() throws {
        let image = Image(decorative: Pixmap(width: 60, height: 90, filledWith: 0xFFFF_0000), scale: 3)
        let text = Text("a") + Text(image) + Text("b")
        let (plain, tall) = (try size(Text("ab").font(.system(size: 20))), try size(text.font(.system(size: 20))))
        // The font's lines are 23.87 points high, 4.82 of which are below the baseline.
        #expect(abs(tall.height - 30 - 4.82) < 0.7 && abs(tall.width - plain.width - 20) < 1, "\(plain) \(tall)")
        let items = try graph(text.font(.system(size: 20))).displayList().items
        let frames = items.compactMap { item in if case .image(let image) = item { image.frame } else { nil } }
        guard case .text(let letters, let origin)? = items.first, let letter = letters.runs.first?.glyphs.first, let frame = frames.first else {
            Issue.record("\(items)")
            return
        }
        #expect(frame.size == CGSize(width: 20, height: 30) && abs(frame.maxY - origin.y - letter.y) < 0.01)
    }

    @Test func whatATextCannotShowIsSaid() throws {
        #expect(try graph(Text("a\(Image("picture"))")).warnings == ["no image named \"picture\": there is no folder to search"])
        #expect(try graph(Text("a\(Image(systemName: "nothing.like.it"))")).warnings == ["no symbol named \"nothing.like.it\": omitted from the text"])
    }
}
