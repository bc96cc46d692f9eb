import AppleCoreGraphics
import Easel
import Foundation

/// The images of an asset for several traits.
@MainActor @preconcurrency
open class UIImageAsset: NSObject {
    private var images: [(traits: UITraitCollection, image: UIImage)] = []
    nonisolated public override init() {}
    /// Returns the last image whose traits are among the given ones, or the first image.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        images.last { traitCollection.containsTraits(in: $0.traits) }?.image ?? images.first?.image ?? UIImage()
    }
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) { images.append((traitCollection, image)) }
}
