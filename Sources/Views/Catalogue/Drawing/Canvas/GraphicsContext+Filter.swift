extension GraphicsContext {
    /// A filter, applied separately to each drawing operation as a whole.
    public struct Filter: Sendable {
        let effect: @MainActor @Sendable (EnvironmentValues) -> DisplayEffect

        private static func color(_ filter: ColorFilter) -> Filter { Filter { _ in .filter(filter) } }

        /// A shadow below the drawing. `radius` is the standard deviation in points of the canvas; `x` and `y` are in points.
        public static func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Filter {
            Filter { .shadow(color.resolve(in: $0), radius: max(0, radius.zeroIfNotFinite), offset: CGSize(width: x, height: y).zeroWhereNotFinite) }
        }
        /// A Gaussian blur; `radius` is the standard deviation in points of the canvas.
        public static func blur(radius: CGFloat) -> Filter { Filter { _ in .blur(radius: max(0, radius.zeroIfNotFinite), opaque: nil) } }
        public static func brightness(_ amount: Double) -> Filter { color(.brightness(amount)) }
        public static func contrast(_ amount: Double) -> Filter { color(.contrast(amount)) }
        public static func saturation(_ amount: Double) -> Filter { color(.saturation(amount)) }
        public static func grayscale(_ amount: Double) -> Filter { color(.grayscale(amount)) }
        public static func hueRotation(_ angle: Angle) -> Filter { color(.hueRotation(angle)) }
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            // Interpolates between a color and its complement.
            let scale = Float(1 - 2 * amount)
            return color(
                .matrix(
                    ColorMatrix(rows: (SIMD3(scale, 0, 0), SIMD3(0, scale, 0), SIMD3(0, 0, scale)), constants: SIMD3(repeating: Float(amount)))))
        }
        public static func colorMultiply(_ color: Color) -> Filter { Filter { .filter(.multiply(color.resolve(in: $0))) } }
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { color(.matrix(matrix)) }
        public static var luminanceToAlpha: Filter { color(.luminanceToAlpha) }
        /// Draws a single color where the drawing's opacity is between `min` and `max`, and nothing elsewhere.
        ///
        /// - Parameters:
        ///   - min: 0…1.
        ///   - max: 0…1; 1 means no upper limit.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter { .filter(.alphaThreshold(min: min, max: max, color.resolve(in: $0))) }
        }
    }

    /// Applies a filter to all later drawing operations, before the filters that were added earlier: adding an alpha threshold
    /// and then a blur makes shapes flow together, as in common SwiftUI code.
    public mutating func addFilter(_ filter: Filter) {
        let effect = MainActor.assumeIsolated { [source] in filter.effect(source.environment) }
        if case .filter(let colors) = effect, !colors.isFinite { return }
        if case .shadow(let color, _, _) = effect, !color.isFinite { return }
        filters.append(effect)
    }
}
