import AppleCoreGraphics
import Display
import Easel
import Foundation
import Testing
import Views

@testable import AppleUIKit

/// UIKit's values: colors, paths, fonts, images, and the views that Easel draws.
@MainActor
struct UIKitTests {
    private func components(_ color: UIColor) -> [Int] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        unsafe color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    }

    /// Not the scene's traits: another test may be drawing a scene for macOS.
    private let dark = UITraitCollection(DynamicColor.Appearance(scheme: .dark))

    @Test func systemColorsDifferInLightAndDark() {
        #expect(components(.systemBackground) == [255, 255, 255, 255])
        #expect(components(UIColor.systemBackground.resolvedColor(with: dark)) == [0, 0, 0, 255])
        #expect(components(.systemGray6) == [242, 242, 247, 255])
        #expect(components(UIColor.systemGray6.resolvedColor(with: dark)) == [28, 28, 30, 255])
    }

    @Test func viewsResolveDynamicColorsInTheirEnvironment() {
        let color = Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? .red : .blue })
        var environment = EnvironmentValues()
        #expect(color.resolve(in: environment) == Color.Resolved(red: 0, green: 0, blue: 1))
        environment.colorScheme = .dark
        #expect(color.resolve(in: environment) == Color.Resolved(red: 1, green: 0, blue: 0))
        // Its opacity changes for both.
        let faint = Color(UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }.withAlphaComponent(0.5))
        #expect(faint.resolve(in: environment) == Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5))
    }

    @Test(arguments: [(1.0, 0.5, 0.25), (0.2, 0.8, 0.4), (0.1, 0.1, 0.9), (0.3, 0.3, 0.3)])
    func hueAndBackAgain(_ red: Double, _ green: Double, _ blue: Double) {
        let color = UIColor(red: red, green: green, blue: blue, alpha: 1)
        var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        unsafe color.getHue(&h, saturation: &s, brightness: &b, alpha: &a)
        #expect(components(UIColor(hue: h, saturation: s, brightness: b, alpha: a)) == components(color))
    }

    @Test func equalColorsAreEqual() {
        #expect(UIColor(white: 0.5, alpha: 1) == UIColor(white: 0.5, alpha: 1))
        #expect(UIColor.systemRed == UIColor.systemRed)
        #expect(UIColor.systemRed != UIColor.red)
    }

    @Test func aReversedPathRunsBackward() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addCurve(to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 12, y: 2), controlPoint2: CGPoint(x: 12, y: 8))
        path.close()
        #expect(Path(path.reversing().cgPath).description == "10 10 m 12 8 12 2 10 0 c 0 0 l h")
    }

    @Test func onlyNamedCornersAreRounded() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 20, height: 20))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 99, y: 1)) && path.contains(CGPoint(x: 1, y: 99)) && path.contains(CGPoint(x: 99, y: 99)))
    }

    @Test func fontsAreThoseOfViews() {
        #expect(Font(UIFont.systemFont(ofSize: 20, weight: .heavy)) == .system(size: 20, weight: .heavy))
        #expect(Font(UIFont.preferredFont(forTextStyle: .title1)) == .title)
        #expect(UIFont.systemFont(ofSize: 12, weight: .bold).withSize(30).pointSize == 30)
    }

    @Test func anImageRendererDraws() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            UIColor.blue.setFill()
            UIBezierPath(rect: CGRect(x: 2, y: 0, width: 2, height: 2)).fill()
        }
        #expect(image.pixmap.pixels == [0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF, 0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF])
        #expect(image.withTintColor(.green).pixmap.pixels.allSatisfy { $0 == 0xFF00_FF00 })
        #expect(image.cgImage?.cropping(to: CGRect(x: 1, y: 0, width: 2, height: 1))?.pixmap.pixels == [0xFFFF_0000, 0xFF00_00FF])
    }

    /// A color of UIKit with subviews.
    private struct Swatch: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
            let view = UIView(frame: .zero)
            let inner = UIView(frame: CGRect(x: 1, y: 0, width: 1, height: 1))
            inner.backgroundColor = .blue
            view.addSubview(inner)
            return view
        }
        func updateUIView(_ view: UIView, context: Context) { view.backgroundColor = .red }
    }

    private final class Drawing: UIPickerView {}
    private struct Unknown: UIViewRepresentable {
        func makeUIView(context: Context) -> Drawing { Drawing(frame: .zero) }
        func updateUIView(_ view: Drawing, context: Context) {}
    }

    @Test func representablesDrawWhatEaselCanDraw() throws {
        #expect(try ImageRenderer(content: Swatch().frame(width: 3, height: 1)).pixmap().pixels == [0xFFFF_0000, 0xFF00_00FF, 0xFFFF_0000])
        let placeholder = try ImageRenderer(content: Unknown().frame(width: 60, height: 40)).pixmap()
        #expect(placeholder.pixels.contains { $0 != 0 })
    }
}
