import Foundation
import Testing

@testable import Views

/// Selections of texts, as values.
@MainActor
struct TextSelectionTests {
    @Test func aSelectionIsARangeOrSeveral() {
        let text = "abcdef"
        let (first, third) = (text.startIndex, text.index(text.startIndex, offsetBy: 2))
        #expect(TextSelection(range: first..<third).indices == .selection(first..<third) && !TextSelection(range: first..<third).isInsertion)
        #expect(TextSelection(insertionPoint: third).indices == .selection(third..<third) && TextSelection(insertionPoint: third).isInsertion)
        let set = RangeSet([first..<text.index(after: first), third..<text.endIndex])
        #expect(TextSelection(ranges: set).indices == .multiSelection(set) && !TextSelection(ranges: set).isInsertion)
        #expect(TextSelection(ranges: RangeSet<String.Index>()).isInsertion)
        #expect(Set([TextSelection(range: first..<third), TextSelection(ranges: set)]).count == 2)
    }

    private struct Affinity: View {
        @Environment(\.textSelectionAffinity) private var affinity
        var body: some View { Text("\(affinity)") }
    }

    @Test func theAffinityReachesTheViewsInside() {
        #expect(host(Affinity().textSelectionAffinity(.downstream)).texts == ["downstream"])
        #expect(host(Affinity()).texts == ["automatic"])
    }

    @Test func attributesOfTheSelectedCharactersChange() {
        var text = AttributedString("abcdef")
        let third = text.index(text.startIndex, offsetByCharacters: 2)
        var selection = AttributedTextSelection(range: text.startIndex..<third)
        text.transformAttributes(in: &selection) { $0.languageIdentifier = "de" }
        #expect(text.runs.map(\.languageIdentifier) == ["de", nil])
        guard case .ranges(let ranges) = selection.indices(in: text) else {
            Issue.record("no ranges")
            return
        }
        #expect(ranges.ranges.count == 1)
        var point = AttributedTextSelection(insertionPoint: third)
        text.transformAttributes(in: &point) { $0.languageIdentifier = "fr" }
        #expect(text.runs.map(\.languageIdentifier) == ["de", nil])
        if case .insertionPoint(let index) = point.indices(in: text) { #expect(index == third) } else { Issue.record("no insertion point") }
        if case .insertionPoint(let index) = AttributedTextSelection().indices(in: text) { #expect(index == text.endIndex) } else { Issue.record("no end") }
        #expect(AttributedTextSelection(ranges: ranges) == AttributedTextSelection(range: text.startIndex..<third))
        text[third...].languageIdentifier = "it"
        #expect(AttributedTextSelection().typingAttributes(in: text).languageIdentifier == "it")
    }

    @Test func suggestionsWarn() {
        struct Word: Identifiable { let id: String }
        let words = [Word(id: "a")]
        let expected = ["textInputSuggestions is accepted but not drawn"]
        let field = TextField("Name", text: .constant("x"))
        #expect(host(field.textInputSuggestions { Text("a") }).warnings == expected)
        #expect(host(field.textInputSuggestions(words) { Text($0.id) }).warnings == expected)
        #expect(host(field.textInputSuggestions(words, id: \.id) { Text($0.id) }).warnings == expected)
    }
}
