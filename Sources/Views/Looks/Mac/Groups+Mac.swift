extension Look.Groups {
    /// Documentation/Semantics/MacControls.md#group-boxes and #forms.
    static let mac = Look.Groups(forms: .columns, box: .box, chevronLeads: true, disclosed: .leading)
}
