import Foundation

/// An image of an asset catalog.
public struct ImageResource: Hashable, Sendable {
    let name: String
    /// The folder of the bundle; nil for the app's own.
    let bundle: String?

    /// - Parameter bundle: the bundle with the catalog.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle.assetFolder) }

    /// The name, for images of other kinds.
    package var assetName: String { name }
    /// The folder of the bundle; nil for the app's own.
    package var bundleFolder: String? { bundle }
}

extension Image {
    /// Creates an image of an asset catalog.
    nonisolated public init(_ resource: ImageResource) { self.init(asset: resource.name, bundle: resource.bundle) }
}
