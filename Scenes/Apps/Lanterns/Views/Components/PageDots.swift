import SwiftUI

/// Progress dots. The wide one slides to the current page.
struct PageDots: View {
    let count: Int
    let currentIndex: Int

    @Namespace private var namespace

    var body: some View {
        HStack(spacing: 10) {
            ForEach(0..<count, id: \.self) { index in
                ZStack {
                    Capsule()
                        .fill(.white.opacity(0.25))
                        .frame(width: index == currentIndex ? 26 : 8, height: 8)
                    if index == currentIndex {
                        Capsule()
                            .fill(Color.glow)
                            .matchedGeometryEffect(id: "current", in: namespace)
                            .frame(width: 26, height: 8)
                    }
                }
            }
        }
        .animation(.spring(response: 0.4, dampingFraction: 0.75), value: currentIndex)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Page \(currentIndex + 1) of \(count)")
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    @Previewable @State var index = 0

    PageDots(count: 4, currentIndex: index)
        .padding()
        .background(.black)
        .onTapGesture { index = (index + 1) % 4 }
}
