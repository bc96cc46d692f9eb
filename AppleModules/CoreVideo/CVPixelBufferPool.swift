import AppleFoundation

/// Memory for several buffers of pixels.
public final class CVPixelBufferPool: Sendable {}
/// Answers that there is no buffer: no writer is ready for pixels.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CVPixelBufferPoolCreatePixelBuffer(
    _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn { -6660 }
