import Testing

@testable import Views

/// An app's own symbols beside and inside of texts, and warnings for drawings that are incomplete.
@MainActor struct OwnSymbolTests {
    /// "own" is a symbol of 10 by 10 points beside a text of 10 points, with a pixel more for each weight. "part" is incomplete.
    private struct Symbols: ImageSource {
        func image(named name: String, displayScale: CGFloat) throws(ImageError) -> LoadedImage { throw ImageError("no image") }
        func image(file: String) throws(ImageError) -> LoadedImage { throw ImageError("no files") }
        func image(_ request: AssetRequest) throws(ImageError) -> LoadedImage {
            var image = LoadedImage(Pixmap(width: 10 + request.weight / 100, height: 10, filledWith: 0xFF00_0000), isTemplate: true)
            if request.name == "own" { image.symbol = SymbolPlace(em: 10, center: 6) } else { image.omission = "image \"part\": texts are not drawn" }
            return image
        }
    }

    private func graph(_ view: some View) -> ViewGraph { host(view) { $0.environment.imageSource = Symbols() } }

    private func masks(_ items: [DisplayItem]) -> [DisplayImage] {
        items.flatMap { item -> [DisplayImage] in
            guard case .group(let effect, let inner) = item else { return [] }
            if case .mask(let mask) = effect { return mask.compactMap { if case .image(let image) = $0 { image } else { nil } } }
            return masks(inner)
        }
    }

    @Test func symbolsInTextsHaveTheSizeOfTheFont() {
        var image = LoadedImage(Pixmap(width: 20, height: 10), scale: 2, isTemplate: true)
        let plain = InlinePicture(image, isTemplate: true, symbolEm: 40, capitals: 28)
        #expect(plain.size == CGSize(width: 10, height: 5) && plain.ascent == 5 && !plain.keepsLine)
        image.symbol = SymbolPlace(em: 10, center: 3)
        let symbol = InlinePicture(image, isTemplate: true, symbolEm: 40, capitals: 28)
        // Its center, 12 points below its upper edge, is 14 points above the baseline.
        #expect(symbol.size == CGSize(width: 40, height: 20) && symbol.ascent == 26 && symbol.keepsLine)
    }

    @Test func symbolsInTextsHaveTheWeightOfTheFont() {
        let graph = graph(Text("x"))
        var environment = EnvironmentValues()
        environment.imageSource = Symbols()
        func width(_ font: Font) -> CGFloat? {
            let text = Text("a \(Image("own"))").font(font)
            return text.runs(in: environment, shaper: graph.textShaper).runs.compactMap(\.symbol).first?.width
        }
        #expect(width(.system(size: 20)) == 28)
        #expect(width(.system(size: 20, weight: .bold)) == 34)
    }

    @Test func symbolsBesideTextsHaveTheWeightOfTheFont() throws {
        let images = masks(
            graph(
                HStack {
                    Image("own").fontWeight(.black)
                    Image("own")
                    Image("part").fontWeight(.black)
                }
            ).drawn)
        #expect(images.map(\.pixmap.width) == [19, 14, 19])
    }

    @Test func incompleteDrawingsWarnOnce() {
        let graph = graph(
            VStack {
                Image("part")
                Image("part")
                Text("\(Image("part"))")
            })
        #expect(graph.warnings == ["image \"part\": texts are not drawn"])
    }
}
