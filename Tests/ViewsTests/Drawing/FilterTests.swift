import Foundation
import Testing

@testable import Views

/// Effects in the display list: Documentation/Semantics/Drawing.md#color-filters, Documentation/Semantics/Drawing.md#shadow-and-blur,
/// Documentation/Semantics/Drawing.md#transforms.
@MainActor struct FilterTests {
    /// Returns the display list's lines, without the first one, for a red square of 20 by 20 in the center of 40 by 40 points with a modifier.
    private func lines(_ view: some View) -> [String] {
        Array(host(view, width: 40, height: 40).displayList().description.split(separator: "\n").dropFirst().map(String.init))
    }
    private let square = "  fill #FF0000 rect(10, 10, 20, 20)"

    @Test func eachEffectIsAGroup() {
        let red = Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20)
        #expect(lines(red.blur(radius: 3)) == ["blur radius 3", square])
        #expect(lines(red.blur(radius: 3, opaque: true)) == ["blur radius 3 opaque in (10, 10, 20, 20)", square])
        #expect(lines(red.brightness(0.25)) == ["brightness 0.25", square])
        #expect(lines(red.contrast(-1)) == ["contrast -1", square])
        #expect(lines(red.saturation(2)) == ["saturation 2", square])
        #expect(lines(red.grayscale(0.5)) == ["grayscale 0.5", square])
        #expect(lines(red.hueRotation(.degrees(90))) == ["hueRotation 90", square])
        #expect(lines(red.colorMultiply(Color(red: 1, green: 1, blue: 0, opacity: 0.5))) == ["multiply #FFFF0080", square])
        #expect(lines(red.colorInvert()) == ["invert", square])
        #expect(lines(red.luminanceToAlpha()) == ["luminanceToAlpha", square])
        #expect(lines(red.blendMode(.softLight)) == ["blend softLight", square])
        #expect(lines(red.compositingGroup()) == ["isolated", square])
        #expect(lines(red.drawingGroup(opaque: true)) == ["isolated opaque in (10, 10, 20, 20)", square])
        #expect(lines(red.drawingGroup()) == ["isolated", square])
    }

    @Test func effectsThatChangeNothingAreLeftOut() {
        let red = Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20)
        let plain = ["fill #FF0000 rect(10, 10, 20, 20)"]
        #expect(lines(red.blur(radius: 0)) == plain)
        #expect(lines(red.blur(radius: .nan)) == plain)
        #expect(lines(red.brightness(0).contrast(1).saturation(1).grayscale(0).hueRotation(.zero).colorMultiply(.white)) == plain)
        #expect(lines(red.brightness(.infinity)) == plain)
        #expect(lines(red.blendMode(.normal)) == plain)
        #expect(lines(red.rotation3DEffect(.zero, axis: (1, 0, 0), anchorZ: 50)) == plain)
    }

    /// Effects do not affect the layout.
    @Test func effectsKeepTheLayout() {
        let graph = host(
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).blur(radius: 9).rotation3DEffect(.degrees(60), axis: (0, 1, 0)).compositingGroup().named("A")
                Color.blue.frame(width: 20, height: 20).colorInvert().blendMode(.multiply).named("B")
            })
        #expect(graph.rects["A"] == CGRect(x: 80, y: 90, width: 20, height: 20))
        #expect(graph.rects["B"] == CGRect(x: 100, y: 90, width: 20, height: 20))
    }

    private struct Moving: View {
        @State var isOn = false
        var body: some View {
            Color.red.frame(width: 20, height: 20)
                .blur(radius: isOn ? 8 : 4)
                .brightness(isOn ? 0.5 : 0)
                .hueRotation(.degrees(isOn ? 180 : 0))
                .colorMultiply(isOn ? Color(.sRGBLinear, red: 0.5, green: 1, blue: 1) : .white)
                .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
    }

    @Test func amountsMove() throws {
        let graph = host(Moving())
        try graph.tap(.point(CGPoint(x: 100, y: 100)))
        graph.settle()
        graph.step(to: 0.5)
        let effects = graph.drawn.compactMap { if case .group(let effect, _) = $0 { effect } else { nil } }
        #expect(effects.count == 4)
        guard case .filter(.multiply(let color)) = effects[0], case .filter(.hueRotation(let angle)) = effects[1],
            case .filter(.brightness(let amount)) = effects[2], case .blur(let radius, nil) = effects[3]
        else {
            Issue.record("\(effects)")
            return
        }
        #expect(abs(color.linearRed - 0.75) < 1e-5 && color.linearGreen == 1)
        #expect(abs(angle.degrees - 90) < 1e-9)
        #expect(abs(amount - 0.25) < 1e-9)
        #expect(abs(radius - 6) < 1e-9)
        graph.step(to: 1.1)
        #expect(!graph.isAnimating)
    }

    @Test func materialsAreBackgrounds() {
        func paint(_ view: some View, dark: Bool = false) -> MaterialPaint? {
            let list = host(view, width: 40, height: 40) { $0.environment.colorScheme = dark ? .dark : .light }.displayList()
            guard case .fill(_, .material(let material), _) = list.items.first else { return nil }
            return material
        }
        let text = Text("ab").font(.system(size: 10))
        let thin = paint(text.background(.ultraThinMaterial))
        let thick = paint(text.background(.ultraThickMaterial))
        #expect((thin?.tint.opacity ?? 1) < (thick?.tint.opacity ?? 0))
        #expect((paint(text.background(.bar))?.tint.encoded8.red, paint(text.background(.bar), dark: true)?.tint.encoded8.red) == (249, 29))
        #expect((paint(text.background(.thinMaterial, in: Capsule()), dark: true)?.tint.red ?? 1) < 0.2)
        #expect(paint(Rectangle().fill(.regularMaterial.opacity(0.5)))?.opacity == 0.5)
    }
}
