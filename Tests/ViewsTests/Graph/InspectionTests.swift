import Testing

@testable import Views

/// The values that the inspector of `render preview` shows.
@MainActor struct InspectionTests {
    private struct HeightKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }
    private struct Item: Equatable {
        var id = 3
        var name = "Ada"
        var date: [String: Int]?
    }
    private struct ItemsKey: PreferenceKey {
        static let defaultValue: [Item] = []
        static func reduce(value: inout [Item], nextValue: () -> [Item]) { value += nextValue() }
    }
    private struct BoundsKey: PreferenceKey {
        static let defaultValue: [Int: Anchor<CGRect>] = [:]
        static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) { value.merge(nextValue()) { $1 } }
    }

    /// The details of the views, one line each: the end of the path, the values, the preferences, and the environment.
    private func lines(_ view: some View) -> [String] {
        host(view).inspectDetails().map { details in
            func list(_ values: [ViewDetails.Value]) -> String { values.map { "\($0.name)=\($0.value)" }.joined(separator: " | ") }
            let name = details.path.split(separator: "/").last.map(String.init) ?? ""
            return "\(name): \(list(details.values)) # \(list(details.preferences)) # \(list(details.environment))"
        }
    }

    @Test func textsShowFontColorAndLines() {
        let view = VStack {
            Text("A").font(.title2.bold()).foregroundStyle(.red).lineLimit(2).kerning(1)
            Text("B").font(.custom("Inter", size: 20)).italic().multilineTextAlignment(.center)
        }
        #expect(
            lines(view) == [
                "VStack:  #  # ",
                "Text[0]: font=22 pt, bold | color=#FF3B30 | lineLimit=2 | kerning=1 #  # lineLimit=2",
                "Text[1]: font=Inter 20 pt, regular, italic | color=#000000 | multilineTextAlignment=center #  # multilineTextAlignment=center",
            ])
    }

    @Test func leavesShowPaints() {
        let view = VStack {
            RoundedRectangle(cornerRadius: 12).fill(.blue).opacity(0.5)
            Circle().stroke(.green, lineWidth: 3)
            Circle().trim(from: 0, to: 0.3).fill(.secondary)
            Color.yellow
            Image(systemName: "star").foregroundStyle(.orange).imageScale(.large)
        }
        .environment(\.colorScheme, .dark).foregroundStyle(.secondary)
        #expect(
            lines(view) == [
                "VStack:  #  # ",
                "opacity: opacity=0.5 #  # ",
                "RoundedRectangle: cornerSize=12 × 12 | fill=#0A84FF #  # ",
                "Circle[0]: stroke=#30D158 | lineWidth=3 #  # ",
                "Circle[1]: startFraction=0 | endFraction=0.3 | fill=#EBEBF54D #  # ",
                "Color: color=#FFD60A #  # ",
                "Image: systemName=star | color=#FF9F0A | size=21.76 pt #  # foregroundStyle=orange | imageScale=large",
            ])
    }

    @Test func preferencesShowTheirValues() {
        let view = VStack {
            Color.red.preference(key: HeightKey.self, value: 40)
            Color.red.preference(key: ItemsKey.self, value: [Item(), Item(date: ["a": 1])])
            Color.red.anchorPreference(key: BoundsKey.self, value: .bounds) { [1: $0] }
            Color.red.transformPreference(HeightKey.self) { $0 += 2 }
        }
        #expect(
            lines(view) == [
                "VStack:  #  # ",
                "preference[0]:  # height=40 # ",
                "Color: color=#FF3B30 #  # ",
                "preference[1]:  # items=[(id 3, name Ada, date nil), (id 3, name Ada, date [a: 1])] # ",
                "Color: color=#FF3B30 #  # ",
                "anchorPreference:  # bounds=[1: (0, 104, 200 × 44)] # ",
                "Color: color=#FF3B30 #  # ",
                "transformPreference:  # height=2 # ",
                "Color: color=#FF3B30 #  # ",
            ])
    }
}
