import Display

/// The orientation in which a camera stored an image: tag 0x0112 of the EXIF standard, 1…8; 1 is upright.
enum EXIFOrientation {
    /// Returns the orientation recorded in a JPEG file; 1 if it is missing or invalid.
    static func read(_ bytes: [UInt8]) -> Int {
        var offset = 2
        // Segments: FF, marker, length (including its own two bytes). Pixels begin after FFDA.
        while offset + 4 <= bytes.count, bytes[offset] == 0xFF, bytes[offset + 1] != 0xDA {
            let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
            let end = offset + 2 + length
            guard length >= 2, end <= bytes.count else { return 1 }
            let content = bytes[offset + 4..<end]
            if bytes[offset + 1] == 0xE1, content.starts(with: Array("Exif\0\0".utf8)) { return orientation(Array(content.dropFirst(6))) ?? 1 }
            offset = end
        }
        return 1
    }

    /// Returns the orientation in EXIF data, with or without the name before it; 1 if there is none or it is invalid.
    static func ofEXIF(_ bytes: [UInt8]) -> Int {
        let name = Array("Exif\0\0".utf8)
        return orientation(bytes.starts(with: name) ? Array(bytes.dropFirst(name.count)) : bytes) ?? 1
    }

    /// Looks the tag up in the first directory of a TIFF header.
    private static func orientation(_ tiff: [UInt8]) -> Int? { TIFFDirectory(tiff)?.value(0x0112).flatMap { 1...8 ~= $0 ? $0 : nil } }
}

extension Pixmap {
    /// Returns the image rotated and mirrored so that it is upright.
    ///
    /// - Parameter orientation: the EXIF orientation: 1 upright, 2 mirrored, 3 upside down, 4 upside down and mirrored, 5…8 the same four on their side.
    func oriented(_ orientation: Int) -> Pixmap {
        guard orientation > 1 else { return self }
        let isOnSide = orientation >= 5
        var result = Pixmap(width: isOnSide ? height : width, height: isOnSide ? width : height)
        for y in 0..<result.height {
            for x in 0..<result.width {
                let (sourceX, sourceY): (Int, Int) =
                    switch orientation {
                    case 2: (width - 1 - x, y)
                    case 3: (width - 1 - x, height - 1 - y)
                    case 4: (x, height - 1 - y)
                    case 5: (y, x)
                    case 6: (y, height - 1 - x)
                    case 7: (width - 1 - y, height - 1 - x)
                    default: (width - 1 - y, x)
                    }
                result.pixels[y * result.width + x] = pixels[sourceY * width + sourceX]
            }
        }
        return result
    }
}
