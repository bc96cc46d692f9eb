extension Look.Buttons {
    /// Documentation/Semantics/Controls.md#bordered-buttons. Apple documents no number for the plate's share of the tint: it is an estimate, as are the
    /// opacities of pressed buttons, except that of borderless ones, which is that of UIKit's system buttons.
    static let iOS18 = Look.Buttons(
        form: .label,
        sizes: Look.Sized(
            mini: small, small: small, regular: Size(horizontal: 12, vertical: 7, isCapsule: false),
            large: Size(horizontal: 20, vertical: 15, isCapsule: false), extraLarge: Size(horizontal: 20, vertical: 15, isCapsule: true)),
        plateTint: 0.15, borderedPressed: 0.75, borderlessPressed: 0.2, plainPressed: 0.5, release: .easeOut(duration: 0.25))

    private static let small = Size(horizontal: 10, vertical: 5, isCapsule: true, font: .subheadline)
}
