import Foundation

/// The attributes of a text: runs of neighboring characters with the same values.
struct AttributeRuns {
    typealias Attributes = [NSAttributedString.Key: Any]

    /// The first character of each run, in ascending order.
    private var starts: [Int] = []
    private var values: [Attributes] = []
    private(set) var length = 0

    init() {}
    /// Creates a single run.
    init(_ attributes: Attributes, length: Int) { replace(NSRange(location: 0, length: 0), with: attributes, length: length) }

    /// Returns the attributes of a character, and the run that it is in.
    ///
    /// - Complexity: logarithmic in the number of runs.
    func run(at location: Int) -> (attributes: Attributes, range: NSRange) {
        let index = index(at: location)
        let end = index + 1 < starts.count ? starts[index + 1] : length
        return (values[index], NSRange(location: starts[index], length: end - starts[index]))
    }

    /// Replaces characters with others that have the same attributes.
    mutating func replace(_ range: NSRange, with attributes: Attributes, length count: Int) {
        let (first, last) = (split(at: range.location), split(at: NSMaxRange(range)))
        starts.replaceSubrange(first..<last, with: count > 0 ? [range.location] : [])
        values.replaceSubrange(first..<last, with: count > 0 ? [attributes] : [])
        let (next, change) = (first + (count > 0 ? 1 : 0), count - range.length)
        if change != 0 { for index in next..<starts.count { starts[index] += change } }
        length += change
        join(at: next)
        join(at: first)
    }
    /// Replaces the attributes of characters.
    mutating func set(_ attributes: Attributes, in range: NSRange) { replace(range, with: attributes, length: range.length) }

    /// The run of a character; the last one for a position behind the text.
    private func index(at location: Int) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= location { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }
    /// Makes a run begin at a character, and returns its index.
    private mutating func split(at location: Int) -> Int {
        guard location < length else { return starts.count }
        let index = index(at: location)
        if starts[index] == location { return index }
        starts.insert(location, at: index + 1)
        values.insert(values[index], at: index + 1)
        return index + 1
    }
    /// Joins a run with the one before it if both have the same attributes.
    private mutating func join(at index: Int) {
        guard index > 0, index < starts.count, Self.areEqual(values[index - 1], values[index]) else { return }
        starts.remove(at: index)
        values.remove(at: index)
    }

    static func areEqual(_ left: Attributes, _ right: Attributes) -> Bool {
        left.count == right.count && left.allSatisfy { key, value in right[key].map { areEqual(value, $0) } ?? false }
    }
    /// Whether two values are equal. Values without an equality are only equal if they are the same object.
    static func areEqual(_ left: Any, _ right: Any) -> Bool {
        if type(of: left) is AnyObject.Type, type(of: right) is AnyObject.Type, (left as AnyObject) === (right as AnyObject) { return true }
        guard let left = left as? AnyHashable, let right = right as? AnyHashable else { return false }
        return left == right
    }

    /// Returns attributes as Foundation keeps them: numbers are objects, and an optional is its value.
    static func stored(_ attributes: Attributes) -> Attributes { attributes.mapValues { stored($0) } }
    static func stored(_ value: Any) -> Any {
        if let optional = value as? any OptionalValue { return optional.content.map { stored($0) } ?? NSNull() }
        return value as? NSNumber ?? value
    }
}

private protocol OptionalValue { var content: Any? { get } }
extension Optional: OptionalValue { fileprivate var content: Any? { self } }
