extension Look {
    /// Pickers of options, colors, and dates.
    struct Pickers: Sendable {
        enum Form: Sendable {
            /// A menu is the option in the tint, segments fill the width, and inline options are rows.
            case plain
            /// Each with its label before it: a pop-up button, segments that fit their titles, a radio group.
            case labeled
        }
        /// What opens the panel of colors.
        enum Well: Sendable { case disk, plate }
        /// What a date picker is, unless a style says otherwise.
        enum Dates: Sendable {
            /// Gray boxes that open panels.
            case boxes
            /// A field with the date in digits.
            case field
        }

        /// Segments.
        struct Segments: Sendable {
            var height: CGFloat
            var cornerRadius: CGFloat
            /// The distance of the plate from the edges.
            var edge: CGFloat
            /// The height of the lines between segments; 0 for none.
            var line: CGFloat
            var shadow: Shadow
            var trough: Color
            /// The plate of the selected segment: light, and dark.
            var plate: Color
            var darkPlate: Color
            /// The titles.
            var weight: Font.Weight
            var kerning: CGFloat
            /// The motion of the plate.
            var motion: Animation
        }

        var form: Form
        var well: Well
        var dates: Dates
        var segments: Segments
    }
}
