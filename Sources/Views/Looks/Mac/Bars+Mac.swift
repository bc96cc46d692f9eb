extension Look.Bars {
    /// Documentation/Semantics/MacControls.md#windows and #tab-views.
    static let mac = Look.Bars(navigation: .window, tabs: .box, showsStatusAtTop: true, principalIsItem: true)
}
