extension Look {
    /// The bars of pages, and of tabs.
    struct Bars: Sendable {
        enum Navigation: Sendable {
            /// A bar of each page, whose title may be large.
            case page
            /// A part of the window's toolbar, with the title at its start.
            case window
        }
        enum Tabs: Sendable {
            /// A bar at the bottom, or at the top of a wide window.
            case bar
            /// Segments on the edge of a box.
            case box
        }

        var navigation: Navigation
        var tabs: Tabs
        /// Whether the bar at the top shows the items for the status; otherwise that at the bottom does.
        var showsStatusAtTop: Bool
        /// Whether the items in the middle of the bar at the top look like the others.
        var principalIsItem: Bool
    }
}
