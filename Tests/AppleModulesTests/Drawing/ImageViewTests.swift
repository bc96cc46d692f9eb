import AppleUIKit
import Display
import Easel
import Foundation
import Testing
import Views

/// Image views of UIKit.
@MainActor struct ImageViewTests {
    private func image(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }
    private func view(_ color: UIColor = .red) -> UIImageView { UIImageView(image: image(color)) }

    /// The corner of the red pixels of an image view of 20 by 20 points.
    private func corner(_ mode: UIView.ContentMode, _ direction: LayoutDirection = .leftToRight) throws -> [Int] {
        let view = view()
        view.contentMode = mode
        let content = Shown(view: view).frame(width: 20, height: 20).environment(\.layoutDirection, direction)
        let pixels = try ImageRenderer(content: content).pixmap().pixels
        let index = try #require(pixels.firstIndex(of: 0xFFFF_0000))
        return [index % 20, index / 20]
    }

    @Test func imagesThatKeepTheirSizeLieAtTheirEdge() throws {
        #expect(try corner(.center) == [8, 8])
        #expect(try corner(.top) == [8, 0])
        #expect(try corner(.bottomRight) == [16, 16])
        #expect(try corner(.left) == [0, 8])
        #expect(try corner(.left, .rightToLeft) == [0, 8])
        #expect(try corner(.scaleToFill) == [0, 0])
    }

    @Test func imagesThatKeepTheirSizeHaveIt() {
        let view = view()
        view.contentMode = .top
        #expect(view.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 4, height: 4))
        #expect(view.intrinsicContentSize == CGSize(width: 4, height: 4))
    }

    @Test func aHighlightedViewShowsItsOtherImage() throws {
        let view = UIImageView(image: image(.red), highlightedImage: image(.blue))
        func color() throws -> UInt32? { try ImageRenderer(content: Shown(view: view).frame(width: 4, height: 4)).pixmap().pixels.first }
        #expect(try color() == 0xFFFF_0000)
        view.isHighlighted = true
        #expect(try color() == 0xFF00_00FF)
    }

    @Test func imagesFollowEachOther() throws {
        let view = UIImageView()
        view.animationImages = [image(.red), image(.blue)]
        view.animationDuration = 1
        view.animationRepeatCount = 2
        view.startAnimating()
        let frames = try FrameSequence(of: Shown(view: view), size: CGSize(width: 4, height: 4), scale: 1, framesPerSecond: 2)
        #expect(
            try (0..<6).map { try frames.pixmap(frame: $0).pixels.first } == [0xFFFF_0000, 0xFF00_00FF, 0xFFFF_0000, 0xFF00_00FF, 0xFFFF_0000, 0xFFFF_0000])
        view.stopAnimating()
        #expect(!view.isAnimating)
    }
}
