extension CGFloat {
    var zeroIfNotFinite: CGFloat { isFinite ? self : 0 }
}

extension CGSize {
    var zeroWhereNotFinite: CGSize { CGSize(width: width.zeroIfNotFinite, height: height.zeroIfNotFinite) }
}

extension Paint {
    var isFinite: Bool {
        switch self {
        case .color(let color): color.isFinite
        case .gradient(let gradient): gradient.isFinite
        case .mesh(let mesh):
            mesh.isComplete && mesh.background.isFinite && mesh.colors.allSatisfy(\.isFinite)
                && mesh.points.allSatisfy { [$0.position, $0.leading, $0.top, $0.trailing, $0.bottom].allSatisfy { $0.x.isFinite && $0.y.isFinite } }
        case .material(let material):
            material.radius.isFinite && material.saturation.isFinite && material.opacity.isFinite && material.tint.isFinite
        case .shader(let shader): shader.origin.x.isFinite && shader.origin.y.isFinite && shader.opacity.isFinite
        case .image(let pattern): pattern.origin.x.isFinite && pattern.origin.y.isFinite && pattern.pointsPerPixel.isFinite
        }
    }
}

extension GradientPaint {
    var isFinite: Bool {
        let numbers: [CGFloat] =
            switch geometry {
            case .linear(let start, let end): [start.x, start.y, end.x, end.y]
            case .radial(let center, let start, let end): [center.x, center.y, start, end]
            case .elliptical(let center, let size, let start, let end): [center.x, center.y, size.width, size.height, start, end]
            case .angular(let center, let start, let end): [center.x, center.y, CGFloat(start.radians), CGFloat(end.radians)]
            }
        return numbers.allSatisfy(\.isFinite) && stops.allSatisfy { $0.color.isFinite && $0.location.isFinite }
    }
}

extension ResolvedColor {
    var isFinite: Bool { linearRed.isFinite && linearGreen.isFinite && linearBlue.isFinite && opacity.isFinite }
}

extension DisplayItem {
    /// Whether the item's numbers are paintable; paths accept finite points only, and rects are finite after layout.
    var isPaintable: Bool {
        switch self {
        case .fill(_, let paint, _): paint.isFinite
        case .stroke(_, let paint, let style): paint.isFinite && style.lineWidth.isFinite && style.miterLimit.isFinite && style.dashPhase.isFinite
        case .image(let image): image.frame.minX.isFinite && image.frame.minY.isFinite && image.scale.isFinite && image.scale > 0
        case .text, .group: true
        }
    }
}
