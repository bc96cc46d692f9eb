import AppleCoreGraphics
import Easel
import Foundation

/// A store for the edges of UIKit's content below bars. Content ends at bars here.
@MainActor @preconcurrency
public final class UIScrollEdgeEffect: NSObject {
    /// The kind of an edge.
    public struct Style: Hashable, Sendable {
        let number: Int
        public static let automatic = Style(number: 0)
        public static let soft = Style(number: 1)
        public static let hard = Style(number: 2)
    }
    public var style = Style.automatic
    public var isHidden = false
    nonisolated override init() {}
}
