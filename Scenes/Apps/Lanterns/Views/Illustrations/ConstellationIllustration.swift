import SwiftUI

/// Stars joined by a line that draws itself.
struct ConstellationIllustration: View {
    let isDrawn: Bool

    private let stars: [UnitPoint] = [
        UnitPoint(x: 0.14, y: 0.62), UnitPoint(x: 0.3, y: 0.4), UnitPoint(x: 0.46, y: 0.5),
        UnitPoint(x: 0.6, y: 0.24), UnitPoint(x: 0.78, y: 0.34), UnitPoint(x: 0.86, y: 0.68),
    ]

    var body: some View {
        GeometryReader { proxy in
            ZStack {
                ConstellationShape(points: stars)
                    .trim(from: 0, to: isDrawn ? 1 : 0)
                    .stroke(.white.opacity(0.5), style: StrokeStyle(lineWidth: 1.5, lineCap: .round, dash: [2, 6]))
                    .animation(.easeInOut(duration: 1.6), value: isDrawn)

                ForEach(stars.indices, id: \.self) { index in
                    Image(systemName: "sparkle")
                        .font(.system(size: index.isMultiple(of: 2) ? 22 : 14))
                        .foregroundStyle(Color.glow)
                        .scaleEffect(isDrawn ? 1 : 0.1)
                        .opacity(isDrawn ? 1 : 0)
                        .animation(.spring(response: 0.5, dampingFraction: 0.5).delay(Double(index) * 0.22), value: isDrawn)
                        .position(x: proxy.size.width * stars[index].x, y: proxy.size.height * stars[index].y)
                }
            }
        }
    }
}
