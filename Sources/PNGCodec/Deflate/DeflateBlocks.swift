/// Uncompressed blocks (RFC 1951, section 3.2.4).
enum StoredBlocks {
    /// Returns the number of bytes that `write` produces for `count` bytes of input.
    static func length(_ count: Int) -> Int { count + 5 * ((count + 65534) / 65535) }

    /// Writes all bytes as non-final blocks. The output must start at a whole byte of the stream.
    ///
    /// - Returns: the number of bytes written: the input and five bytes for each block of up to 65,535.
    static func write(_ input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutablePointer<UInt8>) -> Int {
        var (read, written) = (0, 0)
        while read < input.count {
            let count = min(65535, input.count - read)
            unsafe output[written] = 0
            for (index, byte) in [count & 0xFF, count >> 8, ~count & 0xFF, ~count >> 8 & 0xFF].enumerated() {
                unsafe output[written + 1 + index] = UInt8(byte)
            }
            unsafe (output + written + 5).update(from: input.baseAddress! + read, count: count)
            read += count
            written += 5 + count
        }
        return written
    }

    /// Writes an empty block, which pads the stream to a whole byte: zlib's "sync flush".
    static func writeEmpty(to writer: inout BitWriter) {
        // Non-final, stored.
        writer.put(0, 3)
        writer.align()
        writer.put(0xFFFF_0000, 32)
        writer.flush()
    }
}

/// The header of a block with its own Huffman codes (RFC 1951, section 3.2.7).
enum DynamicHeader {
    /// Writes the header, up to the first symbol.
    ///
    /// - Parameters:
    ///   - lengths: the code lengths of the 286 literals and lengths.
    ///   - distances: the code lengths of the 30 distances.
    static func write(lengths: UnsafeBufferPointer<UInt8>, distances: UnsafeBufferPointer<UInt8>, isLast: Bool, to writer: inout BitWriter) {
        func used(_ lengths: UnsafeBufferPointer<UInt8>, _ least: Int) -> Int {
            var count = lengths.count
            while count > least, unsafe lengths[count - 1] == 0 { count -= 1 }
            return count
        }
        let (lengthCount, distanceCount) = unsafe (used(lengths, 257), used(distances, 1))
        unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 320) { items in
            let count = unsafe repeats(lengths, lengthCount, distances, distanceCount, into: items)
            unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 19) { counts in
                unsafe counts.initialize(repeating: 0)
                for index in 0..<count { unsafe counts[Int(items[index] & 0xFF)] += 1 }
                var own = InlineArray<19, UInt8>(repeating: 0)
                var codes = InlineArray<19, UInt16>(repeating: 0)
                unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 19) { ownLengths in
                    unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 19) { ownCodes in
                        unsafe HuffmanCode.makeLengths(UnsafeBufferPointer(counts), limit: 7, into: ownLengths.baseAddress!)
                        unsafe HuffmanCode.makeCodes(UnsafeBufferPointer(ownLengths), into: ownCodes.baseAddress!)
                        for index in 0..<19 { unsafe (own[index], codes[index]) = (ownLengths[index], ownCodes[index]) }
                    }
                }
                var ownCount = 19
                while ownCount > 4, own[Int(DeflateTables.codeLengthOrder[ownCount - 1])] == 0 { ownCount -= 1 }
                writer.put((isLast ? 1 : 0) | 2 << 1, 3)
                writer.put(UInt64(lengthCount - 257), 5)
                writer.put(UInt64(distanceCount - 1), 5)
                writer.put(UInt64(ownCount - 4), 4)
                writer.flush()
                for index in 0..<ownCount {
                    writer.put(UInt64(own[Int(DeflateTables.codeLengthOrder[index])]), 3)
                    writer.flush()
                }
                for index in 0..<count {
                    let item = unsafe items[index]
                    let symbol = Int(item & 0xFF)
                    writer.put(UInt64(codes[symbol]), UInt64(own[symbol]))
                    if symbol >= 16 { writer.put(UInt64(item >> 8), symbol == 16 ? 2 : symbol == 17 ? 3 : 7) }
                    writer.flush()
                }
            }
        }
    }

    /// Run-length encodes all code lengths: repeats become the symbols 16 to 18, with their extra bits from bit 8 on.
    ///
    /// - Returns: the number of items written.
    private static func repeats(
        _ lengths: UnsafeBufferPointer<UInt8>, _ lengthCount: Int, _ distances: UnsafeBufferPointer<UInt8>, _ distanceCount: Int,
        into items: UnsafeMutableBufferPointer<UInt16>
    ) -> Int {
        func value(_ index: Int) -> UInt8 { unsafe index < lengthCount ? lengths[index] : distances[index - lengthCount] }
        let total = lengthCount + distanceCount
        var (index, count) = (0, 0)
        func add(_ item: Int) {
            unsafe items[count] = UInt16(item)
            count += 1
        }
        while index < total {
            let length = value(index)
            var run = 1
            while index + run < total, value(index + run) == length { run += 1 }
            index += run
            if length > 0 {
                add(Int(length))
                run -= 1
            }
            while run >= 3 {
                // Splitting so that no rest of one or two remains would be slightly smaller; this is close enough.
                let part = min(run, length > 0 ? 6 : 138)
                add(length > 0 ? 16 | (part - 3) << 8 : part > 10 ? 18 | (part - 11) << 8 : 17 | (part - 3) << 8)
                run -= part
            }
            for _ in 0..<run { add(Int(length)) }
        }
        return count
    }
}
