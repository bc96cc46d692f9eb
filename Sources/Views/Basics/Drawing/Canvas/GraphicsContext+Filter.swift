extension GraphicsContext {
    /// A filter, applied separately to each drawing operation as a whole.
    public struct Filter: Sendable {
        let effect: @MainActor @Sendable (EnvironmentValues) -> DisplayEffect
        /// Makes the effect of a shader, for the canvas's rect, instead of the effect; returns nil if it can't be drawn.
        var shader: (@MainActor @Sendable (CGRect, EnvironmentValues) -> DisplayEffect?)?
        /// Makes the shadow of a filter with options, instead of the effect.
        var shadow: (@MainActor @Sendable (EnvironmentValues) -> ShadowFilter)?
        /// Whether a blur's result is opaque.
        var isOpaque = false

        private static func color(_ filter: ColorFilter) -> Filter { Filter { _ in .filter(filter) } }

        /// A shadow below the drawing. `radius` is the standard deviation in points of the canvas; `x` and `y` are in points.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
            options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            let (radius, offset) = (max(0, radius.zeroIfNotFinite), CGSize(width: x, height: y).zeroWhereNotFinite)
            var filter = Filter { .shadow(color.resolve(in: $0), radius: radius, offset: offset) }
            if blendMode != .normal || !options.isEmpty {
                filter.shadow = {
                    ShadowFilter(color: color.resolve(in: $0), radius: radius, offset: offset, blendMode: blendMode, options: options)
                }
            }
            return filter
        }
        /// A Gaussian blur; `radius` is the standard deviation in points of the canvas.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            var filter = Filter { _ in .blur(radius: max(0, radius.zeroIfNotFinite), opaque: nil) }
            filter.isOpaque = options.contains(.opaque)
            return filter
        }
        /// Shows the drawing in perspective; applied to coordinates of the canvas.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter { _ in .projection(matrix) } }
        /// Colors changed by a shader; positions are those of the canvas.
        public static func colorShader(_ shader: Shader) -> Filter { shaded(.color, shader, .zero) }
        /// Pixels moved by a shader; positions are those of the canvas.
        public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { shaded(.distortion, shader, maxSampleOffset) }
        /// A drawing replaced by a shader; positions are those of the canvas.
        public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { shaded(.layer, shader, maxSampleOffset) }
        private static func shaded(_ use: ShaderEffect.Use, _ shader: Shader, _ offset: CGSize) -> Filter {
            var filter = Filter { _ in .opacity(1) }
            filter.shader = { shader.effect(use, in: $0, maxSampleOffset: offset, $1) }
            return filter
        }
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
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        if options.contains(.linearColor) { noteNotDrawn("GraphicsContext.FilterOptions.linearColor") }
        if let make = filter.shader {
            let rect = CGRect(origin: .zero, size: size)
            if let effect = MainActor.assumeIsolated({ [source] in make(rect, source.environment) }) { filters.append(.effect(effect)) }
            return
        }
        if let make = filter.shadow {
            let shadow = MainActor.assumeIsolated { [source] in make(source.environment) }
            if shadow.color.isFinite { filters.append(.shadow(shadow)) }
            return
        }
        if filter.isOpaque, case .blur(let radius, _) = MainActor.assumeIsolated({ [source] in filter.effect(source.environment) }) {
            return filters.append(.effect(.blur(radius: radius, opaque: CGRect(origin: .zero, size: size))))
        }
        let effect = MainActor.assumeIsolated { [source] in filter.effect(source.environment) }
        if case .filter(let colors) = effect, !colors.isFinite { return }
        if case .shadow(let color, _, _) = effect, !color.isFinite { return }
        if case .projection(let matrix) = effect, !matrix.isFinite { return }
        filters.append(.effect(effect))
    }

    /// A filter as the context applies it.
    enum AppliedFilter: Sendable {
        case effect(DisplayEffect)
        case shadow(ShadowFilter)
    }
}
