/// One of several equal parts of the frames, as written on the command line: `2/3`.
///
/// Shards are runs of consecutive frames, because those have the most in common. Together they contain each frame once; file names keep the frames'
/// numbers. A shard may be empty if there are more shards than frames.
package struct Shard: Sendable, Equatable, Codable {
    /// From 1 to `count`.
    package let number: Int
    package let count: Int

    /// - Throws: `UsageError` unless the text is a number, a slash and the number of shards, from 1 to a million.
    package init(_ text: String) throws(UsageError) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Self.number(parts[0]), let count = Self.number(parts[1]), (1...Self.maxCount).contains(count),
            (1...count).contains(number)
        else { throw UsageError("--shard \(text): write it as 1/3, 2/3, and 3/3, for example; together they are all frames") }
        (self.number, self.count) = (number, count)
    }

    /// - Parameters:
    ///   - index: counted from `base`.
    ///   - text: the option or variable with the index, for messages.
    /// - Throws: `UsageError` for an index that isn't one of `count`.
    package init(index: Int, count: Int, base: Int, _ text: String) throws(UsageError) {
        guard (1...Self.maxCount).contains(count) else { throw UsageError("\(text): there can be from 1 to \(Self.maxCount) shards, not \(count)") }
        guard index >= base, index - base < count else {
            throw UsageError("\(text): \(count) shards counted from \(base) are \(base) to \(base + count - 1)")
        }
        (number, self.count) = (index - base + 1, count)
    }

    /// Reads `--shard`, `--shards`, and `--shard-base` together.
    ///
    /// - Parameters:
    ///   - text: `auto`, `2/3`, or only the index if there is a count.
    ///   - count: the value of `--shards`.
    ///   - base: the value of `--shard-base`.
    ///   - environment: the variables for `auto`.
    /// - Returns: the shard, and a message that names the source of `auto`.
    /// - Throws: `UsageError`.
    package static func read(
        _ text: String, count: Int? = nil, base: Int? = nil, environment: [String: String]
    ) throws(UsageError) -> (shard: Shard, message: String?) {
        if let base, base != 0, base != 1 { throw UsageError("--shard-base \(base): the first shard is 0 or 1") }
        if let count, !(1...maxCount).contains(count) { throw UsageError("--shards \(count): takes a number from 1 to \(maxCount)") }
        if text == "auto" {
            let found = try ShardEnvironment(environment, count: count, base: base)
            return (found.shard, found.message)
        }
        if let index = number(text[...]) {
            guard let count else { throw UsageError("--shard \(text): add --shards N, or write it as \(text)/3") }
            return (try Shard(index: index, count: count, base: base ?? 1, "--shard \(text)"), nil)
        }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        if let count, parts.count == 2, number(parts[1]) != count { throw UsageError("--shard \(text): --shards \(count) contradicts that") }
        if let base, parts.count == 2, let index = number(parts[0]), let count = number(parts[1]) {
            return (try Shard(index: index, count: count, base: base, "--shard \(text)"), nil)
        }
        return (try Shard(text), nil)
    }

    private static func number(_ text: Substring) -> Int? { !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil }

    /// The maximum number of shards.
    package static let maxCount = 1_000_000

    /// The shard in the names of files: numbers have the same number of digits in all shards, so that names sort like numbers.
    package var label: String {
        let (digits, all) = (String(number), String(count))
        return String(repeating: "0", count: all.count - digits.count) + digits + "-of-" + all
    }

    /// The part of a file's name that `label` replaces.
    package static let placeholder = "{shard}"

    /// Returns this shard of the frames; the lengths of shards differ by at most one.
    package func frames(of frames: [Int]) -> [Int] {
        Array(frames[(number - 1) * frames.count / count..<number * frames.count / count])
    }
}
