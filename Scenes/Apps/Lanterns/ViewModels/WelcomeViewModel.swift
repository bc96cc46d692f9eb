import SwiftUI
import UIKit

@MainActor
@Observable
final class WelcomeViewModel {
    let pages = WelcomePage.all

    var currentIndex = 0 {
        didSet {
            if currentIndex != oldValue {
                impact.impactOccurred(intensity: 0.7)
            }
        }
    }
    private(set) var permission = PermissionStatus.notDetermined
    private(set) var isFinished = false

    @ObservationIgnored private let impact = UIImpactFeedbackGenerator(style: .soft)
    @ObservationIgnored private let notification = UINotificationFeedbackGenerator()

    var currentPage: WelcomePage {
        pages[currentIndex]
    }

    var isLastPage: Bool {
        currentIndex == pages.indices.last
    }

    var progress: Double {
        Double(currentIndex + 1) / Double(pages.count)
    }

    var buttonTitle: LocalizedStringKey {
        switch (isLastPage, permission) {
        case (false, _): "Continue"
        case (true, .notDetermined), (true, .asking): "Allow Reminders"
        case (true, .granted), (true, .denied): "Finish"
        }
    }

    func prepare() {
        impact.prepare()
    }

    func advance() {
        guard isLastPage else {
            withAnimation(.spring(response: 0.55, dampingFraction: 0.82)) {
                currentIndex += 1
            }
            return
        }
        if permission.isDecided {
            finish()
        } else {
            permission = .asking
        }
    }

    func answerPermission(_ isGranted: Bool) {
        withAnimation(.bouncy) {
            permission = isGranted ? .granted : .denied
        }
        notification.notificationOccurred(isGranted ? .success : .warning)
    }

    func dismissPermission() {
        if permission == .asking {
            permission = .notDetermined
        }
    }

    func finish() {
        UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
        withAnimation(.easeInOut(duration: 0.5)) {
            isFinished = true
        }
    }
}
