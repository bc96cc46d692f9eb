import SwiftUI

/// Rows that share one flag: a tap on any of them asks for all of their pages, which come one after the other.
struct SharedFlag: View {
    @State private var isShown = false

    var body: some View {
        NavigationView {
            List(0..<3) { number in
                NavigationLink(destination: Text("Page \(number)"), isActive: $isShown) { Text("Row \(number)") }
            }
        }
    }
}
