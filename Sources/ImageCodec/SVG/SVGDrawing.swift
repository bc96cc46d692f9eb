import Display
import Foundation
import Geometry

/// A drawing in an SVG file: shapes, groups, copies, gradients, patterns, clips, masks, simple filters, and style sheets. `omissions` names what is left out;
/// animations are left out as well, and show their first moment.
struct SVGDrawing: FileDrawing {
    /// The natural size in points, positive.
    let size: CGSize
    let items: [DisplayItem]
    let omissions: [String]

    /// Reads a drawing.
    ///
    /// - Throws: `ImageError` for a file that isn't SVG, or that has no size.
    init(_ bytes: [UInt8]) throws(ImageError) {
        guard let root = SVGElement.root(of: bytes), root.name == "svg" else { throw ImageError("not an SVG file, or a damaged one") }
        let box = SVGValues.numbers(root["viewBox"] ?? "")
        let view = box.count == 4 && box[2] > 0 && box[3] > 0 ? CGRect(x: box[0], y: box[1], width: box[2], height: box[3]) : nil
        let (width, height) = (SVGValues.length(root["width"]), SVGValues.length(root["height"]))
        // A missing side follows from the other one, or from the view box.
        let size = CGSize(
            width: width ?? (view.map { view in height.map { $0 * view.width / view.height } ?? view.width } ?? 0),
            height: height ?? (view.map { view in width.map { $0 * view.height / view.width } ?? view.height } ?? 0))
        guard size.width > 0, size.height > 0, max(size.width, size.height) <= drawingSideLimit else { throw ImageError("an SVG file without a valid size") }
        self.size = size
        let fitting = view.map { SVGReader.fit($0, into: CGRect(origin: .zero, size: size), root["preserveAspectRatio"]) } ?? .identity
        var reader = SVGReader(root, room: view?.size ?? size, zoom: fitting.meanScale)
        items = [.group(.transform(fitting), reader.items())]
        omissions = reader.omissions.names
    }
}
