import Foundation

/// A function in the part of PostScript that PDF has (ISO 32000-1, section 7.10.5). It has no loops.
struct PDFCalculator {
    private enum Step {
        case number(Double)
        case word(String)
        case block([Step])
    }

    private let steps: [Step]
    private let range: [Double]
    /// The number of steps that are run at most.
    let cost: Int

    private static let stepLimit = 4096
    private static let stackLimit = 100

    /// Reads a function; nil for another language.
    ///
    /// - Parameter range: the lowest and the highest value of each result.
    init?(_ data: [UInt8], range: [Double]) {
        var lexer = PDFLexer(data)
        guard (1...32).contains(range.count / 2), range.count.isMultiple(of: 2), case .word("{") = lexer.value() else { return nil }
        var count = 0
        guard let steps = Self.block(&lexer, &count, depth: 0) else { return nil }
        (self.steps, self.range, cost) = (steps, range, count)
    }

    /// Reads the steps up to the end of a block.
    private static func block(_ lexer: inout PDFLexer, _ count: inout Int, depth: Int) -> [Step]? {
        guard depth < 32 else { return nil }
        var steps: [Step] = []
        while let value = lexer.value() {
            count += 1
            guard count < stepLimit else { return nil }
            switch value {
            case .number(let number): steps.append(.number(number))
            case .boolean(let isTrue): steps.append(.number(isTrue ? 1 : 0))
            case .word("{"):
                guard let inner = block(&lexer, &count, depth: depth + 1) else { return nil }
                steps.append(.block(inner))
            case .word("}"): return steps
            case .word(let word): steps.append(.word(word))
            default: return nil
            }
        }
        return nil
    }

    /// Returns the results, limited to their ranges; zeros where the function doesn't give any.
    func values(at inputs: [Double]) -> [Double] {
        var stack = inputs
        run(steps, &stack)
        let count = range.count / 2
        let results = Array(repeating: 0, count: max(0, count - stack.count)) + stack.suffix(count)
        return results.enumerated().map { index, value in value.isNaN ? range[2 * index] : max(range[2 * index], min(value, range[2 * index + 1])) }
    }

    private func run(_ steps: [Step], _ stack: inout [Double]) {
        for (index, step) in steps.enumerated() {
            switch step {
            case .number(let number): if stack.count < Self.stackLimit { stack.append(number) }
            case .block: continue
            case .word("if"):
                guard let condition = stack.popLast(), index >= 1, case .block(let then) = steps[index - 1] else { continue }
                if condition != 0 { run(then, &stack) }
            case .word("ifelse"):
                guard let condition = stack.popLast(), index >= 2, case .block(let then) = steps[index - 2], case .block(let other) = steps[index - 1] else {
                    continue
                }
                run(condition != 0 ? then : other, &stack)
            case .word(let word): Self.perform(word, &stack)
            }
        }
    }

    private static func perform(_ word: String, _ stack: inout [Double]) {
        if let function = unary[word] {
            if let value = stack.popLast() { stack.append(function(value)) }
            return
        }
        if let function = binary[word] {
            if let second = stack.popLast(), let first = stack.popLast() { stack.append(function(first, second)) }
            return
        }
        switch word {
        case "pop": _ = stack.popLast()
        case "dup": if let last = stack.last, stack.count < stackLimit { stack.append(last) }
        case "exch": if stack.count >= 2 { stack.swapAt(stack.count - 1, stack.count - 2) }
        case "copy":
            guard let count = stack.popLast().flatMap(Int.init(exactly:)), count > 0, count <= stack.count, stack.count + count <= stackLimit else { return }
            stack += stack.suffix(count)
        case "index":
            guard let place = stack.popLast().flatMap(Int.init(exactly:)), place >= 0, place < stack.count else { return }
            stack.append(stack[stack.count - 1 - place])
        case "roll":
            guard let shift = stack.popLast().flatMap(Int.init(exactly:)), let count = stack.popLast().flatMap(Int.init(exactly:)), count > 0,
                count <= stack.count
            else { return }
            let part = Array(stack.suffix(count))
            let start = stack.count - count
            let turn = (shift % count + count) % count
            for index in 0..<count { stack[start + (index + turn) % count] = part[index] }
        default: break
        }
    }

    private static let unary: [String: @Sendable (Double) -> Double] = [
        "abs": { abs($0) }, "neg": { -$0 }, "ceiling": { $0.rounded(.up) }, "floor": { $0.rounded(.down) }, "round": { ($0 + 0.5).rounded(.down) },
        "truncate": { $0.rounded(.towardZero) }, "cvi": { $0.rounded(.towardZero) }, "cvr": { $0 }, "sqrt": { max($0, 0).squareRoot() },
        "sin": { sin($0 * .pi / 180) }, "cos": { cos($0 * .pi / 180) }, "ln": { log($0) }, "log": { log10($0) }, "not": { $0 == 0 ? 1 : 0 },
    ]

    private static let binary: [String: @Sendable (Double, Double) -> Double] = [
        "add": { $0 + $1 }, "sub": { $0 - $1 }, "mul": { $0 * $1 }, "div": { $1 == 0 ? 0 : $0 / $1 }, "exp": { pow($0, $1) },
        "idiv": { $1 == 0 ? 0 : ($0 / $1).rounded(.towardZero) }, "mod": { $1 == 0 ? 0 : $0.truncatingRemainder(dividingBy: $1) },
        "atan": { y, x in
            let angle = atan2(y, x) * 180 / .pi
            return angle < 0 ? angle + 360 : angle
        },
        "eq": { $0 == $1 ? 1 : 0 }, "ne": { $0 != $1 ? 1 : 0 }, "gt": { $0 > $1 ? 1 : 0 }, "ge": { $0 >= $1 ? 1 : 0 }, "lt": { $0 < $1 ? 1 : 0 },
        "le": { $0 <= $1 ? 1 : 0 }, "and": { $0 != 0 && $1 != 0 ? 1 : 0 }, "or": { $0 != 0 || $1 != 0 ? 1 : 0 }, "xor": { ($0 != 0) != ($1 != 0) ? 1 : 0 },
    ]
}
