import Foundation
import Testing

@testable import Views

/// Documentation/Semantics/Preferences.md#writers and Documentation/Semantics/Preferences.md#combining.
@MainActor struct PreferenceRuleTests {
    struct List: PreferenceKey {
        static var defaultValue: [Int] { [] }
        static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
    }
    struct Sum: PreferenceKey {
        static var defaultValue: Int { 5 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    struct First: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) {}
    }
    struct Last: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
    }
    struct Says: View {
        let value: Int
        init(_ value: Int) { self.value = value }
        var body: some View { Color.red.preference(key: List.self, value: [value]) }
    }

    func list<V: View>(_ view: V) -> [Int]? {
        var result: [Int]?
        _ = host(view.onPreferenceChange(List.self) { result = $0 })
        return result
    }
    func number<V: View, K: PreferenceKey>(_ view: V, _ key: K.Type) -> Int? where K.Value == Int {
        var result: Int?
        _ = host(view.onPreferenceChange(K.self) { result = $0 })
        return result
    }

    struct Plain: ViewModifier {
        func body(content: Content) -> some View { content.padding(1) }
    }

    /// A rule of preferences: the value that a reader outside of a view receives.
    struct Example: CustomTestStringConvertible, Sendable {
        let rule: String
        let actual: @MainActor @Sendable (PreferenceRuleTests) -> [Int]?
        let expected: [Int]?
        var testDescription: String { rule }

        init(_ rule: String, _ expected: [Int]?, _ actual: @escaping @MainActor @Sendable (PreferenceRuleTests) -> [Int]?) {
            (self.rule, self.expected, self.actual) = (rule, expected, actual)
        }
    }

    @Test(arguments: [writers, orders, reductions, absences].flatMap { $0 }) func aReaderGets(_ example: Example) {
        #expect(example.actual(self) == example.expected)
    }

    /// False, which the compiler must not know.
    nonisolated static let isShown = CommandLine.arguments.isEmpty

    nonisolated static let writers: [Example] = [
        Example("An outer writer replaces the inner value", [2]) { $0.list(Says(1).preference(key: List.self, value: [2])) },
        Example("A transform changes the inner value", [1, 2]) { $0.list(Says(1).transformPreference(List.self) { $0.append(2) }) },
        Example("A writer around a stack replaces the values of its children", [9]) { tests in
            let stack = VStack {
                Says(1)
                Says(2)
            }
            return tests.list(stack.preference(key: List.self, value: [9]))
        },
        Example("A transform around a stack gets the combined value", [2, 1, 0]) { tests in
            let stack = VStack {
                Says(1)
                Says(2)
            }
            return tests.list(stack.transformPreference(List.self) { $0 = $0.reversed() + [0] })
        },
        Example("A transform without a writer inside starts from the default", [5]) { $0.list(Color.red.transformPreference(List.self) { $0.append(5) }) },
    ]

    nonisolated static let orders: [Example] = [
        Example("Siblings are combined in their order", [1, 2]) { tests in
            let stack = HStack {
                Says(1)
                Says(2)
                Color.red
            }
            return tests.list(stack)
        },
        Example("The background comes before the view, the overlay after it", [2, 1, 3]) { $0.list(Says(1).background(Says(2)).overlay(Says(3))) },
        Example("A loop is combined in its order", [3, 1, 2]) { $0.list(VStack { ForEach([3, 1, 2], id: \.self) { Says($0) } }) },
        Example("A ZStack's children are combined in the order of display", [2, 1]) {
            $0.list(ZStack { ForEach([1, 2], id: \.self) { Says($0).zIndex($0 == 1 ? 1 : 0) } })
        },
        Example("A zIndex inside of a modifier's body does not change the order", [1, 2]) { tests in
            let stack = ZStack {
                Says(1).zIndex(1).modifier(Plain())
                Says(2)
            }
            return tests.list(stack)
        },
    ]

    nonisolated static let reductions: [Example] = [
        Example("A view without a value is not reduced, so the default counts once", [3]) { tests in
            let stack = HStack {
                Color.red.preference(key: Sum.self, value: 1)
                Color.red
                Color.red.preference(key: Sum.self, value: 2)
            }
            return tests.number(stack, Sum.self).map { [$0] }
        },
        Example("A reduction that ignores the next value keeps the first", [1]) { $0.number(two, First.self).map { [$0] } },
        Example("A reduction that takes the next value keeps the last", [2]) { $0.number(two, Last.self).map { [$0] } },
    ]

    @MainActor private static var two: some View {
        HStack {
            Color.red.preference(key: First.self, value: 1).preference(key: Last.self, value: 1)
            Color.red.preference(key: First.self, value: 2).preference(key: Last.self, value: 2)
        }
    }

    nonisolated static let absences: [Example] = [
        Example("A branch that is not shown adds nothing", [1, 3]) { tests in
            let stack = VStack {
                Says(1)
                if isShown { Says(2) }
                Says(3)
            }
            return tests.list(stack)
        },
        Example("A change handler is not called where no view can have a value", nil) { $0.list(VStack { Color.red }) },
        Example("Nor where a modifier wraps such a view", nil) { $0.list(VStack { Color.red.modifier(Plain()) }) },
        Example("A branch that could have a value but is not shown gives the default", []) { $0.list(VStack { if isShown { Says(1) } }) },
    ]

    struct Changing: View {
        @State var items = [1, 2, 3]
        let log: Box<[Int]>
        var body: some View {
            VStack {
                Text("turn").onTapGesture { items.reverse() }
                Text("less").onTapGesture { items.removeFirst() }
                ForEach(items, id: \.self) { item in GeometryReader { _ in Group { Says(item) } }.background(Says(item * 10)) }
            }
            .overlayPreferenceValue(List.self) { values in Text(values.map(String.init).joined(separator: " ")).allowsHitTesting(false) }
            .onPreferenceChange(List.self) { log.value = $0 }
        }
    }

    @Test func listsThatChangeAreReadAnew() throws {
        let log = Box<[Int]>()
        let graph = host(Changing(log: log), height: 600)
        #expect(log.value == [10, 1, 20, 2, 30, 3])
        try graph.press("turn")
        #expect(log.value == [30, 3, 20, 2, 10, 1])
        try graph.press("less")
        #expect(log.value == [20, 2, 10, 1])
        #expect(graph.texts.last == "20 2 10 1")
    }
}
