import Foundation
import FramePipeline

/// The files of test targets that contain tests, and the tests that actually run.
struct TestFiles {
    /// A file without tests.
    struct Idle: Equatable {
        let path: String
        let reason: String
    }

    private let files: [(path: String, module: String)]

    init(_ package: TestedPackage, folder: String) {
        files = package.targets.filter { $0.type == "test" }.flatMap { target -> [(String, String)] in
            guard let place = target.folder(in: folder) else { return [] }
            let excluded = target.exclude.map { "\(place)/\($0)" }
            return MirroredPackage.files(below: place).filter { file in
                file.hasSuffix(".swift") && !excluded.contains { file == $0 || file.hasPrefix($0 + "/") }
            }.map { ($0, XcodeProject.moduleName(target.name)) }
        }
    }

    /// Returns the files that contain tests, none of which is in the list of `swift test`.
    ///
    /// - Parameter tests: such as `AppTests.CardTests/testCard` and `AppTests.looksRight()`.
    func without(_ tests: [String], target: CompilationTarget) -> [Idle] {
        let listed = Set(tests.map { String($0.prefix { $0 != "(" }) })
        return files.compactMap { path, module in
            guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
            let names = Self.tests(in: [UInt8](bytes))
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

    /// Returns the tests that a file's text declares, regardless of its conditions: `CardTests.testCard`, `looksRight`.
    static func tests(in bytes: [UInt8]) -> [String] {
        let tokens = CodeScanner.tokens(of: bytes)
        let isXCTest = tokens.contains { $0.isName("XCTest") || $0.isName("XCTestCase") }
        var names: [String] = []
        // The types whose braces are open, and nil for other braces.
        var open: [String?] = []
        var (type, isTest): (String?, Bool) = (nil, false)
        for (index, token) in tokens.enumerated() {
            let next = index + 1 < tokens.count && tokens[index + 1].kind == .name ? tokens[index + 1].text : nil
            if token.isMark("{") {
                open.append(type)
                type = nil
            } else if token.isMark("}") {
                _ = open.popLast()
            } else if token.isMark("@"), next == "Test" {
                isTest = true
            } else if let next, ["class", "struct", "actor", "enum", "extension"].contains(token.text), token.kind == .name, next != "func", next != "var" {
                type = next
            } else if token.isName("func"), let next {
                if isTest || isXCTest && !open.isEmpty && open.last != "XCTestCase" && isXCTestMethod(tokens, index) {
                    names.append((open.compactMap(\.self).suffix(1) + [next]).joined(separator: "."))
                }
                isTest = false
            }
        }
        return names
    }

    /// Returns whether XCTest calls a function: its name begins with "test", it has no parameters, and it is neither private nor static.
    private static func isXCTestMethod(_ tokens: [CodeScanner.Word], _ index: Int) -> Bool {
        guard index + 3 < tokens.count, tokens[index + 1].text.hasPrefix("test"), tokens[index + 2].isMark("("), tokens[index + 3].isMark(")") else {
            return false
        }
        let words = tokens[..<index].reversed().prefix { $0.kind == .name && modifiers.contains($0.text) }.map(\.text)
        return Set(words).isDisjoint(with: ["private", "fileprivate", "static", "class"])
    }

    private static let modifiers: Set<String> = [
        "private", "fileprivate", "internal", "package", "public", "open", "static", "class", "final", "override", "nonisolated",
    ]
}
