// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// The name of a part of the interface.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}
/// The frame around a focused view, which isn't drawn.
public enum NSFocusRingType: UInt, Sendable { case `default`, none, exterior }
/// The direction of the interface.
public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
/// The orientation of the parts of an interface.
public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }

extension NSView {
    /// The time at which a layer is drawn again.
    public enum LayerContentsRedrawPolicy: Int, Sendable { case never, onSetNeedsDisplay, duringViewResize, beforeViewResize, crossfade }
    /// The place of a layer's content.
    public enum LayerContentsPlacement: Int, Sendable {
        case scaleAxesIndependently, scaleProportionallyToFit, scaleProportionallyToFill, center, top, topRight, right, bottomRight, bottom, bottomLeft, left,
            topLeft
    }

    // MARK: Constraints

    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { twin.translatesAutoresizingMaskIntoConstraints }
        set { twin.translatesAutoresizingMaskIntoConstraints = newValue }
    }
    public var constraints: [NSLayoutConstraint] { twin.constraints }
    public func addConstraint(_ constraint: NSLayoutConstraint) { twin.addConstraint(constraint) }
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { twin.addConstraints(constraints) }
    public func removeConstraint(_ constraint: NSLayoutConstraint) { twin.removeConstraint(constraint) }
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { twin.removeConstraints(constraints) }
    public func addLayoutGuide(_ guide: NSLayoutGuide) { twin.addLayoutGuide(guide) }
    public func removeLayoutGuide(_ guide: NSLayoutGuide) { twin.removeLayoutGuide(guide) }
    public var layoutGuides: [NSLayoutGuide] { twin.layoutGuides }
    public var safeAreaLayoutGuide: NSLayoutGuide { twin.safeAreaLayoutGuide }
    public var layoutMarginsGuide: NSLayoutGuide { twin.layoutMarginsGuide }
    public var leadingAnchor: NSLayoutXAxisAnchor { twin.leadingAnchor }
    public var trailingAnchor: NSLayoutXAxisAnchor { twin.trailingAnchor }
    public var leftAnchor: NSLayoutXAxisAnchor { twin.leftAnchor }
    public var rightAnchor: NSLayoutXAxisAnchor { twin.rightAnchor }
    public var centerXAnchor: NSLayoutXAxisAnchor { twin.centerXAnchor }
    public var topAnchor: NSLayoutYAxisAnchor { twin.topAnchor }
    public var bottomAnchor: NSLayoutYAxisAnchor { twin.bottomAnchor }
    public var centerYAnchor: NSLayoutYAxisAnchor { twin.centerYAnchor }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { twin.firstBaselineAnchor }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { twin.lastBaselineAnchor }
    public var widthAnchor: NSLayoutDimension { twin.widthAnchor }
    public var heightAnchor: NSLayoutDimension { twin.heightAnchor }
    public func setContentHuggingPriority(_ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation) {
        twin.setContentHuggingPriority(priority, for: orientation)
    }
    public func setContentCompressionResistancePriority(_ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation) {
        twin.setContentCompressionResistancePriority(priority, for: orientation)
    }
    public func contentHuggingPriority(for orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority { .defaultLow }
    public func contentCompressionResistancePriority(for orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority { .defaultHigh }

    // MARK: Events

    public var trackingAreas: [NSTrackingArea] { twin.areas }
    public func addTrackingArea(_ trackingArea: NSTrackingArea) { twin.areas.append(trackingArea) }
    public func removeTrackingArea(_ trackingArea: NSTrackingArea) { twin.areas.removeAll { $0 === trackingArea } }
    public var gestureRecognizers: [NSGestureRecognizer] {
        get { twin.gestures }
        set { twin.gestures = newValue }
    }
    public func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
        gestureRecognizer.view = self
        twin.gestures.append(gestureRecognizer)
    }
    public func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
        twin.gestures.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
    public func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) { twin.draggedTypes = newTypes }
    public func unregisterDraggedTypes() { twin.draggedTypes = [] }
    public var registeredDraggedTypes: [NSPasteboard.PasteboardType] { twin.draggedTypes }
    public func mouse(_ point: CGPoint, in rect: CGRect) -> Bool { rect.contains(point) }

    // MARK: Coordinates

    /// The position of the view's origin in its window, whose y points up.
    private func inWindow(_ point: CGPoint) -> CGPoint {
        let inside = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
        let upright = isFlipped ? CGPoint(x: inside.x, y: frame.height - inside.y) : inside
        guard let superview else { return upright }
        let y = superview.isFlipped ? superview.frame.height - frame.maxY : frame.minY
        let outer = CGPoint(x: frame.minX + upright.x, y: y + upright.y)
        return superview.inWindow(superview.isFlipped ? CGPoint(x: outer.x, y: superview.frame.height - outer.y) : outer)
    }
    private func fromWindow(_ point: CGPoint) -> CGPoint {
        let origin = inWindow(CGPoint(x: bounds.minX, y: isFlipped ? bounds.maxY : bounds.minY))
        let upright = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        return CGPoint(x: upright.x + bounds.minX, y: (isFlipped ? frame.height - upright.y : upright.y) + bounds.minY)
    }
    public func convert(_ point: CGPoint, from view: NSView?) -> CGPoint { fromWindow(view?.inWindow(point) ?? point) }
    public func convert(_ point: CGPoint, to view: NSView?) -> CGPoint { view?.fromWindow(inWindow(point)) ?? inWindow(point) }
    public func convert(_ rect: CGRect, from view: NSView?) -> CGRect {
        Self.rect(convert(rect.origin, from: view), convert(CGPoint(x: rect.maxX, y: rect.maxY), from: view))
    }
    public func convert(_ rect: CGRect, to view: NSView?) -> CGRect {
        Self.rect(convert(rect.origin, to: view), convert(CGPoint(x: rect.maxX, y: rect.maxY), to: view))
    }
    private static func rect(_ a: CGPoint, _ b: CGPoint) -> CGRect {
        CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
    }
    public func convert(_ size: CGSize, from view: NSView?) -> CGSize { size }
    public func convert(_ size: CGSize, to view: NSView?) -> CGSize { size }
    public func convertToBacking(_ rect: CGRect) -> CGRect { rect.applying(CGAffineTransform(scaleX: scale, y: scale)) }
    public func convertFromBacking(_ rect: CGRect) -> CGRect { rect.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)) }
    public func convertToBacking(_ size: CGSize) -> CGSize { CGSize(width: size.width * scale, height: size.height * scale) }
    public func centerScanRect(_ rect: CGRect) -> CGRect { rect.integral }
    public func backingAlignedRect(_ rect: CGRect, options: AlignmentOptions) -> CGRect { rect.integral }
    private var scale: CGFloat { SceneHost.values.scale }
    @discardableResult public func scrollToVisible(_ rect: CGRect) -> Bool { false }
    public func scroll(_ point: CGPoint) {}

    // MARK: Pictures

    /// A bitmap of the size of a rectangle, for `cacheDisplay(in:to:)`.
    public func bitmapImageRepForCachingDisplay(in rect: CGRect) -> NSBitmapImageRep? {
        unsafe NSBitmapImageRep(
            bitmapDataPlanes: nil, pixelsWide: Int(rect.width * scale), pixelsHigh: Int(rect.height * scale), bitsPerSample: 8, samplesPerPixel: 4,
            hasAlpha: true, isPlanar: false, colorSpaceName: .deviceRGB, bytesPerRow: 0, bitsPerPixel: 0)
    }
    /// Draws the view and its subviews into a bitmap.
    public func cacheDisplay(in rect: CGRect, to bitmapImageRep: NSBitmapImageRep) {
        guard let pixmap = NSViewPicture.pixmap(of: self, size: rect.size, scale: scale) else { return }
        bitmapImageRep.pixmap = pixmap
        bitmapImageRep.size = rect.size
    }
    /// The view as a PDF: empty, because Easel writes no PDF files of AppKit's views.
    public func dataWithPDF(inside rect: CGRect) -> Data {
        SceneNotes.notDrawn("NSView.dataWithPDF(inside:)")
        return Data()
    }
    public func printView(_ sender: Any?) {}
    @discardableResult public func enterFullScreenMode(_ screen: NSScreen, withOptions options: [String: Any]? = nil) -> Bool { false }
    public func beginDraggingSession(with items: [NSDraggingItem], event: NSEvent, source: any NSDraggingSource) -> NSDraggingSession { NSDraggingSession() }
    public func noteFocusRingMaskChanged() {}
    public func animator() -> Self { self }

    // Assistive technology isn't drawn: its settings are kept.

    public func setAccessibilityLabel(_ label: String?) { twin.accessibilityLabel = label }
    public func setAccessibilityIdentifier(_ identifier: String?) { twin.accessibilityIdentifier = identifier }
    public func setAccessibilityHelp(_ help: String?) { twin.accessibilityHint = help }
    public func setAccessibilityTitle(_ title: String?) { twin.accessibilityLabel = title }
    public func setAccessibilityValue(_ value: Any?) { twin.accessibilityValue = value.map { "\($0)" } }
    public func setAccessibilityElement(_ isElement: Bool) { twin.isAccessibilityElement = isElement }
    public func setAccessibilityHidden(_ hidden: Bool) { twin.accessibilityElementsHidden = hidden }
    public func setAccessibilityEnabled(_ enabled: Bool) {}
    public func setAccessibilityRole(_ role: NSAccessibility.Role?) {}
    public func setAccessibilitySubrole(_ role: NSAccessibility.Role?) {}
    public func setAccessibilityRoleDescription(_ text: String?) {}
    public func setAccessibilityChildren(_ children: [Any]?) {}
    public func setAccessibilityCustomActions(_ actions: [Any]?) {}
    public func accessibilityLabel() -> String? { twin.accessibilityLabel }
    public func accessibilityIdentifier() -> String { twin.accessibilityIdentifier ?? "" }
    public func accessibilityValue() -> Any? { twin.accessibilityValue }
}

/// A rectangle of Auto Layout.
public typealias NSLayoutGuide = UILayoutGuide

extension NSLayoutConstraint {
    public typealias Orientation = Axis
    public typealias Priority = UILayoutPriority
}
extension UILayoutPriority {
    public static let windowSizeStayPut = UILayoutPriority(500)
    public static let dragThatCanResizeWindow = UILayoutPriority(510)
    public static let dragThatCannotResizeWindow = UILayoutPriority(490)
    public static let fittingSizeCompression = UILayoutPriority(50)
}

extension NSView: RepresentedItem {
    package var representative: UIView { twin }
}

// Views of other modules are views of UIKit; code for macOS uses these names of AppKit's views.
extension UIView {
    public var alphaValue: CGFloat {
        get { alpha }
        set { alpha = newValue }
    }
    /// Layers always exist.
    public var wantsLayer: Bool {
        get { true }
        set {}
    }
    public var needsDisplay: Bool {
        get { false }
        set {}
    }
    public var needsLayout: Bool {
        get { false }
        set {}
    }
    public var toolTip: String? {
        get { nil }
        set {}
    }
    public var appearance: NSAppearance? {
        get { nil }
        set {}
    }
    public func animator() -> Self { self }
    public func layoutSubtreeIfNeeded() { layoutIfNeeded() }
}
