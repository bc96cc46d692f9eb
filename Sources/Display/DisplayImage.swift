import Geometry

/// An image in a rectangle, stretched or repeated to fill it.
package struct DisplayImage: Sendable, Equatable {
    /// The method of computing pixels between those of the image.
    package enum Interpolation: Sendable, Hashable {
        /// The nearest pixel.
        case none
        /// Interpolates between the four surrounding pixels.
        case low
        /// Like `low` where the image is enlarged; the mean of all pixels that fall into one where it is reduced.
        case medium
        /// Interpolates along a curve through sixteen pixels.
        case high
    }

    package var pixmap: Pixmap
    /// Pixels of the image per point, above 0; the unit of caps and tiles.
    package var scale: CGFloat
    package var frame: CGRect
    /// The strips along the edges that keep their width, in points. The strips of one axis together are at most as long as the image.
    package var capInsets: EdgeInsets
    /// Whether the part between the caps is repeated instead of stretched.
    package var isTiled: Bool
    package var interpolation: Interpolation
    /// Whether edges between pixels are smoothed.
    package var isAntialiased: Bool

    package init(
        _ pixmap: Pixmap, scale: CGFloat = 1, frame: CGRect, capInsets: EdgeInsets = EdgeInsets(), isTiled: Bool = false,
        interpolation: Interpolation = .medium, isAntialiased: Bool = true
    ) {
        self.pixmap = pixmap
        self.scale = scale
        self.frame = frame
        self.capInsets = capInsets
        self.isTiled = isTiled
        self.interpolation = interpolation
        self.isAntialiased = isAntialiased
    }

    /// A part of the image in a part of the frame.
    package struct Piece: Sendable, Equatable {
        /// In pixels of the image; whole numbers, at least 1 wide and high.
        package var source: CGRect
        /// In points.
        package var target: CGRect
        /// Whether the part keeps its size along an axis and is repeated.
        package var repeatsAcross: Bool
        package var repeatsDown: Bool
    }

    /// The parts to draw: one, or up to nine if there are caps. Empty parts are left out.
    package var pieces: [Piece] {
        let columns = Self.strips(pixmap.width, scale, frame.minX, frame.width, capInsets.leading, capInsets.trailing)
        let rows = Self.strips(pixmap.height, scale, frame.minY, frame.height, capInsets.top, capInsets.bottom)
        return rows.flatMap { row in
            columns.map { column in
                Piece(
                    source: CGRect(x: column.source.lowerBound, y: row.source.lowerBound, width: column.source.count, height: row.source.count),
                    target: CGRect(x: column.start, y: row.start, width: column.length, height: row.length),
                    repeatsAcross: isTiled && column.isMiddle, repeatsDown: isTiled && row.isMiddle)
            }
        }
    }

    /// Returns one axis cut at the caps: the pixels of each strip, its start and length in points, and whether it is the one between the caps.
    private static func strips(
        _ count: Int, _ scale: CGFloat, _ start: CGFloat, _ length: CGFloat, _ first: CGFloat, _ last: CGFloat
    ) -> [(source: Range<Int>, start: CGFloat, length: CGFloat, isMiddle: Bool)] {
        let low = min(Int(saturating: (max(0, first) * scale).rounded()), count)
        let high = min(Int(saturating: (max(0, last) * scale).rounded()), count - low)
        let (before, after) = (CGFloat(low) / scale, CGFloat(high) / scale)
        return [
            (0..<low, start, before, false), (low..<count - high, start + before, length - before - after, true),
            (count - high..<count, start + length - after, after, false),
        ].filter { !$0.source.isEmpty && $0.length > 0 }
    }
}

/// An image repeated over the plane, to fill shapes and text with.
package struct ImagePattern: Sendable, Equatable {
    /// The repeated content.
    package enum Content: Sendable, Equatable {
        case pixmap(Pixmap)
        case drawing(Drawing)
    }

    /// Items that are painted on a separate image.
    package struct Drawing: Sendable, Equatable {
        package var items: [DisplayItem]
        /// The image's size in pixels, at least 1.
        package var width: Int
        package var height: Int
        /// Pixels of the image per point of the items, above 0.
        package var scale: CGFloat

        package init(_ items: [DisplayItem], width: Int, height: Int, scale: CGFloat) {
            self.items = items
            self.width = width
            self.height = height
            self.scale = scale
        }
    }

    package var content: Content
    /// Points per pixel of the image, above 0.
    package var pointsPerPixel: CGFloat
    /// The top left corner of one of the repetitions, in the coordinates of the painted path.
    package var origin: CGPoint
    package var interpolation: DisplayImage.Interpolation
    /// Multiplies the image's opacity, 0…1.
    package var opacity: Double
    /// Whether a style has placed the origin in its own rect.
    package var isPlaced = false

    package init(
        _ pixmap: Pixmap, pointsPerPixel: CGFloat = 1, origin: CGPoint = .zero, interpolation: DisplayImage.Interpolation = .medium, opacity: Double = 1
    ) {
        self.init(.pixmap(pixmap), pointsPerPixel: pointsPerPixel, origin: origin, interpolation: interpolation, opacity: opacity)
    }

    package init(
        _ content: Content, pointsPerPixel: CGFloat = 1, origin: CGPoint = .zero, interpolation: DisplayImage.Interpolation = .medium, opacity: Double = 1
    ) {
        self.content = content
        self.pointsPerPixel = pointsPerPixel
        self.origin = origin
        self.interpolation = interpolation
        self.opacity = opacity
    }
}

extension Pixmap {
    /// Returns a rectangle of the pixmap, clipped to its bounds; at least one pixel.
    package func cropped(x: Int, y: Int, width: Int, height: Int) -> Pixmap {
        let left = min(max(x, 0), self.width - 1)
        let top = min(max(y, 0), self.height - 1)
        let right = max(min(x + width, self.width), left + 1)
        let bottom = max(min(y + height, self.height), top + 1)
        if left == 0, top == 0, right == self.width, bottom == self.height { return self }
        let rows = (top..<bottom).flatMap { pixels[$0 * self.width + left..<$0 * self.width + right] }
        return Pixmap(width: right - left, height: bottom - top, pixels: rows)
    }
}

extension DisplayImage: CustomStringConvertible {
    /// As in `DisplayList.description`: `image 40x30 at (4, 5) size 20x15`.
    package var description: String {
        var words = ["image \(pixmap.width)x\(pixmap.height) at \(printed(frame.origin)) size \(printed(frame.size))"]
        if scale != 1 { words.append("scale \(printed(scale))") }
        if capInsets != EdgeInsets() {
            words.append("caps \([capInsets.top, capInsets.leading, capInsets.bottom, capInsets.trailing].map { printed($0) }.joined(separator: " "))")
        }
        if isTiled { words.append("tiled") }
        if interpolation != .medium { words.append("interpolation \(interpolation)") }
        if !isAntialiased { words.append("aliased") }
        return words.joined(separator: " ")
    }
}

extension ImagePattern: CustomStringConvertible {
    package var description: String {
        let name =
            switch content {
            case .pixmap(let pixmap): "image \(pixmap.width)x\(pixmap.height)"
            case .drawing(let drawing): "drawing \(drawing.width)x\(drawing.height)"
            }
        return "\(name) from \(printed(origin)) times \(printed(pointsPerPixel))"
            + (opacity == 1 ? "" : " opacity \(printed(CGFloat(opacity)))")
    }
}
