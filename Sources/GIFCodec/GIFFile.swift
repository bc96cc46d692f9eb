import CGIF

/// The blocks of a GIF file, written by giflib into memory.
@safe final class GIFFile {
    /// Receives the bytes.
    private final class Output {
        var bytes: [UInt8] = []
    }

    private let output = Output()
    /// Nil once it is closed.
    private var file: UnsafeMutablePointer<GifFileType>?

    /// Writes the header.
    ///
    /// - Parameters:
    ///   - colors: at most 255, `0xRRGGBB`.
    ///   - plays: the number of times that the animation plays; 0 is forever.
    init(width: Int, height: Int, colors: [UInt32], plays: Int) throws(GIFError) {
        var code: Int32 = 0
        let receiver = unsafe Unmanaged.passUnretained(output).toOpaque()
        unsafe file = EGifOpen(
            receiver,
            { file, bytes, count in
                guard let file = unsafe file, let bytes = unsafe bytes, let receiver = unsafe file.pointee.UserData else { return 0 }
                let output = unsafe Unmanaged<Output>.fromOpaque(receiver).takeUnretainedValue()
                unsafe output.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
                return count
            }, &code)
        guard let file = unsafe file else { throw GIFError(code) }
        unsafe EGifSetGifVersion(file, true)
        // One more for transparent pixels; the table's size is a power of two, at least 2.
        var size = 2
        while size < colors.count + 1 { size *= 2 }
        var entries = colors.map { GifColorType(Red: UInt8($0 >> 16 & 0xFF), Green: UInt8($0 >> 8 & 0xFF), Blue: UInt8($0 & 0xFF)) }
        entries += Array(repeating: GifColorType(Red: 0, Green: 0, Blue: 0), count: size - colors.count)
        guard let map = unsafe GifMakeMapObject(Int32(size), entries) else { throw GIFError(E_GIF_ERR_NOT_ENOUGH_MEM) }
        defer { unsafe GifFreeMapObject(map) }
        try unsafe check(EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, map))
        if plays != 1 { try writeRepetitions(plays == 0 ? 0 : plays - 1) }
    }

    deinit {
        if let file = unsafe file {
            var code: Int32 = 0
            _ = unsafe EGifCloseFile(file, &code)
        }
    }

    /// Writes Netscape's extension, which players take for the number of repetitions after the first time; 0 is forever.
    private func writeRepetitions(_ count: Int) throws(GIFError) {
        let name = Array("NETSCAPE2.0".utf8)
        let value: [UInt8] = [1, UInt8(count & 0xFF), UInt8(count >> 8 & 0xFF)]
        try unsafe check(EGifPutExtensionLeader(file, Int32(APPLICATION_EXT_FUNC_CODE)))
        try unsafe check(EGifPutExtensionBlock(file, Int32(name.count), name))
        try unsafe check(EGifPutExtensionBlock(file, Int32(value.count), value))
        try unsafe check(EGifPutExtensionTrailer(file))
    }

    /// Appends an image.
    ///
    /// - Parameters:
    ///   - pixels: the indices in the rectangle, row by row.
    ///   - duration: in hundredths of a second, at most 65,535.
    ///   - clears: whether the rectangle becomes transparent after that time.
    func append(_ pixels: [UInt8], _ area: Area, transparent: UInt8, duration: Int, clears: Bool) throws(GIFError) {
        // The graphic control extension: disposal method in bits 2 to 4, and whether there is a transparent index.
        let control: [UInt8] = [(clears ? 2 : 1) << 2 | 1, UInt8(duration & 0xFF), UInt8(duration >> 8), transparent]
        try unsafe check(EGifPutExtension(file, Int32(GRAPHICS_EXT_FUNC_CODE), Int32(control.count), control))
        try unsafe check(EGifPutImageDesc(file, Int32(area.x.lowerBound), Int32(area.y.lowerBound), Int32(area.x.count), Int32(area.y.count), false, nil))
        var pixels = pixels
        let code = unsafe pixels.withUnsafeMutableBufferPointer { unsafe EGifPutLine(file, $0.baseAddress, Int32($0.count)) }
        try check(code)
    }

    /// Returns the complete file.
    func finish() throws(GIFError) -> [UInt8] {
        var code: Int32 = 0
        let result = unsafe EGifCloseFile(file, &code)
        unsafe file = nil
        guard result == GIF_OK else { throw GIFError(code) }
        return output.bytes
    }

    private func check(_ result: Int32) throws(GIFError) {
        guard result == GIF_OK else { throw unsafe GIFError(file?.pointee.Error ?? 0) }
    }
}

/// giflib could not write a file.
package struct GIFError: Error, CustomStringConvertible {
    package let description: String

    init(_ code: Int32) { description = unsafe GifErrorString(code).map { unsafe String(cString: $0) } ?? "giflib's error \(code)" }
}
