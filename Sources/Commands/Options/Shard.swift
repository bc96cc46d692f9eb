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
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }), let number = Int(parts[0]),
            let count = Int(parts[1]), count >= 1, count <= 1_000_000, number >= 1, number <= count
        else { throw UsageError("--shard \(text): write it as 1/3, 2/3 and 3/3, for example, which together are all frames") }
        (self.number, self.count) = (number, count)
    }

    /// Returns this shard of the frames; the lengths of shards differ by at most one.
    package func frames(of frames: [Int]) -> [Int] {
        Array(frames[(number - 1) * frames.count / count..<number * frames.count / count])
    }
}
