extension GraphicsContext {
    /// The blend mode of a drawing operation and the content below it.
    public struct BlendMode: RawRepresentable, Hashable, Sendable {
        /// CoreGraphics' number of the mode.
        public let rawValue: Int32
        public init(rawValue: Int32) { self.rawValue = rawValue }

        public static var normal: BlendMode { BlendMode(rawValue: 0) }
        public static var multiply: BlendMode { BlendMode(rawValue: 1) }
        public static var screen: BlendMode { BlendMode(rawValue: 2) }
        public static var overlay: BlendMode { BlendMode(rawValue: 3) }
        public static var darken: BlendMode { BlendMode(rawValue: 4) }
        public static var lighten: BlendMode { BlendMode(rawValue: 5) }
        public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
        public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
        public static var softLight: BlendMode { BlendMode(rawValue: 8) }
        public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
        public static var difference: BlendMode { BlendMode(rawValue: 10) }
        public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
        public static var hue: BlendMode { BlendMode(rawValue: 12) }
        public static var saturation: BlendMode { BlendMode(rawValue: 13) }
        public static var color: BlendMode { BlendMode(rawValue: 14) }
        public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
        /// Removes the content below.
        public static var clear: BlendMode { BlendMode(rawValue: 16) }
        /// Replaces the content below.
        public static var copy: BlendMode { BlendMode(rawValue: 17) }
        /// Replaces the existing content, and draws nothing elsewhere.
        public static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
        /// Draws only where the content below is empty, and removes that content.
        public static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
        /// Above the existing content, and only where there is any.
        public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
        /// Below the existing content.
        public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
        /// The existing content as far as this covers it, in the area of this drawing.
        public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
        /// The existing content, except where this covers it.
        public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
        /// Below the existing content as far as this covers it, in the area of this drawing.
        public static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
        /// Either content, except where both overlap.
        public static var xor: BlendMode { BlendMode(rawValue: 25) }
        /// The sum of both minus one, at least zero.
        public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
        /// The sum of both, at most one.
        public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }

        /// The modes of views, in the order of their numbers; nil for a mode that views don't have.
        private static let modes: [Display.BlendMode?] = [
            .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference, .exclusion, .hue,
            .saturation, .color, .luminosity, nil, nil, nil, nil, .sourceAtop, .destinationOver, nil, .destinationOut, nil, nil, .plusDarker, .plusLighter,
        ]

        /// Creates the equivalent of a view's mode.
        package init(_ mode: Display.BlendMode) { rawValue = Int32(Self.modes.firstIndex(of: mode) ?? 0) }

        /// The name of a mode that keeps one content inside or outside of the other, and the mode that is drawn where that would take too many items.
        private var substitute: (name: String, mode: Display.BlendMode?)? {
            switch self {
            case .sourceIn: ("sourceIn", .sourceAtop)
            case .sourceOut: ("sourceOut", .destinationOver)
            case .destinationIn: ("destinationIn", nil)
            case .destinationAtop: ("destinationAtop", .destinationOver)
            case .xor: ("xor", .normal)
            default: nil
            }
        }

        /// Returns items mixed with the content below.
        ///
        /// - Parameter below: the items below in the same canvas, which some modes draw again; nil if they aren't known. Then, and where they would become too
        ///   many, a similar mode is drawn, with a warning.
        func blended(_ items: [DisplayItem], over below: [DisplayItem]?, warn: (String) -> Void) -> [DisplayItem] {
            switch self {
            case .normal: return items
            case .clear: return [.group(.blend(.destinationOut), items.map(\.covering))]
            // What remains at antialiased edges and the new content add up.
            case .copy: return [.group(.blend(.destinationOut), items.map(\.covering)), .group(.blend(.plusLighter), items)]
            default: break
            }
            if let substitute {
                if let below, below.reduce(0, { $0 + $1.count }) <= Self.mostItems, let drawn = parted(items, below) { return drawn }
                warn("GraphicsContext.BlendMode.\(substitute.name)")
                guard let mode = substitute.mode else { return [] }
                return [.group(.blend(mode), items)]
            }
            guard Self.modes.indices.contains(Int(rawValue)), let mode = Self.modes[Int(rawValue)] else { return items }
            return [.group(.blend(mode), items)]
        }

        /// The number of items that may be drawn again: each operation in such a mode at least doubles them.
        private static let mostItems = 2_000

        /// Returns the items of a mode that keeps one content inside or outside of the other. As in CoreGraphics, only the area of the drawing changes.
        private func parted(_ items: [DisplayItem], _ below: [DisplayItem]) -> [DisplayItem]? {
            func removing(_ some: [DisplayItem]) -> DisplayItem { .group(.blend(.destinationOut), some) }
            func adding(_ some: [DisplayItem]) -> DisplayItem { .group(.blend(.plusLighter), some) }
            let area = removing(items.map(\.covering))
            let inside = below.isEmpty ? [] : [adding([.group(.mask(below), items)])]
            let outside = [adding(below.isEmpty ? items : [.group(.isolated(opaque: nil), items + [removing(below)])])]
            let kept = below.isEmpty ? [] : [adding([.group(.mask(items), below)])]
            switch self {
            case .sourceIn: return [area] + inside
            case .sourceOut: return [area] + outside
            case .destinationIn: return [area] + kept
            case .destinationAtop: return [area] + kept + outside
            case .xor: return [removing(items)] + outside
            default: return nil
            }
        }
    }
}

extension DisplayItem {
    /// The number of items, with those in groups.
    fileprivate var count: Int {
        guard case .group(let effect, let items) = self else { return 1 }
        let masks = if case .mask(let others) = effect { others.reduce(0) { $0 + $1.count } } else { 0 }
        return items.reduce(1 + masks) { $0 + $1.count }
    }

    /// The item with opaque paints: the area that it covers.
    var covering: DisplayItem {
        let black = ResolvedColor(linearRed: 0, linearGreen: 0, linearBlue: 0)
        switch self {
        case .fill(let path, _, let style): return .fill(path, .color(black), style)
        case .stroke(let path, _, let style): return .stroke(path, .color(black), style)
        case .text(var text, let origin):
            for index in text.runs.indices { text.runs[index].color = black }
            for index in text.decorations.indices { text.decorations[index].color = black }
            return .text(text, origin)
        case .image: return self
        case .group(.opacity, let items) where items.count == 1: return items[0].covering
        case .group(let effect, let items): return .group(effect, items.map(\.covering))
        }
    }
}
