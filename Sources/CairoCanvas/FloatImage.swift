/// An image with one or four `Float`s per pixel and without padding between rows, on which blurs are computed.
struct FloatImage {
    private let width: Int
    private let height: Int
    private let channels: Int
    private var numbers: [Float]
    /// The number of samples in a row.
    private var rowLength: Int { width * channels }

    private typealias Lanes = SIMD8<Float>

    /// Creates an image from the averages of `n` by `n` bytes of another one. Unless `n` is 1, there is one more average on each side for interpolating.
    ///
    /// - Parameter repeatsEdges: whether pixels beyond the edges are copies of the outermost ones; otherwise they count as 0.
    init(
        _ bytes: UnsafeMutableBufferPointer<UInt8>, stride: Int, width sourceWidth: Int, height sourceHeight: Int, channels: Int, averaging n: Int,
        repeatsEdges: Bool
    ) {
        let margin = n > 1 ? 1 : 0
        width = (sourceWidth + n - 1) / n + 2 * margin
        height = (sourceHeight + n - 1) / n + 2 * margin
        self.channels = channels
        let (width, height) = (width, height)
        let rowLength = width * channels
        numbers = Array(repeating: 0, count: rowLength * height)
        // Includes the missing pixels of the last block.
        let paddedWidth = (width - 2 * margin) * n
        var sums = [Float](repeating: 0, count: paddedWidth * channels)
        let factor = 1 / Float(n * n)
        unsafe numbers.withUnsafeMutableBufferPointer { numbers in
            unsafe sums.withUnsafeMutableBufferPointer { sums in
                for y in 0..<height {
                    let first = (y - margin) * n
                    if !repeatsEdges, first < 0 || first >= sourceHeight { continue }
                    let target = y * rowLength
                    for index in 0..<sums.count { unsafe sums[index] = 0 }
                    for row in first..<first + n {
                        if !repeatsEdges, row >= sourceHeight { break }
                        let start = min(max(row, 0), sourceHeight - 1) &* stride
                        for index in 0..<(sourceWidth &* channels) { unsafe sums[index] += Float(bytes[start &+ index]) }
                    }
                    if repeatsEdges {
                        for index in (sourceWidth * channels)..<sums.count { unsafe sums[index] = sums[index - channels] }
                    }
                    if n == 1 {
                        for index in 0..<sums.count { unsafe numbers[target &+ index] = sums[index] }
                        continue
                    }
                    for x in 0..<(width - 2) {
                        for channel in 0..<channels {
                            var sum: Float = 0
                            var index = x &* n &* channels &+ channel
                            for _ in 0..<n {
                                unsafe sum += sums[index]
                                index &+= channels
                            }
                            unsafe numbers[target &+ (x &+ 1) &* channels &+ channel] = sum * factor
                        }
                    }
                    guard repeatsEdges else { continue }
                    for channel in 0..<channels {
                        unsafe numbers[target + channel] = numbers[target + channels + channel]
                        unsafe numbers[target + (width - 1) * channels + channel] = numbers[target + (width - 2) * channels + channel]
                    }
                }
            }
        }
    }

    /// Convolves rows and then columns with a symmetric kernel.
    ///
    /// - Parameter weights: the kernel's weights from the middle outward.
    /// - Complexity: proportional to the number of samples times the number of weights. Takes additional memory for as many rows as the whole kernel has weights.
    mutating func convolve(_ weights: [Float], repeatsEdges: Bool) {
        let reach = weights.count - 1
        guard reach > 0 else { return }
        let (rowLength, height, channels) = (rowLength, height, channels)
        let margin = reach * channels
        // Eight more samples, so that eight can be read at once everywhere.
        let padded = rowLength + 8
        var source = [Float](repeating: 0, count: padded + 2 * margin)
        // A ring buffer of the last rows, already convolved horizontally.
        let ringRows = 2 * reach + 1
        var ring = [Float](repeating: 0, count: padded * ringRows)
        var sum = [Float](repeating: 0, count: padded)
        func slot(_ row: Int) -> Int { (row + ringRows) % ringRows * padded }
        var starts = [Int](repeating: 0, count: ringRows)
        unsafe numbers.withUnsafeMutableBufferPointer { numbers in
            for row in -reach..<(height + reach) {
                if repeatsEdges || (row >= 0 && row < height) {
                    let start = min(max(row, 0), height - 1) * rowLength
                    if row < height {
                        for index in 0..<rowLength { unsafe source[margin + index] = numbers[start + index] }
                        if repeatsEdges {
                            for index in 0..<margin {
                                source[margin - 1 - index] = source[margin + channels - 1 - index % channels]
                                source[margin + rowLength + index] = source[margin + rowLength - channels + index % channels]
                            }
                        }
                    }
                    Self.weightedSum(of: source, around: (0...2 * reach).map { $0 * channels }, weights, into: &ring, at: slot(row), count: rowLength)
                } else {
                    let start = slot(row)
                    for index in start..<start + padded { ring[index] = 0 }
                }
                let target = row - reach
                guard target >= 0 else { continue }
                for index in 0..<ringRows { starts[index] = slot(target - reach + index) }
                Self.weightedSum(of: ring, around: starts, weights, into: &sum, at: 0, count: rowLength)
                for index in 0..<rowLength { unsafe numbers[target * rowLength + index] = sum[index] }
            }
        }
    }

    /// Computes the weighted sum of parts of `source`, one from each start on; `weights[0]` belongs to the middle start.
    private static func weightedSum(
        of source: [Float], around starts: [Int], _ weights: [Float], into result: inout [Float], at offset: Int, count: Int
    ) {
        let reach = weights.count - 1
        unsafe source.withUnsafeBytes { source in
            unsafe result.withUnsafeMutableBytes { result in
                unsafe starts.withUnsafeBufferPointer { starts in
                    unsafe weights.withUnsafeBufferPointer { weights in
                        guard let from = source.baseAddress, let to = result.baseAddress else { return }
                        var x = 0
                        while x < count {
                            @inline(__always) func lanes(_ index: Int) -> Lanes {
                                unsafe from.loadUnaligned(fromByteOffset: (starts[index] &+ x) &* 4, as: Lanes.self)
                            }
                            var sum = unsafe lanes(reach) * weights[0]
                            var distance = 1
                            while distance <= reach {
                                unsafe sum += (lanes(reach &- distance) + lanes(reach &+ distance)) * weights[distance]
                                distance &+= 1
                            }
                            unsafe to.storeBytes(of: sum, toByteOffset: (offset &+ x) &* 4, as: Lanes.self)
                            x &+= 8
                        }
                    }
                }
            }
        }
    }

    /// Writes the image at `n` times its size, interpolated between the centers of the averages and rounded to bytes.
    func write(to bytes: UnsafeMutableBufferPointer<UInt8>, stride: Int, width targetWidth: Int, height targetHeight: Int, interpolating n: Int) {
        let (rowLength, channels) = (rowLength, channels)
        var row = [Float](repeating: 0, count: rowLength)
        unsafe numbers.withUnsafeBufferPointer { numbers in
            unsafe row.withUnsafeMutableBufferPointer { row in
                for y in 0..<targetHeight {
                    let target = y * stride
                    if n == 1 {
                        var index = 0
                        while index &+ 8 <= rowLength {
                            let lanes = unsafe UnsafeRawBufferPointer(numbers).loadUnaligned(fromByteOffset: (y &* rowLength &+ index) &* 4, as: Lanes.self)
                            let held = PixelLanes.limited(lanes, to: Lanes(repeating: 255)) + 8_388_608
                            let rounded = unsafe SIMD8<UInt8>(truncatingIfNeeded: unsafeBitCast(held, to: SIMD8<UInt32>.self))
                            unsafe UnsafeMutableRawBufferPointer(bytes).storeBytes(of: rounded, toByteOffset: target &+ index, as: SIMD8<UInt8>.self)
                            index &+= 8
                        }
                        while index < rowLength {
                            unsafe bytes[target &+ index] = Self.byte(numbers[y &* rowLength &+ index])
                            index &+= 1
                        }
                        continue
                    }
                    // The position among the rows of averages, the first of which is the additional one.
                    let position = (Float(y) + 0.5) / Float(n) + 0.5
                    let upper = Int(position)
                    let share = position - Float(upper)
                    let (a, b) = (upper * rowLength, (upper + 1) * rowLength)
                    for index in 0..<rowLength { unsafe row[index] = numbers[a &+ index] + (numbers[b &+ index] - numbers[a &+ index]) * share }
                    let step = 1 / Float(n)
                    var x = 0
                    var left = 0
                    var across = 0.5 + 0.5 * step
                    while x < targetWidth {
                        if across >= 1 {
                            across -= 1
                            left &+= channels
                        }
                        for channel in 0..<channels {
                            let (first, second) = unsafe (row[left &+ channel], row[left &+ channels &+ channel])
                            unsafe bytes[target &+ x &* channels &+ channel] = Self.byte(first + (second - first) * across)
                        }
                        across += step
                        x &+= 1
                    }
                }
            }
        }
    }

    /// Limits a number to 0…255 and rounds it: after adding 2²³, the low bits are the rounded integer.
    @inline(__always) private static func byte(_ number: Float) -> UInt8 {
        UInt8(truncatingIfNeeded: (min(max(number, 0), 255) + 8_388_608).bitPattern)
    }
}
