import SwiftUI

/// A grid of gradients, one of them seen through a star, and a label that comes from above and shrinks away.
struct PaintBox: View {
    @State private var isOpen = false

    private let warm: [Color] = [.yellow, .orange, .pink]
    private let cold: [Color] = [.mint, .blue, .indigo]

    var body: some View {
        VStack(spacing: 16) {
            Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow {
                    LinearGradient(colors: warm, startPoint: .topLeading, endPoint: .bottomTrailing)
                        .clipShape(UnevenRoundedRectangle(topLeadingRadius: 24))
                    RadialGradient(colors: cold, center: .center, startRadius: 4, endRadius: 44)
                    AngularGradient(colors: warm + [.yellow], center: .center, startAngle: .degrees(0), endAngle: .degrees(360))
                        .mask(alignment: .center) { Image(systemName: "star.fill").font(.system(size: 64)) }
                }
                GridRow {
                    EllipticalGradient(colors: cold, center: .top)
                        .gridCellColumns(2)
                        .clipShape(UnevenRoundedRectangle(bottomLeadingRadius: 24))
                    Circle()
                        .fill(
                            LinearGradient(
                                stops: [.init(color: .white, location: 0.2), .init(color: .red, location: 0.5), .init(color: .black, location: 1)],
                                startPoint: .top, endPoint: UnitPoint(x: 0.5, y: 0.9)))
                }
            }
            .frame(height: 170)
            ZStack {
                Color.clear.frame(height: 30)
                if isOpen {
                    Text("Two rows, five paints")
                        .foregroundColor(.white)
                        .padding(.horizontal, 14)
                        .padding(.vertical, 5)
                        .background(LinearGradient(colors: [.pink, .indigo], startPoint: .leading, endPoint: .trailing), in: Capsule())
                        .transition(.asymmetric(insertion: .opacity.combined(with: .move(edge: .top)), removal: .scale(scale: 0.2)))
                }
            }
        }
        .padding(20)
        .contentShape(Rectangle())
        .onTapGesture { withAnimation(.easeInOut(duration: 0.5)) { isOpen.toggle() } }
    }
}
