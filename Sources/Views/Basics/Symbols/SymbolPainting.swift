/// The colors of a symbol's levels.
struct SymbolPaints: Equatable {
    /// The paint of each level, primary first; one for a symbol in one color.
    var levels: [Paint]
    /// Whether the parts have their own colors.
    var isMulticolor = false
    /// Whether the levels differ in opacity only.
    var isHierarchical = false
    /// The colors of the multicolor mode in the symbol's environment.
    var ownColors: [SystemColor: Paint] = [:]

    init(levels: [Paint]) { self.levels = levels }

    /// The paints of a rendering mode in an environment. Several styles without a mode are a palette.
    @MainActor init(mode: SymbolRenderingMode?, in environment: EnvironmentValues) {
        levels = [ForegroundStyle().paint(in: environment)]
        switch mode {
        case .monochrome?: break
        case .hierarchical?: isHierarchical = true
        case .multicolor?:
            isMulticolor = true
            for color in [SystemColor.red, .orange, .yellow, .green, .cyan, .blue, .indigo, .gray] {
                ownColors[color] = Color(provider: .system(color)).paint(in: environment)
            }
        default:
            guard mode == .palette || !environment.lowerForegroundStyles.isEmpty else { return }
            if environment.lowerForegroundStyles.isEmpty { isHierarchical = true }
            levels += environment.lowerForegroundStyles.map { $0.paint(in: environment) }
        }
    }

    /// Makes gradients of the colors.
    @MainActor mutating func grade(in environment: EnvironmentValues) {
        levels = levels.map { $0.graded(in: environment) }
        ownColors = ownColors.mapValues { $0.graded(in: environment) }
    }

    var hasLevels: Bool { levels.count > 1 || isHierarchical }

    func paint(of part: SymbolArt.Part) -> Paint {
        if isMulticolor, part.isWhite { return .color(ResolvedColor(red: 1, green: 1, blue: 1)) }
        if isMulticolor, let color = part.color, let paint = ownColors[color] { return paint }
        if isHierarchical {
            let opacity = part.level == 0 ? 1 : HierarchicalShapeStyle.opacities[part.isGround ? 2 : min(part.level, 2)]
            return levels[0].multiplyingOpacity(by: opacity)
        }
        return levels[min(part.level, levels.count - 1)]
    }
}

extension DisplayListBuilder {
    /// The opacity of parts that a variable value does not light.
    static var unlitOpacity: Double { 0.3 }

    /// Adds a symbol.
    ///
    /// - Parameters:
    ///   - transform: from the drawing's coordinates to points.
    ///   - box: the rect over which gradients and images of the paints extend.
    ///   - value: the fraction of the parts in steps that are lit, 0…1; nil for all.
    ///   - light: a light that lights these parts instead; nil for the value.
    mutating func addSymbol(
        _ art: SymbolArt, weight: Int, transform: CGAffineTransform, paints: SymbolPaints, in box: CGRect, value: Double? = nil, light: SymbolLight? = nil
    ) {
        if let light, art.stepCount == 0 {
            // Without parts to light, the whole symbol becomes brighter and fainter.
            let unlit = light.hidesUnlit ? 0 : Self.unlitOpacity
            return faded(unlit + (1 - unlit) * light.share) { $0.addSymbol(art, weight: weight, transform: transform, paints: paints, in: box, value: value) }
        }
        let thickness = SymbolWeight.thickness(weight)
        if !paints.hasLevels, !paints.isMulticolor, value == nil, light == nil, case .color(var color) = paints.levels[0], color.opacity < 1, art.overlaps {
            // Areas, and the lines around them, overlap, so they are opaque in a group.
            let opacity = Double(color.opacity)
            color.opacity = 1
            return faded(opacity) {
                $0.addSymbol(art, weight: weight, transform: transform, paints: SymbolPaints(levels: [.color(color)]), in: box)
            }
        }
        let erasing = art.parts.indices.map { erases(art, $0, hasLevels: paints.hasLevels) }
        let isCut = erasing.contains(true)
        let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        let lit = value.map { Int(saturating: ($0 * Double(art.stepCount)).rounded(.up)) } ?? .max
        func add(to builder: inout DisplayListBuilder) {
            for (part, erases) in zip(art.parts, erasing) {
                let isLit = part.step.map { light?.isLit($0, of: art.stepCount) ?? ($0 < lit) } ?? true
                let opacity = isLit ? 1 : light?.hidesUnlit == true ? 0 : Self.unlitOpacity
                let paint = paints.paint(of: part).placed(in: box)
                if erases {
                    let black = Paint.color(ResolvedColor(red: 0, green: 0, blue: 0))
                    builder.group(.blend(.destinationOut)) { $0.add(part.shape, black, thickness, transform, scale) }
                } else if case .color(let color) = paint, Double(color.opacity) * opacity < 1 {
                    var opaque = color
                    opaque.opacity = 1
                    builder.faded(Double(color.opacity) * opacity) { $0.add(part.shape, .color(opaque), thickness, transform, scale) }
                } else {
                    builder.faded(opacity) { $0.add(part.shape, paint, thickness, transform, scale) }
                }
            }
        }
        if isCut { group(.isolated(opaque: nil)) { add(to: &$0) } } else { add(to: &self) }
    }

    /// Whether a part cuts a hole: with several colors, a knockout of another level than the part that it lies on is painted instead.
    private func erases(_ art: SymbolArt, _ index: Int, hasLevels: Bool) -> Bool {
        let part = art.parts[index]
        guard part.role == .knockout, hasLevels else { return part.role != .paint }
        return art.parts[..<index].last { $0.role == .paint }.map { $0.level == part.level && !$0.isGround } ?? true
    }

    private mutating func add(_ shape: SymbolArt.Shape, _ paint: Paint, _ thickness: CGFloat, _ transform: CGAffineTransform, _ scale: CGFloat) {
        func line(_ width: CGFloat) -> StrokeStyle { StrokeStyle(lineWidth: width * scale, lineCap: .round, lineJoin: .round) }
        switch shape {
        case .line(let path, let factor): add(.stroke(path.applying(transform), paint, line(thickness * factor)))
        case .area(let path):
            let moved = path.applying(transform)
            // A solid area grows less than lines do.
            let width = SymbolWeight.regular + (thickness - SymbolWeight.regular) * 0.5
            add(.fill(moved, paint, FillStyle()))
            add(.stroke(moved, paint, line(max(width, 0.1))))
        case .icon(let path, let isEvenOdd, let own):
            let moved = path.applying(transform)
            add(.fill(moved, paint, FillStyle(eoFill: isEvenOdd)))
            // Fine details of an icon close when it becomes much bolder.
            let extra = own.map { min(thickness - $0, 5.5) } ?? max(0, (thickness - SymbolWeight.regular) * 0.35)
            if extra > 0.4 { add(.stroke(moved, paint, line(extra))) }
        }
    }
}
