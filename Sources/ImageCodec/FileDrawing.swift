import CairoCanvas
import Display
import Foundation
import Geometry

/// A drawing in a file, which is sharp at any scale.
protocol FileDrawing {
    /// The natural size in points, positive.
    var size: CGSize { get }
    /// What is painted, in points from the top left corner.
    var items: [DisplayItem] { get }
}

extension FileDrawing {
    /// Paints the drawing.
    ///
    /// - Parameter scale: pixels per point, above 0.
    func pixmap(scale: CGFloat) throws(ImageError) -> Pixmap {
        guard size.width * size.height * scale * scale <= CGFloat(ImageDecoder.defaultPixelLimit) else { throw ImageError("the drawing is too large") }
        do throws(CanvasError) {
            return try Painter().paint(DisplayList(size: size, scale: scale, items: items))
        } catch {
            throw ImageError("\(error)")
        }
    }

    /// Returns the number of pixels per point for a drawing that a view may enlarge, at least the display's.
    func largeScale(displayScale: CGFloat) -> CGFloat {
        let side = max(size.width, size.height)
        return max(displayScale, min(16, (1024 / side).rounded(.down)))
    }
}

/// The maximum side of a drawing in points; a larger one is considered damaged.
let drawingSideLimit: CGFloat = 10_000

/// A limit for the work that a file may cause: small files can describe endless drawings.
final class DrawingBudget {
    private var remaining: Int

    init(_ limit: Int) { remaining = limit }

    /// Returns whether a cost, at least 1, is within the limit.
    func spend(_ cost: Int = 1) -> Bool {
        guard remaining > 0 else { return false }
        remaining -= min(max(cost, 1), remaining)
        return remaining > 0
    }
}
