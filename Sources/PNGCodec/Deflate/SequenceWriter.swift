/// Literal bytes followed by a match.
struct Sequence {
    /// The number of literal bytes.
    var literals: UInt32
    /// The length of the match; 0 if only literals remain.
    var length: UInt32
    /// The distance of the match, up to 32,768; meaningless if the length is 0.
    var distance: UInt32

    @inline(__always)
    init(literals: Int, length: Int, distance: Int) {
        self.literals = UInt32(truncatingIfNeeded: literals)
        self.length = UInt32(truncatingIfNeeded: length)
        self.distance = UInt32(truncatingIfNeeded: distance)
    }
}

/// Writes literals and matches as one deflate block with its own code.
///
/// The caller calls `prepare`, fills in `sequences`, `count` and the code's histograms, calls `finish`, and finally `write`.
/// Keeps its working memory between blocks; must be used by one thread at a time.
@safe final class SequenceWriter {
    /// The maximum code length in bits, small enough for four literals to fit in `BitWriter`'s buffer.
    private static let codeLimit = 12

    let code = BlockCode()
    private(set) var sequences: UnsafeMutablePointer<Sequence>
    /// The number of sequences, including the one with the literals after the last match.
    var count = 0
    /// The size of the block in bits, without its header.
    private(set) var bitCount = 0
    private var capacity = 0

    init() { unsafe sequences = .allocate(capacity: 0) }

    deinit { unsafe sequences.deallocate() }

    /// Removes all sequences and counts, and allocates memory for at most `most` sequences.
    func prepare(_ most: Int) {
        if most > capacity {
            unsafe sequences.deallocate()
            unsafe sequences = .allocate(capacity: most)
            capacity = most
        }
        count = 0
        code.clear()
    }

    /// Counts the matches and makes the code.
    func finish() {
        for index in 0..<count {
            let sequence = unsafe sequences[index]
            if sequence.length > 0 { code.count(length: Int(sequence.length), distance: Int(sequence.distance)) }
        }
        bitCount = code.makeLengths(limit: Self.codeLimit)
    }

    /// Writes the block, or the uncompressed input if that is shorter, and pads the stream to a whole byte.
    func write(_ input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutablePointer<UInt8>) -> Int {
        if bitCount / 8 + 200 >= input.count { return unsafe StoredBlocks.write(input, into: output) }
        var writer = unsafe BitWriter(output)
        code.begin(&writer)
        unsafe writeSequences(input.baseAddress!, &writer)
        code.end(&writer)
        return unsafe writer.position - output
    }

    private func writeSequences(_ input: UnsafePointer<UInt8>, _ output: inout BitWriter) {
        var writer = output
        let (code, literalCodes) = unsafe (code, code.literalCodes)
        let sequences = unsafe sequences
        var position = unsafe input
        for index in 0..<count {
            let sequence = unsafe sequences[index]
            var left = Int(truncatingIfNeeded: sequence.literals)
            while left > 0 {
                // Always four, with surplus codes of zero bits: branching on their number would cost more, because it is unpredictable.
                let codes = unsafe (
                    literalCodes[Int(position[0])], left > 1 ? literalCodes[Int(position[1])] : 0, left > 2 ? literalCodes[Int(position[2])] : 0,
                    left > 3 ? literalCodes[Int(position[3])] : 0
                )
                writer.put(UInt64(codes.0 & 0xFFFF), UInt64(codes.0 &>> 16))
                writer.put(UInt64(codes.1 & 0xFFFF), UInt64(codes.1 &>> 16))
                writer.put(UInt64(codes.2 & 0xFFFF), UInt64(codes.2 &>> 16))
                writer.put(UInt64(codes.3 & 0xFFFF), UInt64(codes.3 &>> 16))
                writer.flush()
                unsafe position += min(4, left)
                left &-= 4
            }
            let length = Int(truncatingIfNeeded: sequence.length)
            if length == 0 { continue }
            unsafe position += length
            code.write(length: length, distance: code.distanceCode(Int(truncatingIfNeeded: sequence.distance)), to: &writer)
        }
        output = writer
    }
}
