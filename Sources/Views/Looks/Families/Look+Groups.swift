extension Look {
    /// What groups other controls: forms, labeled content, group boxes, and disclosure groups.
    struct Groups: Sendable {
        /// Forms, and the labels in them.
        enum Forms: Sendable {
            /// Lists of cards. A label is at the start of its row.
            case list
            /// Columns, or cards with small controls. A label is before its control.
            case columns
        }
        enum Box: Sendable {
            /// A card around the title and the content.
            case card
            /// A box below the title.
            case box
        }

        var forms: Forms
        var box: Box
        /// Whether the chevron of a disclosure group is before the label, in gray; otherwise it is at the end, in the tint.
        var chevronLeads: Bool
        /// The alignment of a disclosure group's content outside of lists.
        var disclosed: HorizontalAlignment
    }
}
