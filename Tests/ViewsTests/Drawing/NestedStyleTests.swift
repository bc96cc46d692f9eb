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

    @Test func aTintMayDeriveFromTheTint() {
        let square = Rectangle().fill(.tint)
        #expect(picture(square.tint(.tint)) == picture(square))
        #expect(picture(square.tint(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))) != picture(square))
    }
}
