import CGIF

/// A GIF file, as decoded by giflib and shown by a player.
struct DecodedGIF {
    struct Image: Equatable {
        let x: Int
        let y: Int
        let width: Int
        let height: Int
        /// Hundredths of a second.
        let delay: Int
        let clears: Bool
    }

    private(set) var images: [Image] = []
    /// The canvas while each image is shown: `0xFFRRGGBB`, or 0 where it is transparent.
    private(set) var pictures: [[UInt32]] = []

    init?(_ bytes: [UInt8]) {
        final class Input {
            var rest: ArraySlice<UInt8>
            init(_ rest: ArraySlice<UInt8>) { self.rest = rest }
        }
        let input = Input(bytes[...])
        var code: Int32 = 0
        let file = unsafe DGifOpen(
            Unmanaged.passUnretained(input).toOpaque(),
            { file, buffer, count in
                guard let receiver = unsafe file?.pointee.UserData, let buffer = unsafe buffer else { return 0 }
                let input = unsafe Unmanaged<Input>.fromOpaque(receiver).takeUnretainedValue()
                let part = input.rest.prefix(Int(count))
                for (index, byte) in part.enumerated() { unsafe buffer[index] = byte }
                input.rest = input.rest.dropFirst(part.count)
                return Int32(part.count)
            }, &code)
        guard let file = unsafe file else { return nil }
        defer { _ = unsafe DGifCloseFile(file, &code) }
        guard unsafe DGifSlurp(file) == GIF_OK else { return nil }
        let (width, height) = unsafe (Int(file.pointee.SWidth), Int(file.pointee.SHeight))
        var canvas = [UInt32](repeating: 0, count: width * height)
        for index in 0..<Int(unsafe file.pointee.ImageCount) {
            let saved = unsafe file.pointee.SavedImages[index]
            var control = GraphicsControlBlock()
            _ = unsafe DGifSavedExtensionToGCB(file, Int32(index), &control)
            let (left, top) = unsafe (Int(saved.ImageDesc.Left), Int(saved.ImageDesc.Top))
            let (columns, rows) = unsafe (Int(saved.ImageDesc.Width), Int(saved.ImageDesc.Height))
            for y in 0..<rows {
                for x in 0..<columns {
                    let value = unsafe saved.RasterBits[y * columns + x]
                    if Int32(value) == control.TransparentColor { continue }
                    let color = unsafe file.pointee.SColorMap.pointee.Colors[Int(value)]
                    canvas[(top + y) * width + left + x] = 0xFF00_0000 | UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
                }
            }
            pictures.append(canvas)
            let clears = control.DisposalMode == DISPOSE_BACKGROUND
            images.append(Image(x: left, y: top, width: columns, height: rows, delay: Int(control.DelayTime), clears: clears))
            if clears {
                for y in top..<(top + rows) { for x in left..<(left + columns) { canvas[y * width + x] = 0 } }
            }
        }
    }
}
