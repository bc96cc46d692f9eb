import Foundation
import Testing

/// The compiler plugin that `EASEL_RUNTIME` contains, asked as the compiler asks it.
enum MacroPlugin {
    static let isThere = ProcessInfo.processInfo.environment["EASEL_RUNTIME"] != nil

    /// A use of an attached macro.
    struct Attached {
        var macro: String
        /// What the compiler asks for: `member`, `accessor`, and so on.
        var role: String
        var attribute = "@Attribute"
        var declaration: String
        /// The declaration around it, with its members.
        var parent: String?
        /// The code around the declaration, innermost first.
        var context: [(kind: String, source: String)] = []
    }

    /// Returns the code that an attached macro adds, with one space for whitespace of any length.
    static func expansion(_ use: Attached) throws -> String {
        var request: [String: Any] = [
            "macro": reference(use.macro), "macroRole": use.role, "discriminator": "$s", "attributeSyntax": syntax("attribute", use.attribute),
            "declSyntax": syntax("declaration", use.declaration), "extendedTypeSyntax": syntax("type", "Kept"), "conformanceListSyntax": NSNull(),
            "lexicalContext": use.context.map { syntax($0.kind, $0.source) },
        ]
        if use.role == "extension" { request["conformanceListSyntax"] = syntax("declaration", "struct S: P {}") }
        if let parent = use.parent { request["parentDeclSyntax"] = syntax("declaration", parent) }
        return try result(of: ["expandAttachedMacro": request])
    }

    /// Returns the code that `#Preview` or another macro of its kind stands for.
    ///
    /// - Parameters:
    ///   - role: `declaration` or `expression`.
    ///   - place: the file, line, and column of the use.
    ///   - notes: the file to which the plugin appends.
    static func expansion(
        _ macro: String, _ role: String, _ use: String, place: (file: String, line: Int, column: Int) = ("", 1, 1), notes: URL? = nil
    ) throws -> String {
        let request: [String: Any] = [
            "macro": reference(macro), "macroRole": role, "discriminator": "$sX", "lexicalContext": [Any](),
            "syntax": syntax(role, use, place),
        ]
        return try result(of: ["expandFreestandingMacro": request], notes: notes)
    }

    private static func reference(_ macro: String) -> [String: Any] { ["moduleName": "EaselMacros", "typeName": macro, "name": "Macro"] }

    private static func syntax(_ kind: String, _ source: String, _ place: (file: String, line: Int, column: Int) = ("", 1, 1)) -> [String: Any] {
        ["kind": kind, "source": source, "location": ["fileID": "M/f.swift", "fileName": place.file, "offset": 0, "line": place.line, "column": place.column]]
    }

    /// Compiler and plugin exchange JSON, preceded by its length in eight bytes, and begin with what they can.
    private static func result(of request: [String: Any], notes: URL? = nil) throws -> String {
        let process = Process()
        let (questions, answers) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: ProcessInfo.processInfo.environment["EASEL_RUNTIME"] ?? "").appending(path: "previewmacro")
        process.arguments = notes.map { [$0.path] } ?? []
        (process.standardInput, process.standardOutput) = (questions, answers)
        try process.run()
        for question in [["getCapability": ["capability": ["protocolVersion": 7]]], request] {
            let data = try JSONSerialization.data(withJSONObject: question)
            let length = (0..<8).map { UInt8(truncatingIfNeeded: data.count >> ($0 * 8)) }
            try questions.fileHandleForWriting.write(contentsOf: Data(length) + data)
        }
        try questions.fileHandleForWriting.close()
        var output = try #require(try answers.fileHandleForReading.readToEnd())
        process.waitUntilExit()
        output.removeFirst(8 + output.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) })
        let object = try #require(try JSONSerialization.jsonObject(with: output.dropFirst(8)) as? [String: [String: Any]])
        let result = try #require(object["expandMacroResult"])
        #expect((result["diagnostics"] as? [Any])?.isEmpty == true, "\(result)")
        return try #require(result["expandedSource"] as? String).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
