import AppleCoreGraphics
import Easel
import Geometry

/// The value of an animatable property of a layer, as numbers that can be mixed.
struct LayerValue {
    enum Kind: Equatable { case number, point, size, rect, color, colors, numbers, transform, path }
    let kind: Kind
    var numbers: [Double]
    /// The elements of a path, whose points are the numbers.
    private var elements: [Path.Element] = []

    private init(kind: Kind, numbers: [Double]) { (self.kind, self.numbers) = (kind, numbers) }
    init(_ number: Double) { (kind, numbers) = (.number, [number]) }
    init(_ number: CGFloat) { self.init(Double(number)) }
    init(_ number: Float) { self.init(Double(number)) }
    init(_ point: CGPoint) { (kind, numbers) = (.point, [Double(point.x), Double(point.y)]) }
    init(_ size: CGSize) { (kind, numbers) = (.size, [Double(size.width), Double(size.height)]) }
    init(_ rect: CGRect) { (kind, numbers) = (.rect, [rect.minX, rect.minY, rect.width, rect.height].map(Double.init)) }
    init(_ color: CGColor) { (kind, numbers) = (.color, Self.components(color)) }
    init(_ colors: [CGColor]) { (kind, numbers) = (.colors, colors.flatMap(Self.components)) }
    init(_ numbers: [NSNumber]) { (kind, self.numbers) = (.numbers, numbers.map(\.doubleValue)) }
    init(_ t: CATransform3D) {
        kind = .transform
        numbers = [t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44].map(Double.init)
    }
    init(_ path: CGPath) {
        (kind, numbers) = (.path, [])
        for element in Path(path).elements {
            elements.append(element)
            for point in Self.points(of: element) { numbers += [Double(point.x), Double(point.y)] }
        }
    }

    /// Creates a value from one in an animation or a call; nil for a type that layers don't animate.
    init?(any value: Any?) {
        switch value {
        case let value as LayerValue: self = value
        case let value as CGPoint: self.init(value)
        case let value as CGSize: self.init(value)
        case let value as CGRect: self.init(value)
        case let value as CATransform3D: self.init(value)
        case let value as CGColor: self.init(value)
        case let value as UIColor: self.init(value.cgColor)
        case let value as CGPath: self.init(value)
        case let value as UIBezierPath: self.init(value.cgPath)
        case let value as Bool: self.init(value ? 1.0 : 0.0)
        case let value as CGFloat: self.init(value)
        case let value as Double: self.init(value)
        case let value as Float: self.init(value)
        case let value as Int: self.init(Double(value))
        case let value as NSNumber: self.init(value.doubleValue)
        case let value as NSValue:
            if value.isLike(NSValue(point: .zero)) {
                self.init(value.cgPointValue)
            } else if value.isLike(NSValue(size: .zero)) {
                self.init(value.cgSizeValue)
            } else if value.isLike(NSValue(rect: .zero)) {
                self.init(value.cgRectValue)
            } else {
                return nil
            }
        case let list as [Any]:
            let values = list.compactMap { LayerValue(any: $0) }
            guard values.count == list.count, let first = values.first, values.allSatisfy({ $0.kind == first.kind }) else { return nil }
            let kind: Kind? = first.kind == .color ? .colors : first.kind == .number ? .numbers : nil
            guard let kind else { return nil }
            self.init(kind: kind, numbers: values.flatMap(\.numbers))
        default: return nil
        }
    }

    var number: CGFloat { CGFloat(numbers.first ?? 0) }
    var point: CGPoint { CGPoint(x: self[0], y: self[1]) }
    var size: CGSize { CGSize(width: self[0], height: self[1]) }
    var rect: CGRect { CGRect(x: self[0], y: self[1], width: self[2], height: self[3]) }
    var color: CGColor { CGColor(red: self[0], green: self[1], blue: self[2], alpha: self[3]) }
    var colors: [CGColor] {
        stride(from: 0, to: numbers.count - 3, by: 4).map { CGColor(red: self[$0], green: self[$0 + 1], blue: self[$0 + 2], alpha: self[$0 + 3]) }
    }
    var list: [NSNumber] { numbers.map { NSNumber(value: $0) } }
    var transform: CATransform3D {
        CATransform3D(
            m11: self[0], m12: self[1], m13: self[2], m14: self[3], m21: self[4], m22: self[5], m23: self[6], m24: self[7], m31: self[8], m32: self[9],
            m33: self[10], m34: self[11], m41: self[12], m42: self[13], m43: self[14], m44: self[15])
    }
    var path: CGPath {
        var (path, index) = (Path(), 0)
        func next() -> CGPoint {
            defer { index += 2 }
            return CGPoint(x: self[index], y: self[index + 1])
        }
        for element in elements {
            switch element {
            case .move: path.move(to: next())
            case .line: path.addLine(to: next())
            case .quadCurve:
                let control = next()
                path.addQuadCurve(to: next(), control: control)
            case .curve:
                let (control1, control2) = (next(), next())
                path.addCurve(to: next(), control1: control1, control2: control2)
            case .closeSubpath: path.closeSubpath()
            }
        }
        return path.cgPath
    }

    /// The value as code sets it.
    var any: Any {
        switch kind {
        case .number: number
        case .point: point
        case .size: size
        case .rect: rect
        case .color: color
        case .colors: colors
        case .numbers: list
        case .transform: transform
        case .path: path
        }
    }

    private subscript(index: Int) -> CGFloat { index < numbers.count ? CGFloat(numbers[index]) : 0 }

    /// Whether values between this one and another exist: paths need the same elements, lists the same length.
    func canMix(with other: LayerValue) -> Bool {
        guard kind == other.kind, numbers.count == other.numbers.count, elements.count == other.elements.count else { return false }
        return zip(elements, other.elements).allSatisfy { Self.points(of: $0).count == Self.points(of: $1).count }
    }

    /// Returns the value at a part of the way to another one; the other one if there is nothing between them.
    ///
    /// Transforms are mixed by their scale, shear, rotation, and translation in the plane if both lie in it, otherwise by their matrices.
    func mixed(with other: LayerValue, by part: Double) -> LayerValue {
        guard canMix(with: other) else { return part < 1 ? self : other }
        if kind == .transform, CATransform3DIsAffine(transform), CATransform3DIsAffine(other.transform) {
            let (start, end) = (CATransform3DGetAffineTransform(transform).decomposed(), CATransform3DGetAffineTransform(other.transform).decomposed())
            func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(part) }
            let turn = (end.rotation - start.rotation).remainder(dividingBy: 2 * .pi)
            let mixed = CGAffineTransformComponents(
                scale: CGSize(width: between(start.scale.width, end.scale.width), height: between(start.scale.height, end.scale.height)),
                horizontalShear: between(start.horizontalShear, end.horizontalShear), rotation: start.rotation + turn * CGFloat(part),
                translation: CGVector(dx: between(start.translation.dx, end.translation.dx), dy: between(start.translation.dy, end.translation.dy)))
            return LayerValue(CATransform3DMakeAffineTransform(CGAffineTransform(mixed)))
        }
        var result = self
        for index in numbers.indices { result.numbers[index] += (other.numbers[index] - numbers[index]) * part }
        return result
    }

    /// Returns the sum, for additive and relative animations: a product for transforms, this value for paths of different forms.
    ///
    /// - Parameter factor: -1, or the number of times; transforms count it up to 1,000.
    func adding(_ other: LayerValue, factor: Double = 1) -> LayerValue {
        if kind == .transform, other.kind == .transform {
            let step = factor < 0 ? CATransform3DInvert(other.transform) : other.transform
            return LayerValue((0..<Int(min(max(abs(factor), 0), 1000))).reduce(transform) { sum, _ in CATransform3DConcat(step, sum) })
        }
        guard canMix(with: other) else { return self }
        var result = self
        for index in numbers.indices { result.numbers[index] += other.numbers[index] * factor }
        return result
    }

    private static func components(_ color: CGColor) -> [Double] {
        let parts = (color.components ?? []).map(Double.init)
        return parts.count == 2 ? [parts[0], parts[0], parts[0], parts[1]] : parts
    }

    private static func points(of element: Path.Element) -> [CGPoint] {
        switch element {
        case .move(let to), .line(let to): [to]
        case .quadCurve(let to, let control): [control, to]
        case .curve(let to, let control1, let control2): [control1, control2, to]
        case .closeSubpath: []
        }
    }
}
