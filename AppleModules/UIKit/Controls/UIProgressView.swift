import Easel

/// A bar of progress.
open class UIProgressView: UIView {
    /// The appearance of a bar.
    public enum Style: Int, Sendable { case `default`, bar }
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }
    open var progressViewStyle = Style.default
    open var progressImage: UIImage?
    open var trackImage: UIImage?
    open var observedProgress: Progress?
    open var progress: Float = 0
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    open override class func appearance() -> UIProgressView { UIProgressView(frame: .zero) }
    override func drawn() -> AnyView? { type(of: self).isOurs ? AnyView(ControlPicture.progress(self)) : nil }
}
