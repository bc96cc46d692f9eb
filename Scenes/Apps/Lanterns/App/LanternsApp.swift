import SwiftUI

@main
struct LanternsApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
    @AppStorage("hasSeenWelcome") private var hasSeenWelcome = false

    var body: some Scene {
        WindowGroup {
            ZStack {
                if hasSeenWelcome {
                    HomeView()
                        .transition(.opacity.combined(with: .scale(scale: 1.05)))
                } else {
                    WelcomeView {
                        withAnimation(.easeInOut(duration: 0.6)) {
                            hasSeenWelcome = true
                        }
                    }
                    .transition(.opacity)
                }
            }
            .preferredColorScheme(.dark)
        }
    }
}
