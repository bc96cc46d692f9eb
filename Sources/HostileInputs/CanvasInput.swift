import Geometry
import Views

extension Choices {
    /// Returns a canvas that draws what the rest of the choices tell.
    @MainActor func canvas() -> some View {
        Canvas { context, size in
            var choices = self
            choices.draw(in: &context, size, depth: 0)
        }
    }

    private mutating func draw(in context: inout GraphicsContext, _ size: CGSize, depth: Int) {
        for _ in 0..<12 where !isEmpty {
            switch index(19) {
            case 0, 1: context.fill(path(), with: shading(), style: FillStyle(eoFill: bool(), antialiased: bool()))
            case 2, 3: context.stroke(path(), with: shading(), style: strokeStyle())
            case 4: context.scaleBy(x: number(), y: number())
            case 5: context.translateBy(x: number(), y: number())
            case 6: context.rotate(by: angle())
            case 7: context.concatenate(transform())
            case 8: context.clip(to: path(), options: bool() ? .inverse : [])
            case 9: context.opacity = Double(number())
            case 10: context.addFilter(filter())
            case 11: context.blendMode = element(of: [.normal, .multiply, .screen, .difference, .sourceAtop, .plusLighter, .hue, .copy])
            case 12: context.draw(Text("Aß7"), at: point())
            case 13:
                let size = number()
                context.draw(MainActor.assumeIsolated { Text("Aß7 wide").font(.system(size: size)) }, in: rect())
            case 14: context.draw(Image(systemName: "star.fill"), in: rect())
            case 15: context.draw(Image(systemName: "heart"), at: point(), anchor: UnitPoint(x: number(), y: number()))
            case 16 where depth < 4:
                var (choices, inner) = (self, context)
                inner.drawLayer { choices.draw(in: &$0, size, depth: depth + 1) }
                self = choices
            case 17 where depth < 4:
                var choices = self
                context.clipToLayer(opacity: Double(choices.number())) { choices.draw(in: &$0, size, depth: depth + 1) }
                self = choices
            default: context.transform = transform()
            }
        }
    }

    private mutating func filter() -> GraphicsContext.Filter {
        switch index(11) {
        case 0: .blur(radius: number())
        case 1: .shadow(color: color(), radius: number(), x: number(), y: number())
        case 2: .brightness(Double(number()))
        case 3: .contrast(Double(number()))
        case 4: .saturation(Double(number()))
        case 5: .hueRotation(angle())
        case 6: .alphaThreshold(min: Double(number()), max: Double(number()), color: color())
        case 7: .luminanceToAlpha
        case 8: .projectionTransform(ProjectionTransform(transform()))
        case 9: .grayscale(Double(number()))
        default: .colorMultiply(color())
        }
    }

    mutating func color() -> Color {
        switch index(5) {
        case 0: .red
        case 1: Color(red: Double(number()), green: Double(number()), blue: Double(number()), opacity: Double(number()))
        case 2: Color(hue: Double(number()), saturation: Double(number()), brightness: Double(number()))
        case 3: Color(white: Double(number())).opacity(Double(number()))
        default: Color.blue.mix(with: .green, by: Double(number()))
        }
    }

    mutating func gradient() -> Gradient {
        bool() ? Gradient(colors: [color(), color()]) : Gradient(stops: (0..<index(5)).map { _ in .init(color: color(), location: number()) })
    }

    private mutating func shading() -> GraphicsContext.Shading {
        switch index(7) {
        case 0: .color(color())
        case 1: .linearGradient(gradient(), startPoint: point(), endPoint: point(), options: element(of: [[], .repeat, .mirror, .linearColor]))
        case 2: .radialGradient(gradient(), center: point(), startRadius: number(), endRadius: number(), options: element(of: [[], .repeat, .mirror]))
        case 3: .conicGradient(gradient(), center: point(), angle: angle(), options: element(of: [[], .repeat, .mirror]))
        case 4: .tiledImage(Image(systemName: "star"), origin: point(), sourceRect: rect(), scale: number())
        case 5: .meshGradient(mesh())
        default: .color(.black)
        }
    }

    mutating func mesh() -> MeshGradient {
        let (width, height) = bool() ? (2 + index(2), 2 + index(2)) : (whole(), whole())
        let count = min(max(width, 0), 4) * min(max(height, 0), 4)
        return MeshGradient(
            width: width, height: height, points: (0..<count).map { _ in SIMD2(Float(number()), Float(number())) }, colors: (0..<count).map { _ in color() })
    }
}
