import SwiftUI

/// A planet, and its moon: half as large as the room that is offered to it, and beside that room. A tap makes the room larger.
struct HalfAndBeside: View {
    @State private var side = 100.0

    var body: some View {
        VStack {
            Text("Planet")
            ZStack {
                Circle().fill(.indigo)
                Moon()
            }
            .frame(width: side, height: side)
            .border(.gray)
        }
        .onTapGesture { side = 160 }
    }
}

private struct Moon: View {
    var body: some View {
        GeometryReader { proxy in
            Path { path in
                path.addEllipse(in: CGRect(x: proxy.size.width + 5, y: 0, width: proxy.size.width / 2, height: proxy.size.height / 2))
            }
            .fill(.orange)
        }
    }
}
