import AppleFoundation
import Foundation
import Testing

@testable import AppleUIKit

/// Texts with attributes, against a model with attributes for each character.
@Suite struct AttributedStringTests {
    /// A value that only Swift knows.
    private struct Mark: Hashable { let number: Int }
    /// A value without an equality.
    private final class Thing {}

    private struct Model {
        var units: [UInt16] = []
        var attributes: [[NSAttributedString.Key: AnyHashable]] = []

        mutating func replace(_ range: NSRange, with text: String) {
            let given =
                range.length > 0 ? attributes[range.location] : range.location > 0 ? attributes[range.location - 1] : attributes.first ?? [:]
            replace(range, with: Array(text.utf16), Array(repeating: given, count: text.utf16.count))
        }
        mutating func replace(_ range: NSRange, with text: [UInt16], _ given: [[NSAttributedString.Key: AnyHashable]]) {
            units.replaceSubrange(range.location..<NSMaxRange(range), with: text)
            attributes.replaceSubrange(range.location..<NSMaxRange(range), with: given)
        }
    }

    private static let keys = ["a", "b", "c"].map { NSAttributedString.Key($0) }
    private static let texts = ["", "x", "yz", "é", "👍🏽", "one two"]
    private static var values: [AnyHashable] { [1, 2.5, "one", Mark(number: 1), Mark(number: 2), URL(filePath: "/")] }

    private static func range<R: RandomNumberGenerator>(in length: Int, _ random: inout R) -> NSRange {
        let (first, second) = (Int.random(in: 0...length, using: &random), Int.random(in: 0...length, using: &random))
        return NSRange(location: min(first, second), length: abs(first - second))
    }
    private static func attributes<R: RandomNumberGenerator>(_ random: inout R) -> [NSAttributedString.Key: AnyHashable] {
        var result: [NSAttributedString.Key: AnyHashable] = [:]
        for key in keys where Bool.random(using: &random) { result[key] = values[Int.random(in: 0..<values.count, using: &random)] }
        return result
    }
    private static func compare(_ text: NSAttributedString, _ model: Model) -> Bool {
        guard Array(text.string.utf16) == model.units || model.units.contains(where: { (0xD800...0xDFFF).contains($0) }), text.length == model.units.count
        else { return false }
        var last: [NSAttributedString.Key: AnyHashable]?
        var (position, isRight) = (0, true)
        unsafe text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            isRight = isRight && range.location == position && range.length > 0
            position = NSMaxRange(range)
            let own = attributes.mapValues { $0 as? AnyHashable ?? AnyHashable(0) }
            for index in range.location..<NSMaxRange(range) { isRight = isRight && model.attributes[index] == own }
            // Neighboring runs differ.
            isRight = isRight && last != own
            last = own
        }
        return isRight && position == text.length
    }

    @Test(arguments: 0..<40) func randomChangesHaveTheResultsOfTheModel(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let (text, storage) = (NSMutableAttributedString(), NSTextStorage())
        var model = Model()
        for step in 0..<200 {
            let range = Self.range(in: model.units.count, &random)
            let (given, word) = (Self.attributes(&random), Self.texts[Int.random(in: 0..<Self.texts.count, using: &random)])
            let kind = Int.random(in: 0..<9, using: &random)
            for target in [text, storage] {
                switch kind {
                case 0: target.replaceCharacters(in: range, with: word)
                case 1: target.replaceCharacters(in: range, with: NSAttributedString(string: word, attributes: given))
                case 2: target.append(NSAttributedString(string: word, attributes: given))
                case 3: target.insert(NSAttributedString(string: word, attributes: given), at: range.location)
                case 4: target.setAttributes(given, range: range)
                case 5: target.addAttributes(given, range: range)
                case 6: target.removeAttribute(Self.keys[0], range: range)
                case 7: target.addAttribute(Self.keys[1], value: Mark(number: step % 2), range: range)
                default: target.deleteCharacters(in: NSRange(location: range.location, length: min(2, range.length)))
                }
            }
            let (units, whole) = (Array(word.utf16), NSRange(location: range.location, length: range.length))
            let each = Array(repeating: given, count: units.count)
            switch kind {
            case 0: model.replace(range, with: word)
            case 1: model.replace(range, with: units, each)
            case 2: model.replace(NSRange(location: model.units.count, length: 0), with: units, each)
            case 3: model.replace(NSRange(location: range.location, length: 0), with: units, each)
            case 8: model.replace(NSRange(location: range.location, length: min(2, range.length)), with: "")
            default:
                for index in whole.location..<NSMaxRange(whole) {
                    switch kind {
                    case 4: model.attributes[index] = given
                    case 5: model.attributes[index].merge(given) { $1 }
                    case 6: model.attributes[index][Self.keys[0]] = nil
                    default: model.attributes[index][Self.keys[1]] = AnyHashable(Mark(number: step % 2))
                    }
                }
            }
            #expect(Self.compare(text, model), "step \(step)")
            let part = Self.range(in: model.units.count, &random)
            let indices = part.location..<NSMaxRange(part)
            #expect(Self.compare(text.attributedSubstring(from: part), Model(units: Array(model.units[indices]), attributes: Array(model.attributes[indices]))))
        }
        #expect(text.isEqual(to: storage) && text.isEqual(text.mutableCopy()) && NSAttributedString(attributedString: storage) == text)
    }

    @Test func neighborsMayHaveValuesThatOnlySwiftKnows() {
        let key = NSAttributedString.Key("thing")
        let text = NSMutableAttributedString(string: "abcdef")
        let thing = Thing()
        text.addAttribute(key, value: thing, range: NSRange(location: 0, length: 2))
        text.addAttribute(key, value: Thing(), range: NSRange(location: 2, length: 2))
        text.addAttribute(key, value: thing, range: NSRange(location: 4, length: 2))
        text.addAttribute(key, value: thing, range: NSRange(location: 2, length: 2))
        var range = NSRange()
        #expect(unsafe text.attribute(key, at: 3, effectiveRange: &range) as? Thing === thing && range == NSRange(location: 0, length: 6))
    }

    @Test func aValueWithoutAnEqualityHasItsRun() {
        struct Plain { let number: Int }
        let text = NSMutableAttributedString(string: "abc", attributes: [Self.keys[0]: Plain(number: 1)])
        text.append(NSAttributedString(string: "de", attributes: [Self.keys[0]: Plain(number: 2)]))
        var ranges: [NSRange] = []
        unsafe text.enumerateAttribute(Self.keys[0], in: NSRange(location: 1, length: 4)) {
            ranges.append($1)
            _ = unsafe $2
        }
        unsafe text.enumerateAttributes(in: NSRange(location: 0, length: 5), options: .reverse) {
            ranges.append($1)
            _ = unsafe $2
        }
        #expect(ranges.map(\.location) == [1, 3, 3, 0] && ranges.map(\.length) == [2, 2, 2, 3])
    }

    @Test func enumerationsGoBackwardStopAndJoinEqualValues() {
        let text = NSMutableAttributedString(string: "abcdef", attributes: [Self.keys[0]: 1])
        text.addAttribute(Self.keys[1], value: 2, range: NSRange(location: 2, length: 2))
        var ranges: [NSRange] = []
        unsafe text.enumerateAttribute(Self.keys[0], in: NSRange(location: 1, length: 4)) {
            ranges.append($1)
            _ = unsafe $2
        }
        #expect(ranges == [NSRange(location: 1, length: 4)])
        ranges = []
        unsafe text.enumerateAttributes(in: NSRange(location: 1, length: 5), options: .reverse) { _, range, stop in
            ranges.append(range)
            unsafe stop.pointee = ObjCBool(ranges.count == 2)
        }
        #expect(ranges == [NSRange(location: 4, length: 2), NSRange(location: 2, length: 2)])
    }

    @Test func aTextsCharactersAreAMutableString() {
        let text = NSMutableAttributedString(string: "one two one", attributes: [Self.keys[0]: 1])
        let characters = text.mutableString
        #expect(characters._replaceOccurrences(of: "one", with: "three", options: [], range: NSRange(location: 0, length: characters.length)) == 2)
        characters.append("!")
        #expect(text.string == "three two three!" && characters.range(of: "two").location == 6 && text.length == 16)
        #expect(unsafe text.attribute(Self.keys[0], at: 15, effectiveRange: nil) as? Int == 1)
    }

    @Test func copiesDoNotChangeWithTheirOriginal() throws {
        let text = NSMutableAttributedString(string: "a")
        let (copy, mutable) = (try #require(text.copy() as? NSAttributedString), try #require(text.mutableCopy() as? NSMutableAttributedString))
        text.append(NSAttributedString(string: "b"))
        mutable.mutableString.setString("c")
        #expect(copy.string == "a" && mutable.string == "c" && text.string == "ab" && copy.copy() as? NSAttributedString === copy)
    }

    @Test func anOptionalValueIsItsContent() {
        let optional: UIFont? = .systemFont(ofSize: 10)
        let text = NSAttributedString(string: "a", attributes: [.font: optional as Any, .kern: 2])
        #expect(unsafe text.attribute(.font, at: 0, effectiveRange: nil) is UIFont)
        #expect(unsafe text.attribute(.kern, at: 0, effectiveRange: nil) as? Double == 2)
    }
}

/// Random numbers that are the same in every run.
private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }
    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
