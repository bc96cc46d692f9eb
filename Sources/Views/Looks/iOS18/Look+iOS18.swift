extension Look {
    /// iOS 18; until they have looks of their own, also the versions before and after, which have other colors.
    static let iOS18 = Look(
        system: .iOS18, texts: .iOS18, buttons: .iOS18, toggles: .iOS18, sliders: .iOS18, steppers: .iOS18, fields: .iOS18, pickers: .iOS18, menus: .iOS18,
        progress: .iOS18, labels: .iOS18, groups: .iOS18, lists: .iOS18, bars: .iOS18, columns: .iOS18, presentations: .iOS18)
}

extension Look.System {
    static let iOS18 = Look.System(hasPointer: false, hasWindows: false)
}
