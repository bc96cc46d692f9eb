extension GraphicsContext {
    /// The color, style, or pattern with which shapes are filled and stroked.
    public struct Shading: Sendable {
        private enum Kind: Sendable {
            case style(any ShapeStyle)
            case gradient(AnyGradient, GradientPaint.Geometry, GradientOptions)
            case tiles(ImagePaint, CGPoint)
            case shader(Shader, bounds: CGRect)
            case backdrop
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

        /// A gradient between the points of a grid, which are fractions of the bounding box of the drawn element.
        public static func meshGradient(_ gradient: MeshGradient) -> Shading { style(gradient) }
        /// A shader; positions are those of the canvas.
        ///
        /// - Parameter bounds: the rect for the arguments `boundingRect`.
        public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading { Shading(kind: .shader(shader, bounds: bounds)) }
        /// The content below, for drawing operations with filters.
        public static var backdrop: Shading { Shading(kind: .backdrop) }

        /// Returns the paint for an element with the bounding box `box`.
        func paint(from source: CanvasSource, for box: CGRect) -> Paint {
            MainActor.assumeIsolated {
                switch kind {
                case .style(let style): style.paint(in: source.environment).placed(in: box)
                case .tiles(let tiles, let origin): tiles.paint(in: source.environment).placed(in: CGRect(origin: origin, size: .zero))
                case .gradient(let gradient, let geometry, let options):
                    options.paint(gradient, geometry, box, source)
                case .shader(let shader, let bounds): shader.paint(within: bounds, in: source.environment)
                case .backdrop: .material(MaterialPaint(radius: 0, saturation: 1, tint: .clear))
                }
            }
        }

        /// Returns the shadows of an element drawn with the shading, innermost first.
        func shadows(from source: CanvasSource) -> [_ResolvedShadow] {
            guard case .style(let style) = kind else { return [] }
            return MainActor.assumeIsolated { style._shadows(in: source.environment) }
        }
    }

    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Repeats the gradient beyond its ends, every other time in reverse order; also beside `repeat`. A gradient around a point has no ends:
        /// its colors appear in the first half of the turn, and then in reverse order.
        public static let mirror = GradientOptions(rawValue: 1 << 1)

        /// Repeats the gradient beyond its ends.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// Interpolates linear components. Not drawn, with a warning.
        public static let linearColor = GradientOptions(rawValue: 1 << 2)

        /// Returns the paint of a gradient for an element with the bounding box `box`.
        @MainActor fileprivate func paint(_ gradient: AnyGradient, _ geometry: GradientPaint.Geometry, _ box: CGRect, _ source: CanvasSource) -> Paint {
            if contains(.linearColor) { source.node.graph.noteNotDrawn("GraphicsContext.GradientOptions.linearColor") }
            let paint = gradient.gradient.paint(geometry, gradient.space, in: source.environment)
            guard !isDisjoint(with: [.repeat, .mirror]), case .gradient(let once) = paint else { return paint }
            return .gradient(once.repeated(over: box, isMirrored: contains(.mirror)))
        }
    }
}

extension GradientPaint {
    /// The limit of the stops of a repeated gradient.
    private static let stopLimit = 2000

    /// Returns a gradient that repeats this one's colors over a rect; a gradient around a point is complete as it is, unless it is mirrored.
    ///
    /// - Parameter isMirrored: whether every other repetition is reversed.
    fileprivate func repeated(over box: CGRect, isMirrored: Bool) -> GradientPaint {
        let corners = [box.origin, CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY)]
        func turns(_ low: CGFloat, _ high: CGFloat) -> ClosedRange<Int>? {
            guard low.isFinite, high.isFinite, high - low < CGFloat(Self.stopLimit / max(stops.count, 1)), abs(low) < 1e6 else { return nil }
            return Int(saturating: low.rounded(.down))...max(Int(saturating: low.rounded(.down)) + 1, Int(saturating: high.rounded(.up)))
        }
        func repeated(_ range: ClosedRange<Int>, _ geometry: Geometry) -> GradientPaint {
            let count = CGFloat(range.count - 1)
            let reversed = stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) }
            let all = (range.lowerBound..<range.upperBound).flatMap { turn in
                (isMirrored && !turn.isMultiple(of: 2) ? reversed : stops).map {
                    Stop(color: $0.color, location: (CGFloat(turn - range.lowerBound) + $0.location) / count)
                }
            }
            return GradientPaint(geometry, stops: all, colorSpace: colorSpace)
        }
        switch geometry {
        case .linear(let start, let end):
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = dx * dx + dy * dy
            guard length > 0 else { return self }
            let places = corners.map { (($0.x - start.x) * dx + ($0.y - start.y) * dy) / length }
            guard let range = turns(places.min() ?? 0, places.max() ?? 1) else { return self }
            func point(_ turn: Int) -> CGPoint { CGPoint(x: start.x + dx * CGFloat(turn), y: start.y + dy * CGFloat(turn)) }
            return repeated(range, .linear(start: point(range.lowerBound), end: point(range.upperBound)))
        case .radial(let center, let start, let end):
            let span = end - start
            guard span > 0 else { return self }
            let farthest = corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0
            guard let range = turns(-start / span, (farthest - start) / span) else { return self }
            return repeated(
                range,
                .radial(center: center, startRadius: start + span * CGFloat(range.lowerBound), endRadius: start + span * CGFloat(range.upperBound)))
        case .elliptical, .angular:
            guard isMirrored else { return self }
            let there = stops.map { Stop(color: $0.color, location: $0.location / 2) }
            let back = stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location / 2) }
            return GradientPaint(geometry, stops: there + back, colorSpace: colorSpace)
        }
    }
}
