import SwiftUI

/// Words on leaves: each corner has a radius of its own. Above, the leaves lie behind the words; below, in front of them and half as dense.
/// A tap makes the letters larger, and the leaves follow.
struct LeafCorners: View {
    @State private var size = 22.0

    var body: some View {
        VStack(spacing: 24) {
            HStack {
                word("Maple").background(Leaf(color: .green, topTrailing: 24, bottomLeading: 24))
                word("Ash").background(Leaf(color: .orange, topLeading: 24, bottomTrailing: 24))
            }
            .padding(16)
            .border(.gray)
            .shadow(radius: 3)
            HStack {
                word("Maple").overlay(Leaf(color: .green, topTrailing: 24, bottomLeading: 24).opacity(0.5))
                word("Ash").overlay(Leaf(color: .orange, topLeading: 24, bottomTrailing: 24).opacity(0.5))
            }
        }
        .onTapGesture { size = 30 }
    }

    private func word(_ text: String) -> some View {
        Text(text).font(.system(size: size)).foregroundColor(.black).padding(14)
    }
}

/// A rectangle whose corners are round by a radius each, as far as there is room.
private struct Leaf: View {
    let color: Color
    var topLeading = 0.0
    var topTrailing = 0.0
    var bottomLeading = 0.0
    var bottomTrailing = 0.0

    var body: some View {
        GeometryReader { proxy in
            let (width, height) = (proxy.size.width, proxy.size.height)
            let most = min(width, height) / 2
            let (a, b, c, d) = (min(topLeading, most), min(topTrailing, most), min(bottomTrailing, most), min(bottomLeading, most))
            Path { path in
                path.move(to: CGPoint(x: a, y: 0))
                path.addLine(to: CGPoint(x: width - b, y: 0))
                path.addQuadCurve(to: CGPoint(x: width, y: b), control: CGPoint(x: width, y: 0))
                path.addLine(to: CGPoint(x: width, y: height - c))
                path.addQuadCurve(to: CGPoint(x: width - c, y: height), control: CGPoint(x: width, y: height))
                path.addLine(to: CGPoint(x: d, y: height))
                path.addQuadCurve(to: CGPoint(x: 0, y: height - d), control: CGPoint(x: 0, y: height))
                path.addLine(to: CGPoint(x: 0, y: a))
                path.addQuadCurve(to: CGPoint(x: a, y: 0), control: .zero)
            }
            .fill(color)
        }
    }
}
