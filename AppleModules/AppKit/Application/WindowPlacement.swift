// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Easel
import Views

/// The content of a window that is placed.
public struct WindowLayoutRoot {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}
/// The screen of a window that is placed.
public struct WindowPlacementContext {
    /// A screen.
    public struct Display: Sendable {
        public var bounds: CGRect { NSScreen.main?.frame ?? .zero }
        public var visibleRect: CGRect { bounds }
        public var safeAreaInsets: EdgeInsets { EdgeInsets() }
    }
    public var defaultDisplay: Display { Display() }
}
/// The place of a window.
public struct WindowPlacement: Sendable {
    public init(_ position: CGPoint? = nil, size: CGSize? = nil) {}
    public init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {}
    public init(_ position: UnitPoint, size: CGSize? = nil) {}
}
