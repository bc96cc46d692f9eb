import AppleFoundation
import AppleUIKit
import AppleUniformTypeIdentifiers
import Easel
import Foundation
import Testing

/// What Foundation lacks on Linux.
@Suite struct FoundationGapTests {
    @Test func detectorsFindLinksMailsNumbersAndDates() throws {
        let text = "See https://a.com/b?c=1, www.d.org. Mail e@f.net or call +1 555 123 4567 by 2024-05-01."
        let detector = try NSDataDetector(types: 1 << 5 | 1 << 11 | 1 << 3)
        let found = detector.matches(in: text, range: NSRange(text.startIndex..., in: text))
        #expect(found.compactMap(\.url).map(\.absoluteString) == ["https://a.com/b?c=1", "http://www.d.org", "mailto:e@f.net"])
        #expect(found.compactMap(\.phoneNumber) == ["+1 555 123 4567"])
        #expect(found.compactMap(\.date).map { $0.formatted(.iso8601.year().month().day()) } == ["2024-05-01"])
        #expect(found.map(\.range.location) == found.map(\.range.location).sorted())
        let links = try NSDataDetector(types: 1 << 5)
        #expect(links.numberOfMatches(in: "no links, e.g. here 1.5", range: NSRange(location: 0, length: 23)) == 0)
        var count = 0
        unsafe links.enumerateMatches(in: text, range: NSRange(text.startIndex..., in: text)) { _, _, stop in
            count += 1
            unsafe stop.pointee = true
        }
        #expect(count == 1)
    }

    @Test func addressesShowTheirParts() throws {
        let url = try #require(URL(string: "https://www.a.com:8080/b/c?d=e#f"))
        #expect(url.formatted() == "https://www.a.com/b/c")
        #expect(url.formatted(.url.scheme(.never).port(.always).query().fragment()) == "www.a.com:8080/b/c?d=e#f")
        #expect(url.formatted(.url.scheme(.never).host(.omitSpecificSubdomains(["www"])).path(.never)) == "a.com")
        #expect(url.formatted(.url.path(.omitWhen(.host, matches: ["www.a.com"]))) == "https://www.a.com")
    }

    @Test func expressionsHaveValues() {
        func value(_ text: String) -> Double? { (_NSExpression(format: text).expressionValue(with: nil, context: nil) as? NSNumber)?.doubleValue }
        #expect(value("1+2*3") == 7)
        #expect(value("(1 + 2) * -3") == -9)
        #expect(value("7/2") == 3)
        #expect(value("7.0/2") == 3.5)
        #expect(value("2 ** 3 ** 2") == 512)
        #expect(value("sqrt(16) + abs(-1)") == 5)
        #expect(value("1 +") == nil)
        let formatted = _NSExpression(format: "%d * %f", 3, 1.5)
        #expect((formatted.expressionValue(with: nil, context: nil) as? NSNumber)?.doubleValue == 4.5)
    }

    @Test func textsHaveWordsSentencesAndLines() {
        func parts(_ text: String, _ options: NSString.EnumerationOptions) -> [String] {
            var result: [String] = []
            text.enumerateSubstrings(in: text.startIndex..., options: options) { part, _, _, _ in result.append(part ?? "") }
            return result
        }
        #expect(parts("It's one, two. \"Three!\" Four", .byWords) == ["It's", "one", "two", "Three", "Four"])
        #expect(parts("One. Two? 3.5 is three.", .bySentences) == ["One. ", "Two? ", "3.5 is three."])
        #expect(parts("a\nb\n\nc", .byLines) == ["a", "b", "", "c"])
        #expect(parts("a🇩🇪", .byComposedCharacterSequences) == ["a", "🇩🇪"])
    }

    @Test func namesAreInTheOrderOfTheFinder() {
        let names = ["b10", "a", "B2"]
        #expect(names.sorted(using: .localizedStandard) == ["a", "B2", "b10"])
        #expect(names.sorted(using: KeyPathComparator(\.self, comparator: .localizedStandard)) == ["a", "B2", "b10"])
    }

    @Test func intervalsHaveUnits() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let range = start..<start.addingTimeInterval(2 * 86400 + 3 * 3600 + 5)
        #expect(range.formatted(.components(style: .wide)) == "2 days, 3 hours, 5 seconds")
        #expect(range.formatted(.components(style: .narrow, fields: [.day, .hour])) == "2d 3h")
        #expect(range.formatted(.components(style: .abbreviated, fields: [.hour])) == "51 hr")
        #expect((start..<start.addingTimeInterval(3725)).formatted(.timeDuration) == "1:02:05")
    }

    @Test func defaultsAndFilesHaveTheNamesOfApple() {
        let name = "FoundationGapTests-\(UUID().uuidString)"
        let defaults = UserDefaults(suiteName: name)
        defer { defaults?.removePersistentDomain(forName: name) }
        defaults?.setValue(3, forKey: "a")
        #expect(defaults?.value(forKey: "a") as? Int == 3)
        #expect(URL(filePath: "/a").appendingPathComponent("b", conformingTo: .png).path() == "/a/b.png")
    }
}

/// Pages of HTML as texts with attributes.
@MainActor @Suite struct HTMLTextTests {
    private func read(_ html: String) throws -> NSAttributedString {
        try unsafe NSAttributedString(data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    }

    @Test func tagsBecomeLinesAndAttributes() throws {
        let text = try read("<h1>Title</h1>\n<p>One <b>bold</b>&nbsp;&amp; <i>two</i>.</p><ul><li>a</li><li>b</li></ul>x<br>y<!-- no --><script>no</script>")
        #expect(text.string == "Title\nOne bold\u{a0}& two.\n•\u{a0}\u{a0}a\n•\u{a0}\u{a0}b\nx\ny")
        let font = unsafe text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(font?.pointSize == 24)
    }

    @Test func linksAreKept() throws {
        let text = try read("a <a href=\"https://b.com\">c</a>")
        let link = unsafe text.attribute(.link, at: 2, effectiveRange: nil) as? URL
        #expect(link == URL(string: "https://b.com"))
        let converted = AttributedString(text)
        #expect(converted.runs.compactMap(\.link) == [URL(string: "https://b.com")])
        #expect(NSAttributedString(converted).string == "a c")
    }

    @Test func otherFormatsAreErrors() {
        #expect(throws: (any Error).self) {
            try unsafe NSAttributedString(data: Data(), options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
        }
    }
}
