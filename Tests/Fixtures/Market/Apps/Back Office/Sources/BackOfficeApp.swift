import SwiftUI

@main
struct BackOfficeApp: App {
    var body: some Scene {
        WindowGroup { OrdersView() }
    }
}
