import Foundation
import FramePipeline
import SwiftFacts

/// The files of test targets that contain tests, and the tests that actually run.
struct TestFiles {
    /// A file without tests.
    struct Idle: Equatable {
        let path: String
        let reason: String
    }

    private let files: [(path: String, module: String)]
    /// The paths of all files.
    var paths: [String] { files.map(\.path) }

    init(_ package: TestedPackage, folder: String) {
        files = package.targets.filter { $0.type == "test" }.flatMap { target -> [(String, String)] in
            guard let place = target.folder(in: folder) else { return [] }
            let excluded = target.exclude.map { "\(place)/\($0)" }
            return MirroredPackage.files(below: place, .around(place)).filter { file in
                file.hasSuffix(".swift") && !excluded.contains { file == $0 || file.hasPrefix($0 + "/") }
            }.map { ($0, XcodeProject.moduleName(target.name)) }
        }
    }

    /// Returns the files that contain tests, none of which is in the list of `swift test`.
    ///
    /// - Parameter tests: such as `AppTests.CardTests/testCard` and `AppTests.looksRight()`.
    func without(_ tests: [String], target: CompilationTarget) throws(SwiftSourceError) -> [Idle] {
        let listed = Set(tests.map { String($0.prefix { $0 != "(" }) })
        let modules = Dictionary(files.map { ($0.path, $0.module) }) { first, _ in first }
        return try SwiftReader.shared.facts(ofFiles: files.map(\.path), containing: ["test", "Test"]).compactMap { path, facts in
            let (names, module) = (Self.tests(in: facts), modules[path] ?? "")
            guard !names.isEmpty, !names.contains(where: { name in listed.contains { Self.matches($0, name, module) } }) else { return nil }
            let subject = names.count == 1 ? "\(names[0]) is" : "its \(names.count) tests, such as \(names[0]), are"
            return Idle(
                path: path,
                reason: "the file contributes no test: \(subject) not compiled; "
                    + "a condition (#if) leaves the file out, or its class is not a test case")
        }
    }

    /// Returns whether a listed name, such as `AppTests.CardTests/testCard`, names a function in a file of a module.
    private static func matches(_ listed: String, _ name: String, _ module: String) -> Bool {
        guard listed.hasPrefix(module + ".") else { return false }
        let path = listed.dropFirst(module.count + 1).replacing("/", with: ".")
        return path == name || path.hasSuffix("." + name) || name.hasSuffix("." + path)
    }

    /// Returns the tests that a file declares, regardless of its conditions: `CardTests.testCard`, `looksRight`.
    static func tests(in facts: FileFacts) -> [String] {
        let isXCTest = facts.mayImport("XCTest") || facts.mentions("XCTestCase")
        return facts.declarations.filter { $0.kind == .function }.compactMap { function in
            let type = facts.type(around: function)
            let isOfTestCase = isXCTest && type != nil && type?.shortName != "XCTestCase"
            guard function.hasAttribute("Test") || isOfTestCase && isXCTestMethod(function) else { return nil }
            return type.map { "\($0.shortName).\(function.name)" } ?? function.name
        }
    }

    /// Returns whether XCTest calls a function: its name begins with "test", it has no parameters, and it is neither private nor static.
    private static func isXCTestMethod(_ function: DeclarationFact) -> Bool {
        function.name.hasPrefix("test") && function.labels.isEmpty && !function.isStatic && !function.modifiers.contains("private")
            && !function.modifiers.contains("fileprivate")
    }
}
