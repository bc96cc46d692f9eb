import CairoCanvas
import Display
import Foundation
import Geometry
import Inputs

/// Images in a grid, each with a caption below it.
package enum PictureSheet {
    /// Draws the sheet. All cells are as large as the largest image; each image is at the top left of its cell.
    ///
    /// - Parameters:
    ///   - captions: one for each image; a long one is truncated.
    ///   - columns: at least 1; nil for a sheet that is about square.
    /// - Throws: `UsageError` for a sheet without images or with too many pixels.
    @MainActor package static func picture(of cells: [Pixmap], captions: [String], columns: Int?, shaper: PangoTextShaper) throws -> Pixmap {
        guard let width = cells.map(\.width).max(), let height = cells.map(\.height).max() else { throw UsageError("there are no frames to show") }
        let grid = ContactSheetGrid(count: cells.count, columns: columns, cellWidth: width, cellHeight: height)
        guard grid.width * grid.height <= ContactSheet.pixelLimit, max(grid.width, grid.height) <= SceneLimits.canvasSide else {
            throw UsageError(
                "the sheet of \(grid.width)x\(grid.height) pixels exceeds the limit of \(ContactSheet.pixelLimit); show fewer frames with --every, or smaller ones with --width"
            )
        }
        var list = DisplayList(size: CGSize(width: grid.width, height: grid.height), scale: 1, background: ResolvedColor(red: 0.93, green: 0.93, blue: 0.93))
        for (index, caption) in captions.enumerated() {
            let corner = grid.corner(index)
            let ink = ResolvedColor(red: 0.2, green: 0.2, blue: 0.2)
            var font = FontDescriptor(size: 12)
            font.hasMonospacedDigits = true
            let text = shaper.shape(TextRequest(runs: [TextRun(caption, font: font, color: ink)], width: CGFloat(grid.cellWidth), lineLimit: 1))
            list.items.append(.text(text, CGPoint(x: corner.x, y: corner.y + grid.cellHeight + 3)))
        }
        var picture = try Painter().paint(list)
        for (index, cell) in cells.enumerated() { picture.place(cell, x: grid.corner(index).x, y: grid.corner(index).y) }
        return picture
    }
}
