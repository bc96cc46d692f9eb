// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// A view of AppKit that shows a view of SwiftUI.
@MainActor @preconcurrency
open class NSHostingView<Content: View>: NSView {
    open var rootView: Content
    public required init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
    }
    nonisolated public required init?(coder: NSCoder) { nil }
    open var sizingOptions: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
    open var safeAreaRegions: SafeAreaRegions = .all
    open var sceneBridgingOptions: NSHostingSceneBridgingOptions = []
    open override var isFlipped: Bool { true }
    override var ownPicture: AnyView? { AnyView(rootView) }
    open override var intrinsicContentSize: CGSize { fittingSize }
}

/// A controller that shows a view of SwiftUI.
@MainActor @preconcurrency
open class NSHostingController<Content: View>: NSViewController {
    open var rootView: Content { didSet { (viewIfLoaded as? NSHostingView<Content>)?.rootView = rootView } }
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a controller from an Interface Builder file; subclasses call it.
    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    nonisolated public required init?(coder: NSCoder) { nil }
    open var sizingOptions: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
    open var safeAreaRegions: SafeAreaRegions = .all
    open var sceneBridgingOptions: NSHostingSceneBridgingOptions = []
    open override func loadView() { view = NSHostingView(rootView: rootView) }
    open func sizeThatFits(in size: CGSize) -> CGSize {
        let renderer = ImageRenderer(content: rootView)
        renderer.proposedSize = ProposedViewSize(width: size.width.isFinite ? size.width : nil, height: size.height.isFinite ? size.height : nil)
        return renderer.contentSize
    }
}

/// A menu with the items of a view of SwiftUI.
open class NSHostingMenu<Content: View>: NSMenu {
    public init(rootView: Content) { super.init(title: "") }
    nonisolated public required init(coder: NSCoder) { super.init(title: "") }
}

/// How the size of a hosting view follows its content.
public struct NSHostingSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let minSize = NSHostingSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
    public static let maxSize = NSHostingSizingOptions(rawValue: 4)
    public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
    public static let standardBounds: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
}
/// The parts of a window that a hosting view sets.
public struct NSHostingSceneBridgingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let title = NSHostingSceneBridgingOptions(rawValue: 1)
    public static let toolbars = NSHostingSceneBridgingOptions(rawValue: 2)
    public static let all: NSHostingSceneBridgingOptions = [.title, .toolbars]
}
