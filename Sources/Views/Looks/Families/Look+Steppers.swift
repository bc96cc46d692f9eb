extension Look {
    /// Steppers.
    struct Steppers: Sendable {
        enum Form: Sendable {
            /// A minus beside a plus.
            case sideBySide
            /// Two arrowheads, one above the other.
            case stacked
        }

        var form: Form
        /// Both halves together.
        var size: CGSize
        var cornerRadius: CGFloat
        /// The size of a sign, and the width of its lines.
        var sign: CGSize
        var signLine: CGFloat
        /// The distance of a sign from the middle of its half, away from the other one.
        var signShift: CGFloat
        /// The opacity of the sign of a half that has no effect.
        var faintSign: Double
        /// The line between the halves.
        var divider: CGSize
    }
}
