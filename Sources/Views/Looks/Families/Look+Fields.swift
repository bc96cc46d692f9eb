extension Look {
    /// Text fields and text editors.
    struct Fields: Sendable {
        /// The border of a field.
        enum Border: Sendable {
            /// A line in the color of separators.
            case line
            /// A box of AppKit on the text background.
            case box
        }

        /// Whether a field outside of lists has a border without a style.
        var isBordered: Bool
        var border: Border
        /// The space around the text of a field with a border, of one without, and of one for passwords without.
        var bordered: EdgeInsets
        var plain: EdgeInsets
        var secure: EdgeInsets
        /// The space around the text of an editor.
        var editor: EdgeInsets
        var editorGround: Color
        /// The height of the cursor of an editor.
        var editorCaret: CGFloat
    }
}
