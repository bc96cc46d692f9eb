import Testing

@testable import Views

/// Styles that derive from the style that they replace.
@MainActor struct NestedStyleTests {
    private func picture(_ view: some View) -> DisplayList { host(view.frame(width: 20, height: 20), width: 20, height: 20).displayList() }

    @Test func aBackgroundStyleMayDeriveFromTheBackground() {
        let square = Rectangle().fill(.background)
        #expect(picture(square.backgroundStyle(.background)) == picture(square))
        #expect(picture(square.backgroundStyle(.background.secondary)) == picture(Rectangle().fill(.background.secondary)))
        #expect(picture(square.backgroundStyle(.red)) == picture(Rectangle().fill(.red)))
    }

    /// The environment that draws a box has its style, too.
    @Test func aBoxAppliesAStyleOnce() {
        func large(_ view: some View) -> DisplayList { host(view, width: 80, height: 80).displayList() }
        let box = GroupBox { Color.clear }.backgroundStyle(.background.secondary)
        let card = Color.clear.padding(16).background { RoundedRectangle(cornerRadius: 8).fill(.background.secondary) }
        #expect(large(box) == large(card))
    }

    @Test func aTintMayDeriveFromTheTint() {
        let square = Rectangle().fill(.tint)
        #expect(picture(square.tint(.tint)) == picture(square))
        #expect(picture(square.tint(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))) != picture(square))
    }
}
