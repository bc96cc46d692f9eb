import Display
import Easel
import PixelComparison
import SnapshotTesting
import Testing

/// Images drawn on a Mac are compared by the positions of boxes, and by flat colors.
@MainActor
@Suite struct BoxComparisonTests {
    /// A screen with many rows, one of which can differ.
    private struct Rows: View {
        var count = 24
        var shiftedRow: Int?
        var coloredRow: Int?
        var tracking: CGFloat = 0
        var height: CGFloat = 20

        var body: some View {
            VStack(spacing: 8) {
                ForEach(0..<count, id: \.self) { row in
                    HStack {
                        RoundedRectangle(cornerRadius: 4).fill(row == coloredRow ? Color.orange : Color.blue).frame(width: 20, height: row == 3 ? height : 20)
                        Text("Row \(row + 1)").tracking(tracking).offset(x: row == shiftedRow ? 3 : 0)
                        Spacer()
                    }
                }
                Spacer(minLength: 0)
            }
            .padding()
        }
    }

    private func picture(_ view: some View, traits: UITraitCollection = UITraitCollection()) -> Pixmap {
        var result: UIImage?
        Snapshotting.image(layout: .fixed(width: 200, height: 700), traits: traits).snapshot(AnyView(view)).run { result = $0 }
        return result?.pixmap ?? Pixmap(width: 1, height: 1)
    }

    private func compare(_ view: some View) -> BoxComparison { BoxComparison(expected: picture(Rows()), actual: picture(view), scale: 2) }

    @Test func theSamePictureMatches() {
        let result = compare(Rows())
        #expect(result.passes && result.score == 1 && result.notes.isEmpty)
    }

    @Test func anotherFontMatches() {
        let result = compare(Rows(tracking: 0.2))
        #expect(result.passes, "\(result)")
    }

    @Test func aShiftOfThreePointsFails() {
        let result = compare(Rows(shiftedRow: 7))
        #expect(!result.passes)
        #expect(result.notes.count == 1 && result.notes[0].hasSuffix("off by x +3, y +0, width +0, height +0"), "\(result.notes)")
    }

    @Test func aChangedFlatColorFailsHoweverSmallItsShare() {
        let result = compare(Rows(coloredRow: 7))
        #expect(!result.passes)
        #expect(result.notes.count == 1 && result.notes[0].contains(": #007AFF, now #FF9500, in "), "\(result.notes)")
    }

    @Test func aHigherShapeFails() {
        #expect(!compare(Rows(height: 16)).passes)
    }

    @Test func aMissingLastRowFails() {
        let result = compare(Rows(count: 23))
        #expect(!result.passes)
        #expect(result.notes.contains { $0.hasSuffix(": nothing there") })
    }

    @Test func aNewRowFails() {
        #expect(!BoxComparison(expected: picture(Rows(count: 23)), actual: picture(Rows()), scale: 2).passes)
    }

    /// A view as wide as its texts: another font changes the size of the picture.
    private struct Banner: View {
        var tracking: CGFloat = 0
        var color = Color.blue
        var space: CGFloat = 20
        var hasMark = true

        var body: some View {
            HStack(spacing: space) {
                Circle().fill(color).frame(width: 20, height: 20)
                Text("The title of the banner").tracking(tracking)
                if hasMark { Rectangle().fill(Color.green).frame(width: 12, height: 12) }
            }
            .padding().background(Color.gray.opacity(0.2), in: .rect(cornerRadius: 8)).padding(4)
        }
    }

    private func fitting(_ view: some View) -> Pixmap {
        var result: UIImage?
        Snapshotting.image(layout: .sizeThatFits).snapshot(AnyView(view)).run { result = $0 }
        return result?.pixmap ?? Pixmap(width: 1, height: 1)
    }

    @Test func picturesAsWideAsTheirTextsAreComparedToo() {
        let (expected, other) = (fitting(Banner()), fitting(Banner(tracking: 0.15)))
        #expect(other.width > expected.width && BoxComparison.hasComparableSizes(expected, other, scale: 2))
        for (left, right) in [(expected, other), (other, expected)] {
            let result = BoxComparison(expected: left, actual: right, scale: 2)
            #expect(result.passes, "\(result)")
        }
        #expect(!BoxComparison(expected: expected, actual: fitting(Banner(tracking: 0.15, color: .orange)), scale: 2).passes)
        // Three points less on each side of the text, three more beside everything, and no mark at the end.
        for changed in [
            fitting(Banner(tracking: 0.15, space: 17)), fitting(Banner().padding(.leading, 3)), fitting(Banner(tracking: 0.15).padding(.leading, 3)),
        ] {
            #expect(BoxComparison.hasComparableSizes(expected, changed, scale: 2))
            let result = BoxComparison(expected: expected, actual: changed, scale: 2)
            #expect(!result.passes && result.notes.contains { $0.hasSuffix(", and its texts are not") }, "\(result)")
        }
        #expect(!BoxComparison.hasComparableSizes(expected, fitting(Banner(hasMark: false)), scale: 2))
        #expect(!BoxComparison.hasComparableSizes(expected, fitting(Banner().padding(.bottom, 3)), scale: 2))
    }

    @Test func wordsWithALargerGapMatch() {
        // The words are one box or two, depending on the distance of six points between them.
        func picture(_ gap: CGFloat) -> Pixmap {
            let words = HStack(spacing: gap) {
                Text("Ada").font(.title)
                Text("Byron").font(.title)
            }
            return fitting(words.frame(width: 200, alignment: .leading).padding(10))
        }
        let pictures = [4, 5, 6, 7].map { picture(CGFloat($0)) }
        for (left, right) in zip(pictures, pictures.dropFirst()) {
            #expect(BoxComparison(expected: left, actual: right, scale: 2).passes)
            #expect(BoxComparison(expected: right, actual: left, scale: 2).passes)
        }
        #expect(!BoxComparison(expected: picture(4), actual: picture(14), scale: 2).passes)
    }

    @Test func emptyPicturesMatch() {
        let white = Pixmap(width: 10, height: 10, filledWith: .max)
        #expect(BoxComparison(expected: white, actual: white, scale: 1).passes)
        #expect(!BoxComparison(expected: white, actual: Pixmap(width: 10, height: 10, filledWith: 0xFF00_0000), scale: 1).passes)
    }
}
