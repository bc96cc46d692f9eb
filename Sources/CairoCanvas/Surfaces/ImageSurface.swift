import CCairo
import Display

/// Pixels that Cairo draws on, or a page of a file whose shapes stay shapes: the sole owner of a `cairo_surface_t`.
@safe final class ImageSurface {
    private let handle: OpaquePointer
    /// The part of the canvas that the surface covers.
    let frame: PixelRect
    /// The budget that counts the surface's memory.
    private let memory: LayerMemory?
    private let size: Int

    /// The maximum length of a side: Cairo's own limit.
    static let longestSide = 32_767

    /// Creates a transparent surface with its own memory. Its pixels coincide with pixels of the canvas.
    ///
    /// - Parameter memory: the budget that counts the surface's memory until the surface is deallocated.
    /// - Throws: `CanvasError` if the budget is exceeded or Cairo lacks memory.
    init(frame: PixelRect, format: cairo_format_t = CAIRO_FORMAT_ARGB32, memory: LayerMemory? = nil) throws(CanvasError) {
        size = format == CAIRO_FORMAT_A8 ? frame.area / 4 : frame.area
        try memory?.take(size)
        self.memory = memory
        let surface = unsafe Self.create(frame, format)
        unsafe handle = surface
        self.frame = frame
        try CanvasError.check(unsafe cairo_surface_status(surface))
        unsafe cairo_surface_set_device_offset(surface, Double(-frame.x), Double(-frame.y))
        // On a surface that Cairo knows to be clear, it rounds the first painting differently from later ones. Marking it as dirty hides that it is clear, so that
        // an item is painted the same whether or not something was painted before it.
        unsafe cairo_surface_mark_dirty(surface)
    }

    /// Returns a transparent surface; one in an error state if it is too large.
    private static func create(_ frame: PixelRect, _ format: cairo_format_t) -> OpaquePointer {
        let (width, height) = (Int32(frame.width), Int32(frame.height))
        let stride = cairo_format_stride_for_width(format, width)
        guard max(frame.width, frame.height) <= longestSide, stride > 0, let pixels = LayerPixels(count: Int(stride) * frame.height) else {
            return unsafe cairo_image_surface_create(format, width, height)
        }
        let surface: OpaquePointer = unsafe cairo_image_surface_create_for_data(pixels.start, format, width, height, stride)
        // The last reference to the surface frees its pixels.
        let owner = unsafe Unmanaged.passRetained(pixels)
        let status = unsafe cairo_surface_set_user_data(surface, pixelsKey, owner.toOpaque()) { unsafe Unmanaged<LayerPixels>.fromOpaque($0!).release() }
        guard status == CAIRO_STATUS_SUCCESS else {
            unsafe cairo_surface_destroy(surface)
            unsafe owner.release()
            return unsafe cairo_image_surface_create(format, width, height)
        }
        return unsafe surface
    }

    /// The address is the key.
    nonisolated(unsafe) private static let pixelsKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

    /// Creates a surface on pixels that the caller keeps alive, at the same address, until nothing is drawn on the surface or from it anymore.
    ///
    /// - Parameter rowLength: the distance between the starts of two rows, in pixels; nil for `width`.
    init(pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int, rowLength: Int? = nil) throws(CanvasError) {
        let bytes = unsafe UnsafeMutableRawPointer(pixels.baseAddress)?.assumingMemoryBound(to: UInt8.self)
        let surface: OpaquePointer = unsafe cairo_image_surface_create_for_data(
            bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32((rowLength ?? width) * 4))
        unsafe handle = surface
        frame = PixelRect(x: 0, y: 0, width: width, height: height)
        (memory, size) = (nil, 0)
        try CanvasError.check(unsafe cairo_surface_status(surface))
    }

    /// Takes over a page of a file with shapes.
    ///
    /// - Parameters:
    ///   - page: its units are the pixels of effects that are painted as pictures.
    ///   - frame: the size in these pixels.
    init(page: OpaquePointer, frame: PixelRect) throws(CanvasError) {
        unsafe handle = page
        self.frame = frame
        (memory, size) = (nil, 0)
        try CanvasError.check(unsafe cairo_surface_status(page))
    }

    /// Whether shapes stay shapes, so that there are no pixels to read or write.
    var isVector: Bool { unsafe cairo_surface_get_type(handle) != CAIRO_SURFACE_TYPE_IMAGE }

    deinit {
        unsafe cairo_surface_destroy(handle)
        memory?.giveBack(size)
    }

    /// Lends the handle; it must not leave the closure.
    func withHandle<R>(_ body: (OpaquePointer) throws(CanvasError) -> R) throws(CanvasError) -> R {
        try unsafe body(handle)
    }

    /// The number of bytes in a pixel: 1 for coverage, 4 for colors; 0 without pixels.
    var bytesPerPixel: Int { isVector ? 0 : unsafe cairo_image_surface_get_format(handle) == CAIRO_FORMAT_A8 ? 1 : 4 }

    /// Lends the bytes of all rows, each `stride` bytes long, for reading and writing; they must not leave the closure.
    func withBytes<R>(_ body: (_ bytes: UnsafeMutableBufferPointer<UInt8>, _ stride: Int) -> R) -> R {
        unsafe cairo_surface_flush(handle)
        let stride = unsafe Int(cairo_image_surface_get_stride(handle))
        let start = unsafe cairo_image_surface_get_data(handle)
        let result = unsafe body(UnsafeMutableBufferPointer(start: start, count: start == nil ? 0 : stride * frame.height), stride)
        unsafe cairo_surface_mark_dirty(handle)
        return result
    }
}
