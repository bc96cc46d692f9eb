import CoreLocation
import LocalAuthentication
import SwiftUI
import UserNotifications

/// Closures that change an object of the main actor: before Swift 6, a warning on Apple's systems.
@MainActor final class MainActorClosures: ObservableObject {
    @Published var value = 0
    private var timer: Timer?

    func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.value += 1 }
        NotificationCenter.default.addObserver(forName: Notification.Name("x"), object: nil, queue: .main) { _ in self.value += 1 }
        DispatchQueue.global(qos: .background).async { self.value = 1 }
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { self.start() }
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { isGranted, _ in self.value = isGranted ? 1 : 0 }
        LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "x") { _, _ in self.value = 2 }
    }
}
