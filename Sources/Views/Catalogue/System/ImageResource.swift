/// The name of an image in an asset catalog, such as Xcode generates for each image of an app.
public struct ImageResource: Hashable, Sendable {
    let name: String

    /// - Parameter bundle: not used: every bundle's assets lie beside the source.
    public init(name: String, bundle: Bundle) { self.name = name }
    /// Creates the resource of an image beside the source.
    public init(name: String) { self.name = name }
}

extension Image {
    /// Creates an image from an asset catalog.
    nonisolated public init(_ resource: ImageResource) { self.init(resource.name) }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with an image of an asset catalog.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }
    /// Creates a label with an image of an asset catalog.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) { self.init(title: { Text(title) }, icon: { Image(resource) }) }
}
