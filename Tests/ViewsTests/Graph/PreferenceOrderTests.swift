import Testing

@testable import Views

/// The order in which the closures of preferences run, and the resulting lists: siblings in source order, children before parents.
@MainActor struct PreferenceOrderTests {
    struct Part {
        let name: String
        let bounds: Anchor<CGRect>
    }
    struct PartsKey: PreferenceKey {
        static var defaultValue: [Part] { [] }
        static func reduce(value: inout [Part], nextValue: () -> [Part]) { value += nextValue() }
    }

    /// The lines that the closures print.
    final class Log {
        var lines: [String] = []
    }

    struct Field: View {
        let name: String
        let log: Log
        var body: some View {
            Text(name)
                .anchorPreference(key: PartsKey.self, value: .bounds) { anchor in
                    log.lines.append("field \(name)")
                    return [Part(name: "field \(name)", bounds: anchor)]
                }
                .padding(2)
                .transformAnchorPreference(key: PartsKey.self, value: .bounds) { parts, anchor in
                    log.lines.append("box \(name)")
                    parts.append(Part(name: "box \(name)", bounds: anchor))
                }
        }
    }

    /// Records the value that a reader receives.
    struct Seen: View {
        let names: [String]
        let shown: Box<[String]>
        var body: some View {
            let _ = shown.keep(names)
            Color.clear.allowsHitTesting(false)
        }
    }

    struct Form: View {
        @State var hasLast = false
        let log: Log
        let shown: Box<[String]>

        var body: some View {
            VStack {
                Text("title").onTapGesture { hasLast.toggle() }
                    .anchorPreference(key: PartsKey.self, value: .bounds) { anchor in
                        log.lines.append("title")
                        return [Part(name: "title", bounds: anchor)]
                    }
                HStack {
                    Field(name: "a", log: log)
                    Group {
                        Field(name: "b", log: log)
                        if hasLast { Field(name: "c", log: log) }
                    }
                }
                .transformAnchorPreference(key: PartsKey.self, value: .bounds) { parts, anchor in
                    log.lines.append("row")
                    parts.append(Part(name: "row", bounds: anchor))
                }
                ForEach(["d", "e"], id: \.self) { Field(name: $0, log: log) }
            }
            .transformAnchorPreference(key: PartsKey.self, value: .bounds) { parts, anchor in
                log.lines.append("form")
                parts.append(Part(name: "form", bounds: anchor))
            }
            .overlayPreferenceValue(PartsKey.self) { parts in
                Seen(names: parts.map(\.name), shown: shown)
            }
        }
    }

    private let all = ["title", "field a", "box a", "field b", "box b", "row", "field d", "box d", "field e", "box e", "form"]

    @Test func closuresRunInSourceOrderChildrenBeforeParents() throws {
        let (log, shown) = (Log(), Box<[String]>())
        let graph = host(Form(log: log, shown: shown), width: 400, height: 400)
        #expect(log.lines == all)
        #expect(shown.value == all)
        log.lines = []
        try graph.press("title")
        #expect(shown.value == ["title", "field a", "box a", "field b", "box b", "field c", "box c", "row", "field d", "box d", "field e", "box e", "form"])
        // The closures that ran again ran in the same order.
        let order = try #require(shown.value)
        let places = try log.lines.map { line in try #require(order.firstIndex(of: line)) }
        #expect(places == places.sorted() && Set(log.lines).isSuperset(of: ["field c", "box c", "row", "form"]))
    }
}
