import Easel

/// The background of a row.
public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// Returns the color of the background.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        backgroundColorTransformer?(backgroundColor ?? tintColor) ?? backgroundColor ?? tintColor
    }
    /// Returns the color of the line at the edge.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeColorTransformer?(strokeColor ?? tintColor) ?? strokeColor ?? tintColor }
    /// The color of the background; nil for the list's.
    private var shownColor: UIColor? { backgroundColorTransformer?(backgroundColor ?? .secondarySystemGroupedBackground) ?? backgroundColor }
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var customView: UIView?
    public var visualEffect: UIVisualEffect?
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
    /// The background; nil for one without a color, a line, or a content, whose row has the list's.
    @MainActor var visiblePicture: AnyView? {
        let hasContent = shownColor != nil || visualEffect != nil || image != nil || customView != nil || strokeWidth > 0
        return hasContent ? picture : nil
    }
    /// The background as a view of any size.
    @MainActor var picture: AnyView {
        let shape = RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
        return AnyView(
            ZStack {
                if let effect = visualEffect as? UIBlurEffect { shape.fill(effect.material.0) }
                if let shownColor { shape.fill(Color(uiColor: shownColor)) }
                if let image { imageContentMode.picture(of: image).clipShape(shape) }
                if let picture = customView?.picture() { picture.clipShape(shape) }
                if strokeWidth > 0 {
                    // Without a color, the line has the tint.
                    let color = strokeColor.map { Color(uiColor: resolvedStrokeColor(for: $0)) } ?? .accentColor
                    shape.strokeBorder(color, lineWidth: strokeWidth).padding(-strokeOutset)
                }
            }
            .padding(EdgeInsets(backgroundInsets)))
    }
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
