import SwiftUI

/// One page of the introduction.
struct WelcomePage: Identifiable, Equatable {
    enum Illustration {
        case lantern
        case river
        case constellation
        case permission
    }

    let id: Int
    let title: LocalizedStringKey
    let message: LocalizedStringKey
    let illustration: Illustration
    let colors: [Color]

    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.id == rhs.id
    }
}

extension WelcomePage {
    static let all: [WelcomePage] = [
        WelcomePage(
            id: 0,
            title: "Light a lantern",
            message: "Write down one good thing from your day and let it glow.",
            illustration: .lantern,
            colors: [Color("DuskTop"), Color("DuskBottom")]
        ),
        WelcomePage(
            id: 1,
            title: "Set it afloat",
            message: "Your lanterns drift down a quiet river that grows with every note.",
            illustration: .river,
            colors: [Color("RiverTop"), Color("RiverBottom")]
        ),
        WelcomePage(
            id: 2,
            title: "Find your way back",
            message: "Look up. Every lantern you ever lit becomes a star in your own sky.",
            illustration: .constellation,
            colors: [.indigo, .black]
        ),
        WelcomePage(
            id: 3,
            title: "A gentle nudge",
            message: "We can remind you each evening. **No badges**, no streaks, no guilt.",
            illustration: .permission,
            colors: [Color("DuskBottom"), .black]
        ),
    ]
}
