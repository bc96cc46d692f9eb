import SwiftUI

/// A drawer that can be pulled down: let go before 120 points, it springs back; after them, it goes. The button fetches it again.
struct Drawer: View {
    @State private var isOpen = true
    @GestureState private var pull = 0.0

    private var offset: Double { (isOpen ? 0 : 260) + max(0, pull) }

    var body: some View {
        ZStack(alignment: .bottom) {
            LinearGradient(colors: [.mint, .blue], startPoint: .top, endPoint: .bottom)
            Button("Open the drawer") { isOpen = true }
                .tint(.white)
                .frame(maxHeight: .infinity, alignment: .top)
                .padding(40)
            VStack(spacing: 24) {
                Capsule().fill(.gray).frame(width: 44, height: 5)
                Text("Spoons and forks").font(.headline)
                Spacer()
            }
            .padding(12)
            .frame(maxWidth: .infinity)
            .frame(height: 220)
            .background(.white, in: RoundedRectangle(cornerRadius: 24))
            .padding(.horizontal, 12)
            .offset(y: offset)
            .animation(.interpolatingSpring(stiffness: 90, damping: 14), value: offset)
            .gesture(
                DragGesture()
                    .updating($pull) { drag, pull, _ in pull = drag.translation.height }
                    .onEnded { if $0.translation.height > 120 { isOpen = false } })
        }
    }
}
