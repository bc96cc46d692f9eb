extension ResolvedColor: Animatable {
    /// Linear components and opacity, not premultiplied, each times 128 (Documentation/Semantics/Animation.md#animatable-data).
    public var animatableData: AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>> {
        get {
            AnimatablePair(
                Double(linearRed) * 128, AnimatablePair(Double(linearGreen) * 128, AnimatablePair(Double(linearBlue) * 128, Double(opacity) * 128)))
        }
        set {
            linearRed = Float(newValue.first / 128)
            linearGreen = Float(newValue.second.first / 128)
            linearBlue = Float(newValue.second.second.first / 128)
            opacity = Float(newValue.second.second.second / 128)
        }
    }
}

extension Paint: Animatable {
    /// A color's components; a gradient's geometry and stops.
    public var animatableData: _PaintData {
        get {
            switch self {
            case .color(let color): _PaintData(first: color.components)
            case .gradient(let gradient): gradient.data
            case .material(let material): material.data
            case .mesh(let mesh): mesh.data
            case .shader(let shader): shader.call.data
            case .image: .zero
            }
        }
        set {
            switch self {
            case .color(var color):
                color.components = newValue.first
                self = .color(color)
            case .gradient(var gradient):
                gradient.data = newValue
                self = .gradient(gradient)
            case .material(var material):
                material.data = newValue
                self = .material(material)
            case .mesh(var mesh):
                mesh.data = newValue
                self = .mesh(mesh)
            case .shader(var shader):
                shader.call.data = newValue
                self = .shader(shader)
            case .image: break
            }
        }
    }

    /// Whether this paint can be interpolated with another one: two colors, two materials, or two gradients of one kind with the same number of stops.
    func canBecome(_ other: Paint) -> Bool {
        switch (self, other) {
        case (.color, .color), (.material, .material): true
        case (.gradient(let a), .gradient(let b)):
            a.stops.count == b.stops.count && a.colorSpace == b.colorSpace && a.geometry.isOfKind(of: b.geometry) && (a.area == nil) == (b.area == nil)
        case (.mesh(let a), .mesh(let b)):
            a.width == b.width && a.height == b.height && a.isComplete && b.isComplete && (a.area == nil) == (b.area == nil)
        case (.shader(let a), .shader(let b)): a.call.name == b.call.name && a.call.data.rest.count == b.call.data.rest.count
        default: false
        }
    }
}

extension GradientPaint.Geometry {
    fileprivate func isOfKind(of other: Self) -> Bool {
        switch (self, other) {
        case (.linear, .linear), (.radial, .radial), (.elliptical, .elliptical), (.angular, .angular): true
        default: false
        }
    }
}

/// The animatable values of a paint, in vectors of four; the first one is stored inline, because most paints have no other.
public struct _PaintData: VectorArithmetic {
    var first: SIMD4<Double>
    var rest: [SIMD4<Double>] = []

    public static var zero: _PaintData { _PaintData(first: .zero) }
    public static func + (lhs: _PaintData, rhs: _PaintData) -> _PaintData {
        _PaintData(first: lhs.first + rhs.first, rest: combined(lhs.rest, rhs.rest, +))
    }
    public static func - (lhs: _PaintData, rhs: _PaintData) -> _PaintData {
        _PaintData(first: lhs.first - rhs.first, rest: combined(lhs.rest, rhs.rest, -))
    }
    public mutating func scale(by rhs: Double) {
        first *= rhs
        for index in rest.indices { rest[index] *= rhs }
    }
    public var magnitudeSquared: Double { rest.reduce((first * first).sum()) { $0 + ($1 * $1).sum() } }

    /// Combines two lists element by element; missing elements count as zero.
    private static func combined(
        _ a: [SIMD4<Double>], _ b: [SIMD4<Double>], _ operation: (SIMD4<Double>, SIMD4<Double>) -> SIMD4<Double>
    ) -> [SIMD4<Double>] {
        (0..<max(a.count, b.count)).map { operation($0 < a.count ? a[$0] : .zero, $0 < b.count ? b[$0] : .zero) }
    }
}

extension ResolvedColor {
    /// The values of `animatableData`, in one vector.
    var components: SIMD4<Double> {
        get { SIMD4(Double(linearRed), Double(linearGreen), Double(linearBlue), Double(opacity)) * 128 }
        set {
            let values = newValue / 128
            self = ResolvedColor(linearRed: Float(values.x), linearGreen: Float(values.y), linearBlue: Float(values.z), opacity: Float(values.w))
        }
    }
}

extension MaterialPaint {
    /// The tint, then the other numbers.
    fileprivate var data: _PaintData {
        get { _PaintData(first: tint.components, rest: [SIMD4(Double(radius), saturation * 128, opacity * 128, 0)]) }
        set {
            tint.components = newValue.first
            guard let rest = newValue.rest.first else { return }
            (radius, saturation, opacity) = (CGFloat(rest.x), rest.y / 128, rest.z / 128)
        }
    }
}

extension CGRect {
    /// The sides as animatable data.
    var data: SIMD4<Double> { SIMD4(Double(minX), Double(minY), Double(width), Double(height)) * 128 }

    init(data: SIMD4<Double>) {
        let sides = data / 128
        self.init(x: sides.x, y: sides.y, width: sides.z, height: sides.w)
    }
}

extension GradientPaint {
    /// The geometry, then for each stop its color and, in a separate vector, its location; then the area, if there is one.
    fileprivate var data: _PaintData {
        get {
            let (first, second): (SIMD4<Double>, SIMD4<Double>) =
                switch geometry {
                case .linear(let start, let end): (SIMD4(Double(start.x), Double(start.y), Double(end.x), Double(end.y)), .zero)
                case .radial(let center, let start, let end): (SIMD4(Double(center.x), Double(center.y), Double(start), Double(end)), .zero)
                case .elliptical(let center, let size, let start, let end):
                    (
                        SIMD4(Double(center.x), Double(center.y), Double(start), Double(end)),
                        SIMD4(Double(size.width), Double(size.height), 0, 0)
                    )
                case .angular(let center, let start, let end): (SIMD4(Double(center.x), Double(center.y), start.radians, end.radians), .zero)
                }
            let colors = stops.flatMap { [$0.color.components, SIMD4(Double($0.location) * 128, 0, 0, 0)] }
            return _PaintData(first: first * 128, rest: [second * 128] + colors + (area.map { [$0.data] } ?? []))
        }
        set {
            guard newValue.rest.count == 1 + 2 * stops.count + (area == nil ? 0 : 1) else { return }
            if area != nil { area = newValue.rest.last.map { CGRect(data: $0) } }
            let (a, b) = (newValue.first / 128, newValue.rest[0] / 128)
            let center = CGPoint(x: a.x, y: a.y)
            switch geometry {
            case .linear: geometry = .linear(start: center, end: CGPoint(x: a.z, y: a.w))
            case .radial: geometry = .radial(center: center, startRadius: a.z, endRadius: a.w)
            case .elliptical:
                geometry = .elliptical(center: center, size: CGSize(width: b.x, height: b.y), startRadius: a.z, endRadius: a.w)
            case .angular: geometry = .angular(center: center, startAngle: Angle(radians: a.z), endAngle: Angle(radians: a.w))
            }
            for index in stops.indices {
                stops[index].color.components = newValue.rest[1 + 2 * index]
                stops[index].location = newValue.rest[2 + 2 * index].x / 128
            }
        }
    }

    /// Returns the gradient mapped from the unit square, as styles provide it, to a rect: points are fractions of its sides, radii stay in points.
    func placed(in rect: CGRect) -> GradientPaint {
        let rect = area.map { $0.offsetBy(dx: rect.minX, dy: rect.minY) } ?? rect
        func place(_ point: CGPoint) -> CGPoint { UnitPoint(x: point.x, y: point.y).point(in: rect) }
        var copy = self
        copy.area = nil
        switch geometry {
        case .linear(let start, let end): copy.geometry = .linear(start: place(start), end: place(end))
        case .radial(let center, let start, let end): copy.geometry = .radial(center: place(center), startRadius: start, endRadius: end)
        case .elliptical(let center, let size, let start, let end):
            let scaled = CGSize(width: size.width * rect.width, height: size.height * rect.height)
            copy.geometry = .elliptical(center: place(center), size: scaled, startRadius: start, endRadius: end)
        case .angular(let center, let start, let end): copy.geometry = .angular(center: place(center), startAngle: start, endAngle: end)
        }
        return copy
    }
}

extension Paint {
    /// Returns the paint for a shape in `rect`; a color is the same everywhere.
    func placed(in rect: CGRect) -> Paint {
        switch self {
        case .color, .material: self
        case .mesh(let mesh): .mesh(mesh.placed(in: rect))
        case .gradient(let gradient): .gradient(gradient.placed(in: rect))
        case .image(let pattern): .image(pattern.moved(to: rect.origin))
        case .shader(let shader): .shader(shader.placed(in: rect))
        }
    }
}
