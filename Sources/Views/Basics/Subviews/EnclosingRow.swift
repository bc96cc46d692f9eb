/// The row of a list, as the views in it see it.
protocol EnclosingRow: RenderNode {
    /// Whether it is a row, not a header or a footer.
    var isRow: Bool { get }
    /// What the row is drawn on.
    var ground: SystemColor { get }
    /// Leaves the row out of the list while a node draws it lifted; nil if none does.
    func setLifted(by node: RenderNode?)
    /// Draws the row with its badge and its chevron, where it is lifted from the list.
    func displayLifted(_ builder: inout DisplayListBuilder)
}
