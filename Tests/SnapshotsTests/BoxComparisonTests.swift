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

    @Test func emptyPicturesMatch() {
        let white = Pixmap(width: 10, height: 10, filledWith: .max)
        #expect(BoxComparison(expected: white, actual: white, scale: 1).passes)
        #expect(!BoxComparison(expected: white, actual: Pixmap(width: 10, height: 10, filledWith: 0xFF00_0000), scale: 1).passes)
    }
}
