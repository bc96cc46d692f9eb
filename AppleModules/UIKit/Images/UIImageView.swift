import AppleCoreGraphics
import Easel

/// An image of UIKit.
open class UIImageView: UIView {
    override var isPassive: Bool { true }
    open override class func appearance() -> UIImageView { UIImageView(frame: .zero) }
    open var image: UIImage? { didSet { setNeedsPicture() } }
    nonisolated public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
        if let image { frame.size = image.size }
    }
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }
    nonisolated public required init?(coder: NSCoder) { nil }
    open var highlightedImage: UIImage?
    open var isHighlighted = false
    open var animationImages: [UIImage]?
    open var animationDuration: TimeInterval = 0
    open var animationRepeatCount = 0
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    open var highlightedAnimationImages: [UIImage]?
    open private(set) var isAnimating = false
    /// Shows `animationImages` one after another, from the time at which the view appears.
    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
    // Symbols of UIKit don't move: they are drawn at rest.
    open func addSymbolEffect<Effect: DiscreteSymbolEffect & SymbolEffect>(_ effect: Effect, options: SymbolEffectOptions = .default, animated: Bool = true) {}
    open func addSymbolEffect<Effect: IndefiniteSymbolEffect & SymbolEffect>(_ effect: Effect, options: SymbolEffectOptions = .default, animated: Bool = true) {
    }
    open func addSymbolEffect<Effect: DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: Effect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) {}
    open func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
    open func setSymbolImage<Transition: ContentTransitionSymbolEffect & SymbolEffect>(
        _ image: UIImage, contentTransition: Transition, options: SymbolEffectOptions = .default
    ) { self.image = image }
    override func drawn() -> AnyView? {
        let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        if isAnimating, let images, !images.isEmpty {
            // Source: Apple's documentation of `animationDuration`: 0 is a thirtieth of a second for each image.
            let duration = animationDuration > 0 ? animationDuration : Double(images.count) / 30
            let pictures = images.map { contentMode.picture(of: $0, tint: Color(uiColor: tintColor)) }
            return AnyView(PictureSequence(pictures: pictures, duration: duration, repeatCount: animationRepeatCount))
        }
        guard let shown = isHighlighted ? highlightedImage ?? image : image else { return AnyView(Color.clear) }
        let image = preferredSymbolConfiguration.flatMap { shown.withConfiguration($0) } ?? shown
        return contentMode.picture(of: image, tint: Color(uiColor: tintColor))
    }
}

extension UIView.ContentMode {
    /// The image as content of a view with this mode, at any size.
    @MainActor func picture(of image: UIImage, tint: Color? = nil) -> AnyView {
        let picture = Image(uiImage: image)
        let stretched = StretchedPicture(image: image).foregroundColor(tint)
        switch self {
        case .scaleAspectFit: return AnyView(stretched.scaledToFit())
        case .scaleAspectFill: return AnyView(stretched.scaledToFill())
        case .scaleToFill, .redraw: return AnyView(stretched)
        default: break
        }
        let alignment: Alignment =
            switch self {
            case .top: .top
            case .bottom: .bottom
            case .left: .leading
            case .right: .trailing
            case .topLeft: .topLeading
            case .topRight: .topTrailing
            case .bottomLeft: .bottomLeading
            case .bottomRight: .bottomTrailing
            default: .center
            }
        // Left is left from right to left, too.
        return AnyView(
            Color.clear.frame(idealWidth: image.size.width, idealHeight: image.size.height).overlay(alignment: alignment) { picture.foregroundColor(tint) }
                .environment(\.layoutDirection, .leftToRight))
    }
}

/// An image in any size. A symbol is drawn anew for a larger size, because UIKit's symbols are outlines.
struct StretchedPicture: View {
    let image: UIImage

    var body: some View {
        if let symbol = image.edits.symbol, image.isMask, image.size.width > 0, image.size.height > 0 {
            image.stretched.hidden().overlay { GeometryReader { proxy in sharp(symbol, proxy.size).stretched } }
        } else {
            image.stretched
        }
    }

    private func sharp(_ symbol: String, _ size: CGSize) -> UIImage {
        let factor = max(size.width / image.size.width, size.height / image.size.height)
        let weight = image.edits.symbolWeight
        guard factor > 1.1, factor < 100, let plain = UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(size: 17, weight)) else {
            return image
        }
        let points = 17 * image.size.height / max(plain.size.height, 1) * factor
        return UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(size: points, weight)) ?? image
    }
}

/// Pictures that are shown one after another.
private struct PictureSequence: View {
    let pictures: [AnyView]
    /// Seconds for all pictures.
    let duration: Double
    /// The number of times; 0 for without end. Afterward the first picture stays: a choice, because Apple documents only that the animation ends.
    let repeatCount: Int
    @State private var start: Date?

    var body: some View {
        TimelineView(.animation) { context in
            // The time of a frame can be a rounding error before that of a picture.
            let round = max(0, context.date.timeIntervalSince(start ?? context.date) / duration + 1e-9)
            let isOver = repeatCount > 0 && round >= Double(repeatCount)
            let part = round.isFinite ? round.truncatingRemainder(dividingBy: 1) : 0
            let index = min(Int(part * Double(pictures.count) + 1e-6), pictures.count - 1)
            pictures[isOver ? 0 : index].onAppear { if start == nil { start = context.date } }
        }
    }
}
