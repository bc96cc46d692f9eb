extension Look.Fields {
    /// A field of the body font is 22 points high, with a border 34; a secure one is a line high (Documentation/Semantics/Controls.md#text-fields).
    static let iOS18 = Look.Fields(
        isBordered: false, border: .line, bordered: EdgeInsets(top: 6 + 5 / 6, leading: 7, bottom: 6 + 5 / 6, trailing: 7),
        plain: EdgeInsets(top: 5 / 6, leading: 0, bottom: 5 / 6, trailing: 0), secure: EdgeInsets(),
        editor: EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5), editorGround: Color(provider: .system(.background)), editorCaret: 20)
}
