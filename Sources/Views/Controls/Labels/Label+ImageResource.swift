extension Label where Title == Text, Icon == Image {
    /// Creates a label with an image of an asset catalog.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }
    /// Creates a label with an image of an asset catalog.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) { self.init(title: { Text(title) }, icon: { Image(resource) }) }
}
