// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Display
import Easel
import PNGCodec
import Views

/// How a drawing is mixed with the one below it.
public enum NSCompositingOperation: UInt, Sendable {
    case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker
    case plusLighter = 13
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
    /// The mode for drawing.
    var blendMode: CGBlendMode {
        switch self {
        case .clear: .clear
        case .sourceIn: .sourceIn
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceOver: .normal
        case .copy: .copy
        case .sourceOut: .sourceOut
        case .destinationIn: .destinationIn
        case .destinationAtop: .destinationAtop
        case .xor: .xor
        }
    }
}
/// The quality of scaled images.
public enum NSImageInterpolation: UInt, Sendable { case `default`, none, low, high, medium }

/// The target of drawing.
public final class NSGraphicsContext: NSObject, @unchecked Sendable {
    public let cgContext: CGContext
    public let isFlipped: Bool
    private let bitmap: NSBitmapImageRep?
    public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
        (cgContext, isFlipped, bitmap) = (graphicsPort, initialFlippedState, nil)
    }
    /// Creates a context that draws into pixels.
    public init?(bitmapImageRep bitmapRep: NSBitmapImageRep) {
        guard let context = RecordedContext(size: bitmapRep.size, scale: CGFloat(bitmapRep.pixelsWide) / max(1, bitmapRep.size.width), isOpaque: false) else {
            return nil
        }
        context.context.pointUp(height: bitmapRep.size.height)
        (cgContext, isFlipped, bitmap) = (context.context, false, bitmapRep)
        recorded = context
    }
    private var recorded: RecordedContext?
    private final class Chosen: @unchecked Sendable {
        var stack: [NSGraphicsContext?] = []
        var context: NSGraphicsContext?
    }
    /// The contexts that code has chosen; drawing happens on the main thread only.
    private static let chosen = Chosen()
    /// The context of the innermost drawing.
    public class var current: NSGraphicsContext? {
        get { UIGraphicsGetCurrentContext().map { NSGraphicsContext(cgContext: $0, flipped: !$0.pointsUp) } }
        set { choose(newValue) }
    }
    private static func choose(_ context: NSGraphicsContext?) {
        if let old = chosen.context {
            old.flushGraphics()
            UIGraphicsPopContext()
        }
        chosen.context = context
        if let context { UIGraphicsPushContext(context.cgContext) }
    }
    public class func saveGraphicsState() {
        UIGraphicsGetCurrentContext()?.saveGState()
        chosen.stack.append(chosen.context)
    }
    public class func restoreGraphicsState() {
        if let last = chosen.stack.popLast(), last !== chosen.context { choose(last) }
        UIGraphicsGetCurrentContext()?.restoreGState()
    }
    public func saveGraphicsState() { cgContext.saveGState() }
    public func restoreGraphicsState() { cgContext.restoreGState() }
    /// Puts the drawing into the bitmap.
    public func flushGraphics() {
        guard let bitmap, let pixmap = recorded?.image?.pixmap else { return }
        bitmap.pixmap = pixmap
    }
    public var shouldAntialias = true
    public var imageInterpolation = NSImageInterpolation.default
    public var compositingOperation: NSCompositingOperation {
        get { .sourceOver }
        set { cgContext.setBlendMode(newValue.blendMode) }
    }
    public var patternPhase = CGPoint.zero
    public class func currentContextDrawingToScreen() -> Bool { true }
}
