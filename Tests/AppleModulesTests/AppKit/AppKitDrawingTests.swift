import Easel
import Foundation
import Testing

@testable import AppleAppKit
@testable import Views

/// AppKit's colors, fonts, images, and outlines.
@MainActor @Suite struct AppKitDrawingTests {
    /// The pixels that some code draws on an image, from the upper left corner.
    private func drawn(_ size: CGSize, isFlipped: Bool = false, _ draw: @escaping () -> Void) throws -> [UInt32] {
        let image = NSImage(size: size, flipped: isFlipped) { _ in
            draw()
            return true
        }
        let bitmap = try #require(image.representations.first as? NSBitmapImageRep)
        return (0..<bitmap.pixelsHigh).flatMap { y in
            (0..<bitmap.pixelsWide).map { bitmap.pixmap.pixels[y * bitmap.pixelsWide + $0] }
        }
    }
    private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.005 }

    // MARK: Colors

    @Test func aColorHasHueSaturationAndBrightness() {
        let color = NSColor(calibratedHue: 0.5, saturation: 1, brightness: 0.8, alpha: 1)
        #expect(isClose(color.redComponent, 0) && isClose(color.greenComponent, 0.8) && isClose(color.blueComponent, 0.8))
        let orange = NSColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(isClose(orange.hueComponent, 1.0 / 12) && isClose(orange.saturationComponent, 1) && isClose(orange.brightnessComponent, 1))
        #expect(isClose(NSColor(white: 0.25, alpha: 1).whiteComponent, 0.25))
    }

    @Test func colorsAreMixed() throws {
        let mixed = try #require(NSColor.red.blended(withFraction: 0.25, of: .blue))
        #expect(isClose(mixed.redComponent, 0.75) && isClose(mixed.blueComponent, 0.25) && mixed.greenComponent == 0)
        #expect(try #require(NSColor.red.blended(withFraction: 2, of: .blue)).blueComponent == 1)
        let lighter = try #require(NSColor.black.highlight(withLevel: 0.5))
        #expect(isClose(lighter.redComponent, 0.5))
        #expect(isClose(try #require(NSColor.white.shadow(withLevel: 0.25)).greenComponent, 0.75))
        #expect(isClose(NSColor.red.withAlphaComponent(0.5).withSystemEffect(.disabled).alphaComponent, 0.25))
    }

    @Test func aColorFollowsTheAppearance() throws {
        let color = NSColor(name: nil) { $0.name == .darkAqua ? NSColor.white : .black }
        let (light, dark) = (try #require(NSAppearance(named: .aqua)), try #require(NSAppearance(named: .darkAqua)))
        var parts: [CGFloat] = []
        light.performAsCurrentDrawingAppearance { parts.append(color.redComponent) }
        dark.performAsCurrentDrawingAppearance { parts.append(color.redComponent) }
        #expect(parts == [0, 1])
        dark.performAsCurrentDrawingAppearance { parts = [NSColor.windowBackgroundColor.redComponent] }
        #expect(isClose(parts[0], 50.0 / 255))
    }

    @Test func viewsInheritTheirAppearance() {
        let (outer, inner) = (NSView(), NSView())
        outer.addSubview(inner)
        outer.appearance = NSAppearance(named: .darkAqua)
        #expect(inner.effectiveAppearance.name == .darkAqua)
        inner.appearance = NSAppearance(named: .aqua)
        #expect(inner.effectiveAppearance.name == .aqua && outer.effectiveAppearance.name == .darkAqua)
    }

    @Test func aGradientKnowsTheColorsBetween() throws {
        let gradient = try #require(NSGradient(colorsAndLocations: (.red, 0), (.green, 0.5), (.blue, 1)))
        #expect(gradient.numberOfColorStops == 3)
        let quarter = gradient.interpolatedColor(atLocation: 0.25)
        #expect(isClose(quarter.redComponent, 0.5) && isClose(quarter.greenComponent, 0.5) && isClose(quarter.blueComponent, 0))
        #expect(gradient.interpolatedColor(atLocation: -1).redComponent == 1 && gradient.interpolatedColor(atLocation: 2).blueComponent == 1)
        #expect(NSGradient(colors: []) == nil)
    }

    @Test func aGradientOf90DegreesPointsUp() throws {
        let pixels = try drawn(CGSize(width: 1, height: 8)) {
            NSGradient(starting: .black, ending: .white)?.draw(in: CGRect(x: 0, y: 0, width: 1, height: 8), angle: 90)
        }
        let greens = pixels.map { $0 >> 8 & 255 }
        #expect(greens == greens.sorted(by: >) && greens[0] > 200 && (greens.last ?? 255) < 60)
    }

    // MARK: Fonts

    @Test func fontsHaveTheSizesOfMacOS() {
        #expect(NSFont.systemFontSize(for: .regular) == 13 && NSFont.systemFontSize(for: .small) == 11 && NSFont.systemFontSize(for: .mini) == 9)
        #expect([NSFont.TextStyle.body, .largeTitle, .caption1].map { NSFont.preferredFont(forTextStyle: $0, options: [:]).pointSize } == [13, 26, 10])
        #expect(NSFont.labelFont(ofSize: 0).pointSize == 10 && NSFont.menuFont(ofSize: 0).pointSize == 13 && NSFont.userFont(ofSize: 20)?.pointSize == 20)
        #expect(NSFontManager.shared.convert(.systemFont(ofSize: 13), toSize: 20).pointSize == 20)
        #expect(NSFont(descriptor: NSFont.systemFont(ofSize: 13).fontDescriptor, size: 0)?.pointSize == 13)
    }

    @Test func theTraitsOfAFontAreKnown() {
        #expect(NSFont.monospacedSystemFont(ofSize: 12, weight: .regular).isFixedPitch && !NSFont.systemFont(ofSize: 12).isFixedPitch)
        let manager = NSFontManager.shared
        #expect(manager.traits(of: .monospacedSystemFont(ofSize: 12, weight: .regular)) == .fixedPitchFontMask)
        let bold = manager.convert(.systemFont(ofSize: 12), toHaveTrait: .boldFontMask)
        #expect(manager.traits(of: bold) == .boldFontMask && manager.traits(of: .systemFont(ofSize: 12)) == [])
        let both = manager.convert(bold, toHaveTrait: .italicFontMask)
        #expect(manager.traits(of: both) == [.boldFontMask, .italicFontMask] && both.pointSize == 12)
        #expect(NSFont.boldSystemFont(ofSize: 12).fontDescriptor.symbolicTraits == .bold)
    }

    // MARK: Outlines

    @Test func anOutlineKnowsItsElements() {
        let path = NSBezierPath()
        path.move(to: CGPoint(x: 10, y: 10))
        path.relativeLine(to: CGPoint(x: 5, y: 0))
        path.curve(to: CGPoint(x: 25, y: 20), controlPoint1: CGPoint(x: 20, y: 10), controlPoint2: CGPoint(x: 25, y: 15))
        path.relativeMove(to: CGPoint(x: 1, y: 1))
        #expect(path.elementCount == 4 && path.currentPoint == CGPoint(x: 26, y: 21))
        var points = [CGPoint.zero, .zero, .zero]
        #expect(unsafe path.element(at: 2, associatedPoints: &points) == .cubicCurveTo)
        #expect(points == [CGPoint(x: 20, y: 10), CGPoint(x: 25, y: 15), CGPoint(x: 25, y: 20)])
        #expect(path.element(at: 3) == .moveTo)
        path.removeAllPoints()
        #expect(path.isEmpty && path.elementCount == 0)
    }

    @Test func outlinesAreMadeOfShapes() {
        let path = NSBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.appendRect(CGRect(x: 20, y: 0, width: 10, height: 5))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 30, height: 10))
        #expect(path.contains(CGPoint(x: 25, y: 4)) && !path.contains(CGPoint(x: 25, y: 8)) && !path.contains(CGPoint(x: 15, y: 4)))
        var corners = [CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 3)]
        let line = NSBezierPath()
        unsafe line.appendPoints(&corners, count: 3)
        #expect(line.elementCount == 3 && line.currentPoint == CGPoint(x: 4, y: 3))
        let oval = NSBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(oval.contains(CGPoint(x: 10, y: 5)) && !oval.contains(CGPoint(x: 1, y: 1)))
    }

    @Test func anOutlineIsTransformed() {
        let path = NSBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
        // Scaled first, then moved.
        path.transform(using: AffineTransform(m11: 2, m12: 0, m21: 0, m22: 3, tX: 10, tY: 20))
        #expect(path.bounds == CGRect(x: 12, y: 26, width: 6, height: 12))
    }

    @Test func theWindingRuleDecidesAboutHoles() {
        let path = NSBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.appendRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        #expect(path.windingRule == .nonZero && path.contains(CGPoint(x: 5, y: 5)))
        path.windingRule = .evenOdd
        #expect(!path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 1, y: 1)))
    }

    @Test func arcsTurnAgainstTheClockUnlessTheySayOtherwise() {
        let (left, right) = (NSBezierPath(), NSBezierPath())
        left.appendArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: 90)
        right.appendArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: 90, clockwise: true)
        // The short way lies in the first quadrant, the long one around the other three.
        #expect(isClose(left.bounds.minX, 0) && isClose(left.bounds.maxY, 10))
        #expect(isClose(right.bounds.minX, -10) && isClose(right.bounds.minY, -10))
    }

    // MARK: Images

    @Test func drawingBeginsAtTheLowerLeftCorner() throws {
        let draw = {
            NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).setFill()
            NSBezierPath.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(try drawn(CGSize(width: 2, height: 2), draw) == [0, 0, AppKitDrawing.red, 0])
        #expect(try drawn(CGSize(width: 2, height: 2), isFlipped: true, draw) == [AppKitDrawing.red, 0, 0, 0])
    }

    @Test func aPartOfAnImageIsDrawn() throws {
        let source = NSImage(size: CGSize(width: 2, height: 2), flipped: false) { _ in
            NSColor(srgbRed: 0, green: 0, blue: 1, alpha: 1).setFill()
            CGRect(x: 1, y: 1, width: 1, height: 1).fill()
            return true
        }
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        // The upper right quarter is blue, the lower left one isn't.
        #expect(
            try drawn(whole.size) { source.draw(in: whole, from: CGRect(x: 1, y: 1, width: 1, height: 1), operation: .sourceOver, fraction: 1) } == [
                0xFF00_00FF
            ])
        #expect(try drawn(whole.size) { source.draw(in: whole, from: whole, operation: .sourceOver, fraction: 1) } == [0])
        let half = try drawn(whole.size) { source.draw(in: whole, from: CGRect(x: 1, y: 1, width: 1, height: 1), operation: .sourceOver, fraction: 0.5) }
        #expect((127...128).contains(half[0] >> 24))
    }

    @Test func aBitmapKeepsItsPixels() throws {
        let bitmap = try #require(
            unsafe NSBitmapImageRep(
                bitmapDataPlanes: nil, pixelsWide: 2, pixelsHigh: 1, bitsPerSample: 8, samplesPerPixel: 4, hasAlpha: true, isPlanar: false,
                colorSpaceName: .deviceRGB, bytesPerRow: 0, bitsPerPixel: 0))
        bitmap.setColor(NSColor(srgbRed: 0, green: 1, blue: 0, alpha: 1), atX: 1, y: 0)
        #expect(bitmap.colorAt(x: 1, y: 0)?.greenComponent == 1 && bitmap.colorAt(x: 0, y: 0)?.alphaComponent == 0 && bitmap.colorAt(x: 2, y: 0) == nil)
        let data = try #require(bitmap.representation(using: .png, properties: [:]))
        let again = try #require(NSBitmapImageRep(data: data))
        #expect(again.pixelsWide == 2 && again.colorAt(x: 1, y: 0)?.greenComponent == 1)
        #expect(NSBitmapImageRep(data: Data([1, 2, 3])) == nil)
    }

    @Test func codeDrawsOnABitmap() throws {
        let bitmap = try #require(
            unsafe NSBitmapImageRep(
                bitmapDataPlanes: nil, pixelsWide: 2, pixelsHigh: 2, bitsPerSample: 8, samplesPerPixel: 4, hasAlpha: true, isPlanar: false,
                colorSpaceName: .deviceRGB, bytesPerRow: 0, bitsPerPixel: 0))
        NSGraphicsContext.saveGraphicsState()
        NSGraphicsContext.current = NSGraphicsContext(bitmapImageRep: bitmap)
        NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).setFill()
        CGRect(x: 0, y: 0, width: 2, height: 1).fill()
        NSGraphicsContext.restoreGraphicsState()
        #expect(bitmap.colorAt(x: 0, y: 1)?.redComponent == 1 && bitmap.colorAt(x: 0, y: 0)?.alphaComponent == 0)
    }

    @Test func aViewIsDrawnOnABitmap() throws {
        let view = AppKitDrawing.filled(NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), CGRect(x: 0, y: 0, width: 3, height: 2))
        let bitmap = try #require(view.bitmapImageRepForCachingDisplay(in: view.bounds))
        view.cacheDisplay(in: view.bounds, to: bitmap)
        #expect(bitmap.size == CGSize(width: 3, height: 2) && bitmap.colorAt(x: 1, y: 1)?.redComponent == 1)
    }

    @Test func aCopyOfAnImageIsItsOwn() throws {
        let image = NSImage(size: CGSize(width: 4, height: 2))
        image.isTemplate = true
        let copy = try #require(image.copy() as? NSImage)
        image.size = CGSize(width: 8, height: 4)
        #expect(copy.size == CGSize(width: 4, height: 2) && copy.isTemplate)
        copy.isTemplate = false
        #expect(image.isTemplate)
    }

    @Test func symbolsAreTemplates() throws {
        let star = try #require(NSImage(systemSymbolName: "star", accessibilityDescription: "Star"))
        #expect(star.isTemplate && star.size.width > 5)
        let large = try #require(star.withSymbolConfiguration(NSImage.SymbolConfiguration(pointSize: 40, weight: .bold)))
        #expect(large.size.width > 2 * star.size.width)
        #expect(NSImage(size: CGSize(width: 1, height: 1)).withSymbolConfiguration(NSImage.SymbolConfiguration(pointSize: 40, weight: .bold)) == nil)
    }
}
