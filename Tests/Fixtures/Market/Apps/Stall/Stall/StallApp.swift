import Produce
import SwiftUI

@main
struct StallApp: App {
    @StateObject private var basket = Basket()

    var body: some Scene {
        WindowGroup {
            ContentView().environmentObject(basket)
        }
    }
}
