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
        (name, em, weight, width) = ("", 0, 400, picture.image.size.width)
        sharedPicture = SharedValue(picture)
    }
}

/// An image in a line of text, with its lower edge at the baseline.
package struct InlinePicture: Sendable, Hashable {
    package var image: LoadedImage
    /// Whether the image is a mask, which the text's color fills.
    package var isTemplate: Bool

    package init(_ image: LoadedImage, isTemplate: Bool) { (self.image, self.isTemplate) = (image, isTemplate) }
    package func hash(into hasher: inout Hasher) {
        hasher.combine(image.pixmap.width)
        hasher.combine(image.pixmap.height)
    }
}
