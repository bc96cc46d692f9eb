import SwiftFacts

/// Lets the set-up of a test class on the main actor use the class's own properties.
///
/// Apple's `XCTestCase` leaves the isolation of `setUp()` and its relatives open, so that they belong to the main actor in a class that does. Those of XCTest on
/// Linux belong to no actor, and overrides do neither. XCTest calls them on the main thread: their bodies become closures that assume the main actor.
struct IsolatedSetUps {
    private static let names: Set<String> = ["setUp", "tearDown", "setUpWithError", "tearDownWithError", "invokeTest"]

    /// The classes of a target on the main actor.
    private let isolated: Set<String>

    /// - Parameter files: the files of a target.
    /// - Complexity: linear in the number of classes, times the number of levels of inheritance.
    init(in files: [FileFacts]) {
        let classes = files.flatMap { facts in facts.declarations.filter { $0.kind == .class } }
        var isolated = Set(classes.filter { $0.hasAttribute("MainActor") }.map(\.name))
        var count: Int
        repeat {
            count = isolated.count
            for type in classes where isolated.contains(where: type.inherits) { isolated.insert(type.name) }
        } while isolated.count > count
        self.isolated = isolated
    }

    /// Lets the bodies of set-ups of classes on the main actor assume it. Lines keep their numbers.
    func rewrite(_ facts: FileFacts, in edits: inout TextEdits) {
        for function in facts.declarations where function.kind == .function && Self.names.contains(function.name) {
            guard let type = facts.type(around: function), isolated.contains(type.shortName), let body = function.body, function.labels.isEmpty,
                function.modifiers.contains("override"), !function.modifiers.contains("nonisolated"), !function.effects.contains("async")
            else { continue }
            let call = function.effects.contains("throws") ? " try MainActor" : " MainActor"
            edits.add("\(call).assumeIsolated { () -> Void in", at: body.lowerBound)
            edits.add("}", at: body.upperBound)
        }
    }
}
