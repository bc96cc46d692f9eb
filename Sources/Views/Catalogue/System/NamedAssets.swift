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

extension View {
    /// Fills the area behind the view with the background style, into the safe area where the view touches it.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { background(BackgroundStyle(), ignoresSafeAreaEdges: edges) }
    /// Fills a shape behind the view with the background style.
    public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }
    /// Mirrors the view's drawing in right-to-left layouts.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { modifier(FlipModifier(isEnabled: enabled)) }
}

private struct FlipModifier: ViewModifier {
    let isEnabled: Bool
    @Environment(\.layoutDirection) private var direction
    func body(content: Content) -> some View { content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1) }
}
