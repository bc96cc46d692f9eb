import AppleCoreGraphics
import AppleUIKit
import Easel
import Foundation
import Testing

@testable import Views

/// Corners, masks, and contents of layers, and buttons by their states.
@MainActor @Suite struct LayerPictureTests {
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    private func pixels(_ view: UIView, _ side: CGFloat = 40) throws -> [UInt32] {
        view.frame.size = CGSize(width: side, height: side)
        return try ImageRenderer(content: Shown(view: view).frame(width: side, height: side)).pixmap().pixels
    }

    @Test func cornersClipTheBackgroundAndOnlyMasksClipTheRest() throws {
        let (view, inner) = (UIView(), UIView(frame: CGRect(x: 30, y: 30, width: 10, height: 10)))
        (view.backgroundColor, inner.backgroundColor) = (red, blue)
        view.layer.cornerRadius = 20
        view.addSubview(inner)
        var shown = try pixels(view)
        #expect(shown[0] == 0 && shown[20 * 40 + 20] == 0xFFFF_0000 && shown[39 * 40 + 39] == 0xFF00_00FF)
        view.clipsToBounds = true
        shown = try pixels(view)
        #expect(shown[39 * 40 + 39] == 0)
    }

    @Test func sublayersHaveMasksContentsAndCopies() throws {
        let view = UIView()
        let (masked, mask) = (CALayer(), CAShapeLayer())
        masked.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        masked.backgroundColor = red.cgColor
        mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20)).cgPath
        masked.mask = mask
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 30, width: 40, height: 10)
        (replicator.instanceCount, replicator.instanceTransform) = (2, CATransform3DMakeTranslation(20, 0, 0))
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        dot.contents = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        replicator.addSublayer(dot)
        for layer in [masked, replicator] { view.layer.addSublayer(layer) }
        let shown = try pixels(view)
        #expect(shown[5 * 40 + 5] == 0xFFFF_0000 && shown[5 * 40 + 15] == 0)
        let copies = [shown[35 * 40 + 5], shown[35 * 40 + 15], shown[35 * 40 + 25]]
        #expect(copies == [0xFF00_00FF, 0, 0xFF00_00FF])
    }

    @Test func layersTurnAroundTheirAnchor() throws {
        let (view, layer) = (UIView(), CALayer())
        layer.frame = CGRect(x: 10, y: 18, width: 20, height: 4)
        layer.backgroundColor = red.cgColor
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        view.layer.addSublayer(layer)
        let shown = try pixels(view)
        #expect(shown[12 * 40 + 20] == 0xFFFF_0000 && shown[20 * 40 + 12] == 0)
    }

    private final class Drawn: UIView {
        var color = UIColor.black
        override func draw(_ rect: CGRect) {
            color.withAlphaComponent(1).setFill()
            UIRectFill(rect)
        }
    }

    @Test func ownDrawingsSeeTheAppearance() throws {
        let view = Drawn()
        view.color = UIColor { [red, blue] in $0.userInterfaceStyle == .dark ? blue : red }
        view.frame.size = CGSize(width: 4, height: 4)
        let dark = Shown(view: view).frame(width: 4, height: 4).environment(\.colorScheme, .dark)
        #expect(try ImageRenderer(content: dark).pixmap().pixels[5] == 0xFF00_00FF)
    }

    @Test func buttonsFollowTheirStates() {
        let (custom, system) = (UIButton(), UIButton(type: .system))
        #expect(custom.currentTitleColor == .white && system.currentTitleColor == system.tintColor)
        for button in [custom, system] {
            button.setTitle("on", for: .normal)
            button.setTitle("off", for: .disabled)
            button.setTitleColor(red, for: .selected)
        }
        #expect(custom.currentTitle == "on")
        custom.isEnabled = false
        #expect(custom.currentTitle == "off")
        system.isSelected = true
        #expect(system.currentTitleColor == red && system.currentTitle == "on")
    }

    @Test func aSymbolTakesTheConfigurationOfItsView() {
        let view = UIImageView(image: UIImage(systemName: "star"))
        let small = view.intrinsicContentSize
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
        #expect(view.intrinsicContentSize.width > small.width * 1.5)
    }
}
