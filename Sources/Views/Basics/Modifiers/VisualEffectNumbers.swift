import Foundation

/// The numbers of visual effects that change in animations (Documentation/Semantics/Animation.md#animatable-data).
extension _VisualEffectStep {
    /// The kind of the change and its numbers; nil for a change that doesn't animate.
    private var animatable: (kind: Int, numbers: [Double])? {
        switch kind {
        case .opacity(let opacity): (0, [opacity * 128])
        case .scale(let scale, _): (1, [Double(scale.width) * 128, Double(scale.height) * 128])
        case .offset(let offset): (2, [Double(offset.width), Double(offset.height)])
        case .rotation(let angle, _): (3, [angle.radians * 128])
        case .rotation3D(let angle, _, _, _, _): (4, [angle.radians * 128])
        case .blur(let radius, _): (5, [Double(radius)])
        case .brightness(let amount): (6, [amount * 128])
        case .contrast(let amount): (7, [amount * 128])
        case .saturation(let amount): (8, [amount * 128])
        case .grayscale(let amount): (9, [amount * 128])
        case .hue(let angle): (10, [angle.radians * 128])
        case .transform(let matrix):
            (11, [matrix.a * 128, matrix.b * 128, matrix.c * 128, matrix.d * 128, matrix.tx, matrix.ty].map { Double($0) })
        case .platter(let share): (12, [share * 128])
        case .shade(let opacity): (13, [opacity * 128])
        case .blend, .clip, .shader, .notDrawn: nil
        }
    }

    fileprivate var numbers: [Double] { animatable?.numbers ?? [] }

    fileprivate var animatedKind: Int? { animatable?.kind }

    /// Returns the change with other numbers.
    fileprivate func with(_ numbers: ArraySlice<Double>) -> _VisualEffectStep {
        let values = Array(numbers)
        func unit(_ index: Int) -> Double { values[index] / 128 }
        switch kind {
        case .opacity: return .init(kind: .opacity(unit(0)))
        case .scale(_, let anchor): return .init(kind: .scale(CGSize(width: unit(0), height: unit(1)), anchor))
        case .offset: return .init(kind: .offset(CGSize(width: values[0], height: values[1])))
        case .rotation(_, let anchor): return .init(kind: .rotation(.radians(unit(0)), anchor))
        case .rotation3D(_, let axis, let anchor, let z, let perspective):
            return .init(kind: .rotation3D(.radians(unit(0)), axis, anchor, z, perspective))
        case .blur(_, let isOpaque): return .init(kind: .blur(CGFloat(values[0]), isOpaque))
        case .brightness: return .init(kind: .brightness(unit(0)))
        case .contrast: return .init(kind: .contrast(unit(0)))
        case .saturation: return .init(kind: .saturation(unit(0)))
        case .grayscale: return .init(kind: .grayscale(unit(0)))
        case .hue: return .init(kind: .hue(.radians(unit(0))))
        case .transform:
            let matrix = CGAffineTransform(a: unit(0), b: unit(1), c: unit(2), d: unit(3), tx: values[4], ty: values[5])
            return .init(kind: .transform(matrix))
        case .platter: return .init(kind: .platter(unit(0)))
        case .shade: return .init(kind: .shade(unit(0)))
        case .blend, .clip, .shader, .notDrawn: return self
        }
    }

    /// Returns the change between this one, at 0, and another one of the same kind, at 1.
    func mixed(with other: _VisualEffectStep, by t: Double) -> _VisualEffectStep {
        guard let own = animatable, let others = other.animatable, own.kind == others.kind else { return t < 0.5 ? self : other }
        return with(zip(own.numbers, others.numbers).map { $0 + ($1 - $0) * t }[...])
    }
}

extension [_VisualEffectStep] {
    /// Whether the other steps that animate have the same kinds, so that their numbers belong together.
    func haveKinds(of others: [_VisualEffectStep]) -> Bool { compactMap(\.animatedKind) == others.compactMap(\.animatedKind) }

    /// The numbers of all steps.
    var numbers: NumberVector { NumberVector(numbers: flatMap(\.numbers)) }

    /// Returns the steps with a difference added to their numbers; those beyond its end stay as they are.
    func moved(by difference: NumberVector) -> [_VisualEffectStep] {
        let sum = (numbers + difference).numbers
        var start = 0
        return map { step in
            let end = start + step.numbers.count
            defer { start = end }
            return start < end ? step.with(sum[start..<end]) : step
        }
    }
}
