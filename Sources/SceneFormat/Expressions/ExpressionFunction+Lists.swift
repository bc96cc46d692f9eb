import Foundation

extension ExpressionFunction {
    /// Functions of lists. Each visited element counts as a step.
    static let lists: [ExpressionFunction] = [
        ExpressionFunction(
            "find", [Parameter("list", .array(.any)), Parameter("key", .string), Parameter("value")],
            "The first object of the list whose member has the value, else null: find(months, 'id', active).",
            result: .element(of: 0)
        ) { call throws(ExpressionError) in
            let (list, key) = (try call.list(0), try call.string(1))
            try call.evaluator.charge(list.count, at: call.offset)
            // Each element looks for it.
            try call.evaluator.charge(bytes: list.count * key.utf8.count, at: call.offset)
            for case .object(let members) in list { try call.evaluator.chargeComparison(of: members[key] ?? .null, with: call.arguments[2], at: call.offset) }
            let found = list.first { element in
                if case .object(let members) = element { members[key] == call.arguments[2] } else { false }
            }
            return found ?? .null
        },
        ExpressionFunction(
            "range", [Parameter("from", .number), Parameter("to", .number)],
            "The whole numbers from the first up to the second, which is not among them: range(0, 12).", result: .always(.array(.number))
        ) { call throws(ExpressionError) in
            guard let first = Int(exactly: try call.number(0)), let end = Int(exactly: try call.number(1)), first.magnitude < 1 << 53, end.magnitude < 1 << 53
            else { throw call.error("range needs whole numbers") }
            try call.evaluator.charge(max(0, end - first), at: call.offset)
            return .array((first..<max(first, end)).map { .number(Double($0)) })
        },
        ExpressionFunction(
            "append", [Parameter("list", .array(.any)), Parameter("value")], isVariadic: true, "The list with more elements at its end: append(values, 5).",
            result: .argument(0)
        ) { call throws(ExpressionError) in
            let list = try call.list(0)
            try call.evaluator.charge(list.count, at: call.offset)
            for element in call.arguments.dropFirst() { try call.evaluator.chargeSize(of: element, depth: 1, at: call.offset) }
            return .array(list + call.arguments.dropFirst())
        },
        ExpressionFunction(
            "reversed", [Parameter("list", .array(.any))], "The list from its end to its start.", result: .argument(0)
        ) { call throws(ExpressionError) in
            let list = try call.list(0)
            try call.evaluator.charge(list.count, at: call.offset)
            return .array(list.reversed())
        },
        ExpressionFunction(
            "prefix", [Parameter("list", .array(.any)), Parameter("length", .number)],
            "The first elements, up to a count: prefix(values, 2).",
            result: .argument(0)
        ) { call throws(ExpressionError) in
            let list = try call.list(0)
            guard let length = Int(exactly: try call.number(1).rounded(.down)), length >= 0 else { throw call.error("prefix needs a length of at least 0") }
            try call.evaluator.charge(min(length, list.count), at: call.offset)
            return .array(Array(list.prefix(length)))
        },
        reduction("sum", "The sum of a list of numbers, or of a member of its elements: sum(sizes, 'width'). 0 of an empty list.") { $0.reduce(0, +) },
        reduction("largest", "The largest of a list of numbers, or of a member of its elements: largest(sizes, 'height'). 0 of an empty list.") {
            $0.max() ?? 0
        },
        reduction("smallest", "The smallest of a list of numbers, or of a member of its elements. 0 of an empty list.") { $0.min() ?? 0 },
        ExpressionFunction(
            "index", [Parameter("list", .array(.any)), Parameter("value")], "The index of the first equal element, from 0; -1 if there is no such element.",
            result: .always(.number)
        ) { call throws(ExpressionError) in
            let list = try call.list(0)
            try call.evaluator.chargeSearch(for: call.arguments[1], in: list, at: call.offset)
            return .number(Double(list.firstIndex(of: call.arguments[1]) ?? -1))
        },
        ExpressionFunction(
            "join", [Parameter("list", .array(.any)), Parameter("separator", .string)], "The elements as one text: join(names, ', ').", result: .always(.string)
        ) { call throws(ExpressionError) in
            let list = try call.list(0)
            try call.evaluator.charge(list.count, at: call.offset)
            let separator = try call.string(1)
            var text = ""
            for (index, element) in list.enumerated() {
                guard let part = element.text else { throw call.error("join needs strings, numbers, and Booleans, not \(element.kind)") }
                text += index == 0 ? part : separator + part
                try call.evaluator.charge(bytes: separator.utf8.count + part.utf8.count, at: call.offset)
                _ = try call.evaluator.bounded(text, at: call.offset)
            }
            return .string(text)
        },
        ExpressionFunction(
            "count", [Parameter("of", .array(.any), .string)], "The number of elements of a list or characters of a text.",
            result: .always(.number)
        ) { call throws(ExpressionError) in
            if case .string = call.arguments[0] { return .number(Double(try call.string(0).count)) }
            return .number(Double(try call.list(0).count))
        },
        ExpressionFunction(
            "contains", [Parameter("in", .array(.any), .string), Parameter("value")],
            "Whether a list contains the element, or a string the other string.", result: .always(.bool)
        ) { call throws(ExpressionError) in
            if case .string = call.arguments[0] {
                let (string, part) = (try call.string(0), try call.string(1))
                try call.evaluator.chargeSearch(for: part, in: string, at: call.offset)
                return .bool(string.contains(part))
            }
            let list = try call.list(0)
            try call.evaluator.chargeSearch(for: call.arguments[1], in: list, at: call.offset)
            return .bool(list.contains(call.arguments[1]))
        },
    ]

    /// Creates a function that reduces a list of numbers, or a member of the list's elements, to one number.
    private static func reduction(_ name: String, _ summary: String, _ body: @escaping @Sendable ([Double]) -> Double) -> ExpressionFunction {
        ExpressionFunction(
            name, [Parameter("list", .array(.any)), Parameter("member", .string)], required: 1, summary, result: .always(.number)
        ) { call throws(ExpressionError) in
            let list = try call.list(0)
            try call.evaluator.charge(list.count, at: call.offset)
            let member = call.arguments.count > 1 ? try call.string(1) : nil
            try call.evaluator.charge(bytes: list.count * (member?.utf8.count ?? 0), at: call.offset)
            var numbers: [Double] = []
            for element in list {
                var value = element
                if let member { value = try call.evaluator.member(member, of: element, at: call.offset) }
                guard case .number(let number) = value else {
                    throw ExpressionError("\(name) needs numbers, not \(value.kind)", at: call.offset, value: value)
                }
                numbers.append(number)
            }
            return .number(body(numbers))
        }
    }

    /// Functions of texts, and of geometries with named coordinate spaces.
    static let texts: [ExpressionFunction] = [
        ExpressionFunction(
            "string", [Parameter("value", .number, .string, .bool), Parameter("digits", .number)], required: 1,
            "The value as text, a number with the given number of digits after the point: string(2.5, 2) is '2.50'.", result: .always(.string)
        ) { call throws(ExpressionError) in
            guard call.arguments.count > 1 else { return .string(call.arguments[0].text ?? "") }
            guard let digits = Int(exactly: try call.number(1)), (0...15).contains(digits) else {
                throw call.error("string needs a whole number from 0 to 15 for 'digits'")
            }
            return .string(String(format: "%.\(digits)f", try call.number(0)))
        },
        ExpressionFunction(
            "upper", [Parameter("text", .string)], "The text in capitals.", result: .always(.string)
        ) { call throws(ExpressionError) in
            try call.evaluator.bounded(try call.string(0).uppercased(), at: call.offset)
        },
        ExpressionFunction(
            "lower", [Parameter("text", .string)], "The text in lowercase.", result: .always(.string)
        ) { call throws(ExpressionError) in
            try call.evaluator.bounded(try call.string(0).lowercased(), at: call.offset)
        },
        ExpressionFunction(
            "frame", [Parameter("geometry", .geometry), Parameter("space", .string)],
            "The rect of a geometry in a coordinate space, 'local', 'global', or a name: proxy.frame('global').", result: .always(.rect)
        ) { call throws(ExpressionError) in
            guard case .geometry(let geometry) = call.arguments[0] else { throw call.error("frame needs a geometry") }
            let name = try call.string(1)
            guard let rect = geometry.frame(name) else { throw call.error("unknown coordinate space \(quoted(name))") }
            return .rect(rect)
        },
        ExpressionFunction(
            "bounds", [Parameter("geometry", .geometry), Parameter("space", .string)],
            "The rect of the view that names a coordinate space, in the geometry's own: proxy.bounds('board').", result: .always(.rect)
        ) { call throws(ExpressionError) in
            guard case .geometry(let geometry) = call.arguments[0] else { throw call.error("bounds needs a geometry") }
            let name = try call.string(1)
            guard let rect = geometry.bounds(name) else { throw call.error("unknown coordinate space \(quoted(name))") }
            return .rect(rect)
        },
    ]
}
