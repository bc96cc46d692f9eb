extension Look.Labels {
    /// Documentation/Semantics/Controls.md#labels.
    static let iOS18 = Look.Labels(spacing: 8, listColumn: 28, listSpacing: 12)
}
