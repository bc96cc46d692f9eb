import Foundation

/// What the user decided about evening reminders.
enum PermissionStatus: Equatable {
    case notDetermined
    case asking
    case granted
    case denied

    var isDecided: Bool {
        self == .granted || self == .denied
    }
}
