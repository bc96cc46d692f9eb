import Foundation

/// A color of an asset catalog.
public struct ColorResource: Hashable, Sendable {
    let name: String
    /// The folder of the bundle; nil for the app's own.
    let bundle: String?

    /// - Parameter bundle: the bundle with the catalog.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle.assetFolder) }
}

extension Bundle {
    /// The folder with the bundle's catalogs; nil for the app's own bundle.
    package var assetFolder: String? { bundlePath == Bundle.main.bundlePath ? nil : bundlePath }
}

extension Image {
    /// Creates an image by name from a bundle's assets.
    nonisolated public init(_ name: String, bundle: Bundle?) { self.init(asset: name, bundle: bundle?.assetFolder) }
    /// Creates an image by name from a bundle's assets, with a text description for accessibility.
    nonisolated public init(_ name: String, bundle: Bundle?, label: Text) { self.init(asset: name, bundle: bundle?.assetFolder) }
    /// Creates an image by name from a bundle's assets that accessibility ignores.
    nonisolated public init(decorative name: String, bundle: Bundle?) { self.init(asset: name, bundle: bundle?.assetFolder) }
    /// Creates an image by name; images of catalogs have no variable parts, so all of the image is drawn.
    nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(asset: name, bundle: bundle?.assetFolder) }
    /// Creates an image by name; images of catalogs have no variable parts, so all of the image is drawn.
    nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(asset: name, bundle: bundle?.assetFolder)
    }
    /// Creates an image that accessibility ignores; images of catalogs have no variable parts, so all of the image is drawn.
    nonisolated public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(asset: name, bundle: bundle?.assetFolder)
    }
}

extension Color {
    /// Creates a color by name from the asset catalogs of the app. A missing color draws nothing and the graph warns, as in SwiftUI.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(asset: name, bundle: bundle?.assetFolder) }
    /// Creates a color of an asset catalog.
    public init(_ resource: ColorResource) { self.init(asset: resource.name, bundle: resource.bundle) }

    /// Creates a color of an asset catalog.
    ///
    /// - Parameter bundle: the folder of the bundle; nil for the app's own.
    package init(asset name: String, bundle: String?) {
        self.init(
            provider: .dynamic(
                DynamicColor(
                    name: name, id: "\(name) \(bundle ?? "")",
                    problem: {
                        Self.asset(name, bundle, DynamicColor.Appearance(scheme: .light)) == nil
                            ? "no color named \"\(name)\": looked for \(name).colorset in *.xcassets" : nil
                    }, { Self.asset(name, bundle, $0) ?? .clear })))
    }

    private static func asset(_ name: String, _ bundle: String?, _ appearance: DynamicColor.Appearance) -> Resolved? {
        let values = SceneHost.values
        return (values.imageSource as? any ColorSource)?.color(
            AssetRequest(
                name, bundle: bundle, scheme: appearance.scheme, contrast: appearance.contrast, palette: appearance.palette, isTablet: values.hasTablet))
    }

    /// Whether an asset catalog has a color with a name.
    package static func hasAsset(named name: String, bundle: String? = nil) -> Bool { asset(name, bundle, DynamicColor.Appearance(scheme: .light)) != nil }
}
