import SwiftUI

extension VerticalAlignment {
    private enum Chosen: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    /// Where a pointer and what it points at are level, whatever they lie in.
    fileprivate static let chosen = VerticalAlignment(Chosen.self)
}

/// A pointer beside a list of planets, level with the one that was tapped: an alignment of one's own reaches into the list.
struct Pointer: View {
    @State private var planet = 0
    private let planets = ["Mercury", "Venus", "Earth", "Mars"]

    var body: some View {
        HStack(alignment: .chosen, spacing: 16) {
            Text("here").font(.footnote).foregroundColor(.orange)
            Image(systemName: "arrow.right").foregroundColor(.orange)
            VStack(alignment: .leading, spacing: 10) {
                ForEach(planets.indices, id: \.self) { index in
                    if index == planet {
                        Text(planets[index]).foregroundColor(.orange).alignmentGuide(.chosen) { $0.height / 2 }
                    } else {
                        Text(planets[index]).onTapGesture { planet = index }
                    }
                }
            }
        }
        .animation(.easeInOut(duration: 0.4), value: planet)
    }
}
