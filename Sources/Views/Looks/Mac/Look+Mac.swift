extension Look {
    /// macOS 15 (Documentation/Semantics/MacControls.md); until they have looks of their own, also the versions before and after.
    static let mac = Look(
        system: .mac, texts: .mac, buttons: .mac, toggles: .mac, sliders: .mac, steppers: .mac, fields: .mac, pickers: .mac, menus: .mac, progress: .mac,
        labels: .mac, groups: .mac, lists: .mac, bars: .mac, columns: .mac, presentations: .mac)
}

extension Look.System {
    static let mac = Look.System(hasPointer: true, hasWindows: true)
}
