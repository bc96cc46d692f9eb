/// Shows an image at its natural size, or, if it is resizable, in its frame.
final class PictureRenderNode: LeafRenderNode {
    private var image: Image
    private var loaded: LoadedImage?
    /// The paint of a template image.
    private var paint: AnimatedProperty<Paint>
    private var shadows: [_ResolvedShadow] = []
    /// Points per em of the text beside a symbol, and the factor of the image scale.
    private var font: (em: CGFloat, factor: CGFloat)
    override var name: String { "Image" }
    override var inspectionKind: InspectedView.Kind { .image }
    override var inspectedValues: [ViewDetails.Value] {
        var values: [ViewDetails.Value] = loaded.map { [("natural size", InspectedText.anyText($0.size))] } ?? []
        if image.resizing != nil { values.append(("resizable", "true")) }
        if isTemplate { values.append(("color", "\(paint.model)")) }
        return values
    }

    init(owner: _Node, image: Image) {
        self.image = image
        paint = AnimatedProperty(ForegroundStyle().paint(in: owner.inputs.environment))
        loaded = image.load(in: owner.inputs.environment, weight: Self.weight(in: owner.inputs.environment))
        font = Self.font(loaded, in: owner.inputs.environment)
        super.init(owner: owner)
        shadows = currentShadows
    }

    /// The name of a named image.
    override var listedLabel: String? { if case .named(let name, _) = image.provider { name } else { nil } }

    func setImage(_ new: Image) {
        let environment = owner.inputs.environment
        paint.follow(ForegroundStyle().paint(in: environment), in: owner)
        let former = (image, loaded, font)
        image = new
        loaded = image.load(in: environment, weight: Self.weight(in: environment))
        font = Self.font(loaded, in: environment)
        shadows = currentShadows
        if image != former.0 || loaded != former.1 || font != former.2 { invalidateLayout() }
    }

    private static func font(_ loaded: LoadedImage?, in environment: EnvironmentValues) -> (em: CGFloat, factor: CGFloat) {
        guard loaded?.symbol != nil else { return (1, 1) }
        return (symbolFont(in: environment).size, environment.imageScale.factor)
    }

    private static func symbolFont(in environment: EnvironmentValues) -> FontDescriptor {
        var font = environment.symbolFont ?? environment.font ?? .body
        if let weight = environment.fontWeight { font.weight = weight }
        return font.descriptor(in: environment)
    }

    private static func weight(in environment: EnvironmentValues) -> Int { symbolFont(in: environment).weight }

    /// The symbol's place and the factor of its natural size; nil for another image, and for a symbol that fills its frame.
    private var symbol: (place: SymbolPlace, factor: CGFloat)? {
        guard image.resizing == nil, let place = loaded?.symbol else { return nil }
        return (place, font.em / place.em * font.factor)
    }

    private var isTemplate: Bool { image.renderingMode.map { $0 == .template } ?? loaded?.isTemplate ?? false }
    private var currentShadows: [_ResolvedShadow] {
        isTemplate ? owner.inputs.environment.foregroundStyle?._shadows(in: owner.inputs.environment) ?? [] : []
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        guard let natural = loaded?.size else { return .zero }
        if let symbol {
            let pixels = owner.inputs.environment.displayScale
            return CGSize(
                width: (natural.width * symbol.factor).roundedUpToPixel(scale: pixels), height: (natural.height * symbol.factor).roundedUpToPixel(scale: pixels)
            )
        }
        guard let caps = image.resizing?.capInsets else { return natural }
        let size = proposal.replacingUnspecifiedDimensions(by: natural)
        return CGSize(width: max(size.width, caps.leading + caps.trailing), height: max(size.height, caps.top + caps.bottom))
    }

    override func computeExplicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
        guard key.isBaseline, let symbol else { return nil }
        return symbol.place.center * symbol.factor + font.em * SymbolPlace.capHeight / 2
    }

    override func display(_ builder: inout DisplayListBuilder) {
        let frame = presentedFrame
        guard let loaded, frame.width > 0, frame.height > 0 else { return }
        if owner.inputs.environment.isRedacted { return builder.addPlaceholder(in: frame, owner.inputs.environment) }
        let interpolations: [Image.Interpolation: DisplayImage.Interpolation] = [.none: .none, .low: .low, .medium: .medium, .high: .high]
        let item = DisplayItem.image(
            DisplayImage(
                loaded.pixmap, scale: loaded.scale, frame: frame, capInsets: image.resizing?.capInsets ?? EdgeInsets(),
                isTiled: image.resizing?.mode == .tile, interpolation: interpolations[image.interpolation] ?? .medium,
                isAntialiased: image.isAntialiased))
        guard isTemplate else { return builder.add(item) }
        builder.shadowed(shadows, in: frame) { builder in
            builder.group(.mask([item])) { $0.add(.fill(Path(frame), paint.presented.placed(in: frame), FillStyle())) }
        }
    }
}

extension Image {
    /// Loads the image's pixels; returns nil, with a warning, if they can't be loaded. A symbol has no pixels.
    ///
    /// - Parameter weight: the weight of an app's own symbol, 100…900.
    @MainActor func load(in environment: EnvironmentValues, weight: @autoclosure () -> Int = 400) -> LoadedImage? {
        switch provider {
        case .symbol: return nil
        case .pixels(let image): return image
        case .named(let name, let bundle):
            guard let source = environment.imageSource else {
                environment.warnings?.add("no image named \"\(name)\": there is no folder to search")
                return nil
            }
            do throws(ImageError) {
                var request = AssetRequest(
                    name, bundle: bundle, displayScale: environment.displayScale, scheme: environment.colorScheme,
                    contrast: environment.colorSchemeContrast, palette: environment.systemPalette, isTablet: SceneHost.values.hasTablet)
                request.weight = weight()
                let image = try source.image(request)
                if let omission = image.omission { environment.warnings?.add(omission) }
                return image
            } catch {
                environment.warnings?.add(error.description)
                return nil
            }
        }
    }
}

private struct ImageSourceKey: EnvironmentKey { static var defaultValue: (any ImageSource)? { nil } }

extension EnvironmentValues {
    /// The source of named images; nil without one.
    package var imageSource: (any ImageSource)? {
        get { self[ImageSourceKey.self] }
        set { self[ImageSourceKey.self] = newValue }
    }
}

extension AnimatedProperty where Value == Paint {
    /// Animates to another paint if the two can be interpolated, otherwise jumps to it.
    mutating func follow(_ paint: Paint, in node: _Node) {
        if paint.canBecome(model) {
            set(paint, in: node)
        } else if paint != model {
            self = AnimatedProperty(paint)
            node.graph.setNeedsDisplay()
        }
    }
}
