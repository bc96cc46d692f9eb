extension Look.Groups {
    /// Documentation/Semantics/Controls.md#group-boxes and #disclosure-groups.
    static let iOS18 = Look.Groups(forms: .list, box: .card, chevronLeads: false, disclosed: .center)
}
