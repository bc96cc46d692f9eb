import Foundation
import HostileInputs
import Testing

/// Drawings with numbers at the limits don't end the process. `Scripts/fuzz` finds more of them.
@MainActor @Suite struct HostileInputTests {
    /// Inputs of random bytes, the same ones in each run.
    @Test(arguments: HostileInput.allCases) func randomInputs(_ kind: HostileInput) {
        var state: UInt64 = 51
        func next() -> UInt64 {
            // Knuth's constants for linear congruential generators (MMIX).
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33
        }
        for _ in 0..<150 { kind.run((0..<Int(next() % 200)).map { _ in UInt8(next() & 0xFF) }) }
    }

    /// Inputs that failed once, and some for fuzzers to begin with.
    @Test(arguments: HostileInput.allCases) func corpus(_ kind: HostileInput) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus/\(kind.rawValue).txt")
        let inputs = HostileInput.inputs(try String(contentsOf: file, encoding: .utf8))
        #expect(!inputs.isEmpty && inputs.allSatisfy { !$0.isEmpty })
        inputs.forEach(kind.run)
    }
}
