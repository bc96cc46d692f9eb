import SwiftUI

/// A frame's alignment needs room to show: the first row has none, the others do. A tap moves the second row to the other side.
struct RoomToAlign: View {
    @State private var alignment = Alignment.leading

    private var row: some View {
        HStack {
            Image(systemName: "heart")
            Text("Likes:").font(.footnote)
            Text("rain | and snow")
        }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            row
                .frame(alignment: alignment)
                .background(.yellow)
            row
                .frame(width: 280, alignment: alignment)
                .background(.yellow)
            row
                .fixedSize()
                .frame(minWidth: 80, idealWidth: 180, maxWidth: 240, minHeight: 24, maxHeight: 48, alignment: .bottomTrailing)
                .background(.mint)
        }
        .onTapGesture { withAnimation(.easeInOut(duration: 0.6)) { alignment = .trailing } }
    }
}
