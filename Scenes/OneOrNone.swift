import SwiftUI

/// A card for the chosen bird, or nothing: an EmptyView takes no room, as the border shows.
struct OneOrNone: View {
    @State private var chosen: String?
    @State private var showsCards = true

    private let birds: [String: Color] = ["Wren": .brown, "Jay": .cyan]

    private var card: some View {
        Group {
            if showsCards {
                if let chosen, let color = birds[chosen] {
                    Text(chosen)
                        .foregroundColor(.white)
                        .padding(30)
                        .background(RoundedRectangle(cornerRadius: 16).fill(color))
                } else {
                    EmptyView()
                }
            } else {
                EmptyView()
            }
        }
    }

    var body: some View {
        VStack {
            HStack(spacing: 16) {
                Button("A wren") { chosen = "Wren" }
                Button("A jay") { chosen = "Jay" }
                Button("No cards") { showsCards = false }
            }
            card
        }
        .padding(8)
        .border(.gray)
    }
}
