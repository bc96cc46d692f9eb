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

    /// An inner shadow is what the area around the letters casts on them, so it is masked by them.
    @Test func lettersAndSymbolsHaveInnerShadows() {
        func masks<V: View>(_ view: V) -> [[DisplayItem]] {
            let graph = host(view)
            #expect(graph.warnings.isEmpty)
            return graph.drawn.compactMap { item in
                guard case .group(.mask(let mask), let inside) = item, inside.contains(where: { if case .group(.blur, _) = $0 { true } else { false } }) else {
                    return nil
                }
                return mask
            }
        }
        let inner = Color.red.opacity(0.5).shadow(.inner(radius: 3))
        let text = masks(Text(verbatim: "a").foregroundStyle(inner))
        // A translucent text casts the shadow of an opaque one.
        guard text.count == 1, case .text(let letters, _)? = text.first?.first else {
            Issue.record("\(text)")
            return
        }
        #expect(letters.runs.map(\.color.opacity) == [1])
        #expect(masks(Image(systemName: "circle").foregroundStyle(inner)).count == 1)
        #expect(masks(Text(verbatim: "a").foregroundStyle(Self.style)).isEmpty)
    }

    @Test func canvasesDrawTheShadowsOfStyles() {
        let canvas = Canvas { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .style(Self.style))
            context.draw(Text(verbatim: "a").foregroundStyle(Self.style), at: .zero)
        }
        #expect(shadows(canvas) == ["shape", "text 1"])
    }
}
