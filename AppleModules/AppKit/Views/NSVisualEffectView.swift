// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// A blurred background.
open class NSVisualEffectView: NSView {
    /// The purpose of a blurred background.
    public enum Material: Int, Sendable {
        case appearanceBased = 0
        case light, dark, titlebar, selection, menu, popover, sidebar, mediumLight, ultraDark, headerView
        case sheet = 11
        case windowBackground, hudWindow
        case fullScreenUI = 15
        case toolTip = 17
        case contentBackground
        case underWindowBackground = 21
        case underPageBackground
    }
    /// The blurred content.
    public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
    /// Whether the background is that of an active window.
    public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }
    open var material = Material.appearanceBased
    open var blendingMode = BlendingMode.behindWindow
    open var state = State.followsWindowActiveState
    open var isEmphasized = false
    open var maskImage: NSImage?
    open var interiorBackgroundStyle: NSView.BackgroundStyle { .normal }
    override var ownPicture: AnyView? {
        switch material {
        case .windowBackground, .underWindowBackground: AnyView(Color(nsColor: .windowBackgroundColor))
        case .contentBackground: AnyView(Color(nsColor: .controlBackgroundColor))
        case .dark, .ultraDark: AnyView(Rectangle().fill(.thickMaterial).environment(\.colorScheme, .dark))
        case .selection where isEmphasized: AnyView(Color(nsColor: .selectedContentBackgroundColor))
        default: AnyView(Rectangle().fill(.regularMaterial))
        }
    }
}

/// The background of Liquid Glass.
open class NSGlassEffectView: NSView {
    open var contentView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let contentView {
                contentView.autoresizingMask = [.width, .height]
                addSubview(contentView)
            }
        }
    }
    open var cornerRadius: CGFloat = 0
    open var tintColor: NSColor?
    override var ownPicture: AnyView? {
        AnyView(
            RoundedRectangle(cornerRadius: cornerRadius).fill(.regularMaterial).overlay {
                RoundedRectangle(cornerRadius: cornerRadius).fill(tintColor.map { Color(nsColor: $0).opacity(0.3) } ?? .clear)
            })
    }
}
