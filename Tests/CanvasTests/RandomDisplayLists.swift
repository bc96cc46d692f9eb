import CairoCanvas
import Display
import Foundation
import Geometry

/// Pseudorandom numbers that are the same in every run.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Makes random display lists with every kind of item and effect, and changes them at random.
struct RandomDisplayLists {
    private var numbers: SplitMix64
    /// The approximate side of canvases in points.
    private let side: CGFloat
    /// Texts shaped once for all lists, since their contents don't matter here.
    private static let texts: [ShapedText] = {
        guard let shaper = try? PangoTextShaper() else { return [] }
        let font = FontDescriptor(size: 13)
        let runs: [[TextRun]] = [
            [TextRun("Damage", font: font, color: color(0x112233))],
            [TextRun("gjÅ", font: FontDescriptor(size: 31, weight: 700, isItalic: true), color: color(0xAA2200, alpha: 128))],
            [TextRun("line", font: font, color: color(0x007700), underline: color(0xFF0000), strikethrough: color(0), strikethroughPattern: .dashDot)],
            [TextRun("a😀b", font: font, color: color(0x333399)), TextRun("م", font: font, color: color(0))],
        ]
        return runs.map { shaper.shape(TextRequest(runs: $0, width: 60, scale: 2)) }
    }()
    private static let picture: Pixmap = {
        var numbers = SplitMix64(state: 1)
        return Pixmap(width: 7, height: 5, pixels: (0..<35).map { _ in UInt32.random(in: 0xFF00_0000...0xFFFF_FFFF, using: &numbers) })
    }()

    init(seed: UInt64, side: CGFloat) {
        numbers = SplitMix64(state: seed)
        self.side = side
    }

    mutating func below(_ end: Int) -> Int { Int.random(in: 0..<end, using: &numbers) }
    mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
        // Often an integer or a half, so that edges fall between pixels or in their middle.
        let number = CGFloat.random(in: range, using: &numbers)
        return below(3) == 0 ? (number * 2).rounded() / 2 : number
    }
    mutating func isTrue(oneIn count: Int) -> Bool { below(count) == 0 }

    mutating func list() -> DisplayList {
        let background = isTrue(oneIn: 3) ? ResolvedColor.clear : color(0xF4F4F8)
        let scales: [CGFloat] = [1, 1, 2, 1.5]
        return DisplayList(
            size: CGSize(width: (side * number(0.6...1.2)).rounded(), height: (side * number(0.6...1.2)).rounded()), scale: scales[below(4)],
            background: background, items: items(1 + below(9), depth: 3))
    }

    mutating func items(_ count: Int, depth: Int) -> [DisplayItem] { (0..<count).map { _ in item(depth: depth) } }

    mutating func item(depth: Int) -> DisplayItem {
        switch below(depth > 0 ? 16 : 9) {
        case 0...3: return .fill(path(), paint(), FillStyle(eoFill: isTrue(oneIn: 4), antialiased: !isTrue(oneIn: 8)))
        case 4...5: return .stroke(path(), paint(), strokeStyle())
        case 6...7: return Self.texts.isEmpty ? item(depth: depth) : .text(Self.texts[below(Self.texts.count)], point())
        case 8:
            return .image(
                DisplayImage(
                    Self.picture, frame: rect(), capInsets: isTrue(oneIn: 3) ? EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2) : EdgeInsets(),
                    isTiled: isTrue(oneIn: 3), interpolation: [.none, .low, .medium, .high][below(4)], isAntialiased: !isTrue(oneIn: 4)))
        default:
            let effect = effect(depth: depth - 1)
            return .group(effect, items(1 + below(4), depth: depth - 1))
        }
    }

    mutating func effect(depth: Int) -> DisplayEffect {
        switch below(15) {
        case 0...1: return .opacity(Double(number(0...1.1)))
        case 2...3: return .clip(path(), FillStyle(eoFill: isTrue(oneIn: 4), antialiased: !isTrue(oneIn: 4)))
        case 4: return .shadow(color(0, alpha: 128), radius: number(0...6), offset: CGSize(width: number(-9...9), height: number(-9...9)))
        case 5: return .mask(items(1 + below(2), depth: depth))
        case 6...7: return .transform(transform())
        case 8:
            var matrix = CATransform3DIdentity
            matrix.m34 = -0.005
            return .projection(ProjectionTransform(CATransform3DConcat(CATransform3DMakeRotation(number(-1...1), 0.3, 1, 0.1), matrix)))
        case 9: return .blur(radius: number(0...8), opaque: isTrue(oneIn: 3) ? rect() : nil)
        case 10...11: return .filter(filter())
        case 12: return .blend(BlendMode.allCases[below(BlendMode.allCases.count)])
        case 13: return .shader(shader())
        default: return .isolated(opaque: isTrue(oneIn: 2) ? rect() : nil)
        }
    }

    mutating func shader() -> ShaderEffect {
        let swap = ShaderCall(library: "", name: TestShaders.names.swap, arguments: [])
        if isTrue(oneIn: 2) { return ShaderEffect(.color, swap, origin: .zero) }
        let offset = number(-9...9)
        let move = ShaderCall(library: "", name: TestShaders.names.move, arguments: [.numbers([Float(offset)])])
        return ShaderEffect(isTrue(oneIn: 2) ? .layer : .distortion, move, origin: point(), reach: CGSize(width: abs(offset), height: 0))
    }

    mutating func filter() -> ColorFilter {
        let matrix: ColorMatrix = {
            var matrix = ColorMatrix()
            matrix.a5 = 0.2
            return matrix
        }()
        let all: [ColorFilter] = [
            .brightness(0.2), .contrast(1.4), .saturation(0.3), .grayscale(0.7), .hueRotation(.degrees(70)), .multiply(color(0x88CCFF)), .invert,
            .luminanceToAlpha, .alphaThreshold(min: 0.3, max: 1, color(0x00AA00)), .matrix(matrix),
        ]
        return all[below(all.count)]
    }

    mutating func transform() -> CGAffineTransform {
        let moved = CGAffineTransform(translationX: number(-20...20), y: number(-20...20))
        return isTrue(oneIn: 2) ? moved : moved.rotated(by: number(-1...1)).scaledBy(x: number(0.5...1.5), y: number(0.5...1.5))
    }

    mutating func paint() -> Paint {
        switch below(8) {
        case 0: return isTrue(oneIn: 4) ? .mesh(mesh()) : .gradient(gradient())
        case 1 where isTrue(oneIn: 2): return .material(MaterialPaint(radius: number(0...7), saturation: 1.5, tint: color(0xFFFFFF, alpha: 100)))
        case 2: return .image(ImagePattern(Self.picture, pointsPerPixel: number(0.5...3), origin: point(), interpolation: [.none, .medium, .high][below(3)]))
        case 3 where isTrue(oneIn: 3):
            return .shader(ShaderPaint(ShaderCall(library: "", name: TestShaders.names.swap, arguments: [.colors([color(0x2266AA)])]), origin: point()))
        default: return .color(color(UInt32(below(0x1000000)), alpha: isTrue(oneIn: 3) ? 120 : 255))
        }
    }

    mutating func mesh() -> MeshPaint {
        let points = (0..<4).map { _ in
            MeshPaint.Point(position: point(), leading: point(), top: point(), trailing: point(), bottom: point())
        }
        let colors = (0..<4).map { _ in color(UInt32(below(0x1000000)), alpha: isTrue(oneIn: 2) ? 255 : 60) }
        return MeshPaint(
            width: 2, height: 2, points: points, colors: colors, background: isTrue(oneIn: 2) ? .clear : color(0x336699), isSmooth: isTrue(oneIn: 2),
            colorSpace: isTrue(oneIn: 2) ? .device : .perceptual)
    }

    mutating func gradient() -> GradientPaint {
        let stops = [
            GradientPaint.Stop(color: color(UInt32(below(0x1000000))), location: 0),
            GradientPaint.Stop(color: color(UInt32(below(0x1000000)), alpha: isTrue(oneIn: 2) ? 255 : 60), location: 1),
        ]
        switch below(3) {
        case 0: return GradientPaint(.linear(start: point(), end: point()), stops: stops)
        case 1: return GradientPaint(.radial(center: point(), startRadius: number(0...10), endRadius: number(10...side)), stops: stops)
        default: return GradientPaint(.angular(center: point(), startAngle: .degrees(20), endAngle: .degrees(340)), stops: stops)
        }
    }

    mutating func strokeStyle() -> StrokeStyle {
        StrokeStyle(
            lineWidth: number(0.3...12), lineCap: [.butt, .round, .square][below(3)], lineJoin: [.miter, .round, .bevel][below(3)],
            dash: isTrue(oneIn: 3) ? [number(1...9), number(1...5)] : [], dashPhase: number(0...5))
    }

    mutating func point() -> CGPoint { CGPoint(x: number(-0.4 * side...1.4 * side), y: number(-0.4 * side...1.4 * side)) }

    mutating func rect() -> CGRect {
        // Some rectangles are as large as backgrounds, most are small.
        if isTrue(oneIn: 6) { return CGRect(x: -5, y: -5, width: side * 1.6, height: side * 1.6) }
        return CGRect(x: number(-0.2 * side...1.1 * side), y: number(-0.2 * side...1.1 * side), width: number(1...side * 0.6), height: number(1...side * 0.6))
    }

    mutating func path() -> Path {
        let rect = rect()
        switch below(6) {
        case 0: return Path(ellipseIn: rect)
        case 1: return Path(roundedRect: rect, cornerRadius: number(1...20))
        case 2:
            var path = Path()
            path.move(to: point())
            for _ in 0..<(2 + below(5)) {
                if isTrue(oneIn: 2) { path.addLine(to: point()) } else { path.addCurve(to: point(), control1: point(), control2: point()) }
            }
            return path
        default: return Path(rect)
        }
    }

    /// Returns the list with one to three random changes.
    mutating func changed(_ list: DisplayList) -> DisplayList {
        var result = list
        for _ in 0...below(3) { result.items = changed(result.items, depth: 3) }
        if isTrue(oneIn: 40) { result.background = color(0xCCDDEE) }
        return result
    }

    private mutating func changed(_ items: [DisplayItem], depth: Int) -> [DisplayItem] {
        var items = items
        guard !items.isEmpty else { return [item(depth: depth)] }
        let index = below(items.count)
        switch below(9) {
        case 0: items.insert(item(depth: depth), at: index)
        case 1 where items.count > 1: items.remove(at: index)
        case 2: items.swapAt(index, below(items.count))
        case 3: items[index] = item(depth: depth)
        case 4: items.append(items.remove(at: index))
        default: items[index] = changed(items[index], depth: depth)
        }
        return items
    }

    private mutating func changed(_ item: DisplayItem, depth: Int) -> DisplayItem {
        switch item {
        case .fill(let path, let paint, let style):
            return isTrue(oneIn: 2) ? .fill(path.offsetBy(dx: number(-4...4), dy: number(-4...4)), paint, style) : .fill(path, self.paint(), style)
        case .stroke(let path, let paint, let style): return .stroke(path.offsetBy(dx: number(-4...4), dy: number(-4...4)), paint, style)
        case .text(let text, let origin): return .text(text, CGPoint(x: origin.x + number(-3...3), y: origin.y + number(-3...3)))
        case .image(var image):
            image.frame = image.frame.offsetBy(dx: number(-4...4), dy: number(-4...4))
            return .image(image)
        case .group(let effect, let items):
            if isTrue(oneIn: 6) { return .group(self.effect(depth: max(0, depth - 1)), items) }
            if case .mask(let mask) = effect, isTrue(oneIn: 2) { return .group(.mask(changed(mask, depth: max(0, depth - 1))), items) }
            return .group(effect, changed(items, depth: max(0, depth - 1)))
        }
    }
}
