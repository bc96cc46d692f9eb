import AppleCoreGraphics
import Easel

/// A spinning wheel.
open class UIActivityIndicatorView: UIView {
    /// The size of the wheel.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }
    open var style: Style
    open var color: UIColor! = .systemGray { didSet { hasOwnColor = true } }
    private var hasOwnColor = false
    open var hidesWhenStopped = true
    public private(set) var isAnimating = false
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
    }
    nonisolated public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
    }
    nonisolated public required init?(coder: NSCoder) { nil }
    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
    override func drawn() -> AnyView? {
        if !isAnimating && hidesWhenStopped { return AnyView(Color.clear) }
        let isLarge = style == .large
        let wheel = ProgressView().tint(hasOwnColor ? Color(uiColor: color) : nil).scaleEffect(isLarge ? 1.85 : 1)
        return AnyView(isLarge ? AnyView(wheel.frame(width: 37, height: 37)) : AnyView(wheel))
    }
}
