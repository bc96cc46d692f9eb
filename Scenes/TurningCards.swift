import SwiftUI

/// Cards that stand at an angle; the one that is tapped turns to the front.
struct TurningCards: View {
    @State private var active = 0

    private let names = ["January", "May", "August"]
    private let colors: [Color] = [.indigo, .green, .orange]

    var body: some View {
        ZStack {
            Path { path in
                for line in 0..<3 { path.addRect(CGRect(x: 0, y: line * 40, width: 320, height: 10)) }
            }
            .fill(.gray)
            .frame(width: 320, height: 100)
            .rotation3DEffect(.degrees(60), axis: (x: 1, y: 0, z: 0), anchor: .bottom, perspective: 0.8)
            .opacity(0.25)
            .offset(y: 60)
            ForEach(0..<3) { index in
                Text(names[index])
                    .font(.system(size: 20, weight: .semibold))
                    .foregroundColor(.white)
                    .frame(width: 110, height: 130)
                    .background(colors[index], in: RoundedRectangle(cornerRadius: 16))
                    .onTapGesture { withAnimation(.easeInOut(duration: 1)) { active = index } }
                    .shadow(radius: 6, y: 4)
                    .rotation3DEffect(.degrees(Double(active - index) * 50), axis: (x: 0, y: 1, z: 0), perspective: 0.6)
                    .offset(x: CGFloat(index - active) * 90)
                    .zIndex(active == index ? 1 : 0)
            }
        }
    }
}
