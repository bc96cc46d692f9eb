import Geometry

/// A symbol in a line of text.
package struct InlineSymbol: Sendable, Hashable {
    package var name: String
    /// Points per em, and 100…900.
    package var em: CGFloat
    package var weight: Int
    /// The width in points.
    package var width: CGFloat
    /// The image that is shown instead of a symbol.
    package var picture: InlinePicture? {
        get { sharedPicture?.value }
        set { sharedPicture = newValue.map { SharedValue($0) } }
    }
    private var sharedPicture: SharedValue<InlinePicture>?

    package init(name: String, em: CGFloat, weight: Int, width: CGFloat) {
        (self.name, self.em, self.weight, self.width) = (name, em, weight, width)
    }
    package init(_ picture: InlinePicture) {
        (name, em, weight, width) = ("", 0, 400, picture.size.width)
        sharedPicture = SharedValue(picture)
    }
}

/// An image in a line of text, with its lower edge at the baseline, or a symbol in the middle of the capital letters.
package struct InlinePicture: Sendable, Hashable {
    package var image: LoadedImage
    /// Whether the image is a mask, which the text's color fills.
    package var isTemplate: Bool
    /// In points.
    package let size: CGSize
    /// The height of the upper edge above the baseline, in points.
    package let ascent: CGFloat
    /// Whether the line is as high as without the image.
    package let keepsLine: Bool

    /// - Parameters:
    ///   - symbolEm: the size of the text beside which a symbol would have the wanted size, in points.
    ///   - capitals: the height of the text's capital letters, in points.
    package init(_ image: LoadedImage, isTemplate: Bool, symbolEm: CGFloat, capitals: CGFloat) {
        (self.image, self.isTemplate) = (image, isTemplate)
        let natural = image.size
        guard let place = image.symbol else {
            (size, ascent, keepsLine) = (natural, natural.height, false)
            return
        }
        let factor = symbolEm / place.em
        size = CGSize(width: natural.width * factor, height: natural.height * factor)
        (ascent, keepsLine) = (place.center * factor + capitals / 2, true)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(image.pixmap.width)
        hasher.combine(image.pixmap.height)
        hasher.combine(size.width)
    }
}
