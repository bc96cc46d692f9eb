import Display
import Geometry

/// The state of a page's graphics (ISO 32000-1, section 8.4).
struct PDFState {
    /// What fills or strokes a path.
    enum Ink {
        case color(ResolvedColor)
        /// A pattern, and the color of one without colors of its own.
        case pattern(PDFValue, tint: ResolvedColor?)
    }

    /// From the coordinates of the content to points from the page's top left corner.
    var transform: CGAffineTransform
    var fill = Ink.color(ResolvedColor(red: 0, green: 0, blue: 0))
    var stroke = Ink.color(ResolvedColor(red: 0, green: 0, blue: 0))
    var fillOpacity = 1.0
    var strokeOpacity = 1.0
    var blend = BlendMode.normal
    var line = StrokeStyle()
    /// In points of the page.
    private(set) var clips: [(path: Path, isEvenOdd: Bool)] = []
    /// The work of painting with the clips, as a number of items.
    private(set) var clipCost = 0
    /// The items whose alpha multiplies that of what is painted.
    var mask: [DisplayItem]?
    /// The number of items in the mask.
    var maskCost = 0
    /// The spaces of the colors that `sc` and `SC` set; nil for one that follows from the number of components.
    var fillSpace: PDFColorSpace?
    var strokeSpace: PDFColorSpace?
    /// Whether texts are invisible.
    var hidesText = false

    /// Clips what is painted with a path, too.
    mutating func clip(_ path: Path, isEvenOdd: Bool) {
        clips.append((path, isEvenOdd))
        clipCost += 1 + path.elements.count / 64
    }

    mutating func removeClips() { (clips, clipCost) = ([], 0) }

    /// Returns the color of one, three, or four components: gray, red, green, and blue, or inks.
    static func color(_ values: [Double]) -> ResolvedColor? {
        switch values.count {
        case 1: PDFColorSpace.gray.color(values)
        case 3: PDFColorSpace.rgb.color(values)
        case 4: PDFColorSpace.cmyk.color(values)
        default: nil
        }
    }
}
