import CCairo
import Display
import Geometry

/// Files in which shapes, texts, and gradients stay shapes, and what only pixels can show is a picture: blurs, shaders, color filters, and perspective.
package enum VectorFile {
    package enum Format: Sendable { case pdf, svg }

    /// The fewest pixels per point of pictures.
    private static let leastScale: CGFloat = 2

    private typealias Write = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32) -> cairo_status_t

    /// Receives the bytes.
    private final class Output {
        var bytes: [UInt8] = []
    }

    /// Returns a file with a page for each display list; an SVG file has only one. The same lists give the same bytes.
    ///
    /// A point is the file's own point in PDF, and a pixel of CSS in SVG.
    ///
    /// - Parameter layerPixels: the maximum number of pixels in all layers of pictures at the same time.
    /// - Throws: `CanvasError` if a page can't be painted.
    package static func bytes(
        of pages: [DisplayList], as format: Format, layerPixels: Int = Painter.defaultLayerPixels
    ) throws(CanvasError) -> [UInt8] {
        let output = Output()
        let receiver = unsafe Unmanaged.passUnretained(output).toOpaque()
        let write: Write = { receiver, bytes, count in
            guard let receiver = unsafe receiver, let bytes = unsafe bytes else { return CAIRO_STATUS_WRITE_ERROR }
            unsafe Unmanaged<Output>.fromOpaque(receiver).takeUnretainedValue().bytes.append(
                contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
            return CAIRO_STATUS_SUCCESS
        }
        let first = pages.first?.size ?? CGSize(width: 1, height: 1)
        let (width, height) = (Double(first.width), Double(first.height))
        let file: OpaquePointer
        switch format {
        case .pdf:
            unsafe file = cairo_pdf_surface_create_for_stream(write, receiver, width, height)
            // Newer versions of Cairo would choose another one.
            unsafe cairo_pdf_surface_restrict_to_version(file, CAIRO_PDF_VERSION_1_5)
            // The time of its making would make each file different.
            unsafe cairo_pdf_surface_set_metadata(file, CAIRO_PDF_METADATA_CREATE_DATE, nil)
        case .svg:
            unsafe file = cairo_svg_surface_create_for_stream(write, receiver, width, height)
            unsafe cairo_svg_surface_set_document_unit(file, CAIRO_SVG_UNIT_PX)
        }
        do throws(CanvasError) {
            for (index, list) in pages.enumerated() {
                if format == .pdf { unsafe cairo_pdf_surface_set_size(file, Double(list.size.width), Double(list.size.height)) }
                try unsafe paint(list, on: file, layerPixels: layerPixels)
                if index < pages.count - 1 { unsafe cairo_surface_show_page(file) }
            }
            unsafe cairo_surface_finish(file)
            try CanvasError.check(unsafe cairo_surface_status(file))
        } catch {
            unsafe cairo_surface_destroy(file)
            throw error
        }
        unsafe cairo_surface_destroy(file)
        return withExtendedLifetime(output) { format == .svg ? SVGNames.renumbered(output.bytes) : output.bytes }
    }

    private static func paint(_ list: DisplayList, on file: OpaquePointer, layerPixels: Int) throws(CanvasError) {
        var list = list
        list.scale = max(list.scale, leastScale)
        let (width, height) = try Painter.pixelSize(of: list)
        unsafe cairo_surface_set_device_scale(file, 1 / Double(list.scale), 1 / Double(list.scale))
        // What Cairo itself can't keep as a shape.
        unsafe cairo_surface_set_fallback_resolution(file, 72 * Double(list.scale), 72 * Double(list.scale))
        let page = unsafe try ImageSurface(page: cairo_surface_reference(file), frame: PixelRect(x: 0, y: 0, width: width, height: height))
        let context = try CairoContext(surface: page, transform: CGAffineTransform(scaleX: list.scale, y: list.scale))
        let painter = Painter(layerPixels: layerPixels)
        // An item that needs the pixels below it makes a picture of all of them.
        let count = list.items.lastIndex { $0.readsPixels }.map { $0 + 1 } ?? 0
        if count > 0 {
            var below = list
            below.items = Array(list.items.prefix(count))
            try context.draw(ImageSurface(copying: try painter.paint(below)))
        } else if list.background.opacity > 0 {
            context.setSource(list.background)
            unsafe context.withHandle { unsafe cairo_paint($0) }
        }
        try painter.paint(Array(list.items.dropFirst(count)), in: context)
        try context.checkStatus()
    }
}

extension DisplayItem {
    /// Whether some of the item is computed from the pixels below it in a way that files don't have.
    fileprivate var readsPixels: Bool {
        func isMaterial(_ paint: Paint) -> Bool { if case .material = paint { true } else { false } }
        switch self {
        case .fill(_, let paint, _), .stroke(_, let paint, _): return isMaterial(paint)
        case .text, .image: return false
        case .group(.blend(.plusDarker), _): return true
        case .group(.mask(let mask), let items): return (mask + items).contains { $0.readsPixels }
        case .group(_, let items): return items.contains { $0.readsPixels }
        }
    }
}

/// The names of parts in SVG files. Cairo numbers them in a sequence for the whole process; here, each file has its own.
enum SVGNames {
    /// Returns a file whose names end in numbers in the order of their first appearance.
    static func renumbered(_ file: [UInt8]) -> [UInt8] {
        var names: [ArraySlice<UInt8>: [UInt8]] = [:]
        var counts: [ArraySlice<UInt8>: Int] = [:]
        /// Returns the new name for the one at the start; nil for a name without a number.
        func replacement(_ name: ArraySlice<UInt8>) -> [UInt8]? {
            if let known = names[name] { return known }
            let stem = name.prefix(name.count - name.reversed().prefix { 0x30...0x39 ~= $0 }.count)
            guard stem.count < name.count else { return nil }
            let number = counts[stem, default: 0]
            counts[stem] = number + 1
            let new = Array(stem) + Array("\(number)".utf8)
            names[name] = new
            return new
        }
        let starts = [Array("id=\"".utf8), Array("href=\"#".utf8), Array("url(#".utf8)]
        var result: [UInt8] = []
        result.reserveCapacity(file.count)
        var index = 0
        while index < file.count {
            guard let start = starts.first(where: { $0[0] == file[index] && file[index...].starts(with: $0) }) else {
                result.append(file[index])
                index += 1
                continue
            }
            let name = file[(index + start.count)...].prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: ")") }
            result += start
            result += replacement(name) ?? Array(name)
            index = name.endIndex
        }
        return result
    }
}
