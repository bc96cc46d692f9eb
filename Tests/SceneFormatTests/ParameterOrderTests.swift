import Display
import Foundation
import Geometry
import Testing
import Views

@testable import SceneFormat

/// The fields in which the values of parameters arrive: each value is changed while the others stay, and the changed fields are compared with the record.
///
/// Two parameters of one type that an entry's body swaps also swap their fields.
@MainActor struct ParameterOrderTests {
    private static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases/parameters.txt")
    private static let isRecording = ProcessInfo.processInfo.environment["EASEL_RECORD_CASES"] != nil

    @Test("each parameter determines the recorded field of the result") func fields() throws {
        if Self.isRecording {
            return try Self.arrivals.map { $0.line + "\n" }.joined().write(to: Self.file, atomically: true, encoding: .utf8)
        }
        let recorded = Set(try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n").map(String.init))
        let actual = Self.arrivals.map(\.line)
        for line in actual where !recorded.contains(line) {
            Issue.record("not recorded: \(line)\nAre two parameters swapped? If not, record with EASEL_RECORD_CASES=1")
        }
        for line in recorded.subtracting(actual).sorted() { Issue.record("recorded, but no longer so: \(line)") }
    }

    @Test("no value arrives in a field with the name of another parameter") func names() {
        for arrival in Self.arrivals {
            for (parameter, field) in arrival.strays { Issue.record("\(arrival.name): the value of '\(parameter)' arrives in '\(field)'") }
        }
    }

    /// Parameters that look alike in scenes and have different types in Swift, or are parts of one value of the entry. The parts of an action are seen in onAppear.
    private static let distinctByType = [["key", "member"], ["set", "completion"], ["set", "completion", "onPressingChanged"]]

    @Test("no two parameters of one type are invisible") func indistinct() {
        for arrival in Self.arrivals {
            for names in arrival.indistinct where !Self.distinctByType.contains(names) {
                Issue.record("\(arrival.name): neither the result nor the drawing shows \(names)")
            }
        }
    }

    /// For all entries of the language except `Slot`, which is only used in components and whose parameters have different types.
    private static let arrivals: [ParameterArrival] = {
        let standard = SceneEntries.standard
        var arrivals: [ParameterArrival] = []
        for entry in standard.views.values.sorted(by: { $0.signature.name < $1.signature.name }) where entry.signature.name != "Slot" {
            arrivals += ParameterArrival.all(entry.signature, in: .view(entry))
        }
        for entry in standard.modifiers.values.sorted(by: { $0.signature.name < $1.signature.name }) {
            arrivals += ParameterArrival.all(entry.signature, in: .modifier(entry))
        }
        for (signatures, host) in ParameterHost.values {
            for signature in signatures { arrivals += ParameterArrival.all(signature, in: host) }
        }
        return arrivals
    }()
}
