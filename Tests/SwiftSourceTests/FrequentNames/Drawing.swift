import SwiftUI

// name: Color
struct ColorExample: View {
    var body: some View {
        VStack {
            Color.red
            Color("brand")
            Color(red: 0.1, green: 0.2, blue: 0.3)
            Color(white: 0.9)
            Color(hue: 0.5, saturation: 1, brightness: 1)
            Color(UIColor.systemBackground)
            Color(red: 1, green: 0, blue: 0, opacity: 0.5)
        }
    }
}

struct ColorExample2: View {
    var body: some View {
        VStack {
            Color(.systemGray6)
            Color(uiColor: .label)
            Color(hue: 0.1, saturation: 0.2, brightness: 0.3, opacity: 0.4).ignoresSafeArea()
        }
    }
}

extension Color {
    static let brand = Color(red: 0.3, green: 0.5, blue: 0.9)

    init(hex: String) {
        var value: UInt64 = 0
        Scanner(string: hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)).scanHexInt64(&value)
        self.init(.sRGB, red: Double(value >> 16) / 255, green: Double(value >> 8 & 0xFF) / 255, blue: Double(value & 0xFF) / 255, opacity: 1)
    }
}
let palette: [Color] = [.red, .brand, Color(hex: "#ffcc00")]

// name: CGFloat
let lineWidth: CGFloat = 2
let ratio = CGFloat(3) / CGFloat.pi
struct CGFloatUser: View {
    @State private var progress: CGFloat = 0.5
    var size: CGFloat { CGFloat(Int.random(in: 1...3)) * progress }
    var body: some View { Circle().trim(from: 0, to: progress).frame(width: size, height: max(size, 10)) }
}

// name: CGRect
let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
let insetRect = rect.insetBy(dx: 2, dy: 2).offsetBy(dx: 1, dy: 1)
let middle = CGPoint(x: rect.midX, y: rect.midY)
let united = rect.union(CGRect(origin: .zero, size: CGSize(width: 5, height: 5))).intersection(.infinite)
let isInside = rect.contains(CGPoint(x: 1, y: 1)) && rect.intersects(insetRect)

// name: CGPoint
let point = CGPoint(x: 1, y: 2)
let distance = sqrt(pow(point.x - 3, 2) + pow(point.y - 4, 2))
struct PointUser: View {
    @State private var location = CGPoint(x: 50, y: 50)
    var body: some View { Circle().position(location).onAppear { location.x += 10 } }
}

// name: CGSize
let size = CGSize(width: 10, height: 20.5)
struct SizeUser: View {
    @State private var translation: CGSize = .zero
    var body: some View { Circle().offset(x: translation.width, y: translation.height).frame(width: size.width) }
}

// name: CGVector
let vector = CGVector(dx: 1, dy: -1)
struct Particle {
    var velocity = CGVector.zero
    mutating func step() { velocity.dx += vector.dx * 0.5 }
}

// name: CGAffineTransform
let turned = CGAffineTransform(rotationAngle: .pi / 4)
let moved = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 2).concatenating(turned)
struct TransformUser: View {
    var body: some View {
        Text("A").transformEffect(.init(scaleX: 2, y: 1)).transformEffect(CGAffineTransform.identity)
        Path(CGRect(x: 0, y: 0, width: 10, height: 10)).applying(CGAffineTransform(rotationAngle: 1).translatedBy(x: 1, y: 2))
        Circle().transform(CGAffineTransform(scaleX: 1, y: 2)).fill(.red)
    }
}

// name: Path
struct PathExample: View {
    var body: some View {
        VStack {
            Path { path in
                path.move(to: CGPoint(x: 0, y: 0))
                path.addLine(to: CGPoint(x: 10, y: 10))
            }
            .stroke(Color.red, lineWidth: 2)
            Path(CGRect(x: 0, y: 0, width: 10, height: 10)).fill(.blue)
            Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
            Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 3)
        }
    }
}

func star(in rect: CGRect) -> Path {
    var path = Path()
    path.addEllipse(in: rect)
    return path
}
let bezierPath = Path(UIBezierPath(roundedRect: .zero, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 1, height: 1)).cgPath)

// name: Path.move
func moved(_ rect: CGRect) -> Path {
    Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.move(to: .zero)
    }
}

// name: Path.addLine
func line(_ rect: CGRect) -> Path {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: .init(x: 1, y: 1))
    return path
}

// name: Path.addLines
func lines(_ rect: CGRect) -> Path {
    Path { $0.addLines([CGPoint(x: rect.midX, y: 0), CGPoint(x: 10, y: 10), .zero]) }
}

// name: Path.addArc
func arcs(_ rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .degrees(0), endAngle: .degrees(180), clockwise: true)
    path.addArc(center: .zero, radius: 10, startAngle: Angle(degrees: -90), endAngle: Angle(radians: 1), clockwise: false, transform: .identity)
    path.addArc(tangent1End: CGPoint(x: 1, y: 1), tangent2End: CGPoint(x: 2, y: 1), radius: 5)
    return path
}

// name: Path.addRelativeArc
func relativeArc() -> Path {
    Path { $0.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(0), delta: .degrees(90)) }
}

// name: Path.addCurve
func curve(_ rect: CGRect) -> Path {
    Path { path in
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 3, y: 5), control2: CGPoint(x: 6, y: -5))
    }
}

// name: Path.addQuadCurve
func quadCurve(_ rect: CGRect) -> Path {
    var path = Path()
    path.addQuadCurve(to: CGPoint(x: rect.maxX, y: 0), control: CGPoint(x: rect.midX, y: rect.maxY))
    return path
}

// name: Path.closeSubpath
func closed() -> Path {
    Path { path in
        path.addLines([.zero, CGPoint(x: 1, y: 1)])
        path.closeSubpath()
    }
}

// name: Path.addRect
func rects() -> Path {
    var path = Path()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    path.addRects([.zero])
    return path
}

// name: Path.addEllipse
func ellipse() -> Path { Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 5)) } }

// name: Path.addRoundedRect
func roundedRect(_ rect: CGRect) -> Path {
    var path = Path()
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: 3, height: 3))
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: 3, height: 3), style: .continuous)
    return path
}

// name: Path.addPath
func added(_ rect: CGRect) -> Path {
    var path = Circle().path(in: rect)
    path.addPath(Rectangle().path(in: rect))
    path.addPath(Path(rect), transform: CGAffineTransform(translationX: 1, y: 1))
    return path
}

// name: Path.strokedPath
func stroked(_ rect: CGRect) -> Path { Path(rect).strokedPath(StrokeStyle(lineWidth: 3, lineCap: .round)) }

// name: Path.boundingRect
let boundingRect = Path(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2)).boundingRect

// name: Path.applying
let applied = Path(CGRect(x: 0, y: 0, width: 2, height: 2)).applying(CGAffineTransform(scaleX: 2, y: 2))

// name: Path.trimmedPath
let trimmed = Path(ellipseIn: .zero).trimmedPath(from: 0, to: 0.5)
let endPoint = Path(ellipseIn: .zero).trimmedPath(from: 0, to: 0.3).currentPoint

// name: Shape
struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}
struct Wave: Shape {
    var phase: Double
    var animatableData: Double {
        get { phase }
        set { phase = newValue }
    }
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: 0, y: rect.midY))
            for x in stride(from: 0, through: rect.width, by: 1) {
                path.addLine(to: CGPoint(x: x, y: rect.midY + sin(Double(x) / 20 + phase) * 10))
            }
        }
    }
}
struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners
    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
        return Path(path.cgPath)
    }
}
struct ShapeUser: View {
    var shape: some Shape { Triangle() }
    var body: some View {
        Triangle().fill(.red).frame(width: 50, height: 50)
        Wave(phase: 1).stroke(lineWidth: 2)
        Text("A").clipShape(RoundedCorner(radius: 10, corners: [.topLeft, .bottomRight]))
        AnyShape(shape)
    }
}

// name: InsettableShape
struct Diamond: InsettableShape {
    var insetAmount: CGFloat = 0
    func path(in rect: CGRect) -> Path {
        Path { $0.addRect(rect.insetBy(dx: insetAmount, dy: insetAmount)) }
    }
    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}
struct DiamondUser: View {
    var body: some View { Diamond().strokeBorder(.red, lineWidth: 2) }
}

// name: StrokeStyle
struct StrokeStyleExample: View {
    var body: some View {
        VStack {
            Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .miter, dash: [2, 3], dashPhase: 1))
            Circle().stroke(style: .init(lineWidth: 1))
            Circle().stroke(style: StrokeStyle(lineWidth: 2, miterLimit: 3))
        }
    }
}

// name: FillStyle
struct FillStyleExample: View {
    var body: some View {
        VStack {
            Circle().fill(.red, style: FillStyle(eoFill: true, antialiased: false))
            Circle().fill(style: FillStyle())
        }
    }
}

// name: Gradient
let gradient = Gradient(colors: [.red, .blue])
let stops = Gradient(stops: [.init(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)])
struct GradientUser: View {
    var body: some View { LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom) }
}

// name: LinearGradient
struct LinearGradientExample: View {
    var body: some View {
        VStack {
            LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
            LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing).ignoresSafeArea()
            LinearGradient(stops: [.init(color: .red, location: 0.2)], startPoint: .leading, endPoint: .trailing)
            LinearGradient(gradient: .init(colors: [.red]), startPoint: UnitPoint(x: 0, y: 0), endPoint: .init(x: 1, y: 1))
        }
    }
}

// name: RadialGradient
struct RadialGradientExample: View {
    var body: some View {
        VStack {
            RadialGradient(gradient: Gradient(colors: [.red, .blue]), center: .center, startRadius: 5, endRadius: 50)
            RadialGradient(colors: [.red], center: .topLeading, startRadius: 0, endRadius: 10)
            RadialGradient(stops: [.init(color: .red, location: 0)], center: .center, startRadius: 0, endRadius: 10)
        }
    }
}

// name: AngularGradient
struct AngularGradientExample: View {
    var body: some View {
        VStack {
            AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center)
            AngularGradient(colors: [.red, .blue], center: .center, startAngle: .degrees(0), endAngle: .degrees(360))
            AngularGradient(gradient: Gradient(colors: [.red]), center: .center, angle: .degrees(90))
        }
    }
}

// name: EllipticalGradient
struct EllipticalGradientExample: View {
    var body: some View {
        VStack {
            EllipticalGradient(colors: [.red, .blue])
            EllipticalGradient(gradient: Gradient(colors: [.red]), center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5)
        }
    }
}

// name: MeshGradient
struct MeshGradientExample: View {
    var body: some View {
        VStack {
            MeshGradient(width: 2, height: 2, points: [.init(0, 0), .init(1, 0), .init(0, 1), .init(1, 1)], colors: [.red, .blue, .green, .yellow])
            MeshGradient(
                width: 3, height: 2, points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.5, 1], [1, 1]], colors: [.red, .blue, .green, .red, .blue, .green],
                background: .black, smoothsColors: true)
        }
    }
}

// name: Color.gradient
struct ColorGradientExample: View {
    var body: some View {
        VStack {
            Circle().fill(Color.blue.gradient)
            Circle().fill(.red.gradient)
            Text("A").background(Color.green.gradient)
        }
    }
}

// name: ImagePaint
struct ImagePaintExample: View {
    var body: some View {
        VStack {
            Circle().fill(ImagePaint(image: Image("a"), scale: 0.2))
            Text("A").border(ImagePaint(image: Image("a"), sourceRect: CGRect(x: 0, y: 0, width: 1, height: 0.5)), width: 3)
        }
    }
}

// name: UnitPoint
let unitPoint = UnitPoint(x: 0.2, y: 0.8)
let anchors: [UnitPoint] = [.center, .topLeading, .zero, .bottom]

// name: Angle
let angle = Angle(degrees: 90)
let otherAngle: Angle = .radians(.pi) + .degrees(10) * 2
let zeroAngle = Angle.zero
struct AngleState: View {
    @State private var rotation = Angle.zero
    var body: some View { Text("A").rotationEffect(rotation + Angle(radians: 1)).onTapGesture { rotation += .degrees(90) } }
}

// name: UnevenRoundedRectangle
struct UnevenRoundedRectangleExample: View {
    var body: some View {
        VStack {
            UnevenRoundedRectangle(topLeadingRadius: 10, bottomLeadingRadius: 0, bottomTrailingRadius: 20, topTrailingRadius: 0)
            UnevenRoundedRectangle(cornerRadii: .init(topLeading: 10, bottomTrailing: 20), style: .continuous)
            UnevenRoundedRectangle(topLeadingRadius: 10, topTrailingRadius: 10).fill(.red)
        }
    }
}

// name: RectangleCornerRadii
let radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
struct RadiiUser: View {
    var body: some View { UnevenRoundedRectangle(cornerRadii: radii).fill(.red) }
}

// name: RoundedCornerStyle
let cornerStyle: RoundedCornerStyle = .continuous
struct CornerStyleUser: View {
    var style = RoundedCornerStyle.circular
    var body: some View { RoundedRectangle(cornerRadius: 10, style: style) }
}

// name: ShapeStyle
struct Filled<S: ShapeStyle>: View {
    let style: S
    var body: some View { Circle().fill(style) }
}
extension ShapeStyle where Self == Color {
    static var brandTint: Color { Color(red: 0.2, green: 0.4, blue: 0.9) }
}
struct ShapeStyleUser: View {
    let style: any ShapeStyle = Color.red
    var body: some View {
        Filled(style: .brandTint)
        Text("A").foregroundStyle(.brandTint)
        Circle().fill(AnyShapeStyle(.tint))
    }
}

// name: EdgeInsets
let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
struct InsetsUser: View {
    var insets = EdgeInsets()
    var body: some View { Text("A").padding(insets).listRowInsets(.init(top: 0, leading: 0, bottom: 0, trailing: insets.top)) }
}

// name: Font
extension Font {
    static let heading = Font.system(size: 24, weight: .bold, design: .rounded)
    static func brand(_ size: CGFloat) -> Font { .custom("Brand", size: size) }
}
struct FontUser: View {
    var font: Font = .body
    var weight: Font.Weight = .regular
    var body: some View {
        Text("A").font(font.weight(weight))
        Text("B").font(.heading)
        Text("C").font(.brand(10))
    }
}

// name: GraphicsContext.fill
struct GraphicsContextFillExample: View {
    var body: some View {
        Canvas { context, size in
            context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .style(.tint), style: FillStyle())
        }
    }
}

// name: GraphicsContext.stroke
struct GraphicsContextStrokeExample: View {
    var body: some View {
        Canvas { context, size in
            context.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(.red), lineWidth: 2)
            context.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(.blue), style: StrokeStyle(lineWidth: 1, dash: [2]))
        }
    }
}

// name: GraphicsContext.draw
struct GraphicsContextDrawExample: View {
    var body: some View {
        Canvas { context, size in
            context.draw(Text("A").font(.title), at: CGPoint(x: size.width / 2, y: 10))
            context.draw(Image("a"), in: CGRect(origin: .zero, size: size))
            context.draw(context.resolve(Image(systemName: "star")), at: .zero, anchor: .topLeading)
            context.draw(Text("B"), in: CGRect(origin: .zero, size: size))
        }
    }
}

// name: GraphicsContext.drawLayer
struct GraphicsContextDrawLayerExample: View {
    var body: some View {
        Canvas { context, size in
            context.addFilter(.blur(radius: 10))
            context.drawLayer { layer in layer.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
        }
    }
}

// name: GraphicsContext.addFilter
struct GraphicsContextAddFilterExample: View {
    var body: some View {
        Canvas { context, _ in
            context.addFilter(.blur(radius: 3))
            context.addFilter(.shadow(color: .black, radius: 2, x: 1, y: 1))
            context.addFilter(.alphaThreshold(min: 0.5))
            context.addFilter(.colorMultiply(.red))
        }
    }
}

// name: GraphicsContext.resolve
struct GraphicsContextResolveExample: View {
    var body: some View {
        Canvas { context, size in
            let text = context.resolve(Text("A").foregroundColor(.red))
            let image = context.resolve(Image("b"))
            context.draw(text, at: CGPoint(x: text.measure(in: size).width, y: 0), anchor: .bottom)
            context.draw(image, in: CGRect(origin: .zero, size: image.size))
        }
    }
}

// name: GraphicsContext.resolveSymbol
struct GraphicsContextResolveSymbolExample: View {
    var body: some View {
        VStack {
            Canvas { context, size in
                if let symbol = context.resolveSymbol(id: "a") { context.draw(symbol, at: CGPoint(x: symbol.size.width, y: size.height)) }
            } symbols: {
                Circle().tag("a")
            }
            Canvas { context, _ in
                guard let ball = context.resolveSymbol(id: 0) else { return }
                context.draw(ball, in: .zero)
            } symbols: {
                ForEach(0..<2) { Circle().tag($0) }
            }
        }
    }
}

// name: GraphicsContext.translateBy
struct GraphicsContextTranslateByExample: View {
    var body: some View {
        Canvas { context, size in
            context.translateBy(x: size.width / 2, y: size.height / 2)
            context.scaleBy(x: 1, y: -1)
        }
    }
}

// name: GraphicsContext.rotate
struct GraphicsContextRotateExample: View {
    var body: some View {
        Canvas { context, _ in
            context.rotate(by: .degrees(45))
            context.rotate(by: Angle(radians: 1))
        }
    }
}

// name: GraphicsContext.blendMode
struct GraphicsContextBlendModeExample: View {
    var body: some View {
        VStack {
            Canvas { context, _ in context.blendMode = .screen }
            Canvas { context, _ in
                var copy = context
                copy.blendMode = GraphicsContext.BlendMode.plusLighter
            }
        }
    }
}

// name: GraphicsContext.opacity
struct GraphicsContextOpacityExample: View {
    var body: some View {
        Canvas { context, _ in
            context.opacity = 0.5
            context.opacity *= 0.5
        }
    }
}

// name: MeshGradient
struct MeshGradientStyleExample: View {
    let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
    var body: some View {
        VStack {
            MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .white])
            MeshGradient(
                width: 2, height: 2, points: points, colors: [.red, .blue, .green, .white], background: .black, smoothsColors: false, colorSpace: .perceptual
            ).ignoresSafeArea()
            Text("a").foregroundStyle(MeshGradient(width: 2, height: 2, points: points, colors: [.red, .blue, .green, .white]))
        }
    }
}
