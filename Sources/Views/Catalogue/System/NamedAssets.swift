extension Image {
    /// Creates an image by name from a bundle's assets; every bundle's assets lie beside the source.
    nonisolated public init(_ name: String, bundle: Bundle?) { self.init(name) }
    /// Creates an image by name from a bundle's assets, with a text description for accessibility.
    nonisolated public init(_ name: String, bundle: Bundle?, label: Text) { self.init(name) }
    /// Creates an image by name from a bundle's assets that accessibility ignores.
    nonisolated public init(decorative name: String, bundle: Bundle?) { self.init(name) }
    /// Creates a symbol whose variable part is drawn up to a value; similar icons have no variable parts, so all of the symbol is drawn.
    nonisolated public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
}

extension Color {
    /// Creates a color by name from the asset catalogs beside the source. A missing color draws nothing and the graph warns, as in SwiftUI.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(
            provider: .dynamic(
                DynamicColor(
                    name: name,
                    problem: {
                        Self.asset(name, DynamicColor.Appearance(scheme: .light)) == nil
                            ? "no color named \"\(name)\": looked for \(name).colorset in *.xcassets" : nil
                    }, { Self.asset(name, $0) ?? .clear })))
    }

    private static func asset(_ name: String, _ appearance: DynamicColor.Appearance) -> Resolved? {
        (SceneHost.values.imageSource as? any ColorSource)?.color(named: name, scheme: appearance.scheme, contrast: appearance.contrast)
    }

    /// Whether an asset catalog has a color with a name.
    package static func hasAsset(named name: String) -> Bool { asset(name, DynamicColor.Appearance(scheme: .light)) != nil }
}

extension View {
    /// Fills the area behind the view with the background style, into the safe area where the view touches it.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { background(BackgroundStyle(), ignoresSafeAreaEdges: edges) }
    /// Fills a shape behind the view with the background style.
    public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }
    /// Mirrors the view's drawing where lines begin at the right.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { modifier(FlipModifier(isEnabled: enabled)) }
}

private struct FlipModifier: ViewModifier {
    let isEnabled: Bool
    @Environment(\.layoutDirection) private var direction
    func body(content: Content) -> some View { content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1) }
}
