extension View {
    /// Moves the edges of the view's safe area inward, in points. Content keeps out of the padding, and scroll views scroll below it.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        safeAreaInset(edge: VerticalEdge.top, spacing: 0) { Color.clear.frame(width: 0, height: insets.top) }
            .safeAreaInset(edge: VerticalEdge.bottom, spacing: 0) { Color.clear.frame(width: 0, height: insets.bottom) }
            .safeAreaInset(edge: HorizontalEdge.leading, spacing: 0) { Color.clear.frame(width: insets.leading, height: 0) }
            .safeAreaInset(edge: HorizontalEdge.trailing, spacing: 0) { Color.clear.frame(width: insets.trailing, height: 0) }
    }

    /// Moves some edges of the view's safe area inward, in points; nil means 16.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return safeAreaPadding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0, bottom: edges.contains(.bottom) ? length : 0,
                trailing: edges.contains(.trailing) ? length : 0))
    }

    /// Moves the edges of the view's safe area inward, in points.
    public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
