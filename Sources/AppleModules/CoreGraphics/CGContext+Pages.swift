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
    // A context that writes no pages ignores these.
    public func beginPDFPage(_ pageInfo: CFDictionary?) { pages?.begin(in: self, box: pageInfo?[kCGPDFContextMediaBox] as? CGRect) }
    public func endPDFPage() { pages?.end(in: self) }
    public func closePDF() { pages?.close(self) }
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) { pages?.begin(in: self, box: unsafe mediaBox?.pointee) }
    public func endPage() { pages?.end(in: self) }
    public func flush() {}
    public func synchronize() {}

    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
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
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGPDFContextMediaBox: CFString = "MediaBox"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGPDFContextTitle: CFString = "Title"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGPDFContextAuthor: CFString = "Author"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGPDFContextCreator: CFString = "Creator"
