import Geometry
import Testing
import Views

@testable import Commands

/// Which views of a frame the source names, and where.
struct SourceTreeTests {
    /// A view, such as `view(1, "Text", "Apples")`.
    private func view(_ depth: Int, _ name: String, _ label: String? = nil, owners: [String] = ["Page"], isCertain: Bool = true) -> WrittenView {
        WrittenView(name: name, label: label, rect: .zero, paintedRect: .zero, depth: depth, owners: owners, isCertain: isCertain)
    }

    /// A call in the only member of a view, such as `call("Text", 3, 20..<30)`.
    private func call(_ name: String, _ line: Int, _ range: Range<Int>, _ label: String? = nil, member: Int = 0) -> SourceCalls.Call {
        SourceCalls.Call(name: name, label: label, file: "P.swift", line: line, range: range, member: member)
    }

    /// The entries, one line each: depth, name, label, and line.
    private func lines(_ views: [WrittenView], _ calls: [SourceCalls.Call]) -> [String] {
        SourceTree(views, calls: SourceCalls(views: ["Page": calls])).entries.map { entry in
            "\(entry.depth) \(entry.name)" + (entry.label.map { " \($0)" } ?? "") + (entry.place.map { ":\($0.line)" } ?? "")
        }
    }

    @Test func partsOfControlsGiveWayToTheirContent() {
        let calls = [call("List", 1, 0..<90), call("Toggle", 2, 10..<40, "On"), call("Image", 3, 20..<30, "sun")]
        let views = [view(0, "List"), view(1, "ZStack"), view(2, "Toggle", "On"), view(3, "Text", "On"), view(3, "HStack"), view(4, "Image", "sun")]
        #expect(lines(views, calls) == ["0 List:1", "1 Toggle On:2", "2 Image sun:3"])
    }

    @Test func siblingsFollowTheOrderOfTheSource() {
        let calls = [call("VStack", 1, 0..<90), call("Text", 2, 10..<20), call("Text", 3, 30..<40)]
        #expect(lines([view(0, "VStack"), view(1, "Text", "a"), view(1, "Text", "b")], calls) == ["0 VStack:1", "1 Text a:2", "1 Text b:3"])
        // Rows of a loop repeat the order.
        let rows = ["a", "b", "c", "d"].map { view(1, "Text", $0) }
        #expect(lines([view(0, "VStack")] + rows, calls).dropFirst() == ["1 Text a:2", "1 Text b:3", "1 Text c:2", "1 Text d:3"])
        // One of both, but it isn't known which.
        #expect(lines([view(0, "VStack"), view(1, "Text", "a")], calls) == ["0 VStack:1", "1 Text a"])
    }

    @Test func labelsChooseCallsAndNestedOnesAreOthers() {
        let calls = [call("VStack", 1, 0..<90), call("HStack", 2, 10..<40), call("Text", 3, 20..<30), call("Text", 4, 50..<60, "b")]
        let views = [view(0, "VStack"), view(1, "Text", "b"), view(1, "HStack"), view(2, "Text", "c")]
        #expect(lines(views, calls) == ["0 VStack:1", "1 Text b:4", "1 HStack:2", "2 Text c:3"])
    }

    @Test func translatedTextsAreThoseOfTheirContainer() {
        let calls = [call("VStack", 1, 0..<90), call("Text", 2, 10..<20, "Hello"), call("Button", 3, 30..<60, "Go"), call("Text", 4, 40..<50, "Away")]
        let views = [view(0, "VStack"), view(1, "Text", "Hallo"), view(1, "Button", "Go")]
        #expect(lines(views, calls) == ["0 VStack:1", "1 Text Hallo:2", "1 Button Go:3"])
        // The title of another call is that call's.
        #expect(lines(views + [view(1, "Text", "Go")], calls) == ["0 VStack:1", "1 Text Hallo:2", "1 Button Go:3"])
    }

    @Test func aViewThatTheSystemRepeatsIsNotTheAuthors() {
        let calls = [call("NavigationStack", 1, 0..<90), call("List", 2, 10..<80), call("TextField", 3, 20..<30, "Name")]
        let views = [view(0, "NavigationStack"), view(1, "List"), view(2, "TextField", "Name"), view(1, "TextField")]
        #expect(lines(views, calls) == ["0 NavigationStack:1", "1 List:2", "2 TextField Name:3"])
    }

    @Test func otherMembersAndFunctionsOfAllViewsCount() {
        let calls = [call("VStack", 1, 0..<90), call("Text", 9, 100..<110, "Welcome", member: 95)]
        #expect(lines([view(0, "VStack"), view(1, "Text", "Welcome"), view(1, "Text", "Other")], calls) == ["0 VStack:1", "1 Text Welcome:9"])
        let shared = SourceCalls(views: ["Page": [calls[0]]], shared: [call("padding", 20, 200..<210)])
        #expect(SourceTree([view(0, "VStack"), view(1, "padding")], calls: shared).entries.map(\.place?.line) == [1, 20])
    }

    @Test func viewsOfOtherCodeStayAsTheyAre() {
        let views = [view(0, "VStack"), view(1, "Chart", owners: ["Library", "Page"]), view(1, "Bar", owners: ["Library"], isCertain: false)]
        #expect(lines(views, [call("VStack", 1, 0..<90)]) == ["0 VStack:1", "1 Chart"])
    }

    @Test func labelsOfScenesAreTextsWithoutPlaces() {
        func view(_ depth: Int, _ name: String, _ label: String?, _ line: Int) -> WrittenView {
            WrittenView(
                name: name, label: label, rect: .zero, paintedRect: .zero, depth: depth, place: ViewDetails.SourcePlace(file: "s.json", line: line, column: 1))
        }
        let tree = SourceTree([view(0, "Button", nil, 1), view(1, "Text", "Go", 1), view(0, "padding", nil, 2), view(1, "Text", "Stay", 2)], calls: nil)
        #expect(tree.entries.map { "\($0.depth) \($0.name) \($0.label ?? "-")" } == ["0 Button Go", "0 padding -", "1 Text Stay"])
    }
}
