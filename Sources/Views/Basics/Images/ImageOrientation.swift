extension Image {
    /// The rotation and mirroring of an image's pixels for display, with the numbers of Exif minus one.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

        /// Returns the pixels as they are shown.
        package func applied(to pixmap: Pixmap) -> Pixmap {
            guard self != .up else { return pixmap }
            let (width, height) = (pixmap.width, pixmap.height)
            let isTurned = [Orientation.leftMirrored, .right, .rightMirrored, .left].contains(self)
            let (newWidth, newHeight) = isTurned ? (height, width) : (width, height)
            var pixels: [UInt32] = []
            pixels.reserveCapacity(pixmap.pixels.count)
            for y in 0..<newHeight {
                for x in 0..<newWidth {
                    let (column, row) =
                        switch self {
                        case .up: (x, y)
                        case .upMirrored: (width - 1 - x, y)
                        case .down: (width - 1 - x, height - 1 - y)
                        case .downMirrored: (x, height - 1 - y)
                        case .leftMirrored: (y, x)
                        case .right: (y, height - 1 - x)
                        case .rightMirrored: (width - 1 - y, height - 1 - x)
                        case .left: (width - 1 - y, x)
                        }
                    pixels.append(pixmap.pixels[row * width + column])
                }
            }
            return Pixmap(width: newWidth, height: newHeight, pixels: pixels)
        }
    }
}
