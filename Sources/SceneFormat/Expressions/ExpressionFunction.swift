import Foundation

/// A function of the expression language: its signature for the checker and the reference, and its implementation.
package struct ExpressionFunction: Sendable {
    /// A parameter: its name in the signature and its possible types; an empty list allows any type.
    package struct Parameter: Sendable {
        package let name: String
        package let types: [ExpressionType]

        init(_ name: String, _ types: ExpressionType...) {
            self.name = name
            self.types = types.isEmpty ? [.any] : types
        }

        /// The types in words: "a number or a point".
        package var description: String { wordList(types.map(\.description), "or") }
    }

    package let name: String
    package let parameters: [Parameter]
    /// The minimum number of arguments; the parameters after them are optional.
    package let required: Int
    /// Whether the last parameter may be repeated.
    package let isVariadic: Bool
    /// The function's description, for the reference.
    package let summary: String
    /// The type of the result, derived from those of the arguments.
    let result: Result
    /// Whether the scene's seed is appended to the written arguments.
    let takesSeed: Bool
    /// The same implementation for arguments known to be numbers, without wrapping them in values; nil for functions of other types.
    let numbers: NumberBody?
    /// How it uses its last argument, another function; nil for functions of values.
    let loop: ExpressionLoop?
    /// Returns the same function for another language; nil for functions that don't write anything for readers.
    let localized: (@Sendable (Locale) -> ExpressionFunction)?
    private let body: @Sendable (inout Call) throws(ExpressionError) -> SceneValue

    /// The implementation of a function of one or two numbers. The offset is the position of errors.
    enum NumberBody: Sendable {
        case one(@Sendable (Double) -> Double)
        case two(@Sendable (Double, Double, _ offset: Int) throws(ExpressionError) -> Double)
    }

    /// The rule that derives the result's type from those of the arguments.
    enum Result: Sendable {
        case always(ExpressionType)
        /// The type of an argument.
        case argument(Int)
        /// The type of an argument's elements.
        case element(of: Int)
        /// The common type of two arguments.
        case either(Int, Int)

        func type(for arguments: [ExpressionType]) -> ExpressionType {
            switch self {
            case .always(let type): return type
            case .argument(let index): return arguments[index]
            case .element(let index):
                if case .array(let element) = arguments[index] { return element }
                return .any
            case .either(let first, let second): return arguments[first].union(arguments[second])
            }
        }
    }

    /// One call during its evaluation.
    struct Call {
        let arguments: [SceneValue]
        let offset: Int
        var evaluator: ExpressionEvaluator

        /// Returns the argument as a number; the caller has checked the types.
        func number(_ index: Int) throws(ExpressionError) -> Double {
            guard case .number(let number) = arguments[index] else { throw ExpressionEvaluator.mismatch(.number, arguments[index], at: offset) }
            return number
        }

        /// Returns the argument as a text of which all is read, which counts as work. What reads less of it takes it from the arguments.
        mutating func string(_ index: Int) throws(ExpressionError) -> String {
            guard case .string(let string) = arguments[index] else { throw ExpressionEvaluator.mismatch(.string, arguments[index], at: offset) }
            try evaluator.charge(bytes: string.utf8.count, at: offset)
            return string
        }

        func list(_ index: Int) throws(ExpressionError) -> [SceneValue] {
            guard case .array(let list) = arguments[index] else { throw ExpressionEvaluator.mismatch(.array(.any), arguments[index], at: offset) }
            return list
        }

        func error(_ message: String) -> ExpressionError { ExpressionError(message, at: offset) }
    }

    init(
        _ name: String, _ parameters: [Parameter], required: Int? = nil, isVariadic: Bool = false, _ summary: String,
        result: Result, numbers: NumberBody? = nil, takesSeed: Bool = false, loop: ExpressionLoop? = nil,
        localized: (@Sendable (Locale) -> ExpressionFunction)? = nil,
        body: @escaping @Sendable (inout Call) throws(ExpressionError) -> SceneValue
    ) {
        self.numbers = numbers
        self.loop = loop
        self.localized = localized
        self.takesSeed = takesSeed
        self.name = name
        self.parameters = parameters
        self.required = required ?? parameters.count
        self.isVariadic = isVariadic
        self.summary = summary
        self.result = result
        self.body = body
    }

    /// The signature as source text: `clamp(value, low, high)`, `string(value, [digits])`, `min(value, …)`.
    package var signature: String {
        let names = parameters.enumerated().map { $0 < required ? $1.name : "[\($1.name)]" } + (isVariadic ? ["…"] : [])
        return "\(name)(\(names.joined(separator: ", ")))"
    }

    func accepts(argumentCount count: Int) -> Bool {
        count >= required && (isVariadic || count <= parameters.count)
    }

    func parameter(_ index: Int) -> Parameter { parameters[min(index, parameters.count - 1)] }

    /// Checks the arguments' types and calls the function; a numeric result is always finite.
    func call(_ arguments: [SceneValue], at offset: Int, evaluator: inout ExpressionEvaluator) throws(ExpressionError) -> SceneValue {
        for (index, argument) in arguments.enumerated() {
            let parameter = parameter(index)
            guard parameter.types.contains(where: { $0.accepts(argument) }) else {
                throw ExpressionError("\(name) needs \(parameter.description) for '\(parameter.name)', not \(argument.kind)", at: offset, value: argument)
            }
        }
        var call = Call(arguments: arguments, offset: offset, evaluator: evaluator)
        let value = try body(&call)
        evaluator = call.evaluator
        if case .number(let number) = value { return .number(try ExpressionEvaluator.finite(number, at: offset)) }
        return value
    }

    /// All functions by name.
    package static let named: [String: ExpressionFunction] = Dictionary(
        uniqueKeysWithValues: (numeric + random + constructors + lists + loops + parts + texts + formatting + dates + paths).map { ($0.name, $0) })
}

extension ExpressionType {
    /// Returns whether a value is of this type; does not check the contents of lists and objects.
    package func accepts(_ value: SceneValue) -> Bool {
        switch (self, value) {
        case (.any, _), (.null, .null), (.bool, .bool), (.number, .number), (.string, .string), (.color, .color), (.point, .point), (.size, .size),
            (.rect, .rect), (.anchor, .anchor), (.geometry, .geometry), (.array, .array), (.object, .object):
            true
        default: false
        }
    }
}
