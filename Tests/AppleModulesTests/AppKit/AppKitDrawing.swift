import Easel

@testable import AppleAppKit
@testable import Views

/// Shows a view of AppKit.
struct ShownNSView: NSViewRepresentable {
    let view: NSView
    func makeNSView(context: Context) -> NSView { view }
    func updateNSView(_ view: NSView, context: Context) {}
}

/// What views of AppKit draw.
@MainActor enum AppKitDrawing {
    /// The texts that a view of 300 by 200 points shows, in paint order.
    static func texts(_ view: NSView) -> [String] { AppleModuleGraph.make(ShownNSView(view: view)).shownTexts }
    /// The places of these texts: letters are squares of ten points.
    static func places(_ view: NSView) -> [String: CGRect] {
        let listing = AppleModuleGraph.make(ShownNSView(view: view)).layoutListing().filter { $0.name == "Text" }
        return Dictionary(listing.map { ($0.label ?? "", $0.rect) }) { first, _ in first }
    }
    /// The pixels of a view, row by row.
    static func pixels(_ view: NSView, width: CGFloat = 4, height: CGFloat = 2) throws -> [UInt32] {
        try ImageRenderer(content: ShownNSView(view: view).frame(width: width, height: height)).pixmap().pixels
    }
    /// Returns a label, which is as wide as its letters and two points at each side.
    static func label(_ text: String) -> NSTextField { NSTextField(labelWithString: text) }
    /// Returns a view that draws one color.
    static func filled(_ color: NSColor, _ frame: CGRect = .zero) -> NSView {
        let view = NSView(frame: frame)
        view.wantsLayer = true
        view.layer?.backgroundColor = color.cgColor
        return view
    }
    static let (blue, red, clear): (UInt32, UInt32, UInt32) = (0xFF00_00FF, 0xFFFF_0000, 0)
}

extension NSAttributedString {
    /// The value of an attribute at a position.
    func value(_ name: Key, at position: Int) -> Any? { unsafe attribute(name, at: position, effectiveRange: nil) }
}
