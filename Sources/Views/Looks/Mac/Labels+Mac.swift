extension Look.Labels {
    /// The column in lists is an estimate by eye.
    static let mac = Look.Labels(spacing: 8, listColumn: 18, listSpacing: 6)
}
