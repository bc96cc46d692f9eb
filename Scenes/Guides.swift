import SwiftUI

/// Three rows: with the guides that views have anyway, with the same guides set by hand, and with one that a tap sets elsewhere.
struct Guides: View {
    @State private var lift = 0.0

    var body: some View {
        VStack(spacing: 14) {
            HStack {
                Image(systemName: "star")
                Text("Sky:").font(.footnote)
                Text("clear | 12°")
            }
            .background(.mint)
            HStack {
                Image(systemName: "star").alignmentGuide(VerticalAlignment.center) { $0.height / 2 }
                Text("Sky:").font(.footnote).alignmentGuide(VerticalAlignment.center) { $0.height / 2 }
                Text("clear | 12°").alignmentGuide(VerticalAlignment.center) { $0.height / 2 }
            }
            .background(.mint)
            HStack {
                Image(systemName: "star")
                Text("Sky:").font(.footnote).alignmentGuide(VerticalAlignment.center) { $0.height / 2 + lift }
                Text("clear | 12°")
            }
            .background(.yellow)
        }
        .onTapGesture { lift = 12 }
    }
}
