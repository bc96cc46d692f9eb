extension Look.Fields {
    /// A line with a border is 22 points high (Documentation/Semantics/MacControls.md).
    static let mac = Look.Fields(
        isBordered: true, border: .box, bordered: EdgeInsets(top: 3, leading: 6, bottom: 3, trailing: 6), plain: EdgeInsets(), secure: EdgeInsets(),
        editor: EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5), editorGround: MacColor.text, editorCaret: 16)
}
