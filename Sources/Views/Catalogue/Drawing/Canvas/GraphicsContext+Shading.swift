extension GraphicsContext {
    /// The color, style, or pattern with which shapes are filled and stroked.
    public struct Shading: Sendable {
        private enum Kind: Sendable {
            case style(any ShapeStyle)
            case gradient(AnyGradient, GradientPaint.Geometry, GradientOptions)
            case tiles(ImagePaint, CGPoint)
        }
        private let kind: Kind

        /// The canvas's foreground style.
        public static var foreground: Shading { style(ForegroundStyle()) }
        public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }
        public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }
        public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }
        /// A style, mapped to the bounding box of the drawn element.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }

        /// Shadings for the levels of the foreground style. Fills and strokes use the first one; an empty palette uses the foreground style.
        public static func palette(_ palette: [Shading]) -> Shading { palette.first ?? .foreground }

        /// An image, repeated from a point in the current coordinates.
        ///
        /// - Parameters:
        ///   - sourceRect: the part of the image that is repeated, in fractions of its sides.
        ///   - scale: multiplies the image's natural size; above 0.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
        ) -> Shading { Shading(kind: .tiles(ImagePaint(image: image, sourceRect: sourceRect, scale: scale), origin)) }

        /// A gradient along a line between two points in the current coordinates.
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []) -> Shading {
            Shading(kind: .gradient(AnyGradient(gradient), .linear(start: startPoint, end: endPoint), options))
        }
        /// A gradient outward from a point in the current coordinates.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GradientOptions = []
        ) -> Shading {
            Shading(kind: .gradient(AnyGradient(gradient), .radial(center: center, startRadius: startRadius, endRadius: endRadius), options))
        }
        /// A gradient around a point in the current coordinates, for a full turn clockwise from `angle`.
        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = []) -> Shading {
            Shading(kind: .gradient(AnyGradient(gradient), .angular(center: center, startAngle: angle, endAngle: angle + .degrees(360)), options))
        }

        /// Returns the paint for an element with the bounding box `box`.
        func paint(from source: CanvasSource, for box: CGRect) -> Paint {
            MainActor.assumeIsolated {
                switch kind {
                case .style(let style): style.paint(in: source.environment).placed(in: box)
                case .tiles(let tiles, let origin): tiles.paint(in: source.environment).placed(in: CGRect(origin: origin, size: .zero))
                case .gradient(let gradient, let geometry, let options):
                    options.applied(to: gradient).paint(geometry, gradient.space, in: source.environment)
                }
            }
        }

        /// Returns the shadows of an element drawn with the shading, innermost first.
        func shadows(from source: CanvasSource) -> [ShadowStyle.Resolved] {
            guard case .style(let style) = kind else { return [] }
            return MainActor.assumeIsolated { style._shadows(in: source.environment) }
        }
    }

    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Mirrors the gradient: all colors appear from 0 to 0.5, then in reverse order from 0.5 to 1.
        public static let mirror = GradientOptions(rawValue: 1 << 1)

        fileprivate func applied(to gradient: AnyGradient) -> Gradient {
            guard contains(.mirror) else { return gradient.gradient }
            let stops = gradient.gradient.stops
            let there = stops.map { Gradient.Stop(color: $0.color, location: $0.location / 2) }
            let back = stops.reversed().map { Gradient.Stop(color: $0.color, location: 1 - $0.location / 2) }
            return Gradient(stops: there + back)
        }
    }
}
