extension Look.Buttons {
    /// `MacButton` draws all styles but toggles that are buttons, and buttons of glass, which are those of iOS.
    static let mac: Look.Buttons = {
        var look = iOS18
        look.form = .push
        return look
    }()
}
