import AppleUIKit
import Easel
import Foundation

extension Snapshotting where Value == CALayer, Format == UIImage {
    /// Compares a layer's image.
    public static var image: Snapshotting { .image() }

    /// Compares a layer's image at the size of its bounds.
    ///
    /// - Parameter traits: the scale; if it is not specified, that of the screen.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        drawing(precision, perceptualPrecision, scale: traits.displayScale, bounds: \.bounds) { layer, context in
            layer.layoutIfNeeded()
            layer.render(in: context)
        }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    /// Compares the image of a path's interior.
    public static var image: Snapshotting { .image() }

    /// Compares the image of a path's interior, in black, at the size of its bounds.
    ///
    /// - Parameter scale: pixels per point.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1) -> Snapshotting {
        drawing(precision, perceptualPrecision, scale: scale, bounds: \.bounds) { path, _ in path.fill() }
    }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
    /// Compares the image of a path's interior.
    public static var image: Snapshotting { .image() }

    /// Compares the image of a path, in black, at the size of its bounds.
    ///
    /// - Parameters:
    ///   - scale: pixels per point.
    ///   - drawingMode: what is drawn: the interior, the outline, or both.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1, drawingMode: CGPathDrawingMode = .eoFill
    ) -> Snapshotting {
        drawing(precision, perceptualPrecision, scale: scale, bounds: \.boundingBoxOfPath) { path, context in
            context.addPath(path)
            context.drawPath(using: drawingMode)
        }
    }
}

extension Snapshotting where Format == UIImage {
    /// Compares what `draw` draws within the bounds of a value.
    ///
    /// - Parameter scale: pixels per point; 0 for that of the screen.
    fileprivate static func drawing(
        _ precision: Float, _ perceptualPrecision: Float, scale: CGFloat, bounds: @escaping @MainActor (Value) -> CGRect,
        draw: @escaping @MainActor (Value, CGContext) -> Void
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale > 0 ? scale : nil).asyncPullback { value in
            let value = OnMain.Box(value: value)
            return SnapshotFailure.onMain {
                let bounds = bounds(value.value)
                guard bounds.width > 0, bounds.height > 0 else { throw SnapshotError("\(type(of: value.value)) has an empty area: \(bounds)") }
                let format = UIGraphicsImageRendererFormat.preferred()
                if scale > 0 { format.scale = scale }
                return UIGraphicsImageRenderer(size: bounds.size, format: format).image { context in
                    context.cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
                    draw(value.value, context.cgContext)
                }
            }
        }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
    /// Compares the elements of a path.
    public static var elementsDescription: Snapshotting { Snapshotting<CGPath, String>.elementsDescription.pullback(\.cgPath) }

    /// Compares the elements of a path, with the coordinates in a format.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback(\.cgPath)
    }
}

extension Snapshotting where Value == CGPath, Format == String {
    /// Compares the elements of a path, with one to three decimals.
    public static var elementsDescription: Snapshotting {
        elements { number in
            var text = String(format: "%.3f", Double(number))
            while text.hasSuffix("0"), !text.hasSuffix(".0") { text.removeLast() }
            return text == "-0.0" ? "0.0" : text
        }
    }

    /// Compares the elements of a path, one per line, with the coordinates in a format.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        elements { number in numberFormatter.string(from: NSNumber(value: Double(number))) ?? "\(number)" }
    }

    private static func elements(_ format: @escaping (CGFloat) -> String) -> Snapshotting {
        SimplySnapshotting.lines.pullback { path in
            var lines: [String] = []
            unsafe path.applyWithBlock { element in
                let (name, count) = names(unsafe element.pointee.type)
                let points = (0..<count).map { unsafe element.pointee.points[$0] }
                lines.append(([name] + points.map { "(\(format($0.x)), \(format($0.y)))" }).joined(separator: " "))
            }
            return lines.joined(separator: "\n")
        }
    }

    private static func names(_ type: CGPathElementType) -> (name: String, count: Int) {
        switch type {
        case .moveToPoint: ("MoveTo", 1)
        case .addLineToPoint: ("LineTo", 1)
        case .addQuadCurveToPoint: ("QuadCurveTo", 2)
        case .addCurveToPoint: ("CurveTo", 3)
        case .closeSubpath: ("Close", 0)
        }
    }
}
