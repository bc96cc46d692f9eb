import Display
import Geometry

/// The state of a page's graphics (ISO 32000-1, section 8.4).
struct PDFState {
    /// What fills or strokes a path.
    enum Ink {
        case color(ResolvedColor)
        case pattern(PDFValue)
    }

    /// From the coordinates of the content to points from the page's top left corner.
    var transform: CGAffineTransform
    var fill = Ink.color(ResolvedColor(red: 0, green: 0, blue: 0))
    var stroke = Ink.color(ResolvedColor(red: 0, green: 0, blue: 0))
    var fillOpacity = 1.0
    var strokeOpacity = 1.0
    var line = StrokeStyle()
    /// In points of the page.
    var clips: [(path: Path, isEvenOdd: Bool)] = []
    /// The items whose alpha multiplies that of what is painted.
    var mask: [DisplayItem]?
    /// The number of items in the mask.
    var maskCost = 0
    /// The colors of a spot ink, by its tint; nil in other color spaces.
    var fillTint: PDFFunction?
    var strokeTint: PDFFunction?

    /// Returns the color of one, three, or four components: gray, red, green, and blue, or inks.
    static func color(_ values: [Double]) -> ResolvedColor? {
        let parts = values.map { min(max($0, 0), 1) }
        switch parts.count {
        case 1: return ResolvedColor(red: parts[0], green: parts[0], blue: parts[0])
        case 3: return ResolvedColor(red: parts[0], green: parts[1], blue: parts[2])
        case 4: return ResolvedColor(red: (1 - parts[0]) * (1 - parts[3]), green: (1 - parts[1]) * (1 - parts[3]), blue: (1 - parts[2]) * (1 - parts[3]))
        default: return nil
        }
    }
}
