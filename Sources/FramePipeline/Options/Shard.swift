/// One of several equal shares of the frames, as written on the command line: `2/3`.
///
/// Shares are runs of frames that follow one another, because such frames have most in common. Together they are all frames, each once; names keep the
/// frames' numbers. A share may be empty where there are more shares than frames.
package struct Shard: Sendable, Equatable, Codable {
    /// From 1 to `count`.
    package let number: Int
    package let count: Int

    /// - Throws: `UsageError` unless the text is a number, a slash and the number of shares, which is from 1 to a million.
    package init(_ text: String) throws(UsageError) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }), let number = Int(parts[0]),
            let count = Int(parts[1]), count >= 1, count <= 1_000_000, number >= 1, number <= count
        else { throw UsageError("--shard \(text): write it as in 1/3, 2/3 and 3/3, which together are all frames") }
        (self.number, self.count) = (number, count)
    }

    /// The share of these frames; lengths differ by one at the most.
    package func frames(of frames: [Int]) -> [Int] {
        Array(frames[(number - 1) * frames.count / count..<number * frames.count / count])
    }
}
