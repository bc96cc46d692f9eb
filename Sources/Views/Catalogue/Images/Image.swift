/// A picture: one from a file, or one of the system's symbols.
public struct Image: PrimitiveView, Equatable {
    /// How large a symbol is beside its text.
    public enum Scale: Hashable, Sendable { case small, medium, large }
    /// How a resizable picture fills its frame.
    public enum ResizingMode: Hashable, Sendable {
        /// Repeated at its own size.
        case tile
        /// Made larger or smaller.
        case stretch
    }
    /// How pixels between those of the picture are found.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    /// Whether the picture is drawn as it is or only its shape, in the foreground style.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

    enum Provider: Equatable, Sendable {
        case symbol(String)
        /// A picture of the scene's source of pictures.
        case named(String)
        case pixels(LoadedImage)
    }

    /// How the picture takes the room that it is offered.
    struct Resizing: Equatable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    nonisolated let provider: Provider
    /// nil for a picture that keeps its natural size.
    nonisolated private(set) var resizing: Resizing?
    nonisolated private(set) var interpolation = Interpolation.medium
    nonisolated private(set) var isAntialiased = true
    nonisolated private(set) var renderingMode: TemplateRenderingMode?

    nonisolated private init(_ provider: Provider) { self.provider = provider }

    /// One of Apple's symbols by name, as an icon that looks alike; a name without one draws a crossed box and warns once.
    nonisolated public init(systemName: String) { self.init(.symbol(systemName)) }
    /// A picture by its name: `name.png` or `name.jpg` beside the source, in its folder `Assets` or in an asset catalogue, `name@2x.png` for a
    /// canvas of that scale. Where there is none, or a broken one, nothing is drawn and the graph warns.
    nonisolated public init(_ name: String) { self.init(.named(name)) }
    /// A picture by its name, with a text that stands for it where it can't be seen.
    nonisolated public init(_ name: String, label: Text) { self.init(.named(name)) }
    /// A picture by its name that says nothing to those who can't see it.
    nonisolated public init(decorative name: String) { self.init(.named(name)) }
    /// A picture from its pixels.
    ///
    /// - Parameter scale: pixels per point, above 0.
    nonisolated public init(_ pixmap: Pixmap, scale: CGFloat = 1, label: Text) { self.init(decorative: pixmap, scale: scale) }
    /// A picture from its pixels that says nothing to those who can't see it.
    ///
    /// - Parameter scale: pixels per point, above 0.
    nonisolated public init(decorative pixmap: Pixmap, scale: CGFloat) {
        self.init(.pixels(LoadedImage(pixmap, scale: scale > 0 && scale.isFinite ? scale : 1)))
    }
    /// A picture that has been read.
    nonisolated package init(_ image: LoadedImage) { self.init(.pixels(image)) }

    nonisolated private func with(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }

    /// Lets the picture take the size that it is offered.
    ///
    /// - Parameters:
    ///   - capInsets: strips along the edges that keep their width, points of the picture.
    ///   - resizingMode: what becomes of the rest.
    nonisolated public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
    }
    /// How pixels between those of the picture are found.
    nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolation = interpolation } }
    /// Whether the picture's edges are smoothed.
    nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { with { $0.isAntialiased = isAntialiased } }
    /// Whether the picture is drawn as it is or only its shape, in the foreground style; nil for as it is.
    nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { with { $0.renderingMode = renderingMode } }

    public static func _makeNode(_ view: Image, _ inputs: _ViewInputs) -> _ViewNode<Image> { ImageNode(view, inputs) }
}

/// The node of an image: what stands for it changes with its kind.
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
        if case .symbol(let name) = view.provider {
            if let symbol {
                symbol.setSymbol(name, view.resizing != nil)
            } else {
                symbol = SymbolRenderNode(owner: self, symbol: name, isResizable: view.resizing != nil)
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
    /// What a symbol's size at medium scale is multiplied by.
    var factor: CGFloat {
        switch self {
        case .small: 0.8
        case .medium: 1
        case .large: 1.25
        }
    }
}

private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
    /// How large symbols are beside their text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// How large the symbols inside are beside their text.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
