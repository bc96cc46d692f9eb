// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// A box around a view, or a line.
@MainActor @preconcurrency
open class NSBox: NSView {
    /// The kind of a box.
    public enum BoxType: UInt, Sendable {
        case primary = 0
        case separator = 2
        case custom = 4
    }
    /// The position of a title.
    public enum TitlePosition: UInt, Sendable { case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom }
    open var title = "Title"
    open var titleFont: NSFont = .systemFont(ofSize: 11)
    open var titlePosition = TitlePosition.atTop
    open var boxType = BoxType.primary
    open var isTransparent = false
    open var fillColor: NSColor = .clear
    open var borderColor: NSColor = .separatorColor
    open var borderWidth: CGFloat = 1
    open var cornerRadius: CGFloat = 0
    open var contentViewMargins = CGSize(width: 5, height: 5)
    open var contentView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let contentView { addSubview(contentView) }
        }
    }
    open func setContentView(_ view: NSView) { contentView = view }
    override var arrangesSubviews: Bool { contentView != nil || boxType == .separator }
    override var ownPicture: AnyView? {
        if boxType == .separator { return AnyView(SeparatorPicture()) }
        let isOwnKind = boxType == .custom
        let radius = isOwnKind ? cornerRadius : 6
        let shape = RoundedRectangle(cornerRadius: radius)
        let content = contentView.map {
            AnyView(
                NSViewPicture.inner($0, filling: [.horizontal, .vertical]).padding(.horizontal, contentViewMargins.width).padding(
                    .vertical, contentViewMargins.height))
        }
        let fill = isTransparent ? Color.clear : isOwnKind ? Color(nsColor: fillColor) : Color(nsColor: .quaternaryLabelColor).opacity(0.3)
        let line = isTransparent ? Color.clear : Color(nsColor: borderColor)
        return AnyView(
            VStack(alignment: .leading, spacing: 3) {
                if !isOwnKind, titlePosition != .noTitle, !title.isEmpty { Text(verbatim: title).font(Font(titleFont)).padding(.leading, 6) }
                ZStack(alignment: .topLeading) {
                    Color.clear
                    content
                }
                .background(fill, in: shape).overlay { shape.strokeBorder(line, lineWidth: isOwnKind ? borderWidth : 0.5) }
            })
    }
}

/// A line along the longer side of its space.
private struct SeparatorPicture: View {
    var body: some View {
        GeometryReader { proxy in
            let isTall = proxy.size.height > proxy.size.width
            Color(nsColor: .separatorColor).frame(width: isTall ? 1 : nil, height: isTall ? nil : 1)
                .frame(width: proxy.size.width, height: proxy.size.height)
        }
        .frame(idealWidth: 5, idealHeight: 5)
    }
}
