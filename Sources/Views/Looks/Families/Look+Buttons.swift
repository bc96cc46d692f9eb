extension Look {
    /// Buttons without a style of their own, and those of the system's styles.
    struct Buttons: Sendable {
        /// What a button without a style is.
        enum Form: Sendable {
            /// The label in the tint.
            case label
            /// The label on a plate of AppKit, which is gray without a border, and a link in its style.
            case push
        }

        /// A bordered button of a control size.
        struct Size: Sendable {
            /// The space beside the label, and above and below it.
            var horizontal: CGFloat
            var vertical: CGFloat
            /// Whether the plate is a capsule, unless the button has a border shape.
            var isCapsule: Bool
            /// The font of labels that have none; nil for the font around the button.
            var font: Font?
        }

        var form: Form
        var sizes: Sized<Size>
        /// The share of the tint in the plate of a bordered button.
        var plateTint: Double
        /// The opacity of a pressed button: bordered, borderless, and plain.
        var borderedPressed: Double
        var borderlessPressed: Double
        var plainPressed: Double
        /// The motion with which a released button becomes opaque again.
        var release: Animation
    }
}
