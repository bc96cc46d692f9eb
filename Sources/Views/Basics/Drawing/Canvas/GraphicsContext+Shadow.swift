extension GraphicsContext {
    /// The drawing options of a shadow.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Draws the shadow above the drawing.
        public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
        /// Draws only the shadow.
        public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
        /// The area outside the drawing casts the shadow.
        public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
        /// Mixes drawing and shadow with the content below separately.
        public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
    }

    /// The options of a blur.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The result is opaque: the drawing is cut off at the canvas's edges, and its edges continue outward.
        public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        /// Adds noise against bands of color. Has no effect: blurs are computed precisely enough.
        public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }

    /// The options of a filter.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Applies the filter to linear components. Not drawn, with a warning.
        public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
    }

    /// A shadow with options, drawn as separate items.
    struct ShadowFilter: Sendable {
        let color: ResolvedColor
        let radius: CGFloat
        let offset: CGSize
        let blendMode: BlendMode
        let options: ShadowOptions

        /// Returns the items with their shadow.
        ///
        /// - Parameter canvas: the canvas's rect.
        func applied(to items: [DisplayItem], canvas: CGRect, warn: (String) -> Void) -> [DisplayItem] {
            let black = ResolvedColor(linearRed: 0, linearGreen: 0, linearBlue: 0)
            var source = items
            if options.contains(.invertsAlpha) {
                // Beyond the reach of the blur, nothing outside the canvas matters.
                let reach = 4 * radius + max(abs(offset.width), abs(offset.height)) + 1
                let whole = DisplayItem.fill(Path(canvas.insetBy(dx: -reach, dy: -reach)), .color(black), FillStyle())
                source = [.group(.isolated(opaque: nil), [whole, .group(.blend(.destinationOut), items)])]
            }
            var matrix = ColorMatrix(rows: (.zero, .zero, .zero), constants: SIMD3(Float(color.red), Float(color.green), Float(color.blue)))
            matrix.a4 = color.opacity
            var shadow: [DisplayItem] = [.group(.filter(.matrix(matrix)), source)]
            if radius > 0 { shadow = [.group(.blur(radius: radius, opaque: nil), shadow)] }
            if offset != .zero { shadow = [.group(.transform(CGAffineTransform(translationX: offset.width, y: offset.height)), shadow)] }
            shadow = blendMode.blended(shadow, over: nil, warn: warn)
            if options.contains(.shadowOnly) { return shadow }
            let both = options.contains(.shadowAbove) ? items + shadow : shadow + items
            return options.contains(.disablesGroup) ? both : [.group(.isolated(opaque: nil), both)]
        }
    }
}
