import Display
import Testing
import Views

/// The shadows of a style are drawn wherever the style is used.
@MainActor
struct StyleShadowTests {
    private static let style = AnyShapeStyle(Color.white.shadow(.drop(color: .black, radius: 3, y: 1)))

    /// Returns the number of shadows and the kinds of the items that cast them.
    private func shadows<V: View>(_ view: V) -> [String] {
        host(view).drawn.compactMap { item in
            guard case .group(.shadow(_, radius: 3, offset: CGSize(width: 0, height: 1)), let items) = item else { return nil }
            return items.map { if case .text(let text, _) = $0 { "text \(text.runs.count)" } else { "shape" } }.joined(separator: " ")
        }
    }

    @Test func shapesDrawTheShadowsOfTheForegroundStyle() {
        #expect(shadows(Circle().foregroundStyle(Self.style)) == ["shape"])
        #expect(shadows(Circle().fill().foregroundStyle(Self.style)) == ["shape"])
        #expect(shadows(Circle().stroke().foregroundStyle(Self.style)) == ["shape"])
        #expect(shadows(Circle().fill(.secondary).foregroundStyle(Self.style)) == ["shape"])
        #expect(shadows(Circle().fill(.secondary).foregroundStyle(.red, Self.style)) == ["shape"])
        #expect(shadows(Circle().foregroundStyle(.shadow(.drop(color: .black, radius: 3, y: 1)))) == ["shape"])
        #expect(shadows(Circle().fill(.tint).tint(Self.style)) == ["shape"])
        #expect(shadows(Circle().fill(.red).foregroundStyle(Self.style)).isEmpty)
    }

    @Test func textsDrawTheShadowsOfTheirParts() {
        #expect(shadows(Text(verbatim: "a").foregroundStyle(Self.style)) == ["text 1"])
        #expect(shadows(VStack { Text(verbatim: "a") }.foregroundStyle(Self.style)) == ["text 1"])
        #expect(shadows(Text(verbatim: "a") + Text(verbatim: "b").foregroundStyle(Self.style)) == ["text 1"])
        let pair =
            Text(verbatim: "a").foregroundStyle(Self.style) + Text(verbatim: "b").foregroundStyle(Color.red.shadow(.drop(color: .black, radius: 3, y: 1)))
        #expect(shadows(pair) == ["text 2"])
    }

    @Test func canvasesDrawTheShadowsOfStyles() {
        let canvas = Canvas { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .style(Self.style))
            context.draw(Text(verbatim: "a").foregroundStyle(Self.style), at: .zero)
        }
        #expect(shadows(canvas) == ["shape", "text 1"])
    }
}
