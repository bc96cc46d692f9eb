import Foundation
import Testing

@testable import SwiftSource

/// The classes of Core ML models.
struct LearnedModelTests {
    /// Returns a field of a message.
    private func field(_ number: Int, _ content: [UInt8]) -> [UInt8] {
        func integer(_ value: Int) -> [UInt8] { value < 128 ? [UInt8(value)] : [UInt8(value & 0x7F | 0x80)] + integer(value >> 7) }
        return integer(number << 3 | 2) + integer(content.count) + content
    }
    private func feature(_ name: String, _ kind: Int, _ type: [UInt8] = []) -> [UInt8] {
        field(1, Array(name.utf8)) + field(2, Array("A short description".utf8)) + field(3, field(kind, type))
    }
    /// A model that estimates sleep, and one that classifies images.
    private var sleep: Data {
        let inputs = [feature("wake", 2), feature("coffee", 1)].map { field(1, $0) }.joined()
        return Data([0x08, 0x04] + field(2, inputs + field(10, feature("actual sleep", 2))) + field(500, Array(repeating: 7, count: 300)))
    }
    private var classes: Data {
        let outputs = [feature("label", 3), feature("labelProbs", 6, field(2, []))].map { field(10, $0) }.joined()
        return Data(field(2, field(1, feature("image", 4)) + outputs))
    }

    @Test func inputsAndOutputsAreRead() throws {
        let interface = try #require(LearnedModelSource.interface(in: sleep))
        #expect(interface.inputs.map(\.name) == ["wake", "coffee"] && interface.inputs.map(\.type) == ["Double", "Int64"])
        #expect(interface.outputs.map(\.identifier) == ["actual_sleep"])
        let other = try #require(LearnedModelSource.interface(in: classes))
        #expect(other.inputs.map(\.type) == ["CVPixelBuffer"] && other.outputs.map(\.type) == ["String", "[String: Double]"])
    }

    @Test func namesAreIdentifiersAndLiterals() throws {
        #expect(["class", "_", "", "2d", "a-b", "ok"].map(LearnedModelSource.identifier) == ["_class", "value_", "value", "_2d", "a_b", "ok"])
        #expect(LearnedModelSource.literal("a\"b\\(c)\n") == #""a\u{22}b\u{5c}(c)\u{a}""#)
        let features = ["a-b", "a_b", "a b"].map { field(1, feature($0, 2)) }.joined()
        let interface = try #require(LearnedModelSource.interface(in: Data(field(2, Array(features)))))
        #expect(interface.inputs.map(\.identifier) == ["a_b", "a_b_2", "a_b_3"])
    }

    @Test func damagedFilesHaveNoInterface() {
        #expect(LearnedModelSource.interface(in: Data("no model".utf8)) == nil)
        for count in 0..<sleep.count { _ = LearnedModelSource.interface(in: sleep.prefix(count)) }
        #expect(LearnedModelSource.interface(in: Data(repeating: 0xFF, count: 40)) == nil)
    }

    @Test func aProgramUsesTheClasses() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "LearnedModelTests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let package = folder.appending(path: "Classes 2.mlpackage/Data/com.apple.CoreML")
        try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
        try sleep.write(to: folder.appending(path: "Sleep.mlmodel"))
        try classes.write(to: package.appending(path: "model.mlmodel"))
        try Data("import SwiftUI\nstruct V: View { var body: some View { Text(\"A\") } }".utf8).write(to: folder.appending(path: "V.swift"))
        let module = try #require(try SwiftSource(path: folder.path).modules.last)
        let source = LearnedModelSource.source(for: module)
        #expect(source.contains("public func prediction(wake: Double, coffee: Int64) throws -> SleepOutput"))
        #expect(source.contains("public class Classes_2 {") && source.contains("public lazy var labelProbs: [String: Double]"))
    }
}
