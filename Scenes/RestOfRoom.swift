import SwiftUI

/// A word and a shape share a box: the word takes what it needs, the shape takes all that is left. A tap makes the box taller.
struct RestOfRoom: View {
    @State private var isTall = false

    var body: some View {
        VStack {
            Text("High tide")
            Water()
        }
        .frame(width: 180, height: isTall ? 200 : 100)
        .border(.black)
        .onTapGesture { withAnimation(.easeInOut(duration: 1)) { isTall.toggle() } }
    }
}

private struct Water: View {
    var body: some View { Rectangle().fill(.teal) }
}
