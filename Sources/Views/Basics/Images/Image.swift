/// A view that shows an image from a file or one of the system's symbols.
public struct Image: PrimitiveView, Equatable {
    /// The size of a symbol relative to the text beside it.
    public enum Scale: Hashable, Sendable { case small, medium, large }
    /// How a resizable image fills its frame.
    public enum ResizingMode: Hashable, Sendable {
        /// Repeated at its own size.
        case tile
        /// Stretched or shrunk.
        case stretch
    }
    /// The quality of the interpolation between the image's pixels.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    /// Whether the image is drawn in its own colors, or as a mask filled with the foreground style.
    public enum TemplateRenderingMode: Hashable, Sendable {
        case template, original

        /// The mode of symbols: their original colors are those of the multicolor mode.
        var symbolMode: SymbolRenderingMode { self == .original ? .multicolor : .monochrome }
    }

    enum Provider: Equatable, Sendable {
        /// A symbol by name, and the fraction of its steps that are lit; nil for all.
        case symbol(String, value: Double?)
        /// An image from the scene's image source, and the folder of the bundle; nil for the app's own.
        case named(String, bundle: String?)
        case pixels(LoadedImage)
    }

    /// How the image fills its proposed size.
    struct Resizing: Equatable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    nonisolated let provider: Provider
    /// Nil for an image that keeps its natural size.
    nonisolated private(set) var resizing: Resizing?
    nonisolated private(set) var interpolation = Interpolation.medium
    nonisolated private(set) var isAntialiased = true
    nonisolated private(set) var renderingMode: TemplateRenderingMode?
    /// The mode for coloring the levels of a symbol; nil for the environment's mode.
    nonisolated private(set) var symbolMode: SymbolRenderingMode?
    /// The mode for distributing the color of a symbol; nil for the environment's mode.
    nonisolated private(set) var colorMode: SymbolColorRenderingMode?
    /// The property of a symbol that its variable value changes; nil for the environment's mode.
    nonisolated private(set) var valueMode: SymbolVariableValueMode?

    nonisolated private init(_ provider: Provider) { self.provider = provider }

    /// Creates an image of an asset catalog.
    ///
    /// - Parameter bundle: the folder of the bundle; nil for the app's own.
    nonisolated init(asset name: String, bundle: String?) { self.init(.named(name, bundle: bundle)) }

    /// Creates a symbol by its Apple name, drawn as a similar icon; an unknown name draws a crossed box and warns once, and an
    /// empty one draws nothing.
    nonisolated public init(systemName: String) { self.init(.symbol(systemName, value: nil)) }
    /// Creates a symbol whose parts are lit one after the other.
    ///
    /// - Parameter variableValue: the fraction of the parts that are lit, 0…1; nil for all. Symbols without such parts are drawn whole.
    nonisolated public init(systemName: String, variableValue: Double?) {
        self.init(.symbol(systemName, value: variableValue.map { $0.isFinite ? min(max($0, 0), 1) : 0 }))
    }
    /// Creates an image by name: `name.png` or `name.jpg` beside the source, in its folder `Assets`, or in an asset catalog; `name@2x.png` for a
    /// canvas of that scale. If the file is missing or invalid, nothing is drawn and the graph warns.
    nonisolated public init(_ name: String) { self.init(asset: name, bundle: nil) }
    /// Creates an image by name, with a text description for accessibility.
    nonisolated public init(_ name: String, label: Text) { self.init(asset: name, bundle: nil) }
    /// Creates an image by name that accessibility ignores.
    nonisolated public init(decorative name: String) { self.init(asset: name, bundle: nil) }
    /// Creates an image from its pixels.
    ///
    /// - Parameter scale: pixels per point, above 0.
    nonisolated public init(_ pixmap: Pixmap, scale: CGFloat = 1, label: Text) { self.init(decorative: pixmap, scale: scale) }
    /// Creates an image from its pixels that accessibility ignores.
    ///
    /// - Parameter scale: pixels per point, above 0.
    nonisolated public init(decorative pixmap: Pixmap, scale: CGFloat) {
        self.init(.pixels(LoadedImage(pixmap, scale: scale > 0 && scale.isFinite ? scale : 1)))
    }
    /// Creates an image that has already been loaded.
    nonisolated package init(_ image: LoadedImage) { self.init(.pixels(image)) }

    nonisolated private func with(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }

    /// Makes the image fill its proposed size.
    ///
    /// - Parameters:
    ///   - capInsets: strips along the edges that are not resized, in points of the image.
    ///   - resizingMode: how the rest is resized.
    nonisolated public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
    }
    /// Sets the quality of the interpolation between the image's pixels.
    nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolation = interpolation } }
    /// Sets whether the image's edges are antialiased.
    nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { with { $0.isAntialiased = isAntialiased } }
    /// Sets whether the image is drawn in its own colors, or as a mask filled with the foreground style; nil for its own colors.
    nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { with { $0.renderingMode = renderingMode } }

    /// Sets how the levels of a symbol are colored.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolMode = mode } }

    nonisolated func withColorMode(_ mode: SymbolColorRenderingMode?) -> Image { with { $0.colorMode = mode } }
    nonisolated func withValueMode(_ mode: SymbolVariableValueMode?) -> Image { with { $0.valueMode = mode } }

    public static func _makeNode(_ view: Image, _ inputs: _ViewInputs) -> _ViewNode<Image> { ImageNode(view, inputs) }
}

/// The node of an image; its render node depends on whether the image is a symbol.
private final class ImageNode: _ViewNode<Image> {
    private var view: Image
    private var symbol: SymbolRenderNode?
    private var picture: PictureRenderNode?

    init(_ view: Image, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
        refresh()
    }

    override func update(_ view: Image) {
        self.view = view
        markClean()
        refresh()
    }

    override func evaluate() { refresh() }
    override func readsEnvironment(_ keys: Set<EnvironmentKeyID>) -> Bool { true }

    private func refresh() {
        let (formerSymbol, formerPicture) = (symbol, picture)
        if case .symbol(let name, let value) = view.provider {
            let new = SymbolRenderNode.Symbol(
                name: name, value: value, isResizable: view.resizing != nil, mode: view.symbolMode ?? view.renderingMode?.symbolMode, colorMode: view.colorMode,
                valueMode: view.valueMode)
            if let symbol {
                symbol.setSymbol(new)
            } else {
                symbol = SymbolRenderNode(owner: self, symbol: new)
                picture = nil
            }
        } else if let picture {
            picture.setImage(view)
        } else {
            picture = PictureRenderNode(owner: self, image: view)
            symbol = nil
        }
        if formerSymbol !== symbol || formerPicture !== picture, formerSymbol != nil || formerPicture != nil { itemsDidChange() }
    }

    override func appendItems(to list: inout [RenderNode]) { list.append(contentsOf: [symbol, picture].compactMap { $0 }) }
}

extension Image.Scale {
    /// The factor relative to a symbol's size at medium scale.
    var factor: CGFloat {
        switch self {
        case .small: SymbolPlace.smallScale
        case .medium: 1
        case .large: SymbolPlace.largeScale
        }
    }
}

private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
    /// The size of symbols relative to the text beside them.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of the symbols inside relative to the text beside them.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
