// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of UIKit.

import AppleCoreGraphics
import Display
import Easel
import Views

/// A context that records drawings until code requests the image.
package struct RecordedContext {
    package let context: CGContext
    let size: CGSize
    let scale: CGFloat
    let isOpaque: Bool
    private let graph: ViewGraph?

    /// The contexts that code has begun, innermost last.
    nonisolated(unsafe) static var begun: [RecordedContext] = []

    /// Begins a context of a size in points; nil for an empty one, and off the main thread.
    package init?(size: CGSize, scale: CGFloat, isOpaque: Bool) {
        guard MainThread.isCurrent, size.width > 0, size.height > 0 else { return nil }
        let box = ContextBox()
        // A canvas provides the context; its own drawing isn't used. Its graph must live as long as the context.
        let graph = MainActor.assumeIsolated { () -> ViewGraph? in
            guard let shaper = try? SharedTextShaper.get() else { return nil }
            let canvas = Canvas { context, _ in box.context = context }.frame(width: size.width, height: size.height)
            // Without a size at first, so that the screen keeps its own.
            let configuration = ViewHostConfiguration(size: .zero, scale: SceneHost.values.scale)
            return SceneHost.keepingScene {
                let graph = ViewGraph(root: canvas, configuration: configuration, textShaper: shaper)
                graph.configuration.size = size
                graph.settle()
                _ = graph.displayList()
                return graph
            }
        }
        self.graph = graph
        guard let context = box.context else { return nil }
        self.context = CGContext(context)
        (self.size, self.scale, self.isOpaque) = (size, scale, isOpaque)
    }
    private final class ContextBox: @unchecked Sendable { var context: GraphicsContext? }

    /// The current drawing.
    package var image: UIImage? { Self.image(of: context, size: size, scale: scale, isOpaque: isOpaque) }

    /// Returns what a context has drawn on this one, as a page of a file.
    func list(of context: CGContext) -> DisplayList { DisplayList(size: size, scale: scale, items: context.target.recorded) }

    static func image(of context: CGContext, size: CGSize, scale: CGFloat, isOpaque: Bool) -> UIImage? {
        let items = context.target.recorded
        let pixmap = UIImage.draw(scale: scale) {
            Canvas { context, _ in context.draw(recorded: items) }.frame(width: size.width, height: size.height)
                .background(isOpaque ? Color.black : Color.clear)
        }
        return pixmap.map { UIImage($0, scale: scale) }
    }
}

/// Begins a context for an image. It works on the main thread only.
///
/// - Parameter scale: pixels per point; zero means those of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    guard let context = RecordedContext(size: size, scale: scale > 0 ? scale : SceneHost.values.scale, isOpaque: opaque) else { return }
    unsafe RecordedContext.begun.append(context)
    UIGraphicsPushContext(context.context)
}
/// Begins a context for an image with one pixel per point. It works on the main thread only.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }
/// Returns the drawing of the context that was begun last; nil outside of one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { unsafe RecordedContext.begun.last?.image }
/// Ends the context that was begun last.
public func UIGraphicsEndImageContext() {
    guard unsafe RecordedContext.begun.popLast() != nil else { return }
    UIGraphicsPopContext()
}
/// Fills a rectangle in the current context, blended.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}
/// Clips later drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
