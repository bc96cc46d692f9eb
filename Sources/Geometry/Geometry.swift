// CGFloat, CGPoint, CGSize and CGRect come from Foundation, so that they are the same types as in user code, which imports Foundation too. The whole
// module is re-exported, because importing only the four types (`import struct`) leaves their operators behind, and CGFloat arithmetic silently
// becomes Double arithmetic.
@_exported import Foundation

/// The direction in which text is written, which determines the leading side.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Leading is left.
    case leftToRight
    /// Leading is right.
    case rightToLeft
}

/// The shape of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of an ellipse: the curvature jumps where the edge ends.
    case circular
    /// A corner that begins to bend earlier, so that the curvature grows smoothly.
    case continuous
}

/// A radius for each corner of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    /// Creates radii for the four corners; a corner with radius 0 is sharp.
    public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}
