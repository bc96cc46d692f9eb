import EaselTesting

struct Card: View {
    let title: String
    @State private var isChosen = false

    var body: some View {
        Text(title)
            .padding()
            .background(isChosen ? Color.yellow : Color.gray.opacity(0.2))
            .cornerRadius(8)
            .padding(4)
            .onTapGesture { withAnimation { isChosen.toggle() } }
    }
}
