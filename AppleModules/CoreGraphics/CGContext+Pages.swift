import AppleFoundation
import Easel
import Foundation

/// The pages of a file that a context writes.
package protocol CGContextPages: AnyObject {
    /// Begins a page, of the file's size unless the page has its own.
    func begin(in context: CGContext, box: CGRect?)
    func end(in context: CGContext)
    /// Writes the file.
    func close(_ context: CGContext)
}
extension CGContext {
    /// Begins a page, of the size that `kCGPDFContextMediaBox` names or else of the file's. A context that writes no pages ignores this.
    public func beginPDFPage(_ pageInfo: CFDictionary?) { pages?.begin(in: self, box: Self.mediaBox(pageInfo?[kCGPDFContextMediaBox])) }
    /// Returns the rectangle of a page: the value itself, or the one whose four numbers are in data, which is the form that Apple documents.
    private static func mediaBox(_ value: Any?) -> CGRect? {
        if let box = value as? CGRect { return box }
        guard let data = value as? Data ?? (value as? NSData).map({ Data(referencing: $0) }), data.count == 32 else { return nil }
        let bytes = [UInt8](data)
        // The lowest byte of a number is its first.
        func number(_ index: Int) -> Double {
            var bits: UInt64 = 0
            for byte in bytes[(index * 8)..<(index * 8 + 8)].reversed() { bits = bits << 8 | UInt64(byte) }
            return Double(bitPattern: bits)
        }
        return CGRect(x: number(0), y: number(1), width: number(2), height: number(3))
    }
    /// Ends the page. A context that writes no pages ignores this.
    public func endPDFPage() { pages?.end(in: self) }
    /// Writes the file; later calls have no effect. A context that writes no pages ignores this.
    public func closePDF() { pages?.close(self) }
    /// Begins a page, of the file's size unless it has its own. A context that writes no pages ignores this.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) { pages?.begin(in: self, box: unsafe mediaBox?.pointee) }
    /// Ends the page. A context that writes no pages ignores this.
    public func endPage() { pages?.end(in: self) }
    /// Has no effect: a file is written when it is closed.
    public func flush() {}
    /// Has no effect: a file is written when it is closed.
    public func synchronize() {}

    /// Sets the color of fills from inks, converted to red, green, and blue without a profile.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }
    /// Sets the color of strokes from inks, converted to red, green, and blue without a profile.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }
    /// The transform from the context's coordinates to pixels.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }
    /// Returns a point of the context's coordinates in those of pixels.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// Returns a point of the pixels' coordinates in those of the context.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
}
extension CGColor {
    /// Creates a color from inks, converted to red, green, and blue without a profile.
    public convenience init(genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        func light(_ ink: CGFloat) -> CGFloat { (1 - ink) * (1 - black) }
        self.init(red: light(cyan), green: light(magenta), blue: light(yellow), alpha: alpha)
    }
    /// Returns the color in another space: a gray for a gray space, and the color itself otherwise, because all components are in sRGB.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        guard space.model == .monochrome, numberOfComponents == 4, let parts = components else { return self }
        // The weights of the channels in the brightness of sRGB, as in ITU-R BT.709.
        return CGColor(gray: 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2], alpha: parts[3])
    }
}
