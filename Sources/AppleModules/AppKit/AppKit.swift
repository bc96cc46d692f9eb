// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

// AppKit's values are UIKit's values under AppKit's names; system colors are resolved for the platform that is drawn.
import AppleCoreGraphics
import AppleUIKit
import Display
import Easel
import Views

public typealias NSColor = UIColor
public typealias NSFont = UIFont
public typealias NSImage = UIImage

extension UIColor {
    public static let labelColor = UIColor.label
    public static let secondaryLabelColor = UIColor.secondaryLabel
    public static let tertiaryLabelColor = UIColor.tertiaryLabel
    public static let quaternaryLabelColor = UIColor.quaternaryLabel
    public static let textColor = UIColor.label
    public static let linkColor = UIColor.link
    public static let separatorColor = UIColor.separator
    public static let placeholderTextColor = UIColor.placeholderText
    public static let controlAccentColor = UIColor.tintColor
    public static let controlTextColor = UIColor.label
    public static let selectedContentBackgroundColor = UIColor.systemBlue
    /// The background of windows: (236, 236, 236) and (50, 50, 50).
    public static let windowBackgroundColor = UIColor {
        $0.userInterfaceStyle == .dark
            ? UIColor(white: 50 / 255, alpha: 1) : UIColor(white: 236 / 255, alpha: 1)
    }
    /// The background of tables and lists: white and (30, 30, 30).
    public static let controlBackgroundColor = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 30 / 255, alpha: 1) : .white
    }
    /// The background of texts: white and (30, 30, 30).
    public static let textBackgroundColor = controlBackgroundColor
    /// The area below a document: (150, 150, 150) and (40, 40, 40).
    public static let underPageBackgroundColor = UIColor {
        $0.userInterfaceStyle == .dark
            ? UIColor(white: 40 / 255, alpha: 1) : UIColor(white: 150 / 255, alpha: 1)
    }

    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }
    /// Creates a color that a closure chooses for each appearance.
    public convenience init(name: String?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
        self.init { traits in dynamicProvider(NSAppearance(isDark: traits.userInterfaceStyle == .dark))
        }
    }
    /// The color unchanged: all components are in sRGB.
    public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { self }
    private var parts: (CGFloat, CGFloat, CGFloat, CGFloat) {
        let parts = cgColor.components ?? []
        return parts.count == 4
            ? (parts[0], parts[1], parts[2], parts[3]) : (parts[0], parts[0], parts[0], parts[1])
    }
    public var redComponent: CGFloat { parts.0 }
    public var greenComponent: CGFloat { parts.1 }
    public var blueComponent: CGFloat { parts.2 }
    public var alphaComponent: CGFloat { parts.3 }
}

extension Color {
    /// Creates a view's color from an AppKit color.
    public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
}

extension Image {
    /// Creates an image from an AppKit image.
    nonisolated public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}

/// The light or the dark appearance.
public struct NSAppearance: Hashable, Sendable {
    /// The name of an appearance.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    }
    let isDark: Bool
    public var name: Name { isDark ? .darkAqua : .aqua }
    /// Returns the first name that fits the appearance best; nil without names.
    public func bestMatch(from appearances: [Name]) -> Name? {
        appearances.contains(name) ? name : appearances.first
    }
}

/// The space of a color's components.
public struct NSColorSpace: Hashable, Sendable {
    public static let sRGB = NSColorSpace()
    public static let deviceRGB = NSColorSpace()
    public static let genericRGB = NSColorSpace()
    public static let displayP3 = NSColorSpace()
}

/// The screen: the canvas of the scene that is drawn.
public final class NSScreen: NSObject, @unchecked Sendable {
    private static let only = NSScreen()
    public static var main: NSScreen? { only }
    public static var screens: [NSScreen] { [only] }
    public var frame: CGRect { UIScreen.main.bounds }
    public var visibleFrame: CGRect { UIScreen.main.bounds }
    public var backingScaleFactor: CGFloat { UIScreen.main.scale }
}

/// The app, with the parts that drawing needs.
@MainActor @preconcurrency
public final class NSApplication: NSObject {
    public static let shared = NSApplication()
    public var isActive: Bool { true }
    public var effectiveAppearance: NSAppearance {
        NSAppearance(isDark: UITraitCollection.current.userInterfaceStyle == .dark)
    }
    public func terminate(_ sender: Any?) {}
    public func hide(_ sender: Any?) {}
    public func activate(ignoringOtherApps flag: Bool) {}
}

/// The app.
@MainActor @preconcurrency public var NSApp: NSApplication! { NSApplication.shared }

/// Opens files and addresses in other apps, which it never does here.
public final class NSWorkspace: NSObject, @unchecked Sendable {
    public static let shared = NSWorkspace()
    @discardableResult public func open(_ url: URL) -> Bool { false }
}

/// The program's own pasteboard, which is empty at the start.
public final class NSPasteboard: NSObject, @unchecked Sendable {
    /// The kind of a pasteboard's content.
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
    }
    public static let general = NSPasteboard()
    private var strings: [PasteboardType: String] = [:]
    @discardableResult public func clearContents() -> Int {
        strings = [:]
        return 0
    }
    @discardableResult public func setString(_ string: String, forType dataType: PasteboardType)
        -> Bool
    {
        strings[dataType] = string
        return true
    }
    public func string(forType dataType: PasteboardType) -> String? { strings[dataType] }
}

/// A view of AppKit, which can't be drawn.
@MainActor @preconcurrency
open class NSView: NSObject {
    public var frame: CGRect
    public init(frame frameRect: CGRect) { frame = frameRect }
    public override convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { nil }
    public private(set) var subviews: [NSView] = []
    open func addSubview(_ view: NSView) { subviews.append(view) }
    public var wantsLayer = false
    public var layer: CALayer?
    public var alphaValue: CGFloat = 1
    public var isHidden = false
}

/// A blurred background.
public final class NSVisualEffectView: NSView {
    /// The purpose of a blurred background.
    public enum Material: Int, Sendable {
        case titlebar = 3
        case selection, menu, popover, sidebar
        case headerView = 10
        case sheet, windowBackground, hudWindow
        case fullScreenUI = 15
        case toolTip = 17
        case
            contentBackground
        case underWindowBackground = 21
        case underPageBackground
    }
    /// The blurred content.
    public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
    /// Whether the background is that of an active window.
    public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }
    public var material = Material.sidebar
    public var blendingMode = BlendingMode.behindWindow
    public var state = State.followsWindowActiveState
    public var isEmphasized = false
}

/// The context that a representable's methods receive.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public let transaction: Transaction
    public let environment: EnvironmentValues
}

/// A view that shows one of AppKit's views: blurred backgrounds are drawn, others as an outline with a warning.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>
    func makeNSView(context: Context) -> NSViewType
    func updateNSView(_ nsView: NSViewType, context: Context)
    func makeCoordinator() -> Coordinator
}

extension NSViewRepresentable {
    public var body: Never { fatalError("\(Self.self) shows a view of AppKit and has no body") }
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        ContentNode(view, inputs) { _ in
            RepresentedNSView(
                name: String("\(Self.self)".prefix { $0 != "<" }),
                isBlur: NSViewType.self == NSVisualEffectView.self)
        }
    }
}

extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

private struct RepresentedNSView: View {
    let name: String
    let isBlur: Bool
    var body: some View {
        if isBlur {
            Rectangle().fill(.regularMaterial)
        } else {
            RepresentedPlaceholder(name: name, framework: "AppKit")
        }
    }
}
