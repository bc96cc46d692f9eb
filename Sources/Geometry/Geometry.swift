// CGFloat, CGPoint, CGSize and CGRect are Foundation's, so that user code, which imports Foundation too, means the same ones. The whole module is
// passed on because with the four types alone (`import struct`) their operators stay behind, and CGFloat quietly computes as Double.
@_exported import Foundation

/// Which way a language runs, and so which side leading is.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Leading is left.
    case leftToRight
    /// Leading is right.
    case rightToLeft
}

/// How a rounded corner turns from one edge into the next.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of an ellipse: the curvature jumps where the edge ends.
    case circular
    /// A corner that begins to bend earlier, so that the curvature grows smoothly.
    case continuous
}

/// A radius for each corner of a rectangle, points.
public struct RectangleCornerRadii: Hashable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    /// Radii for each corner; 0 for a sharp one.
    public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}
