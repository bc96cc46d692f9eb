// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of CoreGraphics.

import Easel

/// The parts of an affine transform: it scales, then shears, rotates, and translates.
public struct CGAffineTransformComponents: Hashable, Sendable {
    public var scale: CGSize
    /// The shear along x, per unit of y.
    public var horizontalShear: CGFloat
    /// In radians.
    public var rotation: CGFloat
    public var translation: CGVector

    public init(
        scale: CGSize = CGSize(width: 1, height: 1), horizontalShear: CGFloat = 0, rotation: CGFloat = 0, translation: CGVector = .zero
    ) {
        (self.scale, self.horizontalShear, self.rotation, self.translation) = (scale, horizontalShear, rotation, translation)
    }
}

extension CGAffineTransform {
    /// Creates a transform from its parts.
    public init(_ components: CGAffineTransformComponents) {
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
            .concatenating(shear)
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }

    /// Returns the transform's parts.
    public func decomposed() -> CGAffineTransformComponents {
        let width = hypot(a, b)
        guard width > 0 else {
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: hypot(c, d)), rotation: atan2(-c, d), translation: CGVector(dx: tx, dy: ty))
        }
        let height = (a * d - b * c) / width
        let shear = (a * c + b * d) / width
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height), horizontalShear: height == 0 ? 0 : shear / height, rotation: atan2(b, a),
            translation: CGVector(dx: tx, dy: ty))
    }
}

public let CGAffineTransformIdentity = CGAffineTransform.identity
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform { CGAffineTransform(rotationAngle: angle) }
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform { CGAffineTransform(scaleX: sx, y: sy) }
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform { CGAffineTransform(translationX: tx, y: ty) }
public func CGAffineTransformConcat(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> CGAffineTransform { t1.concatenating(t2) }
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }
public func CGAffineTransformTranslate(_ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform { t.translatedBy(x: tx, y: ty) }
public func CGAffineTransformScale(_ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform { t.scaledBy(x: sx, y: sy) }
public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform { t.rotated(by: angle) }

public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }
public func CGRectIntersectsRect(_ r1: CGRect, _ r2: CGRect) -> Bool { r1.intersects(r2) }
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
