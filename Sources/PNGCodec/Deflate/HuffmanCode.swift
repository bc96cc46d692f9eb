/// Builds the prefix codes of deflate (RFC 1951, section 3.2.2): code lengths from symbol counts, and codes from code lengths.
enum HuffmanCode {
    /// Computes the code lengths of the shortest code for the counts; 0 for symbols that don't occur.
    ///
    /// At least two symbols get a code, because some decoders reject fewer. Ties go to the lower symbol, so equal counts give equal codes.
    /// - Parameters:
    ///   - counts: how often each symbol occurs; the sum is below 2³².
    ///   - limit: the maximum code length; 2^limit is at least twice the number of symbols.
    ///   - lengths: receives as many values as there are counts.
    static func makeLengths(_ counts: UnsafeBufferPointer<UInt32>, limit: Int, into lengths: UnsafeMutablePointer<UInt8>) {
        // The count in the high bits, the symbol in the low ones: sorting integers keeps ties in the order of symbols.
        unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: counts.count + 2) { nodes in
            var used = 0
            var least = UInt32.max
            for symbol in 0..<counts.count {
                unsafe lengths[symbol] = 0
                if unsafe counts[symbol] > 0 { least = unsafe min(least, counts[symbol]) }
            }
            func add(where isIncluded: (UInt32) -> Bool) {
                for symbol in 0..<counts.count {
                    if unsafe isIncluded(counts[symbol]) {
                        unsafe nodes[used] = UInt64(counts[symbol]) << 16 | UInt64(symbol)
                        used += 1
                    }
                }
            }
            // Many symbols share the smallest count; these need no sorting.
            add { $0 == least }
            let leastUsed = used
            add { $0 > least && least > 0 }
            if used < 2 {
                let only = used == 0 ? 0 : unsafe Int(truncatingIfNeeded: nodes[0] & 0xFFFF)
                unsafe lengths[only] = 1
                unsafe lengths[only == 0 ? 1 : 0] = 1
                return
            }
            unsafe sort(UnsafeMutableBufferPointer(rebasing: nodes[leastUsed..<used]))
            var perLength = unsafe depthCounts(nodes, used)
            limitDepths(&perLength, to: limit)
            // The rarest symbols come first and get the longest codes.
            var index = 0
            for length in stride(from: limit, through: 1, by: -1) {
                for _ in 0..<perLength[length] {
                    unsafe lengths[Int(truncatingIfNeeded: nodes[index] & 0xFFFF)] = UInt8(length)
                    index += 1
                }
            }
        }
    }

    /// Sorts nodes with ascending symbols by their counts, byte by byte: a general sort takes several times as long, and there is a code for every sample.
    private static func sort(_ nodes: UnsafeMutableBufferPointer<UInt64>) {
        unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: nodes.count + 1) { memory in
            var (from, to) = unsafe (nodes, UnsafeMutableBufferPointer(rebasing: memory[..<nodes.count]))
            var all: UInt64 = 0
            for index in 0..<nodes.count { unsafe all |= nodes[index] }
            var shift: UInt64 = 16
            while all &>> shift != 0 {
                var starts = InlineArray<257, Int>(repeating: 0)
                for index in 0..<nodes.count { unsafe starts[Int(truncatingIfNeeded: (from[index] &>> shift) & 0xFF) &+ 1] &+= 1 }
                for digit in 1..<256 { starts[digit] &+= starts[digit &- 1] }
                for index in 0..<nodes.count {
                    let node = unsafe from[index]
                    let digit = Int(truncatingIfNeeded: (node &>> shift) & 0xFF)
                    unsafe to[starts[digit]] = node
                    starts[digit] &+= 1
                }
                unsafe swap(&from, &to)
                shift &+= 8
            }
            if unsafe from.baseAddress != nodes.baseAddress { _ = unsafe nodes.update(fromContentsOf: from) }
        }
    }

    /// Returns the number of leaves at each depth of the Huffman tree.
    private static func depthCounts(_ nodes: UnsafeMutableBufferPointer<UInt64>, _ used: Int) -> InlineArray<64, Int> {
        unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 3 * used) { memory in
            // Leaves and inner nodes are both in ascending order of weight, so the two lightest are always at the front of one or the other.
            let weight = memory.baseAddress!
            let parent = unsafe weight + used
            let leafParent = unsafe parent + used
            var (leaf, inner) = (0, 0)
            for next in 0..<used - 1 {
                var sum: UInt64 = 0
                for _ in 0..<2 {
                    if leaf < used, unsafe inner == next || nodes[leaf] >> 16 <= weight[inner] {
                        unsafe sum += nodes[leaf] >> 16
                        unsafe leafParent[leaf] = UInt64(next)
                        leaf += 1
                    } else {
                        unsafe sum += weight[inner]
                        unsafe parent[inner] = UInt64(next)
                        inner += 1
                    }
                }
                unsafe weight[next] = sum
            }
            // From here on, `weight` holds depths; the root is the last inner node.
            unsafe weight[used - 2] = 0
            for node in stride(from: used - 3, through: 0, by: -1) { unsafe weight[node] = weight[Int(parent[node])] + 1 }
            var depths = InlineArray<64, Int>(repeating: 0)
            for index in 0..<used { unsafe depths[min(63, Int(weight[Int(leafParent[index])]) + 1)] += 1 }
            return depths
        }
    }

    /// Moves leaves deeper than `limit` up to it, then moves others down until the code is complete again.
    private static func limitDepths(_ depths: inout InlineArray<64, Int>, to limit: Int) {
        var total = 0
        for depth in 1..<64 {
            if depth > limit {
                depths[limit] += depths[depth]
                depths[depth] = 0
            }
        }
        for depth in 1...limit { total += depths[depth] << (limit - depth) }
        while total > 1 << limit {
            depths[limit] -= 1
            var depth = limit - 1
            while depths[depth] == 0 { depth -= 1 }
            depths[depth] -= 1
            depths[depth + 1] += 2
            total -= 1
        }
    }

    /// Computes the codes for code lengths, with their bits in the order in which deflate writes them.
    static func makeCodes(_ lengths: UnsafeBufferPointer<UInt8>, into codes: UnsafeMutablePointer<UInt16>) {
        var counts = InlineArray<16, UInt16>(repeating: 0)
        for symbol in 0..<lengths.count { unsafe counts[Int(lengths[symbol])] += 1 }
        counts[0] = 0
        var next = InlineArray<16, UInt16>(repeating: 0)
        var code: UInt16 = 0
        for length in 1..<16 {
            code = (code &+ counts[length - 1]) &<< 1
            next[length] = code
        }
        for symbol in 0..<lengths.count {
            let length = unsafe Int(lengths[symbol])
            guard length > 0 else {
                unsafe codes[symbol] = 0
                continue
            }
            unsafe codes[symbol] = reversed(next[length]) &>> UInt16(16 - length)
            next[length] &+= 1
        }
    }

    private static func reversed(_ bits: UInt16) -> UInt16 {
        var bits = bits
        bits = bits >> 8 | bits << 8
        bits = bits >> 4 & 0x0F0F | (bits & 0x0F0F) << 4
        bits = bits >> 2 & 0x3333 | (bits & 0x3333) << 2
        return bits >> 1 & 0x5555 | (bits & 0x5555) << 1
    }
}
