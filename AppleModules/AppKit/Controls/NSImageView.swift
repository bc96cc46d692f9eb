// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// A picture.
@MainActor @preconcurrency
open class NSImageView: NSControl {
    open var image: NSImage?
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    open var imageAlignment = NSImageAlignment.alignCenter
    open var imageFrameStyle = FrameStyle.none
    open var contentTintColor: NSColor?
    open var symbolConfiguration: NSImage.SymbolConfiguration?
    open var animates = false
    open var isEditable = false
    open var allowsCutCopyPaste = true
    open var imageDynamicRange: Int = 0
    /// The frame of a picture.
    public enum FrameStyle: UInt, Sendable { case none, photo, grayBezel, groove, button }
    nonisolated public override init(frame frameRect: CGRect) { super.init(frame: frameRect) }
    nonisolated public required init?(coder: NSCoder) { super.init(frame: .zero) }
    public convenience init(image: NSImage) {
        self.init(frame: CGRect(origin: .zero, size: image.size))
        self.image = image
    }
    open func addSymbolEffect(_ effect: Any, options: Any? = nil, animated: Bool = true) {}
    open func removeAllSymbolEffects() {}
    override var ownPicture: AnyView? {
        guard let image else { return AnyView(Color.clear) }
        let shown = symbolConfiguration.flatMap { image.withSymbolConfiguration($0) } ?? image
        let picture = Image(nsImage: shown)
        let tinted = { (view: AnyView) in self.contentTintColor.map { AnyView(view.foregroundStyle(Color(nsColor: $0))) } ?? view }
        let (isTop, isBottom) = (
            [.alignTop, .alignTopLeft, .alignTopRight].contains(imageAlignment), [.alignBottom, .alignBottomLeft, .alignBottomRight].contains(imageAlignment)
        )
        let (isLeft, isRight) = (
            [.alignLeft, .alignTopLeft, .alignBottomLeft].contains(imageAlignment), [.alignRight, .alignTopRight, .alignBottomRight].contains(imageAlignment)
        )
        let alignment = Alignment(horizontal: isLeft ? .leading : isRight ? .trailing : .center, vertical: isTop ? .top : isBottom ? .bottom : .center)
        let size = shown.size
        switch imageScaling {
        case .scaleNone: return tinted(AnyView(picture.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: alignment)))
        case .scaleAxesIndependently: return tinted(AnyView(picture.resizable()))
        case .scaleProportionallyUpOrDown:
            return tinted(
                AnyView(
                    picture.resizable().scaledToFit().frame(
                        idealWidth: size.width, maxWidth: .infinity, idealHeight: size.height, maxHeight: .infinity, alignment: alignment)))
        case .scaleProportionallyDown:
            return tinted(
                AnyView(
                    picture.resizable().scaledToFit().frame(maxWidth: size.width, maxHeight: size.height)
                        .frame(idealWidth: size.width, maxWidth: .infinity, idealHeight: size.height, maxHeight: .infinity, alignment: alignment)))
        }
    }
}
