import SwiftUI

enum AccentChoice: String, CaseIterable, Identifiable {
    case lagoon
    case coral
    case moss
    case plum

    var id: Self { self }

    var color: Color {
        switch self {
        case .lagoon: Color("Lagoon")
        case .coral: Color("Coral")
        case .moss: Color("Moss")
        case .plum: Color("Plum")
        }
    }

    var title: LocalizedStringKey {
        LocalizedStringKey("accent." + rawValue)
    }
}
