import Easel
import Views

/// The font of a text of UIKit: it follows the content size of the surroundings only if its view wants that.
struct ScaledFont: ViewModifier {
    private let font: UIFont?
    private let isAdjusted: Bool
    @Environment(\.self) private var environment
    @Environment(\.dynamicTypeSize) private var typeSize

    init(_ font: UIFont?, isAdjusted: Bool) {
        (self.font, self.isAdjusted) = (font, isAdjusted)
    }

    func body(content: Content) -> some View {
        content.font(shown.map { Font($0) }).dynamicTypeSize(isAdjusted ? typeSize : AppTypeSize.current ?? typeSize)
    }

    private var shown: UIFont? {
        guard isAdjusted, let font, let metrics = font.metrics else { return font }
        return font.withSize(min(environment.fontSize(font.pointSize, following: metrics.style), metrics.maximum))
    }
}

/// The content size of the app, which is not that of a controller with traits of its own.
@MainActor
package enum AppTypeSize {
    /// nil outside of tests, where the scene has the app's size. Fonts that code has made keep this size unless their views adjust them.
    package static var current: DynamicTypeSize?
}
