/// Numbers in the form that schedulers use: `3,17,40-44`.
package enum IndexList {
    /// Returns the expression for ascending numbers; empty without numbers.
    package static func text(_ numbers: [Int]) -> String {
        var runs: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = runs.last, last.upperBound + 1 == number { runs[runs.count - 1] = last.lowerBound...number } else { runs.append(number...number) }
        }
        return runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: ",")
    }
}
