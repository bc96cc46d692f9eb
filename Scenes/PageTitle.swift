import SwiftUI

/// The bar's title comes from a view inside of the page, which says it through a preference. A tap changes it.
struct PageTitle: View {
    @State private var isAtSea = false

    var body: some View {
        NavigationView {
            VStack(spacing: 20) {
                Text(isAtSea ? "Nothing but water" : "Boats and nets")
                    .font(.title2)
                    .padding(12)
                    .navigationBarTitle(isAtSea ? "At sea" : "In the harbour")
                    .background(isAtSea ? Color.cyan : Color.yellow)
                Button("Set sail") { isAtSea = true }
            }
        }
    }
}
