extension Look.Bars {
    /// Documentation/Semantics/Controls.md#navigation-bars and #tab-views.
    static let iOS18 = Look.Bars(navigation: .page, tabs: .bar, showsStatusAtTop: false, principalIsItem: false)
}
