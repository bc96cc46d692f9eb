import AppleCoreGraphics
import Display
import Easel
import Foundation
import Views

/// UIKit's color: constant, or chosen for an appearance.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The same color for views.
    let color: Color
    /// The image that fills areas instead of the color.
    var pattern: UIImage?

    init(_ color: Color, _: Void) { self.color = color }

    /// Creates a color from gamma-encoded sRGB components, 0…1.
    public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(.sRGB, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }
    /// Creates a color from gamma-encoded Display P3 components, 0…1.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(.displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }
    /// Creates a gray, from 0 (black) to 1 (white).
    public required init(white: CGFloat, alpha: CGFloat) { color = Color(white: Double(white), opacity: Double(alpha)) }
    /// Creates a color from hue, saturation, and brightness, 0…1.
    public required init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        color = Color(hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha))
    }
    public init(cgColor: CGColor) { color = Color(cgColor: cgColor) }
    /// Creates a color that a closure chooses for each appearance.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let provider = Provider(choose: dynamicProvider)
        color = Color(
            provider: .dynamic(
                DynamicColor(name: "UIColor") { appearance in
                    let traits = UITraitCollection(appearance)
                    return UITraitCollection.withCurrent(traits) { provider.choose(traits).resolved(with: traits) }
                }))
    }
    /// Creates a color from the app's asset catalogs; nil if no color has this name.
    public init?(named name: String) {
        guard Color.hasAsset(named: name) else { return nil }
        color = Color(name)
    }
    /// Creates a color from a bundle's asset catalogs; nil if no color has this name.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard Color.hasAsset(named: name, bundle: bundle?.assetFolder) else { return nil }
        self.init(Color(name, bundle: bundle))
    }
    /// Creates a color of an asset catalog.
    public convenience init(resource: ColorResource) { self.init(Color(resource)) }
    /// Creates the color of a view's color.
    public init(_ color: Color) { self.color = color }
    /// Creates the color that `#colorLiteral` describes.
    public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        color = Color(.sRGB, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }

    public static var supportsSecureCoding: Bool { true }
    /// Decodes the components of a color.
    public required convenience init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "UIAlpha") else { return nil }
        func component(_ name: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: name)) }
        self.init(red: component("UIRed"), green: component("UIGreen"), blue: component("UIBlue"), alpha: component("UIAlpha"))
    }
    /// Encodes the components of the color in the current appearance.
    public func encode(with coder: NSCoder) {
        let resolved = resolved(with: .current)
        coder.encode(Double(resolved.red), forKey: "UIRed")
        coder.encode(Double(resolved.green), forKey: "UIGreen")
        coder.encode(Double(resolved.blue), forKey: "UIBlue")
        coder.encode(Double(resolved.opacity), forKey: "UIAlpha")
    }

    /// A closure that UIKit calls on any thread.
    private struct Provider: @unchecked Sendable {
        let choose: (UITraitCollection) -> UIColor
    }

    // MARK: Components

    func resolved(with traits: UITraitCollection) -> Color.Resolved {
        color.resolve(scheme: traits.appearance.scheme, contrast: traits.appearance.contrast, palette: traits.appearance.palette)
    }
    private var current: Color.Resolved { resolved(with: .current) }

    /// The color for the current appearance.
    open var cgColor: CGColor {
        warnOfPattern()
        return current.cgColor
    }
    /// Warns that a pattern's average color replaces it.
    fileprivate func warnOfPattern() { if pattern != nil { SceneNotes.notDrawn("UIColor(patternImage:) outside of UIView.backgroundColor") } }

    /// Gets the components for the current appearance, and returns true.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = current
        unsafe red?.pointee = CGFloat(color.red)
        unsafe green?.pointee = CGFloat(color.green)
        unsafe blue?.pointee = CGFloat(color.blue)
        unsafe alpha?.pointee = CGFloat(color.opacity)
        return true
    }

    /// Gets hue, saturation, brightness, and opacity for the current appearance, and returns true.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = current
        let (r, g, b) = (color.red, color.green, color.blue)
        let (high, low) = (max(r, g, b), min(r, g, b))
        let range = high - low
        var turn = 0.0
        if range > 0 {
            turn = high == r ? (g - b) / range : high == g ? 2 + (b - r) / range : 4 + (r - g) / range
            turn = (turn < 0 ? turn + 6 : turn) / 6
        }
        unsafe hue?.pointee = CGFloat(turn)
        unsafe saturation?.pointee = CGFloat(high > 0 ? range / high : 0)
        unsafe brightness?.pointee = CGFloat(high)
        unsafe alpha?.pointee = CGFloat(color.opacity)
        return true
    }

    /// Gets the gray and the opacity for the current appearance; returns false for a color that isn't gray.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = current
        guard color.linearRed == color.linearGreen, color.linearGreen == color.linearBlue else { return false }
        unsafe white?.pointee = CGFloat(color.red)
        unsafe alpha?.pointee = CGFloat(color.opacity)
        return true
    }

    // MARK: Derived colors

    /// Returns the color with another opacity, 0…1.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        derived { color in
            var color = color
            color.opacity = Float(alpha)
            return color
        }
    }

    /// Returns this color as a constant color for an appearance.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { UIColor(Color(resolved(with: traitCollection)), ()) }

    private func derived(_ change: @escaping @Sendable (Color.Resolved) -> Color.Resolved) -> UIColor {
        if case .resolved(let constant) = color.provider { return UIColor(Color(change(constant)), ()) }
        let base = color
        return UIColor(
            Color(
                provider: .dynamic(
                    DynamicColor(name: "UIColor") { change(base.resolve(scheme: $0.scheme, contrast: $0.contrast, palette: $0.palette)) })), ())
    }

    /// Sets the color for filling and stroking in the current drawing context.
    open func set() {
        setFill()
        setStroke()
    }
    /// Sets the color for filling in the current drawing context.
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    /// Sets the color for stroking in the current drawing context.
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
    open override var hash: Int { color.hashValue }
    open override var description: String { "UIColor(\(color))" }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of `#colorLiteral` if nothing else determines it.
public typealias _ColorLiteralType = UIColor

extension Color {
    /// Creates a view's color from a UIKit color.
    public init(uiColor: UIColor) {
        uiColor.warnOfPattern()
        self = uiColor.color
    }
    /// Creates a view's color from a UIKit color. If an asset has the same name, `Color(.brand)` means the asset.
    @_disfavoredOverload
    public init(_ color: UIColor) { self.init(uiColor: color) }
}

extension UIColor {
    /// Creates a color that fills the background of a view with copies of an image. Elsewhere it is the average color of the image.
    public convenience init(patternImage image: UIImage) {
        var sums: (a: Double, r: Double, g: Double, b: Double) = (0, 0, 0, 0)
        for pixel in image.pixmap.pixels {
            sums.a += Double(pixel >> 24)
            sums.r += Double(pixel >> 16 & 255)
            sums.g += Double(pixel >> 8 & 255)
            sums.b += Double(pixel & 255)
        }
        let opacity = sums.a / 255 / Double(max(image.pixmap.pixels.count, 1))
        let alpha = max(sums.a, 1)
        self.init(red: sums.r / alpha, green: sums.g / alpha, blue: sums.b / alpha, alpha: opacity)
        pattern = image
    }
}
