import Commands
import Foundation
import Inputs

/// A function that clients of the server can call.
struct AgentTool: Sendable {
    let name: String
    /// One or two sentences for the model that chooses a tool.
    let summary: String
    let parameters: [any ToolParameter]
    let call: @Sendable (ToolCall) async throws -> ToolResult

    init(
        _ name: String, _ summary: String, _ parameters: [any ToolParameter], call: @escaping @Sendable (ToolCall) async throws -> ToolResult
    ) {
        (self.name, self.summary, self.parameters, self.call) = (name, summary, parameters, call)
    }

    /// The tool in the answer to `tools/list`.
    var description: JSONValue {
        let properties = Dictionary(parameters.map { ($0.name, $0.property) }) { $1 }
        let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
        return [
            "name": .string(name), "description": .string(summary),
            "inputSchema": ["type": "object", "properties": .object(properties), "required": .array(required), "additionalProperties": false],
        ]
    }

    /// - Throws: `ToolError` for arguments that the tool does not have, missing ones, and values of other types.
    func check(_ arguments: [String: JSONValue]) throws(ToolError) {
        let names = parameters.map(\.name)
        for name in arguments.keys.sorted() where !names.contains(name) {
            let hint = nearestName(to: name, in: names).map { "; did you mean '\($0)'?" } ?? "."
            throw ToolError("\(self.name) has no argument '\(name)'\(hint) Its arguments are \(names.joined(separator: ", ")).")
        }
        for parameter in parameters where parameter.isRequired && arguments[parameter.name] == nil {
            throw ToolError("\(name) needs the argument '\(parameter.name)': \(parameter.summary)")
        }
        for parameter in parameters { if let value = arguments[parameter.name] { try parameter.check(value) } }
    }
}

/// An argument of a tool.
protocol ToolParameter: Sendable {
    var name: String { get }
    var summary: String { get }
    var isRequired: Bool { get }
    /// The argument's JSON Schema, with its description.
    var property: JSONValue { get }
    /// - Throws: `ToolError` for a value of another type.
    func check(_ value: JSONValue) throws(ToolError)
}

/// An argument with its type, which `ToolCall` returns.
struct Parameter<Value: Sendable>: ToolParameter {
    let name: String
    let summary: String
    let isRequired: Bool
    private let schema: [String: JSONValue]
    /// Returns nil for a value of another type.
    fileprivate let read: @Sendable (JSONValue) -> Value?
    /// The type, for messages.
    fileprivate let type: String

    func check(_ value: JSONValue) throws(ToolError) { _ = try self.value(value) }

    /// - Returns: nil for null, which counts as a missing argument.
    fileprivate func value(_ value: JSONValue) throws(ToolError) -> Value? {
        if value == .null { return nil }
        guard let result = read(value) else { throw ToolError("'\(name)' takes \(type), not \(value.shown)") }
        return result
    }

    var property: JSONValue { .object(schema.merging(["description": .string(summary)]) { $1 }) }
}

extension Parameter<String> {
    static func text(_ name: String, _ summary: String, required: Bool = false, oneOf values: [String]? = nil) -> Parameter {
        var schema: [String: JSONValue] = ["type": "string"]
        if let values { schema["enum"] = .array(values.map { .string($0) }) }
        let type = values.map { "one of \($0.joined(separator: ", "))" } ?? "a string"
        return Parameter(
            name: name, summary: summary, isRequired: required, schema: schema,
            read: { value in
                value.text.flatMap { text in values?.contains(text) == false ? nil : text }
            }, type: type)
    }

    /// A number for an option of the command line, as a number or a text.
    static func number(_ name: String, _ summary: String) -> Parameter {
        Parameter(
            name: name, summary: summary, isRequired: false, schema: ["type": .array([.string("number"), .string("string")])],
            read: { value in value.text ?? value.number.map { Int(exactly: $0).map(String.init) ?? "\($0)" } }, type: "a number")
    }
}

extension Parameter<Int> {
    static func index(_ name: String, _ summary: String) -> Parameter {
        Parameter(
            name: name, summary: summary, isRequired: false, schema: ["type": "integer", "minimum": 0, "default": 0],
            read: { $0.number.flatMap { Int(exactly: $0) }.flatMap { $0 >= 0 ? $0 : nil } }, type: "an integer of at least 0")
    }
}

extension Parameter<Double> {
    /// Up to a day: a frame's number stays an integer.
    fileprivate static var range: ClosedRange<Double> { 0...86_400 }

    /// - Parameter default: the value in the schema; the tool applies it.
    static func seconds(_ name: String, _ summary: String, default value: Double) -> Parameter {
        Parameter(
            name: name, summary: summary, isRequired: false, schema: ["type": "number", "minimum": 0, "maximum": 86_400, "default": .number(value)],
            read: { $0.number.flatMap { Parameter.range.contains($0) ? $0 : nil } }, type: "a number of seconds from 0 to 86400")
    }
}

extension Parameter<Bool> {
    static func flag(_ name: String, _ summary: String) -> Parameter {
        Parameter(
            name: name, summary: summary, isRequired: false, schema: ["type": "boolean", "default": false],
            read: { value in
                if case .bool(let flag) = value { flag } else { nil }
            }, type: "a Boolean")
    }
}

extension Parameter<[String]> {
    static func texts(_ name: String, _ summary: String) -> Parameter {
        Parameter(
            name: name, summary: summary, isRequired: false, schema: ["type": "array", "items": ["type": "string"]],
            read: { value in
                guard case .array(let values) = value else { return nil }
                let texts = values.compactMap(\.text)
                return texts.count == values.count ? texts : nil
            }, type: "an array of strings")
    }
}

extension Parameter<[Double]> {
    static func times(_ name: String, _ summary: String) -> Parameter {
        Parameter(
            name: name, summary: summary, isRequired: true,
            schema: ["type": "array", "items": ["type": "number", "minimum": 0, "maximum": 86_400], "minItems": 1],
            read: { value in
                guard case .array(let values) = value, !values.isEmpty else { return nil }
                let numbers = values.compactMap(\.number).filter { Parameter<Double>.range.contains($0) }
                return numbers.count == values.count ? numbers : nil
            }, type: "an array of times from 0 to 86400 seconds")
    }
}

extension Parameter<[JSONValue]> {
    static func objects(_ name: String, _ summary: String, required: Bool) -> Parameter {
        Parameter(
            name: name, summary: summary, isRequired: required, schema: ["type": "array", "items": ["type": "object"]],
            read: { value in
                guard case .array(let values) = value, values.allSatisfy({ if case .object = $0 { true } else { false } }) else { return nil }
                return values
            }, type: "an array of objects")
    }
}

/// The arguments of one call.
struct ToolCall: Sendable {
    let arguments: [String: JSONValue]
    let session: Session

    /// Returns an argument's value; nil if the call does not have it.
    /// - Throws: `ToolError` for a value of another type.
    func callAsFunction<Value>(_ parameter: Parameter<Value>) throws(ToolError) -> Value? {
        guard let value = arguments[parameter.name] else { return nil }
        return try parameter.value(value)
    }
}

/// A failed call; the model reads the message.
struct ToolError: Error, Equatable {
    let message: String
    /// Whether an action of the call, or of an earlier one, can't be performed.
    let isOfAction: Bool

    init(_ message: String, isOfAction: Bool = false) { (self.message, self.isOfAction) = (message, isOfAction) }
}

/// The answer of a tool.
struct ToolResult: Sendable, Equatable {
    /// A PNG file; nil if the answer is text alone.
    var picture: Data?
    var text: String
    /// The same data for programs; nil if the text is complete.
    var structured: JSONValue?
    var isError = false

    /// Returns the result of `tools/call`, which also names how views were kept from the rest of the machine. Texts quote data, names of files, and what views
    /// print, so the characters that a terminal would obey are escaped.
    func content(_ protection: Protection) -> JSONValue {
        var parts: [JSONValue] = []
        if let picture { parts.append(["type": "image", "data": .string(picture.base64EncodedString()), "mimeType": "image/png"]) }
        if !text.isEmpty || parts.isEmpty { parts.append(["type": "text", "text": .string(Diagnostic.printable(text, keepsLines: true))]) }
        parts.append(["type": "text", "text": .string("protection: \(protection.rawValue)")])
        var result: [String: JSONValue] = ["content": .array(parts), "isError": .bool(isError)]
        if let structured { result["structuredContent"] = structured }
        return .object(result)
    }
}
