import Geometry
import Views

/// Stacks with priorities and guides, a grid, a lazy grid, frames, overlays, and views that fit: layout other than of plain boxes.
struct MixedLayout: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            ForEach(0..<20) { row in
                HStack(alignment: .bottom) {
                    Color.red.frame(width: 20, height: 10)
                    Rectangle().frame(minWidth: 10, idealWidth: 40, maxWidth: 80, minHeight: 5, maxHeight: 12).layoutPriority(1)
                    Spacer(minLength: 4)
                    Circle().aspectRatio(2, contentMode: .fit).padding(2).background(Color.blue).overlay(alignment: .topTrailing) { Capsule() }
                    Color.green.fixedSize().alignmentGuide(.bottom) { $0.height / 2 + CGFloat(row) }
                    Divider()
                }
            }
            Grid(alignment: .topLeading, horizontalSpacing: 3, verticalSpacing: 3) {
                ForEach(0..<12) { row in
                    GridRow(alignment: .bottom) {
                        Color.gray.frame(width: CGFloat(10 + row), height: 8)
                        Color.orange.frame(height: 6).gridCellColumns(2)
                        Ellipse().gridCellAnchor(.center).frame(maxWidth: 30, maxHeight: 6)
                    }
                }
            }
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 30)), GridItem(.fixed(50)), GridItem(.flexible())], spacing: 2) {
                ForEach(0..<60) { _ in Color.purple.frame(height: 4) }
            }
            ViewThatFits {
                Color.red.frame(width: 5000)
                Color.red.frame(width: 500)
            }
            GeometryReader { proxy in Color.mint.frame(width: proxy.size.width / 2).position(x: 10, y: 10) }
        }
        .padding()
    }
}

/// Texts that wrap, are truncated or justified to an edge, mix fonts, and are written from right to left.
struct Paragraphs: View {
    private static let text =
        "A box proposes a size to its child, the child chooses its own, and the box places it. Nothing else is needed to lay out a whole screen of views."

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Layout in three steps").font(.title).bold()
            Text(Self.text)
            Text(Self.text).lineLimit(2).truncationMode(.middle).multilineTextAlignment(.center)
            Text(Self.text).font(.caption).lineSpacing(3).kerning(0.5).multilineTextAlignment(.trailing)
            Text("\(Text("Bold").bold()) and \(Text("italic").italic()), \(Text("struck").strikethrough()), \(Text("underlined").underline())")
            ForEach(0..<12) { row in
                HStack {
                    Text("Row \(row)").monospacedDigit()
                    Spacer()
                    Text("\(row * 1234) items").foregroundStyle(.secondary)
                }
            }
            Text("مرحبا بالعالم، هذه فقرة قصيرة").frame(maxWidth: .infinity, alignment: .trailing)
        }
        .padding()
    }
}
