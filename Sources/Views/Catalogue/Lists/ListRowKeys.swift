/// Whether the view is a control with a label, which may be higher than a line of text without making its row higher.
struct ListRowIsControlKey: LayoutValueKey { static var defaultValue: Bool { false } }

/// The distance by which a row's content begins farther in, in points.
struct ListRowIndentationKey: LayoutValueKey { static var defaultValue: CGFloat { 0 } }
