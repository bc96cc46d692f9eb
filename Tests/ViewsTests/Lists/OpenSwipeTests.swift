import Foundation
import Testing

@testable import Views

/// The first touch elsewhere hides revealed actions, and does nothing else in the list (Documentation/Semantics/Gestures.md#swipe-actions).
@MainActor struct OpenSwipeTests {
    private struct Inbox: View {
        @State var log: [String] = []
        @State var isShown = false
        @State var search = ""
        @State var path: [String] = []

        var body: some View {
            NavigationStack(path: $path) {
                List {
                    ForEach(["One", "Two", "Three"], id: \.self) { name in
                        Button(name) { log.append(name) }.swipeActions { Button("Delete", role: .destructive) {} }
                    }
                    Text(log.joined(separator: " ")).named("log")
                    ForEach(0..<30, id: \.self) { Text("Row \($0)") }
                }
                .navigationTitle("Inbox")
                .toolbar { Button("Sheet") { isShown = true } }
                .searchable(text: $search)
                .sheet(isPresented: $isShown) { Text("In the sheet") }
                .navigationDestination(for: String.self) { Text($0) }
                .overlay(alignment: .bottom) { Button("Push") { path = ["page"] } }
            }
        }
    }

    private func opened(_ view: some View = Inbox()) throws -> ViewGraph {
        let graph = host(view, width: 390, height: 600)
        try graph.perform(.drag(.text("Two"), by: [CGPoint(x: -150, y: 0)], duration: 0.25))
        for step in 1...60 { graph.step(to: Double(step) / 60) }
        #expect(graph.texts.contains("Delete"))
        return graph
    }

    private func step(_ graph: ViewGraph, by seconds: Double = 1) { for _ in 0..<60 { graph.step(to: graph.time + seconds / 60) } }

    @Test func aTapOnAnotherRowOnlyHidesThem() throws {
        let graph = try opened()
        try graph.press("One")
        step(graph)
        #expect(!graph.texts.contains("Delete") && (try? graph.find(.text("One Two"))) == nil)
        try graph.press("One")
        step(graph)
        #expect(graph.texts.filter { $0 == "One" }.count == 2)
    }

    @Test func aScrollHidesThem() throws {
        let graph = try opened()
        try graph.perform(.drag(.text("Row 3"), by: [CGPoint(x: 0, y: -100)], duration: 0.3))
        graph.step(to: graph.time + 0.02)
        step(graph)
        #expect(!graph.texts.contains("Delete"))
        let other = try opened()
        try other.perform(.scroll(.text("Row 9"), by: nil, duration: 0.3))
        step(other)
        #expect(!other.texts.contains("Delete"))
    }

    @Test(arguments: ["Sheet", "Push"]) func aButtonBesideTheListActsAndHidesThem(name: String) throws {
        let graph = try opened()
        try graph.press(name)
        step(graph)
        #expect(!graph.texts.contains("Delete") && graph.texts.contains(name == "Sheet" ? "In the sheet" : "page"))
    }

    @Test func aSearchHidesThem() throws {
        let graph = try opened()
        try graph.perform(.type("a", into: .text("Search"), duration: 0))
        step(graph)
        #expect(!graph.texts.contains("Delete"))
    }

    @Test func theActionsThemselvesStillAct() throws {
        struct Rows: View {
            @State var names = ["One", "Two"]
            var body: some View {
                List(names, id: \.self) { name in Text(name).swipeActions { Button("Delete", role: .destructive) { names.removeAll { $0 == name } } } }
            }
        }
        let graph = try opened(Rows())
        try graph.press("Delete")
        step(graph)
        #expect(graph.texts == ["One"])
        // The next tap isn't lost.
        #expect(graph.parts[OpenSwipes.self].open == nil)
    }

    @Test func aViewOutsideOfListsHidesThem() throws {
        struct Cards: View {
            @State var log = "-"
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(["One", "Two"], id: \.self) { name in
                            Text(name).frame(width: 390, height: 60).onTapGesture { log = name }.swipeActions { Button("Delete") {} }
                        }
                        Text(log)
                    }
                }
                .swipeActionsContainer()
            }
        }
        let graph = try opened(Cards())
        try graph.press("One")
        step(graph)
        #expect(!graph.texts.contains("Delete") && graph.texts.contains("-"))
    }
}
