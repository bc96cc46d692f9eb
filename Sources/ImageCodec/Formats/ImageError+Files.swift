import Display

extension Pixmap {
    /// Multiplies alpha into the colors of all pixels, which are straight until then.
    mutating func premultiply() {
        for index in pixels.indices where pixels[index] < 0xFF00_0000 {
            let pixel = pixels[index]
            let alpha = pixel >> 24
            func scaled(_ shift: UInt32) -> UInt32 { (((pixel >> shift & 0xFF) * alpha + 127) / 255) << shift }
            pixels[index] = alpha << 24 | scaled(16) | scaled(8) | scaled(0)
        }
    }
}

extension ImageError {
    /// An image above the limit of pixels.
    static func tooLarge(width: Int, height: Int, limit: Int) -> ImageError {
        var error = ImageError("an image of \(width) × \(height) pixels is above the limit of \(limit) pixels")
        error.neededPixels = width.multipliedReportingOverflow(by: height).partialValue
        return error
    }

    /// Returns the error with the name of its file.
    func naming(_ file: String, _ advice: String = "") -> ImageError {
        var error = ImageError("\"\(file)\": \(self)\(advice)")
        (error.neededPixels, error.needsProgram) = (neededPixels, needsProgram)
        return error
    }

    /// Throws for an empty image, and for one above the limit of pixels.
    static func check(width: Int, height: Int, pixelLimit: Int, format: PictureFormat) throws(ImageError) {
        guard width > 0, height > 0 else { throw ImageError("damaged \(format.rawValue) file: it has no pixels") }
        guard width <= pixelLimit / height else { throw tooLarge(width: width, height: height, limit: pixelLimit) }
    }
}
