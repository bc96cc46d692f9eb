extension Look {
    /// Toggles.
    struct Toggles: Sendable {
        /// What a toggle without a style is.
        enum Form: Sendable {
            /// A switch at the end of the row.
            case `switch`
            /// A box before the label, a small switch in a grouped form, a button in a toolbar.
            case checkbox
        }

        /// A switch of a control size.
        struct Size: Sendable {
            var width: CGFloat
            var height: CGFloat
            /// The thumb, in the middle of the switch's height, and as far from the end as from the upper edge.
            var thumb: CGSize
            /// The width for the layout.
            var layoutWidth: CGFloat
            var inset: CGFloat { (height - thumb.height) / 2 }
        }

        var form: Form
        var sizes: Sized<Size>
        /// The color of a switch that is on, without a tint; nil for the accent color.
        var on: Color?
        var off: Color
        var thumbShadow: Shadow
        /// The space between the label and the switch.
        var spacing: CGFloat
        /// The motion of the thumb and the colors.
        var motion: Animation
    }
}
