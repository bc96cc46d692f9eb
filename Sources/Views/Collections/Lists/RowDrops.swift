extension DynamicViewContent {
    /// Takes values of a type that a finger drops between the elements' views; `action` receives them with the offset to insert them at.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ offset: Int) -> Void
    ) -> some DynamicViewContent {
        modifier(
            RowDropModifier(
                accepts: { !DragCarriage.values(of: T.self, in: $0).isEmpty }, perform: { action(DragCarriage.values(of: T.self, in: $0), $1) }))
    }
}
