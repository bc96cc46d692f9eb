import SwiftUI

enum ReminderSound: String, CaseIterable, Identifiable {
    case chime, marimba, drop, none

    var id: Self { self }

    var title: LocalizedStringKey {
        switch self {
        case .chime: "sound.chime"
        case .marimba: "sound.marimba"
        case .drop: "sound.drop"
        case .none: "sound.none"
        }
    }
}
