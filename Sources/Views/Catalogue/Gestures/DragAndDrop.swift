// Dragging values between views and apps requires system drags. Timelines have none, so values never move, and the modifiers don't affect drawing.

extension View {
    /// Accepts a value to be dragged. Timelines drag no values.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
    /// Accepts a value to be dragged, with the view that follows the finger. Timelines drag no values.
    public func draggable<V: View, T: Transferable>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) -> some View { self }
    /// Accepts an action for dropped values. Timelines drop no values.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }
}

extension DynamicViewContent {
    /// Accepts an action for values dropped between rows. Timelines drop no values.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ offset: Int) -> Void
    ) -> some DynamicViewContent { self }
}
