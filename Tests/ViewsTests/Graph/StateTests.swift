import Testing

@testable import Views

@MainActor struct StateTests {
    struct Counter: View {
        @State var count = 0
        let name: String
        var body: some View {
            Text("\(name)\(count)").onTapGesture { count += 1 }
        }
    }

    /// The texts shown, in paint order.
    func texts(_ graph: ViewGraph) -> [String] { graph.layoutListing().filter { $0.name == "Text" }.compactMap(\.label) }

    func tap(_ graph: ViewGraph, _ text: String) throws {
        try graph.tap(.text(text))
        graph.settle()
    }

    @Test func stateIsKeptForEachPlace() throws {
        let view = Counter(name: "c")
        let graph = host(
            HStack {
                view
                view.accessibilityIdentifier("second")
            }, width: 400)
        try graph.tap(.identifier("second"))
        graph.settle()
        #expect(texts(graph) == ["c0", "c1"])
    }

    struct Branches: View {
        @State var flag = false
        var body: some View {
            VStack {
                Text("switch").onTapGesture { flag.toggle() }
                if flag { Counter(name: "t") } else { Counter(name: "f") }
            }
        }
    }

    @Test func eachBranchHasItsOwnStateThatEndsWithIt() throws {
        let graph = host(Branches())
        try tap(graph, "f0")
        #expect(texts(graph) == ["switch", "f1"])
        try tap(graph, "switch")
        #expect(texts(graph) == ["switch", "t0"])
        try tap(graph, "switch")
        #expect(texts(graph) == ["switch", "f0"])
    }

    struct Identified: View {
        @State var id = 1
        var body: some View {
            VStack {
                Text("next").onTapGesture { id += 1 }
                Text("same").onTapGesture { id += 0 }
                Counter(name: "c").id(id)
            }
        }
    }

    @Test func anotherIDMeansAnotherView() throws {
        let graph = host(Identified())
        try tap(graph, "c0")
        try tap(graph, "same")
        #expect(texts(graph).last == "c1")
        try tap(graph, "next")
        #expect(texts(graph).last == "c0")
    }

    struct Reordered: View {
        @State var names = ["a", "b", "c"]
        var body: some View {
            VStack {
                Text("reverse").onTapGesture { names.reverse() }
                Text("drop").onTapGesture { names.removeFirst() }
                ForEach(names, id: \.self) { Counter(name: $0) }
            }
        }
    }

    @Test func forEachKeepsStateWithTheElement() throws {
        let graph = host(Reordered())
        try tap(graph, "a0")
        try tap(graph, "reverse")
        #expect(texts(graph) == ["reverse", "drop", "c0", "b0", "a1"])
        try tap(graph, "drop")
        #expect(texts(graph) == ["reverse", "drop", "b0", "a1"])
    }

    struct Erased: View {
        @State var isText = true
        @State var other = 0
        var body: some View {
            VStack {
                Text("type").onTapGesture { isText.toggle() }
                Text("value").onTapGesture { other += 1 }
                isText ? AnyView(Counter(name: "x\(other)-")) : AnyView(Counter(name: "y").padding(1))
            }
        }
    }

    @Test func anyViewKeepsStateWhileItsTypeStays() throws {
        let graph = host(Erased())
        try tap(graph, "x0-0")
        try tap(graph, "value")
        #expect(texts(graph).last == "x1-1")
        try tap(graph, "type")
        #expect(texts(graph).last == "y0")
        try tap(graph, "type")
        #expect(texts(graph).last == "x1-0")
    }

    struct Parent: View {
        @State var shown = 0
        @State var hidden = 0
        var body: some View {
            VStack {
                Text("shown \(shown)").onTapGesture { shown += 1 }
                Text("hidden").onTapGesture { hidden += 1 }
                Text("same").onTapGesture { shown += 0 }
                Child(title: "constant")
                Editor(value: $hidden)
            }
        }
    }
    struct Child: View {
        let title: String
        var body: some View { Text(title) }
    }
    struct Editor: View {
        @Binding var value: Int
        var body: some View { Text("value \(value)").onTapGesture { value += 10 } }
    }

    @Test func onlyReadersOfAChangedStateAreEvaluated() throws {
        let graph = host(Parent())
        #expect(graph.counters.bodiesEvaluated == 3)
        try tap(graph, "hidden")  // read only by Editor
        #expect(graph.counters.bodiesEvaluated == 4)
        #expect(texts(graph).last == "value 1")
        try tap(graph, "shown 0")  // read by Parent; the children's fields are unchanged
        #expect(graph.counters.bodiesEvaluated == 5)
        #expect(graph.counters.bodiesSkipped == 2)
        try tap(graph, "same")
        #expect(graph.counters.bodiesEvaluated == 5)
        try tap(graph, "value 1")
        #expect(texts(graph).last == "value 11")
        #expect(graph.counters.bodiesEvaluated == 6)
    }

    struct Form: View {
        struct Model: Equatable { var name = "x", sizes = [1, 2] }
        @State var model = Model()
        var body: some View {
            VStack {
                Text("\(model.name) \(model.sizes.description)")
                Field(text: $model.name)
                ForEach($model.sizes, id: \.self) { $size in
                    Text("size \(size)").onTapGesture { size += 5 }
                }
            }
        }
    }
    struct Field: View {
        @Binding var text: String
        var body: some View { Text("field").onTapGesture { text += "y" } }
    }

    @Test func bindingsReachPartsOfAValue() throws {
        let graph = host(Form())
        try tap(graph, "field")
        #expect(texts(graph).first == "xy [1, 2]")
        try tap(graph, "size 2")
        #expect(texts(graph).first == "xy [1, 7]")
    }

    @Test func moreThanTenChildren() {
        let graph = host(
            VStack(spacing: 0) {
                Text("1")
                Text("2")
                Text("3")
                Text("4")
                Text("5")
                Text("6")
                Text("7")
                Text("8")
                Text("9")
                Text("10")
                Text("11")
                Text("12")
            })
        #expect(texts(graph).count == 12)
    }
}

@MainActor struct ObservationTests {
    final class Model: ObservableObject {
        @Published var count = 0
        var unpublished = 0
    }

    struct Owner: View {
        @StateObject var model = Model()
        var body: some View {
            VStack {
                Text("owner \(model.count)").onTapGesture { model.count += 1 }
                Inner(model: model)
                Far().environmentObject(model)
            }
        }
    }
    struct Inner: View {
        @ObservedObject var model: Model
        var body: some View { Text("inner \(model.count)").onTapGesture { model.count += 10 } }
    }
    struct Far: View {
        @EnvironmentObject var model: Model
        var body: some View { Text("far \(model.count)") }
    }

    func texts(_ graph: ViewGraph) -> [String] { graph.layoutListing().filter { $0.name == "Text" }.compactMap(\.label) }

    @Test func observableObjectsReachEveryObserver() throws {
        let graph = host(Owner())
        try graph.tap(.text("owner 0"))
        graph.settle()
        #expect(texts(graph) == ["owner 1", "inner 1", "far 1"])
        try graph.tap(.text("inner 1"))
        graph.settle()
        #expect(texts(graph) == ["owner 11", "inner 11", "far 11"])
    }

    @Observable final class Account {
        var name = "a"
        var balance = 1
    }
    struct NameView: View {
        let account: Account
        var body: some View { Text("name \(account.name)").onTapGesture { account.name += "b" } }
    }
    struct BalanceView: View {
        @Environment(Account.self) var account
        var body: some View { Text("balance \(account.balance)").onTapGesture { account.balance += 1 } }
    }

    @Test func observableClassesAreTrackedPropertyByProperty() throws {
        let account = Account()
        let graph = host(
            VStack {
                NameView(account: account)
                BalanceView()
            }.environment(account))
        #expect(graph.counters.bodiesEvaluated == 2)
        try graph.tap(.text("balance 1"))
        graph.settle()
        #expect(texts(graph) == ["name a", "balance 2"])
        #expect(graph.counters.bodiesEvaluated == 3)
        account.name = "c"
        graph.settle()
        #expect(texts(graph) == ["name c", "balance 2"])
        #expect(graph.counters.bodiesEvaluated == 4)
    }

    struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
    struct Level: View {
        @Environment(\.level) var level
        var body: some View { Text("level \(level)") }
    }
    struct Plain: View {
        var body: some View { Text("plain") }
    }
    struct Levels: View {
        @State var level = 1
        var body: some View {
            VStack {
                Level()
                VStack {
                    Level()
                    Plain()
                }.environment(\.level, level)
                Level().transformEnvironment(\.level) { $0 += 100 }.environment(\.level, level)
                Text("raise").onTapGesture { level += 1 }
            }
        }
    }

    @Test func theNearestWriterWinsAndOnlyReadersAreEvaluated() throws {
        let graph = host(Levels())
        #expect(texts(graph) == ["level 0", "level 1", "plain", "level 101", "raise"])
        let before = graph.counters.bodiesEvaluated
        try graph.tap(.text("raise"))
        graph.settle()
        #expect(texts(graph) == ["level 0", "level 2", "plain", "level 102", "raise"])
        #expect(graph.counters.bodiesEvaluated == before + 3)
    }
}

extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[ObservationTests.LevelKey.self] }
        set { self[ObservationTests.LevelKey.self] = newValue }
    }
}
