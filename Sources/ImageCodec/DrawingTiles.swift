import Display
import Foundation
import Geometry

/// A drawing that is repeated in both directions, to fill shapes with.
struct DrawingTiles {
    /// In the coordinates of the tiles.
    var items: [DisplayItem]
    /// The part of the items that each tile shows.
    var box: CGRect
    /// The distances between the tiles, positive.
    var step: CGSize
    /// From the coordinates of the tiles to those of the filled path.
    var space: CGAffineTransform
    /// Points per unit of the filled path's coordinates.
    var zoom: CGFloat

    /// The number of pixels per point of a repeated tile, which is an image.
    private static let scale: CGFloat = 4
    private static let sideLimit: CGFloat = 1024

    /// The size of a repeated tile in pixels.
    private var pixels: (width: CGFloat, height: CGFloat) {
        func pixels(_ length: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
            let count = (length * (x * x + y * y).squareRoot() * zoom * Self.scale).rounded(.up)
            return count.isFinite ? min(max(count, 1), Self.sideLimit) : 1
        }
        return (pixels(step.width, space.a, space.b), pixels(step.height, space.c, space.d))
    }

    /// The work of painting a tile, as a number of items.
    var cost: Int { 1 + Int(saturating: pixels.width * pixels.height) / 4096 }

    /// Returns a path filled with the tiles.
    func items(filling path: Path, _ rule: FillStyle, opacity: Double) -> [DisplayItem] {
        guard step.width > 0, step.height > 0, box.width > 0, box.height > 0, space.isUsable else { return [] }
        let local = path.applying(space.inverted())
        let bounds = local.boundingRect
        guard let columns = Self.range(bounds.minX, bounds.maxX, box.minX, box.maxX, step.width),
            let rows = Self.range(bounds.minY, bounds.maxY, box.minY, box.maxY, step.height)
        else { return [] }
        let shown = DisplayItem.group(.clip(Path(box), FillStyle()), items)
        // A single tile is drawn as it is, sharp at any scale.
        if columns.count == 1, rows.count == 1 {
            let place = CGAffineTransform(translationX: CGFloat(columns.lowerBound) * step.width, y: CGFloat(rows.lowerBound) * step.height)
            let tile = DisplayItem.group(.transform(space), [.group(.clip(local, rule), [.group(.transform(place), [shown])])])
            return [opacity < 1 ? .group(.opacity(opacity), [tile]) : tile]
        }
        // A cell of the repetition begins at the corner of the box. Parts of the neighbors lie in it if tiles overlap.
        func reach(_ length: CGFloat, _ step: CGFloat) -> Int { Int(saturating: min(max((length / step - 1e-6).rounded(.down), 0), 2)) }
        var content: [DisplayItem] = []
        for row in -reach(box.height, step.height)...0 {
            for column in -reach(box.width, step.width)...0 {
                let place = CGAffineTransform(translationX: CGFloat(column) * step.width, y: CGFloat(row) * step.height)
                content.append(place.isIdentity ? shown : .group(.transform(place), [shown]))
            }
        }
        let (width, height) = pixels
        let cell = CGAffineTransform(
            width / step.width, 0, 0, height / step.height, -box.minX * width / step.width, -box.minY * height / step.height)
        let toPath = cell.inverted().concatenating(space)
        guard toPath.isUsable else { return [] }
        let drawing = ImagePattern.Drawing([.group(.transform(cell), content)], width: Int(saturating: width), height: Int(saturating: height), scale: 1)
        let paint = Paint.image(ImagePattern(.drawing(drawing), opacity: opacity))
        return [.group(.transform(toPath), [.fill(path.applying(toPath.inverted()), paint, rule)])]
    }

    /// Returns the numbers of the tiles that touch a part of an axis; nil if no tile does, or if there are too many to count.
    private static func range(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat, _ step: CGFloat) -> ClosedRange<Int>? {
        let (first, last) = (((low - end) / step + 1e-6).rounded(.up), ((high - start) / step - 1e-6).rounded(.down))
        guard abs(first) < 1e9, abs(last) < 1e9, first <= last else { return nil }
        return Int(saturating: first)...Int(saturating: last)
    }
}

extension CGAffineTransform {
    /// Twice the area that the transform gives to a triangle of area 1/2, with its sign.
    var determinant: CGFloat { a * d - b * c }
    /// Whether the transform has an inverse, and finite numbers.
    var isUsable: Bool { abs(determinant) > 1e-12 && [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
    /// The factor by which lengths change, in the mean of all directions.
    var meanScale: CGFloat { abs(determinant).squareRoot() }
}
