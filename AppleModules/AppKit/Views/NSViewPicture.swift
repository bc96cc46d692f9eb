import AppleUIKit
import Display
import Easel
import Views

/// Represents a view of AppKit in the machinery that draws views of UIKit.
final class ViewTwin: UIView, WholeDrawnView {
    private(set) weak var view: NSView?
    var arrangesItself = false
    var areas: [NSTrackingArea] = []
    var gestures: [NSGestureRecognizer] = []
    var draggedTypes: [NSPasteboard.PasteboardType] = []

    init(_ view: NSView) {
        self.view = view
        super.init(frame: .zero)
        isOpaque = false
    }
    nonisolated required init?(coder: NSCoder) { nil }

    var ownPicture: AnyView? { view?.ownPicture }
    var contentAlignment: HorizontalAlignment {
        guard let field = view as? NSTextField else { return view is NSText || view is NSStackView ? .leading : .center }
        return field.alignment == .center ? .center : field.alignment == .right ? .trailing : .leading
    }
    func wholePicture(filling axes: Axis.Set) -> AnyView? { view.flatMap { NSViewPicture.whole($0, filling: axes) } }
}

/// Drawings of AppKit's views.
@MainActor
enum NSViewPicture {
    /// Whether a class is a user's.
    static func isOwn(_ view: NSView) -> Bool { !_typeName(type(of: view)).hasPrefix("AppleAppKit.") }

    /// Returns whether a view's class is a user's direct subclass of `NSView` or `NSControl`, which draws itself.
    static func drawsItself(_ view: NSView) -> Bool {
        var mirror: Mirror? = Mirror(reflecting: view)
        while let type = mirror?.subjectType as? NSView.Type, !_typeName(type).hasPrefix("AppleAppKit.") { mirror = mirror?.superclassMirror }
        return (mirror?.subjectType == NSView.self || mirror?.subjectType == NSControl.self) && isOwn(view)
    }

    /// The view with all parts; nil if Easel can't draw it.
    static func whole(_ view: NSView, filling axes: Axis.Set) -> AnyView? {
        view.twin.arrangesItself = view.arrangesSubviews
        let isConstrained = view.twin.arrangesByConstraints
        // The positions of subviews depend on the size, because y points up.
        guard isOwn(view) || !isConstrained && !view.arrangesSubviews && !view.subviews.isEmpty else {
            return sized(view, view.twin.parts(filling: axes), axes)
        }
        let drawing = AnyView(LaidOutNSView(view: view))
        if isConstrained { return view.twin.parts(filling: axes).map { AnyView($0.hidden().overlay { drawing }) } }
        // A user's subclass of a control has the size of the control.
        if !drawsItself(view), view.subviews.isEmpty { return sized(view, view.twin.parts(filling: axes), axes) }
        return sized(view, drawing, axes)
    }

    /// A picture with the natural size that code has given its view.
    private static func sized(_ view: NSView, _ picture: AnyView?, _ axes: Axis.Set) -> AnyView? {
        // Other classes know their size from their content.
        guard drawsItself(view) else { return picture }
        let size = view.intrinsicContentSize
        guard let picture, size.width >= 0 || size.height >= 0 else { return picture }
        return AnyView(
            picture.frame(
                minWidth: size.width >= 0 ? size.width : nil,
                maxWidth: size.width >= 0 && axes.contains(.horizontal) ? .infinity : size.width >= 0 ? size.width : nil,
                minHeight: size.height >= 0 ? size.height : nil,
                maxHeight: size.height >= 0 && axes.contains(.vertical) ? .infinity : size.height >= 0 ? size.height : nil))
    }

    /// The drawing of `draw(_:)`, in the view's coordinates.
    static func ownDrawing(of view: NSView) -> AnyView? {
        if type(of: view) == NSView.self { return AnyView(Color.clear) }
        guard drawsItself(view) else { return nil }
        return AnyView(
            Canvas { context, size in
                MainActor.assumeIsolated {
                    let context = CGContext(context)
                    context.saveGState()
                    if !view.isFlipped { context.pointUp(height: size.height) }
                    UIGraphicsPushContext(context)
                    if view.wantsUpdateLayer { view.updateLayer() }
                    view.draw(CGRect(origin: .zero, size: size))
                    UIGraphicsPopContext()
                    context.restoreGState()
                }
            })
    }

    /// Gives the subviews the frames that they have in a drawing, whose y points down.
    static func place(_ view: NSView) {
        for inner in view.subviews {
            let y = view.isFlipped ? inner.frame.minY - view.bounds.minY : view.frame.height - inner.frame.maxY + view.bounds.minY
            inner.twin.frame = CGRect(x: inner.frame.minX - view.bounds.minX, y: y, width: inner.frame.width, height: inner.frame.height)
            // A view without a size fills its superview; any other has followed its superview.
            inner.twin.autoresizingMask = inner.frame.size == .zero ? inner.autoresizingMask : []
        }
    }

    /// A view inside of others: an outline with its name if it can't be drawn.
    static func inner(_ view: NSView, filling axes: Axis.Set = []) -> AnyView {
        whole(view, filling: axes) ?? AnyView(RepresentedPlaceholder(name: String("\(type(of: view))".prefix { $0 != "<" }), framework: "AppKit"))
    }

    /// The size that the content needs.
    static func naturalSize(of view: NSView) -> CGSize {
        guard let picture = whole(view, filling: []) else { return view.frame.size }
        let renderer = ImageRenderer(content: picture)
        renderer.proposedSize = .unspecified
        let (size, fixed) = (renderer.contentSize, view.twin.constrainedSize())
        return CGSize(width: fixed.width ?? size.width, height: fixed.height ?? size.height)
    }

    static func pixmap(of view: NSView, size: CGSize, scale: CGFloat) -> Pixmap? {
        guard size.width > 0, size.height > 0, let picture = whole(view, filling: []) else { return nil }
        let renderer = ImageRenderer(content: picture.frame(width: size.width, height: size.height))
        renderer.scale = scale
        return try? renderer.pixmap()
    }
}

extension NSView {
    /// The view for drawing; nil if Easel can't draw this class.
    ///
    /// - Parameter axes: the axes along which the view fills the proposed space, even if its content is smaller.
    package func picture(filling axes: Axis.Set) -> AnyView? { NSViewPicture.whole(self, filling: axes) }
}

/// A view at a known size: its subviews after `layout()`.
struct LaidOutNSView: View {
    let view: NSView

    var body: some View {
        GeometryReader { proxy in
            content(in: proxy.size).frame(width: proxy.size.width, height: proxy.size.height)
        }
    }

    private func content(in size: CGSize) -> AnyView {
        view.frame.size = size
        view.twin.frame.size = size
        view.twin.layer.bounds.size = size
        view.updateConstraints()
        view.layout()
        view.updateTrackingAreas()
        NSViewPicture.place(view)
        return view.twin.parts() ?? AnyView(RepresentedPlaceholder(name: String("\(type(of: view))".prefix { $0 != "<" }), framework: "AppKit"))
    }
}
