import Easel

/// Draws with CoreGraphics' names into a `GraphicsContext`. The y-axis points down.
public final class CGContext {
    private struct State {
        var context: GraphicsContext
        var fill = Color.black
        var stroke = Color.black
        var style = StrokeStyle()
        var shadow: (color: Color, radius: CGFloat, offset: CGSize)?
        var pointsUp = false
    }
    private var state: State
    private var stack: [State] = []
    private var outline = Path()
    /// The receiver of each drawing, such as memory for pixels.
    package var bitmap: (any CGContextBitmap)?
    /// The pages of a file, for a context that writes one.
    package var pages: (any CGContextPages)?

    /// Creates a context that draws into another one.
    public init(_ context: GraphicsContext) { state = State(context: context) }

    /// Turns the y-axis up, as in AppKit's views. Texts and upright images stay upright.
    package func pointUp(height: CGFloat) {
        translateBy(x: 0, y: height)
        scaleBy(x: 1, y: -1)
        state.pointsUp = true
    }
    /// Whether the y-axis points up.
    package var pointsUp: Bool { state.pointsUp }
    /// Turns a context so that texts in a rectangle are upright.
    private func turn(_ context: inout GraphicsContext, in rect: CGRect) {
        guard state.pointsUp else { return }
        context.translateBy(x: 0, y: rect.minY + rect.maxY)
        context.scaleBy(x: 1, y: -1)
    }

    /// Begins a new drawing, such as another page, with the state of a new context.
    package func restart(in context: GraphicsContext) { (state, stack, outline) = (State(context: context), [], Path()) }

    // MARK: State

    public func saveGState() { stack.append(state) }
    public func restoreGState() { if let last = stack.popLast() { state = last } }
    public var ctm: CGAffineTransform { state.context.transform }
    public func translateBy(x: CGFloat, y: CGFloat) { state.context.translateBy(x: x, y: y) }
    public func scaleBy(x: CGFloat, y: CGFloat) { state.context.scaleBy(x: x, y: y) }
    /// - Parameter angle: in radians, clockwise on the screen.
    public func rotate(by angle: CGFloat) { state.context.rotate(by: .radians(Double(angle))) }
    public func concatenate(_ transform: CGAffineTransform) { state.context.concatenate(transform) }
    public func setFillColor(_ color: CGColor) { state.fill = Color(cgColor: color) }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    public func setStrokeColor(_ color: CGColor) { state.stroke = Color(cgColor: color) }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
    public func setLineWidth(_ width: CGFloat) { state.style.lineWidth = width }
    public func setLineCap(_ cap: CGLineCap) { state.style.lineCap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.style.lineJoin = join }
    public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { (state.style.dashPhase, state.style.dash) = (phase, lengths) }
    public func setAlpha(_ alpha: CGFloat) { state.context.opacity = Double(alpha) }
    public func setBlendMode(_ mode: CGBlendMode) { state.context.blendMode = mode.drawn }
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// Draws a shadow below later drawings; `blur` is twice the standard deviation, in points.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { (Color(cgColor: $0), blur / 2, offset) }
    }
    /// Draws a black shadow at a third of its opacity below later drawings.
    public func setShadow(offset: CGSize, blur: CGFloat) { setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3)) }

    // MARK: The current path

    public func beginPath() { outline = Path() }
    public func move(to point: CGPoint) { outline.move(to: point) }
    public func addLine(to point: CGPoint) { outline.addLine(to: point) }
    public func addLines(between points: [CGPoint]) { outline.addLines(points) }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { outline.addQuadCurve(to: end, control: control) }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { outline.addCurve(to: end, control1: control1, control2: control2) }
    public func addRect(_ rect: CGRect) { outline.addRect(rect) }
    public func addRects(_ rects: [CGRect]) { outline.addRects(rects) }
    public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }
    /// Adds an arc; the angles are radians from +x toward +y.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        outline.addArc(center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle), clockwise: clockwise)
    }
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        outline.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
    public func addPath(_ path: CGPath) { outline.addPath(Path(path)) }
    public func closePath() { outline.closeSubpath() }
    public var path: CGPath? { outline.isEmpty ? nil : outline.cgPath }
    public var isPathEmpty: Bool { outline.isEmpty }
    public var boundingBoxOfClipPath: CGRect { state.context.clipBoundingRect }

    // MARK: Drawing

    /// Draws with the shadow of the current state.
    private func draw(_ body: (GraphicsContext) -> Void) {
        defer { bitmap?.contentDidChange(of: self) }
        guard let shadow = state.shadow else { return body(state.context) }
        var context = state.context
        context.addFilter(.shadow(color: shadow.color, radius: shadow.radius, x: shadow.offset.width, y: shadow.offset.height))
        body(context)
    }

    private func fill(_ path: Path, _ rule: CGPathFillRule = .winding) {
        let fill = state.fill
        draw { $0.fill(path, with: .color(fill), style: FillStyle(eoFill: rule == .evenOdd)) }
    }
    private func stroke(_ path: Path) {
        let (color, style) = (state.stroke, state.style)
        draw { $0.stroke(path, with: .color(color), style: style) }
    }

    /// Fills the current path and begins a new one.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(outline, rule)
        beginPath()
    }
    /// Strokes the current path and begins a new one.
    public func strokePath() {
        stroke(outline)
        beginPath()
    }
    /// Draws the current path and begins a new one.
    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill: fill(outline)
        case .eoFill: fill(outline, .evenOdd)
        case .stroke: stroke(outline)
        case .fillStroke, .eoFillStroke:
            fill(outline, mode == .eoFillStroke ? .evenOdd : .winding)
            stroke(outline)
        }
        beginPath()
    }
    /// Clips later drawing to the current path and begins a new one.
    public func clip(using rule: CGPathFillRule = .winding) {
        state.context.clip(to: outline, style: FillStyle(eoFill: rule == .evenOdd))
        beginPath()
    }
    public func clip(to rect: CGRect) { state.context.clip(to: Path(rect)) }
    public func clip(to rects: [CGRect]) {
        var path = Path()
        path.addRects(rects)
        state.context.clip(to: path)
    }
    public func fill(_ rect: CGRect) { fill(Path(rect)) }
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
    public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let former = state.style
        state.style.lineWidth = width
        stroke(rect)
        state.style = former
    }
    public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }
    public func strokeLineSegments(between points: [CGPoint]) {
        var path = Path()
        for index in stride(from: 0, to: points.count - 1, by: 2) { path.addLines([points[index], points[index + 1]]) }
        stroke(path)
    }
    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        var context = state.context
        context.blendMode = .destinationOut
        context.fill(Path(rect), with: .color(.black))
    }
    /// Draws an image, stretched to fill a rectangle, with its first row at the largest y: upside down as long as the y-axis points down.
    public func draw(_ image: CGImage, in rect: CGRect) {
        draw { context in
            var context = context
            context.translateBy(x: 0, y: rect.minY + rect.maxY)
            context.scaleBy(x: 1, y: -1)
            context.draw(Image(decorative: image, scale: 1), in: rect)
        }
    }
    /// Draws an image, stretched to fill a rectangle, with its first row on top.
    package func drawUpright(_ image: CGImage, in rect: CGRect, opacity: Double = 1, blendMode: CGBlendMode = .normal) {
        draw { context in
            var context = context
            context.opacity *= opacity
            turn(&context, in: rect)
            if blendMode != .normal { context.blendMode = blendMode.drawn }
            context.draw(Image(decorative: image, scale: 1), in: rect)
        }
    }
    /// Draws items, which fill a rectangle, with its upper edge on top.
    package func drawUpright(_ items: [DisplayItem], in rect: CGRect) {
        draw { context in
            var context = context
            turn(&context, in: rect)
            context.draw(recorded: items)
        }
    }
    /// Draws a text in a rectangle.
    package func draw(_ text: Text, in rect: CGRect) {
        draw { context in
            var context = context
            turn(&context, in: rect)
            context.draw(text, in: rect)
        }
    }
    /// The context into which this one draws.
    package var target: GraphicsContext { state.context }
    public var interpolationQuality: CGInterpolationQuality {
        get { .default }
        set {}
    }
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        guard byTiling, rect.width > 0, rect.height > 0 else { return draw(image, in: rect) }
        let area = state.context.clipBoundingRect
        for row in Int(floor((area.minY - rect.minY) / rect.height))..<Int(ceil((area.maxY - rect.minY) / rect.height)) {
            for column in Int(floor((area.minX - rect.minX) / rect.width))..<Int(ceil((area.maxX - rect.minX) / rect.width)) {
                draw(image, in: rect.offsetBy(dx: CGFloat(column) * rect.width, dy: CGFloat(row) * rect.height))
            }
        }
    }
    /// Clips later drawing to a mask, stretched to fill a rectangle: to the opacity of an image with transparent parts, and to the lightness of another one.
    public func clip(to rect: CGRect, mask: CGImage) {
        let isOpaque = mask.pixmap.pixels.allSatisfy { $0 >> 24 == 0xFF }
        state.context.clipToLayer { layer in
            if isOpaque { layer.addFilter(.luminanceToAlpha) }
            layer.translateBy(x: 0, y: rect.minY + rect.maxY)
            layer.scaleBy(x: 1, y: -1)
            layer.draw(Image(decorative: mask, scale: 1), in: rect)
        }
    }
    /// Replaces the path with the outline of its stroke.
    public func replacePathWithStrokedPath() { outline = outline.strokedPath(state.style) }
    public func setFlatness(_ flatness: CGFloat) {}
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
    public func drawLinearGradient(_ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions) {
        let context = state.context
        let area = Path(context.clipBoundingRect)
        draw { $0.fill(area, with: .linearGradient(gradient.gradient, startPoint: start, endPoint: end)) }
    }
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
        let area =
            options.contains(.drawsAfterEndLocation)
            ? Path(state.context.clipBoundingRect)
            : Path(ellipseIn: CGRect(x: endCenter.x - endRadius, y: endCenter.y - endRadius, width: 2 * endRadius, height: 2 * endRadius))
        draw { $0.fill(area, with: .radialGradient(gradient.gradient, center: endCenter, startRadius: startRadius, endRadius: endRadius)) }
    }
}

/// The pixels of a context.
package protocol CGContextBitmap: AnyObject {
    /// Brings the pixels up to date after a drawing.
    func contentDidChange(of context: CGContext)
}

/// The interpolation of enlarged images. All images are drawn with the default quality.
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }

/// The ways to draw a path.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

/// The ends beyond which a gradient extends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colors at locations from 0 to 1.
public final class CGGradient {
    let gradient: Gradient

    /// Creates a gradient; nil without colors. Without locations, the colors are evenly spaced.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: [CGFloat]?) {
        self.init(colorsSpace: space, colors: colors.compactMap { $0 as? CGColor }, locations: locations)
    }
    /// Creates a gradient of the components of colors; nil without colors.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let width = space.numberOfComponents + 1
        let colors = (0..<max(count, 0)).compactMap { index in
            CGColor(colorSpace: space, components: (0..<width).map { unsafe components[index * width + $0] })
        }
        self.init(colorsSpace: space, colors: colors, locations: unsafe locations.map { locations in (0..<count).map { unsafe locations[$0] } })
    }
    /// Creates a gradient; nil without colors. Without locations, the colors are evenly spaced.
    public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
        guard !colors.isEmpty else { return nil }
        let colors = colors.map { Color(cgColor: $0) }
        guard let locations, locations.count == colors.count else {
            gradient = Gradient(colors: colors)
            return
        }
        gradient = Gradient(stops: zip(colors, locations).map { Gradient.Stop(color: $0, location: $1) })
    }
}

extension GraphicsContext {
    /// Calls the closure with a context that draws with CoreGraphics' names.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows { try content(CGContext(self)) }
}
