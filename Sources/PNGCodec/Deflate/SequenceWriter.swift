/// Literal bytes, then a match.
struct Sequence {
    /// How many bytes stand for themselves.
    var literals: UInt32
    /// How many bytes after them are repeated: 0 only where none follows.
    var length: UInt32
    /// From how many bytes before them, up to 32,768; no matter where the length is 0.
    var distance: UInt32

    @inline(__always)
    init(literals: Int, length: Int, distance: Int) {
        self.literals = UInt32(truncatingIfNeeded: literals)
        self.length = UInt32(truncatingIfNeeded: length)
        self.distance = UInt32(truncatingIfNeeded: distance)
    }
}

/// Writes literals and matches as one deflate block with a code of its own.
///
/// Whoever finds them calls `prepare`, fills `sequences`, `count` and the code's histograms, and calls `finish`.
/// Keeps its working memory; not for two threads at the same time.
@safe final class SequenceWriter {
    /// So that four literals fit in what `BitWriter` holds.
    private static let codeLimit = 12

    let code = BlockCode()
    private(set) var sequences: UnsafeMutablePointer<Sequence>
    /// How many there are, that behind the last match included.
    var count = 0
    /// What all of it takes, without the block's head.
    private(set) var bitCount = 0
    private var capacity = 0

    init() { unsafe sequences = .allocate(capacity: 0) }

    deinit { unsafe sequences.deallocate() }

    /// Forgets all and makes room for so many sequences.
    func prepare(_ most: Int) {
        if most > capacity {
            unsafe sequences.deallocate()
            unsafe sequences = .allocate(capacity: most)
            capacity = most
        }
        count = 0
        code.clear()
    }

    /// Counts symbols and makes the code.
    func finish() {
        for index in 0..<count {
            let sequence = unsafe sequences[index]
            if sequence.length > 0 { code.count(length: Int(sequence.length), distance: Int(sequence.distance)) }
        }
        bitCount = code.makeLengths(limit: Self.codeLimit)
    }

    /// Writes the block, or the input as it is where that is shorter, and goes on to a whole byte.
    func write(_ input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutablePointer<UInt8>) -> Int {
        if bitCount / 8 + 200 >= input.count { return unsafe StoredBlocks.write(input, into: output) }
        var writer = unsafe BitWriter(output)
        code.begin(&writer)
        unsafe writeSequences(input.baseAddress!, &writer)
        code.end(&writer)
        return unsafe writer.place - output
    }

    private func writeSequences(_ input: UnsafePointer<UInt8>, _ output: inout BitWriter) {
        var writer = output
        let (code, literalCodes) = unsafe (code, code.literalCodes)
        let sequences = unsafe sequences
        var place = unsafe input
        for index in 0..<count {
            let sequence = unsafe sequences[index]
            var left = Int(truncatingIfNeeded: sequence.literals)
            while left > 0 {
                // Always four: those that are too many have no bits. Asking how many there are would cost more, because nobody can foresee it.
                let codes = unsafe (
                    literalCodes[Int(place[0])], left > 1 ? literalCodes[Int(place[1])] : 0, left > 2 ? literalCodes[Int(place[2])] : 0,
                    left > 3 ? literalCodes[Int(place[3])] : 0
                )
                writer.put(UInt64(codes.0 & 0xFFFF), UInt64(codes.0 &>> 16))
                writer.put(UInt64(codes.1 & 0xFFFF), UInt64(codes.1 &>> 16))
                writer.put(UInt64(codes.2 & 0xFFFF), UInt64(codes.2 &>> 16))
                writer.put(UInt64(codes.3 & 0xFFFF), UInt64(codes.3 &>> 16))
                writer.flush()
                unsafe place += min(4, left)
                left &-= 4
            }
            let length = Int(truncatingIfNeeded: sequence.length)
            if length == 0 { continue }
            unsafe place += length
            code.write(length: length, distance: code.distanceCode(Int(truncatingIfNeeded: sequence.distance)), to: &writer)
        }
        output = writer
    }
}
