import Display
import Foundation

extension AttributedString {
    /// The distance between the baselines of a text's lines.
    public struct LineHeight: Hashable, Sendable {
        private enum Kind: Hashable, Sendable {
            case leading(Font.Leading)
            case points(CGFloat)
            case factor(CGFloat)
            case increase(CGFloat)
        }
        private let kind: Kind

        /// The font's own distance.
        public static let normal = LineHeight(kind: .leading(.standard))
        /// The font's own distance: lines of larger letters are farther apart.
        public static let variable = LineHeight(kind: .leading(.standard))
        /// A smaller distance than the font's own.
        public static let tight = LineHeight(kind: .leading(.tight))
        /// A larger distance than the font's own.
        public static let loose = LineHeight(kind: .leading(.loose))
        /// A distance in points.
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .points(points)) }
        /// A multiple of the font's size.
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(kind: .factor(factor)) }
        /// The font's own distance with additional points between the lines.
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(kind: .increase(increase)) }

        /// Changes the distance between the lines of a font.
        func apply(to font: inout FontDescriptor) {
            func set(_ distance: CGFloat) { if distance.isFinite, distance > 0 { font.fixedLineHeight = distance } }
            switch kind {
            case .leading(let leading): font.extraLeading = leading.extra
            case .points(let points): set(points)
            case .factor(let factor): set(font.size * factor)
            case .increase(let points): if points.isFinite { font.extraLeading = max(0, points) }
            }
        }
    }
}

extension EnvironmentValues {
    /// The distance between the baselines of texts; nil for that of their fonts.
    public var lineHeight: AttributedString.LineHeight? {
        get { textStyle.lineHeight }
        set { textStyle.lineHeight = newValue }
    }
}

extension View {
    /// Sets the distance between the baselines of the texts inside; nil for that of their fonts.
    public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View { environment(\.lineHeight, lineHeight) }
}

extension AttributedString {
    /// The alignment of a paragraph's lines.
    public enum TextAlignment: Hashable, Sendable { case left, right, center }
}
