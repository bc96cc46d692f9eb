import Foundation

extension ExpressionFunction {
    /// Functions of parts of lists and texts, and of indices in them.
    static let parts: [ExpressionFunction] = [
        ExpressionFunction(
            "slice", [Parameter("of", .array(.any), .string), Parameter("from", .number), Parameter("to", .number)], required: 2,
            "The elements or characters from an index up to another, which is not among them; negative ones count from the end: slice('Easel', 1, -1) is 'ase'.",
            result: .argument(0)
        ) { call throws(ExpressionError) in
            for index in 1..<call.arguments.count {
                let number = try call.number(index)
                guard number == number.rounded() else { throw call.error("slice needs whole indices, not \(number)") }
            }
            let (from, to) = (try call.number(1), call.arguments.count > 2 ? try call.number(2) : nil)
            func bounds(_ count: Int) -> Range<Int> {
                func index(_ number: Double) -> Int { Int(saturating: max(0, min(Double(count), number < 0 ? Double(count) + number : number))) }
                return index(from)..<max(index(from), to.map(index) ?? count)
            }
            if case .string(let text) = call.arguments[0] {
                // Of a part that is counted from the start, nothing behind it is read.
                if from >= 0, let to, to >= 0 {
                    func index(_ number: Double) -> String.Index {
                        text.index(text.startIndex, offsetBy: Int(saturating: number), limitedBy: text.endIndex) ?? text.endIndex
                    }
                    let (start, end) = (index(min(from, to)), index(to))
                    try call.evaluator.charge(bytes: text.utf8.distance(from: text.startIndex, to: end), at: call.offset)
                    return .string(from < to ? String(text[start..<end]) : "")
                }
                let range = bounds(try call.string(0).count)
                return .string(String(text.dropFirst(range.lowerBound).prefix(range.count)))
            }
            let list = try call.list(0)
            let range = bounds(list.count)
            try call.evaluator.charge(range.count, at: call.offset)
            return .array(Array(list[range]))
        },
        ExpressionFunction(
            "split", [Parameter("text", .string), Parameter("separator", .string)],
            "The parts of a text between separators: split('a, b', ', '); the characters for an empty separator.", result: .always(.array(.string))
        ) { call throws(ExpressionError) in
            let (text, separator) = (try call.string(0), try call.string(1))
            try call.evaluator.charge(text.utf8.count, at: call.offset)
            try call.evaluator.chargeSearch(for: separator, in: text, at: call.offset)
            let parts = separator.isEmpty ? text.map { String($0) } : text.components(separatedBy: separator)
            return .array(parts.map { .string($0) })
        },
        ExpressionFunction(
            "number", [Parameter("text", .string)],
            "The number that a text states, as in JSON: number('2.5') is 2.5; null for other texts, which ?? replaces: number(field) ?? 0.",
            result: .always(.any)
        ) { call throws(ExpressionError) in
            let whole = try call.string(0)
            try call.evaluator.charge(whole.utf8.count, at: call.offset)
            let text = whole.trimmingCharacters(in: .whitespaces)
            let isPlain = text.utf8.allSatisfy { (48...57).contains($0) || [43, 45, 46, 69, 101].contains($0) }
            guard isPlain, let number = Double(text), number.isFinite else { return .null }
            return .number(number)
        },
        ExpressionFunction(
            "replace", [Parameter("text", .string), Parameter("old", .string), Parameter("new", .string)],
            "The text with each occurrence of a part replaced: replace(name, '_', ' ').", result: .always(.string)
        ) { call throws(ExpressionError) in
            let (text, old, new) = (try call.string(0), try call.string(1), try call.string(2))
            guard !old.isEmpty else { throw call.error("replace needs a text to look for") }
            try call.evaluator.chargeSearch(for: old, in: text, at: call.offset)
            let parts = text.components(separatedBy: old)
            try call.evaluator.charge(parts.count, at: call.offset)
            // Checked before it is built: a million short parts replaced by long ones would fill the memory.
            let length = text.utf8.count + (parts.count - 1) * (new.utf8.count - old.utf8.count)
            try call.evaluator.bounded(length: length, at: call.offset)
            return .string(parts.joined(separator: new))
        },
        ExpressionFunction(
            "zip", [Parameter("first", .array(.any)), Parameter("second", .array(.any))],
            "Lists of two elements, one of each list, as many as the shorter list has: map(zip(names, values), x => x[0]).",
            result: .always(.array(.array(.any)))
        ) { call throws(ExpressionError) in
            let (first, second) = (try call.list(0), try call.list(1))
            try call.evaluator.charge(2 * min(first.count, second.count), at: call.offset)
            var pairs: [SceneValue] = []
            for (a, b) in zip(first, second) {
                let pair = SceneValue.array([a, b])
                try call.evaluator.chargeSize(of: pair, depth: 1, at: call.offset)
                pairs.append(pair)
            }
            return .array(pairs)
        },
        ExpressionFunction(
            "rank", [Parameter("list", .array(.any)), Parameter("value", .number), Parameter("member", .string)], required: 2,
            "1 plus the number of larger numbers in a list, or of elements with a larger member: rank(cities, city.people, 'people').", result: .always(.number)
        ) { call throws(ExpressionError) in
            let (list, value) = (try call.list(0), try call.number(1))
            try call.evaluator.charge(list.count, at: call.offset)
            let member = call.arguments.count > 2 ? try call.string(2) : nil
            try call.evaluator.charge(bytes: list.count * (member?.utf8.count ?? 0), at: call.offset)
            var rank = 1
            for element in list {
                var other = element
                if let member { other = try call.evaluator.member(member, of: element, at: call.offset) }
                guard case .number(let number) = other else { throw call.error("rank needs numbers, not \(other.kind)") }
                if number > value { rank += 1 }
            }
            return .number(Double(rank))
        },
    ]
}
