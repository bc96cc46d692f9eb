import SwiftUI

/// A list of planets; each row pushes a page of its own, and the bar leads back.
struct Pages: View {
    private let planets = ["Mercury", "Venus", "Earth", "Mars", "Jupiter"]

    var body: some View {
        NavigationView {
            List(planets, id: \.self) { planet in
                NavigationLink(destination: Page(planet: planet)) { Text(planet) }
            }
            .navigationBarTitle("Planets")
        }
    }
}

/// The page of one planet, with its name in the middle of the bar.
private struct Page: View {
    let planet: String

    var body: some View {
        VStack(spacing: 16) {
            Circle().fill(.orange).frame(width: 120, height: 120)
            Text("This is \(planet)")
        }
        .navigationBarTitle(Text(planet), displayMode: .inline)
    }
}
