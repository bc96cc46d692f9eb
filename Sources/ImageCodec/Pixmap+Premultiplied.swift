import Display

extension Pixmap {
    /// Multiplies alpha into the colors of all pixels, which are straight until then.
    package mutating func premultiply() {
        for index in pixels.indices where pixels[index] < 0xFF00_0000 {
            let pixel = pixels[index]
            let alpha = pixel >> 24
            func scaled(_ shift: UInt32) -> UInt32 { (((pixel >> shift & 0xFF) * alpha + 127) / 255) << shift }
            pixels[index] = alpha << 24 | scaled(16) | scaled(8) | scaled(0)
        }
    }
}
