import CCairo
import Display

/// Pixels that Cairo draws on: the one owner of a `cairo_surface_t`.
@safe final class ImageSurface {
    private let handle: OpaquePointer
    /// The part of the canvas that the surface shows.
    let frame: PixelRect
    /// Where the memory is counted.
    private let memory: LayerMemory?
    private let size: Int

    /// The longest side of a surface: Cairo's own limit.
    static let longestSide = 32_767

    /// An empty (transparent) surface with memory of its own. A pixel of the canvas falls on a pixel of the surface.
    ///
    /// - Parameter memory: counts it as long as it is there.
    init(frame: PixelRect, format: cairo_format_t = CAIRO_FORMAT_ARGB32, memory: LayerMemory? = nil) throws(CanvasError) {
        size = format == CAIRO_FORMAT_A8 ? frame.area / 4 : frame.area
        try memory?.take(size)
        self.memory = memory
        let surface: OpaquePointer = unsafe cairo_image_surface_create(format, Int32(frame.width), Int32(frame.height))
        unsafe handle = surface
        self.frame = frame
        try CanvasError.check(unsafe cairo_surface_status(surface))
        unsafe cairo_surface_set_device_offset(surface, Double(-frame.x), Double(-frame.y))
        // What Cairo paints first on a surface that it knows to be clear is rounded in another way than what comes later. It is not to know:
        // a thing must look the same whether something was painted before it or not.
        unsafe cairo_surface_mark_dirty(surface)
    }

    /// A surface on pixels that the caller keeps alive and in place until the surface is gone.
    init(pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int) throws(CanvasError) {
        let bytes = unsafe UnsafeMutableRawPointer(pixels.baseAddress)?.assumingMemoryBound(to: UInt8.self)
        let surface: OpaquePointer = unsafe cairo_image_surface_create_for_data(bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
        unsafe handle = surface
        frame = PixelRect(x: 0, y: 0, width: width, height: height)
        (memory, size) = (nil, 0)
        try CanvasError.check(unsafe cairo_surface_status(surface))
    }

    deinit {
        unsafe cairo_surface_destroy(handle)
        memory?.giveBack(size)
    }

    /// Lends the handle; it must not leave the closure.
    func withHandle<R>(_ body: (OpaquePointer) throws(CanvasError) -> R) throws(CanvasError) -> R {
        try unsafe body(handle)
    }

    /// 1 for coverage, 4 for colours.
    var bytesPerPixel: Int { unsafe cairo_image_surface_get_format(handle) == CAIRO_FORMAT_A8 ? 1 : 4 }

    /// Lends the bytes of all rows, each `stride` bytes long, for reading and writing.
    func withBytes<R>(_ body: (_ bytes: UnsafeMutableBufferPointer<UInt8>, _ stride: Int) -> R) -> R {
        unsafe cairo_surface_flush(handle)
        let stride = unsafe Int(cairo_image_surface_get_stride(handle))
        let start = unsafe cairo_image_surface_get_data(handle)
        let result = unsafe body(UnsafeMutableBufferPointer(start: start, count: start == nil ? 0 : stride * frame.height), stride)
        unsafe cairo_surface_mark_dirty(handle)
        return result
    }
}
