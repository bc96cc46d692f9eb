// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Display
import Easel
import PNGCodec
import Views

/// AppKit's image is UIKit's, with a size and a drawing that can change.
public typealias NSImage = UIImage

extension UIImage {
    /// The name of an image in the app's assets.
    public typealias Name = String

    /// Creates an empty image of a size, for `lockFocus()` and representations.
    public convenience init(size: CGSize) {
        self.init(Pixmap(width: 1, height: 1))
        edits.size = size
    }
    /// Creates an image that a closure draws.
    public convenience init(size: CGSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool, drawingHandler: @escaping (CGRect) -> Bool) {
        self.init(size: size)
        edits.pixmap = Self.drawn(size, isFlipped: drawingHandlerShouldBeCalledWithFlippedContext) { _ = drawingHandler(CGRect(origin: .zero, size: size)) }
    }
    /// Creates an image of pixels; a size of zero means one point per pixel.
    public convenience init(cgImage: CGImage, size: CGSize) {
        self.init(cgImage: cgImage)
        if size.width > 0, size.height > 0 { edits.size = size }
    }
    /// Draws a symbol in black; nil if it is unknown.
    public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
        self.init(systemName: name, withConfiguration: SymbolConfiguration(pointSize: 13))
        edits.symbol = name
        edits.isTemplate = true
    }
    public convenience init?(systemSymbolName name: String, variableValue value: Double, accessibilityDescription description: String?) {
        self.init(systemSymbolName: name, accessibilityDescription: description)
    }
    public convenience init?(symbolName name: String, variableValue value: Double) { self.init(named: name) }
    public convenience init?(contentsOf url: URL) {
        guard url.isFileURL else { return nil }
        self.init(contentsOfFile: url.path)
    }
    public convenience init?(byReferencingFile fileName: String) { self.init(contentsOfFile: fileName) }
    public convenience init(byReferencing url: URL) {
        let image = url.isFileURL ? UIImage(contentsOfFile: url.path) : nil
        self.init(image?.pixmap ?? Pixmap(width: 1, height: 1), scale: image?.scale ?? 1)
    }
    /// Returns nil: pasteboards have no images.
    public convenience init?(pasteboard: NSPasteboard) {
        guard let data = pasteboard.data(forType: .png) ?? pasteboard.data(forType: .tiff) else { return nil }
        self.init(data: data)
    }

    /// The size in points.
    @_disfavoredOverload
    public var size: CGSize {
        get { edits.size ?? LoadedImage(pixmap, scale: scale).size }
        set { edits.size = newValue }
    }
    /// Whether the image is drawn as a mask that is filled with the foreground style.
    public var isTemplate: Bool {
        get { edits.isTemplate ?? hasTemplatePixels }
        set { edits.isTemplate = newValue }
    }
    public var isValid: Bool { true }
    public var accessibilityDescription: String? {
        get { nil }
        set {}
    }
    public var backgroundColor: NSColor {
        get { .clear }
        set {}
    }
    public var cacheMode: CacheMode {
        get { .default }
        set {}
    }
    public var matchesOnMultipleResolution: Bool {
        get { false }
        set {}
    }
    public var resizingMode: Int {
        get { 0 }
        set {}
    }
    public var capInsets: NSEdgeInsets {
        get { NSEdgeInsets() }
        set {}
    }
    public var alignmentRect: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set {}
    }
    @discardableResult public func setName(_ string: Name?) -> Bool { true }
    public func name() -> Name? { edits.symbol }
    public func recache() {}
    /// The memory of drawn images.
    public enum CacheMode: UInt, Sendable { case `default`, always, bySize, never }

    // MARK: Representations

    public var representations: [NSImageRep] { [NSBitmapImageRep(pixmap, size: size)] }
    public func addRepresentation(_ imageRep: NSImageRep) {
        guard let bitmap = imageRep as? NSBitmapImageRep else { return }
        edits.pixmap = bitmap.pixmap
        if edits.size == nil { edits.size = bitmap.size }
    }
    public func addRepresentations(_ imageReps: [NSImageRep]) { for rep in imageReps { addRepresentation(rep) } }
    public func removeRepresentation(_ imageRep: NSImageRep) {}
    public func bestRepresentation(for rect: CGRect, context referenceContext: NSGraphicsContext?, hints: [AnyHashable: Any]?) -> NSImageRep? {
        representations.first
    }
    public func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context referenceContext: NSGraphicsContext?, hints: [AnyHashable: Any]?
    )
        -> CGImage?
    { CGImage(pixmap) }
    /// The image as a file. Easel writes no TIFF, so the bytes are those of a PNG file.
    public var tiffRepresentation: Data? { pngData() }
    public func tiffRepresentation(using comp: NSBitmapImageRep.TIFFCompression, factor: Float) -> Data? { pngData() }
    public func layerContents(forContentsScale layerContentsScale: CGFloat) -> Any { CGImage(pixmap) as Any }
    public func recommendedLayerContentsScale(_ preferredContentsScale: CGFloat) -> CGFloat { scale }
    /// Returns a symbol's image with another size, weight, or color; nil for images that aren't symbols.
    public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
        guard let symbol = edits.symbol, let image = UIImage(systemName: symbol, withConfiguration: configuration) else { return nil }
        image.edits.symbol = symbol
        return image
    }
    public var symbolConfiguration: SymbolConfiguration { SymbolConfiguration(scale: .default) }
    public func copy() -> Any {
        let copy = UIImage(pixmap, scale: scale)
        (copy.edits.size, copy.edits.isTemplate, copy.edits.symbol) = (edits.size, isTemplate, edits.symbol)
        return copy
    }

    // MARK: Drawing

    /// Begins to draw into the image.
    public func lockFocus() { lockFocusFlipped(false) }
    public func lockFocusFlipped(_ flipped: Bool) {
        edits.began = size
        let old = edits.pixmap
        UIGraphicsBeginImageContextWithOptions(size, false, 0)
        if let old { UIImage(old, scale: CGFloat(old.width) / max(1, size.width)).draw(in: CGRect(origin: .zero, size: size)) }
        if !flipped { UIGraphicsGetCurrentContext()?.pointUp(height: size.height) }
    }
    public func unlockFocus() {
        guard edits.began != nil else { return }
        edits.began = nil
        if let drawn = UIGraphicsGetImageFromCurrentImageContext() { edits.pixmap = drawn.pixmap }
        UIGraphicsEndImageContext()
    }
    private static func drawn(_ size: CGSize, isFlipped: Bool, _ body: () -> Void) -> Pixmap? {
        UIGraphicsBeginImageContextWithOptions(size, false, 0)
        defer { UIGraphicsEndImageContext() }
        if !isFlipped { UIGraphicsGetCurrentContext()?.pointUp(height: size.height) }
        body()
        return UIGraphicsGetImageFromCurrentImageContext()?.pixmap
    }
    /// Draws a part of the image in the current context; an empty part means the whole image.
    public func draw(in dstSpacePortionRect: CGRect, from srcSpacePortionRect: CGRect, operation op: NSCompositingOperation, fraction requestedAlpha: CGFloat) {
        let part = srcSpacePortionRect.isEmpty ? CGRect(origin: .zero, size: size) : srcSpacePortionRect
        guard part.width > 0, part.height > 0, size.width > 0, size.height > 0 else { return }
        // The part's y points up, the pixels' y points down.
        let factor = CGPoint(x: CGFloat(pixmap.width) / size.width, y: CGFloat(pixmap.height) / size.height)
        let pixels = CGRect(
            x: part.minX * factor.x, y: (size.height - part.maxY) * factor.y, width: part.width * factor.x, height: part.height * factor.y)
        guard let cut = srcSpacePortionRect.isEmpty ? CGImage(pixmap) : CGImage(pixmap).cropping(to: pixels) else { return }
        UIGraphicsGetCurrentContext()?.drawUpright(cut, in: dstSpacePortionRect, opacity: Double(requestedAlpha), blendMode: op.blendMode)
    }
    public func draw(
        in dstSpacePortionRect: CGRect, from srcSpacePortionRect: CGRect, operation op: NSCompositingOperation, fraction requestedAlpha: CGFloat,
        respectFlipped respectContextIsFlipped: Bool, hints: [AnyHashable: Any]?
    ) { draw(in: dstSpacePortionRect, from: srcSpacePortionRect, operation: op, fraction: requestedAlpha) }
    public func draw(at point: CGPoint, from fromRect: CGRect, operation op: NSCompositingOperation, fraction delta: CGFloat) {
        draw(in: CGRect(origin: point, size: fromRect.isEmpty ? size : fromRect.size), from: fromRect, operation: op, fraction: delta)
    }

    public static let applicationIconName: Name = "NSApplicationIcon"
    public static let folderName: Name = "NSFolder"
    public static let cautionName: Name = "NSCaution"
    public static let addTemplateName: Name = "NSAddTemplate"
    public static let removeTemplateName: Name = "NSRemoveTemplate"
    public static let actionTemplateName: Name = "NSActionTemplate"
    public static let refreshTemplateName: Name = "NSRefreshTemplate"
    public static let preferencesGeneralName: Name = "NSPreferencesGeneral"
    public static let statusAvailableName: Name = "NSStatusAvailable"
    public static let statusUnavailableName: Name = "NSStatusUnavailable"
    public static let computerName: Name = "NSComputer"
}

extension UIImage.SymbolConfiguration {
    @_disfavoredOverload
    public convenience init(pointSize: CGFloat, weight: NSFont.Weight) { self.init(pointSize: pointSize, weight: UIImage.SymbolWeight(weight)) }
    @_disfavoredOverload
    public convenience init(pointSize: CGFloat, weight: NSFont.Weight, scale: UIImage.SymbolScale) {
        self.init(pointSize: pointSize, weight: UIImage.SymbolWeight(weight))
    }
    public convenience init(textStyle: NSFont.TextStyle, weight: NSFont.Weight) { self.init(weight: UIImage.SymbolWeight(weight)) }
    public static func preferringHierarchical() -> UIImage.SymbolConfiguration { preferringMonochrome() }
}
extension UIImage.SymbolWeight {
    init(_ weight: NSFont.Weight) {
        let all: [(NSFont.Weight, UIImage.SymbolWeight)] = [
            (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium), (.semibold, .semibold), (.bold, .bold),
            (.heavy, .heavy), (.black, .black),
        ]
        self = all.min { abs($0.0.rawValue - weight.rawValue) < abs($1.0.rawValue - weight.rawValue) }?.1 ?? .regular
    }
}

extension Image {
    /// Shows an image of AppKit at its size.
    nonisolated public init(nsImage: NSImage) {
        let pixels = CGFloat(nsImage.pixmap.width)
        let scale = nsImage.edits.size.map { $0.width > 0 ? pixels / $0.width : 1 } ?? nsImage.scale
        self = Image(decorative: nsImage.pixmap, scale: scale).renderingMode(nsImage.isTemplate ? .template : nil)
    }
}

extension ImageRenderer {
    /// The view as an image; nil if it is empty or too large, or if drawing it exceeds a limit, which causes a warning.
    public var nsImage: NSImage? { uiImage }
}
