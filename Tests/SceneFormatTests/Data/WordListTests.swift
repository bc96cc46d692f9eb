import Inputs
import Testing

struct WordListTests {
    @Test(arguments: [([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b, or c"), (["a", "b", "c", "d"], "a, b, c, or d")])
    func listsReadAsInASentence(items: [String], text: String) { #expect(wordList(items, "or") == text) }

    @Test func numbersHaveTheFormOfTheirNoun() {
        #expect(counted(1, "frame") == "1 frame")
        #expect(counted(0, "frame") == "0 frames")
        #expect(counted(2, "frame") == "2 frames")
    }
}
