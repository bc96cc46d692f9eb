/// A function that evaluates another one for each element of a list: `map(prices, x => x * 1.19)`.
enum ExpressionLoop: Sendable {
    case map, filter, sorted, group, reduce

    /// The number of parameters that the inner function may have. The second one is the element's index, except in `reduce`, where the first one is the result
    /// so far.
    var parameterCounts: ClosedRange<Int> { self == .reduce ? 2...2 : 1...2 }
}

extension ExpressionFunction {
    /// The functions that take another function.
    static let loops: [ExpressionFunction] = [
        loop(
            .map, "map", "The results of the function for each element: map(prices, x => x * 1.19); with a second parameter for the index: (x, i) => …."
        ),
        loop(.filter, "filter", "The elements for which the function returns true: filter(posts, x => x.likes > 10)."),
        loop(
            .sorted, "sorted", required: 1,
            "The list in ascending order of the function's results, numbers or strings: sorted(posts, x => -x.likes). Equal elements keep their order."),
        loop(
            .group, "group",
            "Objects { key, items } for the elements with equal results of the function, in the order of their first elements: group(posts, x => x.author)."),
        loop(
            .reduce, "reduce", extra: Parameter("start"),
            "The last result of a function of the result so far and each element: reduce(words, '', (text, x) => text + x)."),
    ]

    private static func loop(_ loop: ExpressionLoop, _ name: String, extra: Parameter? = nil, required: Int? = nil, _ summary: String) -> ExpressionFunction {
        let parameters = [Parameter("list", .array(.any))] + (extra.map { [$0] } ?? []) + [Parameter("function")]
        return ExpressionFunction(name, parameters, required: required, summary, result: .always(.any), loop: loop) { call throws(ExpressionError) in
            throw call.error("\(name) needs a function such as x => x * 2")
        }
    }
}

extension ExpressionCompiler {
    /// Compiles a call of a function that takes another one.
    mutating func loop(_ loop: ExpressionLoop, _ function: ExpressionFunction, _ arguments: [ExpressionSyntax], at offset: Int) throws(ExpressionError)
        -> Result
    {
        guard function.accepts(argumentCount: arguments.count) else {
            throw ExpressionError("wrong number of arguments; the signature is \(function.signature)", at: offset)
        }
        let list = compile(arguments[0])
        guard list.type.canBe(.array(.any)) else {
            throw ExpressionError("\(function.name) needs a list for 'list', not \(list.type)", at: arguments[0].offset)
        }
        let element: ExpressionType = if case .array(let element) = list.type { element } else { .any }
        let start = loop == .reduce ? compile(arguments[1]) : nil
        guard let last = arguments.last, arguments.count == function.parameters.count else {
            // sorted(list)
            return (.loop(loop, list.code, start: nil, body: nil, place: 0, parameters: 0, at: offset), list.type)
        }
        guard case .function(let names, let inner) = last.kind, loop.parameterCounts.contains(names.count) else {
            let example = loop == .reduce ? "(sum, x) => sum + x" : "x => x.value"
            throw ExpressionError("\(function.name) needs a function for 'function', such as \(example)", at: last.offset)
        }
        // The result's type may change on the way, from a whole number's to a list's, so it is known only while it runs.
        let types: [ExpressionType] = loop == .reduce ? [.any, element] : [element, .number]
        let place = scope.locals.count
        let body = compile(inner, with: Array(zip(names, types)))
        let wanted: ExpressionType? = loop == .filter ? .bool : nil
        if let wanted, !body.type.canBe(wanted) {
            note(ExpressionError("\(function.name) needs a function that gives \(wanted), not \(body.type)", at: inner.offset))
        }
        let result: ExpressionType =
            switch loop {
            case .map: .array(body.type)
            case .filter, .sorted: list.type
            case .group: .array(.object(["key": body.type, "items": list.type]))
            case .reduce: start?.type.union(body.type) ?? .any
            }
        return (.loop(loop, list.code, start: start?.code, body: body.code, place: place, parameters: names.count, at: offset), result)
    }
}

extension ExpressionEvaluator {
    mutating func loop(
        _ loop: ExpressionLoop, _ list: ExpressionCode, start: ExpressionCode?, body: ExpressionCode?, place: Int, parameters: Int, at offset: Int
    ) throws(ExpressionError) -> SceneValue {
        let value = try evaluate(list)
        guard case .array(let elements) = value else { throw Self.mismatch(.array(.any), value, at: offset) }
        try charge(elements.count, at: offset)
        guard let body else { return .array(try sorted(elements, by: elements, at: offset)) }
        let outer = environment.locals
        defer { environment.locals = outer }
        environment.locals = Array(outer.prefix(place)) + Array(repeating: .null, count: max(0, place - outer.count) + parameters)
        if loop == .reduce {
            var result = try start.map { start throws(ExpressionError) in try evaluate(start) } ?? .null
            for element in elements {
                environment.locals[place] = result
                environment.locals[place + 1] = element
                result = try evaluate(body)
                // A result that grows is counted each time, so that it can't double without limit.
                try chargeSize(of: result, depth: 1, at: offset)
            }
            return result
        }
        var results: [SceneValue] = []
        results.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            environment.locals[place] = element
            if parameters > 1 { environment.locals[place + 1] = .number(Double(index)) }
            let result = try evaluate(body)
            try chargeSize(of: result, depth: 1, at: offset)
            results.append(result)
        }
        switch loop {
        case .map, .reduce: return .array(results)
        case .filter:
            var kept: [SceneValue] = []
            for (element, result) in zip(elements, results) {
                guard case .bool(let isKept) = result else { throw Self.mismatch(.bool, result, at: offset) }
                if isKept { kept.append(element) }
            }
            return .array(kept)
        case .sorted: return .array(try sorted(elements, by: results, at: offset))
        case .group:
            var (places, groups): ([SceneValue: Int], [(key: SceneValue, items: [SceneValue])]) = ([:], [])
            for (element, key) in zip(elements, results) {
                if let place = places[key] {
                    groups[place].items.append(element)
                } else {
                    places[key] = groups.count
                    groups.append((key, [element]))
                }
            }
            return .array(groups.map { .object(["key": $0.key, "items": .array($0.items)]) })
        }
    }

    /// Returns elements in the order of their keys, which are all numbers or all strings.
    private mutating func sorted(_ elements: [SceneValue], by keys: [SceneValue], at offset: Int) throws(ExpressionError) -> [SceneValue] {
        let numbers = keys.compactMap { key in if case .number(let number) = key { number } else { nil as Double? } }
        let order: [Int]
        if numbers.count == keys.count {
            order = keys.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
        } else {
            let texts = keys.compactMap { key in if case .string(let text) = key { text } else { nil as String? } }
            guard texts.count == keys.count else { throw ExpressionError("sorted needs numbers only, or strings only", at: offset) }
            // Each text is compared about log₂ n times.
            let bytes = texts.reduce(0) { $0 + $1.utf8.count }
            try charge(bytes: bytes * (Int.bitWidth - texts.count.leadingZeroBitCount), at: offset)
            order = keys.indices.sorted { (texts[$0], $0) < (texts[$1], $1) }
        }
        return order.map { elements[$0] }
    }
}
