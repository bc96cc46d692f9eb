import Testing

@testable import Views

/// The lifetime of state: as long as the view keeps its identity, which depends on branches, elements and ids.
@MainActor struct StateLifetimeTests {
    /// Records insertions and removals, in order.
    final class Log {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    final class Model: ObservableObject {
        let name: String
        let log: Log
        @Published var count = 0
        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            log.lines.append("+\(name)")
        }
        deinit { log.lines.append("-\(name)") }
    }

    struct Row: View {
        let name: String
        @StateObject var model: Model
        init(_ name: String, _ log: Log) {
            self.name = name
            _model = StateObject(wrappedValue: Model(name, log))
        }
        var body: some View {
            Text("\(name)\(model.count)").onTapGesture { model.count += 1 }
                .onAppear { model.log.lines.append("appear \(name)") }
                .onDisappear { [log = model.log] in log.lines.append("disappear \(name)") }
        }
    }

    struct Branches: View {
        @State var isFirst = true
        @State var other = 0
        let log: Log
        var body: some View {
            VStack {
                Text("switch").onTapGesture { isFirst.toggle() }
                Text("other").onTapGesture { other += 1 }
                if isFirst { Row("a", log) } else { Row("b", log) }
                Text("\(other)")
            }
        }
    }

    @Test func stateLivesAsLongAsItsBranch() throws {
        let log = Log()
        let graph = host(Branches(log: log), height: 400)
        #expect(log.take() == ["+a", "appear a"])
        try graph.press("a0")
        try graph.press("other")
        #expect(graph.texts == ["switch", "other", "a1", "1"] && log.take() == [])
        try graph.press("switch")
        let lines = log.take()
        #expect(Set(lines) == ["disappear a", "-a", "+b", "appear b"] && lines.count == 4)
        try graph.press("switch")
        #expect(graph.texts[2] == "a0")
        #expect(Set(log.take()) == ["disappear b", "-b", "+a", "appear a"])
    }

    struct Listed: View {
        @State var names = ["a", "b", "c"]
        let log: Log
        var body: some View {
            VStack {
                Text("turn").onTapGesture { names.reverse() }
                Text("drop").onTapGesture { names.removeAll { $0 == "b" } }
                Text("add").onTapGesture { names.insert("b", at: 0) }
                ForEach(names, id: \.self) { Row($0, log) }
            }
        }
    }

    @Test func stateLivesAsLongAsItsElement() throws {
        let log = Log()
        let graph = host(Listed(log: log), height: 400)
        #expect(log.take().sorted() == ["+a", "+b", "+c", "appear a", "appear b", "appear c"])
        for name in ["a0", "b0", "b1"] { try graph.press(name) }
        try graph.press("turn")
        #expect(graph.texts.suffix(3) == ["c0", "b2", "a1"] && log.take() == [], "places change, elements stay")
        try graph.press("drop")
        #expect(graph.texts.suffix(2) == ["c0", "a1"])
        #expect(Set(log.take()) == ["disappear b", "-b"])
        try graph.press("add")
        #expect(graph.texts.suffix(3) == ["b0", "c0", "a1"])
        #expect(Set(log.take()) == ["+b", "appear b"])
    }

    struct Named: View {
        @State var id = 1
        let log: Log
        var body: some View {
            VStack {
                Text("next").onTapGesture { id += 1 }
                Text("back").onTapGesture { id -= 1 }
                Row("a", log).id(id)
            }
        }
    }

    @Test func stateLivesAsLongAsItsID() throws {
        let log = Log()
        let graph = host(Named(log: log), height: 400)
        try graph.press("a0")
        _ = log.take()
        try graph.press("next")
        #expect(graph.texts.last == "a0")
        let lines = log.take()
        #expect(lines.sorted() == ["+a", "-a", "appear a", "disappear a"])
        try graph.press("back")
        #expect(graph.texts.last == "a0", "an id that comes again is another view")
    }
}
