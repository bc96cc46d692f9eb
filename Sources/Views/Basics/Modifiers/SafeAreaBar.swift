extension View {
    /// Adds a bar at the top or bottom edge and shrinks the safe area by it; nil spacing means 8 points. Scrolled content shows below the bar;
    /// since iOS 26 it also fades there, as below all bars of that version.
    public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Adds a bar at the leading or trailing edge and shrinks the safe area by it; nil spacing means 8 points.
    public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
}
