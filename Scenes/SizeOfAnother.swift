import SwiftUI

/// A frame of the same size as a word elsewhere: the word says its size through a preference, and it is right in the first frame.
/// A tap takes the next word.
struct SizeOfAnother: View {
    @State private var size: CGSize?
    @State private var isLong = false

    var body: some View {
        VStack(spacing: 12) {
            Text(isLong ? "Kangaroo" : "Ant")
                .font(.largeTitle)
                .background(GeometryReader { Color.clear.preference(key: WordSizeKey.self, value: $0.size) })
                .onPreferenceChange(WordSizeKey.self) { size = $0 }
            RoundedRectangle(cornerRadius: 8)
                .strokeBorder(.pink, lineWidth: 3)
                .frame(width: size?.width, height: size?.height)
        }
        .onTapGesture { isLong.toggle() }
    }
}

private struct WordSizeKey: PreferenceKey {
    static let defaultValue: CGSize? = nil
    static func reduce(value: inout CGSize?, nextValue: () -> CGSize?) { value = value ?? nextValue() }
}
