import Display

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
