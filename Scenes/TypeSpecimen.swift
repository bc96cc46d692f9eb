import SwiftUI

/// What texts can look like, line by line.
struct TypeSpecimen: View {
    private let levels: [(String, HierarchicalShapeStyle)] = [
        ("primary", .primary), ("secondary", .secondary), ("tertiary", .tertiary), ("quaternary", .quaternary),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text("Specimen")
                .font(.largeTitle)
                .bold()
                .foregroundStyle(LinearGradient(colors: [.pink, .orange, .purple], startPoint: .leading, endPoint: .trailing))
            Text("One text, ") + Text("many").bold().foregroundColor(.red) + Text(" voices").underline(pattern: .dash, color: .blue)
            Text("**Bold**, *leaning*, `code`, ~~struck~~ and [linked](https://example.org)")
            Text("E = mc") + Text("2").font(.caption).baselineOffset(6)
            HStack(spacing: 16) {
                Text("Tracked").tracking(4)
                Text("Tight").kerning(-1)
                Text("Dots").underline(pattern: .dot)
                Text("Gone").strikethrough(color: .red)
            }
            Text("A line that is too long for its room gets smaller letters").lineLimit(1).minimumScaleFactor(0.5)
            Text("Room for two lines").lineLimit(2, reservesSpace: true).border(Color.gray)
            VStack(alignment: .leading, spacing: 2) {
                Text("11:11:11")
                Text("08:08:08")
            }
            .monospacedDigit()
            HStack(spacing: 12) {
                ForEach(levels, id: \.0) { level in Text(level.0).foregroundStyle(level.1) }
            }
            .font(.footnote)
            .foregroundStyle(.blue, .purple, .pink)
        }
        .padding(20)
    }
}
