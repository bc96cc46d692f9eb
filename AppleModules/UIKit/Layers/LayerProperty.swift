import AppleCoreGraphics
import Easel

/// A property of layers that has a name in QuartzCore and can be animated (Apple: Core Animation Programming Guide, "Key-Value Coding Extensions").
struct LayerProperty {
    let value: (CALayer) -> LayerValue?
    let set: (CALayer, LayerValue) -> Void
    /// Returns an action that sets the present value again.
    let keep: (CALayer) -> () -> Void
    /// Gives a layer the value of another one.
    let copy: (_ from: CALayer, _ to: CALayer) -> Void

    private init<Layer: CALayer, Kept>(
        of path: ReferenceWritableKeyPath<Layer, Kept>, value: @escaping (Layer) -> LayerValue?, set: @escaping (Layer, LayerValue) -> Void
    ) {
        self.value = { ($0 as? Layer).flatMap(value) }
        self.set = { layer, value in if let layer = layer as? Layer { set(layer, value) } }
        keep = { layer in
            guard let layer = layer as? Layer else { return {} }
            let kept = layer[keyPath: path]
            return { layer[keyPath: path] = kept }
        }
        copy = { from, to in if let from = from as? Layer, let to = to as? Layer { to[keyPath: path] = from[keyPath: path] } }
    }

    /// All properties, those of parts of others included, in the order of their names.
    static var all: [LayerProperty] { unsafe sorted }
    nonisolated(unsafe) private static let sorted = unsafe table.sorted { $0.key < $1.key }.map(\.value)

    /// Returns the property with a key path such as `position.x` or `transform.rotation.z`; nil if layers don't animate it.
    static func named(_ keyPath: String) -> LayerProperty? { unsafe table[keyPath] }

    private static func number<Layer: CALayer, Number: BinaryFloatingPoint>(_ path: ReferenceWritableKeyPath<Layer, Number>) -> LayerProperty {
        LayerProperty(of: path, value: { LayerValue(Double($0[keyPath: path])) }, set: { $0[keyPath: path] = Number($1.number) })
    }
    private static func point<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGPoint>) -> LayerProperty {
        LayerProperty(of: path, value: { LayerValue($0[keyPath: path]) }, set: { $0[keyPath: path] = $1.point })
    }
    private static func size(_ path: ReferenceWritableKeyPath<CALayer, CGSize>) -> LayerProperty {
        LayerProperty(of: path, value: { LayerValue($0[keyPath: path]) }, set: { $0[keyPath: path] = $1.size })
    }
    /// A color; a missing one is clear.
    private static func color<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGColor?>) -> LayerProperty {
        LayerProperty(
            of: path, value: { LayerValue($0[keyPath: path] ?? CGColor(red: 0, green: 0, blue: 0, alpha: 0)) }, set: { $0[keyPath: path] = $1.color })
    }

    /// A part of the transform in the plane.
    private static func transform(
        _ part: WritableKeyPath<CGAffineTransformComponents, CGFloat>, and other: WritableKeyPath<CGAffineTransformComponents, CGFloat>? = nil
    ) -> LayerProperty {
        LayerProperty(
            of: \CALayer.transform, value: { LayerValue($0.affineTransform().decomposed()[keyPath: part]) },
            set: { layer, value in
                var parts = layer.affineTransform().decomposed()
                parts[keyPath: part] = value.number
                if let other { parts[keyPath: other] = value.number }
                layer.setAffineTransform(CGAffineTransform(parts))
            })
    }
    /// A rotation around an axis in the plane. It replaces the present one around this axis, if the transform has no other rotation in space.
    private static func tilt(x: CGFloat, y: CGFloat) -> LayerProperty {
        func angle(_ layer: CALayer) -> CGFloat { atan2(x != 0 ? layer.transform.m23 : -layer.transform.m13, layer.transform.m33) }
        return LayerProperty(
            of: \CALayer.transform, value: { LayerValue(angle($0)) },
            set: { $0.transform = CATransform3DRotate($0.transform, $1.number - angle($0), x, y, 0) })
    }

    /// The name of the part of a visual effect that is there.
    static let effectKey = "effectPart"

    nonisolated(unsafe) private static let table: [String: LayerProperty] = [
        "opacity": number(\CALayer.opacity), "cornerRadius": number(\CALayer.cornerRadius), "borderWidth": number(\CALayer.borderWidth),
        "shadowOpacity": number(\CALayer.shadowOpacity), "shadowRadius": number(\CALayer.shadowRadius),
        "position": point(\CALayer.position), "position.x": number(\CALayer.position.x), "position.y": number(\CALayer.position.y),
        "anchorPoint": point(\CALayer.anchorPoint), "shadowOffset": size(\.shadowOffset), "bounds.size": size(\.bounds.size),
        "bounds": LayerProperty(of: \CALayer.bounds, value: { LayerValue($0.bounds) }, set: { $0.bounds = $1.rect }),
        "bounds.origin": point(\CALayer.bounds.origin),
        "bounds.size.width": number(\CALayer.bounds.size.width), "bounds.size.height": number(\CALayer.bounds.size.height),
        "backgroundColor": color(\CALayer.backgroundColor), "borderColor": color(\CALayer.borderColor), "shadowColor": color(\CALayer.shadowColor),
        "transform": LayerProperty(of: \CALayer.transform, value: { LayerValue($0.transform) }, set: { $0.transform = $1.transform }),
        "transform.scale": transform(\.scale.width, and: \.scale.height), "transform.scale.xy": transform(\.scale.width, and: \.scale.height),
        "transform.scale.x": transform(\.scale.width), "transform.scale.y": transform(\.scale.height),
        "transform.rotation": transform(\.rotation), "transform.rotation.z": transform(\.rotation), "transform.rotation.x": tilt(x: 1, y: 0),
        "transform.rotation.y": tilt(x: 0, y: 1), "transform.translation.x": transform(\.translation.dx),
        "transform.translation.y": transform(\.translation.dy),
        "transform.translation": LayerProperty(
            of: \CALayer.transform, value: { LayerValue(CGSize(width: $0.transform.m41, height: $0.transform.m42)) },
            set: { ($0.transform.m41, $0.transform.m42) = ($1.size.width, $1.size.height) }),
        "path": LayerProperty(of: \CAShapeLayer.path, value: { $0.path.map { LayerValue($0) } }, set: { $0.path = $1.path }),
        "strokeStart": number(\CAShapeLayer.strokeStart), "strokeEnd": number(\CAShapeLayer.strokeEnd), "lineWidth": number(\CAShapeLayer.lineWidth),
        "lineDashPhase": number(\CAShapeLayer.lineDashPhase), "miterLimit": number(\CAShapeLayer.miterLimit),
        "fillColor": color(\CAShapeLayer.fillColor), "strokeColor": color(\CAShapeLayer.strokeColor),
        "startPoint": point(\CAGradientLayer.startPoint), "endPoint": point(\CAGradientLayer.endPoint),
        "colors": LayerProperty(of: \CAGradientLayer.colors, value: { $0.colors.flatMap { LayerValue(any: $0) } }, set: { $0.colors = $1.colors }),
        "locations": LayerProperty(of: \CAGradientLayer.locations, value: { $0.locations.map { LayerValue($0) } }, set: { $0.locations = $1.list }),
        "birthRate": number(\CAEmitterLayer.birthRate), "lifetime": number(\CAEmitterLayer.lifetime), "velocity": number(\CAEmitterLayer.velocity),
        "scale": number(\CAEmitterLayer.scale), "spin": number(\CAEmitterLayer.spin), "emitterPosition": point(\CAEmitterLayer.emitterPosition),
        "emitterPosition.x": number(\CAEmitterLayer.emitterPosition.x), "emitterPosition.y": number(\CAEmitterLayer.emitterPosition.y),
        "emitterSize": LayerProperty(of: \CAEmitterLayer.emitterSize, value: { LayerValue($0.emitterSize) }, set: { $0.emitterSize = $1.size }),
        effectKey: number(\CALayer.effectPart),
        "foregroundColor": color(\CATextLayer.foregroundColor), "fontSize": number(\CATextLayer.fontSize),
    ]
}
