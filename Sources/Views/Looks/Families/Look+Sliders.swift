extension Look {
    /// Sliders.
    struct Sliders: Sendable {
        /// The marks of values.
        enum Ticks: Sendable {
            /// Dots below the track, where the code asks for them.
            case dots
            /// Short lines across the track, also one for each step.
            case lines
        }

        /// Whether the label is shown before the slider.
        var showsLabel: Bool
        var height: CGFloat
        var thumb: CGSize
        /// The thickness of the track.
        var track: CGFloat
        var trackMinY: CGFloat
        var thumbMinY: CGFloat
        /// The diameter of a dot below the track, and its distance from the upper edge.
        var tick: CGFloat
        var tickMinY: CGFloat
        /// The space between the track's ends and the slider's.
        var margin: CGFloat
        /// The part of the width along which the thumb doesn't travel.
        var rest: CGFloat
        var ticks: Ticks
        /// The color of the track beyond the thumb.
        var trough: Color
        var thumbColor: Color
        var shadows: (Shadow, Shadow)

        /// The distance that the thumb can travel in a slider of a width.
        func travel(in width: CGFloat) -> CGFloat { max(0, width - rest) }
        /// Returns the thumb's start for a fraction of the range, at a whole point.
        func thumbMinX(at share: CGFloat, in width: CGFloat) -> CGFloat { margin + (travel(in: width) * min(max(share, 0), 1)).rounded(.down) }
    }
}
