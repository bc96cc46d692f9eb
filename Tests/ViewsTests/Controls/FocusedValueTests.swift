import Foundation
import Testing

@testable import Views

private struct NoteKey: FocusedValueKey { typealias Value = String }
private struct CountKey: FocusedValueKey { typealias Value = Binding<Int> }
private struct ActionKey: FocusedValueKey { typealias Value = () -> Void }

extension FocusedValues {
    fileprivate var note: String? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }
    fileprivate var count: Binding<Int>? {
        get { self[CountKey.self] }
        set { self[CountKey.self] = newValue }
    }
    fileprivate var action: (() -> Void)? {
        get { self[ActionKey.self] }
        set { self[ActionKey.self] = newValue }
    }
}

/// Values that the view with the focus and the scene provide (Documentation/Semantics/State.md#focused-values).
@MainActor struct FocusedValueTests {
    private struct Reader: View {
        @FocusedValue(\.note) var note
        var body: some View { Text("read \(note ?? "nothing")") }
    }

    private struct Fields: View {
        @State var first = "a"
        @State var second = "b"
        @State var showsSecond = true
        var scene: String?

        var body: some View {
            VStack {
                Reader()
                VStack {
                    TextField("first", text: $first).named("first").focusedValue(\.note, "first \(first)")
                    if showsSecond { TextField("second", text: $second).named("second") }
                    Button("remove") { showsSecond = false }
                }
                .focusedValue(\.note, "outer")
                TextField("third", text: $second).named("third")
            }
            .focusedSceneValue(\.note, scene)
        }
    }

    private func type(_ graph: ViewGraph, _ letters: String, _ field: String?) throws {
        try graph.perform(.type(letters, into: field.map { .identifier($0) }, duration: 0))
        graph.settle()
    }

    @Test func theInnermostViewAroundTheFocusProvidesTheValue() throws {
        let graph = host(Fields(), width: 300, height: 300)
        #expect(graph.texts.contains("read nothing"))
        try type(graph, "x", "first")
        #expect(graph.texts.contains("read first ax"))
        try type(graph, "y", "second")
        #expect(graph.texts.contains("read outer"))
        try type(graph, "y", "third")
        #expect(graph.texts.contains("read nothing"))
        try type(graph, "z", "second")
        try graph.press("remove")
        #expect(graph.texts.contains("read nothing"))
    }

    @Test func theScenesValueIsReadWhereverTheFocusIs() throws {
        let graph = host(Fields(scene: "scene"), width: 300, height: 300)
        #expect(graph.texts.contains("read scene") && graph.warnings.isEmpty)
        try type(graph, "x", "first")
        #expect(graph.texts.contains("read first ax"))
        try type(graph, "\n", nil)
        #expect(graph.texts.contains("read scene"))
    }

    private struct Counter: View {
        @FocusedBinding(\.count) var count
        var body: some View {
            Text("count \(count.map(String.init) ?? "nil")")
            Button("add") { count? += 1 }
        }
    }

    @Test func aBindingIsReadAndSet() throws {
        struct Page: View {
            @State private var count = 1
            @State private var isShown = true
            var body: some View {
                VStack {
                    Counter()
                    if isShown { Text("own \(count)").focusedSceneValue(\.count, $count) }
                    Button("hide") { isShown = false }
                }
            }
        }
        let graph = host(Page(), width: 300, height: 300)
        try graph.press("add")
        #expect(graph.texts.contains("count 2") && graph.texts.contains("own 2"))
        try graph.press("hide")
        #expect(graph.texts.contains("count nil"))
        try graph.press("add")
        #expect(graph.texts.contains("count nil"))
    }

    @Test func aReaderThatMakesAClosureAnewComesToRestAndRunsTheLatestOne() throws {
        struct Page: View {
            @FocusedValue(\.action) private var action
            @State private var log = "-"
            @State private var count = 0
            var body: some View {
                VStack {
                    Text(log)
                    Button("run") { action?() }.disabled(action == nil)
                    Button("count") { count += 1 }
                    Color.red.focusedSceneValue(\.action) { [count] in log = "ran \(count)" }
                }
            }
        }
        let graph = host(Page(), width: 300, height: 300)
        #expect(graph.warnings.isEmpty)
        for _ in 0..<5 { try graph.press("count") }
        try graph.press("run")
        #expect(graph.texts.contains("ran 5") && graph.warnings.isEmpty)
    }

    private final class Model: ObservableObject {
        let changes = ObservableObjectPublisher()
        var objectWillChange: ObservableObjectPublisher { changes }
        var name = "old" { willSet { changes.send() } }
    }

    @Test func objectsAreReadByType() throws {
        struct Named: View {
            @FocusedObject private var model: Model?
            var body: some View {
                Text("name \(model?.name ?? "none")")
                if let $model { Button("rename") { $model.name.wrappedValue = "new" } }
            }
        }
        let graph = host(VStack { Named() }.focusedSceneObject(Model()), width: 300, height: 300)
        #expect(graph.texts.contains("name old"))
        try graph.press("rename")
        #expect(graph.texts.contains("name new"))
        #expect(host(VStack { Named() }.focusedSceneObject(nil as Model?)).texts.contains("name none"))
    }

    @Test func aCoveredPageProvidesNothing() throws {
        struct Page: View {
            @State var path: [Int]
            var body: some View {
                NavigationStack(path: $path) {
                    VStack {
                        Reader()
                        Button("push") { path = [1] }
                    }
                    .focusedSceneValue(\.note, "root")
                    .navigationDestination(for: Int.self) { _ in
                        VStack {
                            Reader()
                            Button("pop") { path = [] }
                        }
                    }
                }
            }
        }
        let graph = host(Page(path: []), width: 390, height: 800)
        #expect(graph.texts.contains("read root"))
        try graph.press("push")
        graph.step(to: 2)
        #expect(!graph.texts.contains("read root"))
        try graph.press("pop")
        graph.step(to: 4)
        #expect(graph.texts.contains("read root"))
        #expect(!host(Page(path: [1]), width: 390, height: 800).texts.contains("read root"))
    }
}
