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
        // Includes the missing pixels of the last block. Sums of up to 64 bytes fit into 16 bits.
        let paddedWidth = (width - 2 * margin) * n
        var sums = [UInt16](repeating: 0, count: paddedWidth * channels)
        unsafe numbers.withUnsafeMutableBufferPointer { numbers in
            unsafe sums.withUnsafeMutableBufferPointer { sums in
                for y in 0..<height {
                    let first = (y - margin) * n
                    if !repeatsEdges, first < 0 || first >= sourceHeight { continue }
                    unsafe sums.update(repeating: 0)
                    for row in first..<first + n {
                        if !repeatsEdges, row >= sourceHeight { break }
                        let start = min(max(row, 0), sourceHeight - 1) &* stride
                        unsafe Self.add(UnsafeRawBufferPointer(bytes), from: start, count: sourceWidth &* channels, to: sums)
                    }
                    if repeatsEdges {
                        for index in (sourceWidth * channels)..<sums.count { unsafe sums[index] = sums[index - channels] }
                    }
                    let target = y * rowLength
                    if n == 1 {
                        for index in 0..<sums.count { unsafe numbers[target &+ index] = Float(sums[index]) }
                        continue
                    }
                    unsafe Self.average(UnsafeRawBufferPointer(sums), of: n, channels: channels, into: numbers, at: target + channels, count: width - 2)
                    guard repeatsEdges else { continue }
                    for channel in 0..<channels {
                        unsafe numbers[target + channel] = numbers[target + channels + channel]
                        unsafe numbers[target + (width - 1) * channels + channel] = numbers[target + (width - 2) * channels + channel]
                    }
                }
            }
        }
    }

    /// Adds `n` sums of each channel and divides them by the number of pixels.
    private static func average(
        _ sums: UnsafeRawBufferPointer, of n: Int, channels: Int, into numbers: UnsafeMutableBufferPointer<Float>, at target: Int, count: Int
    ) {
        let factor = 1 / Float(n * n)
        let target = unsafe UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(numbers)[(target * 4)...])
        var offset = 0
        for x in 0..<count {
            if channels == 4 {
                var sum = SIMD4<UInt32>.zero
                for _ in 0..<n {
                    sum &+= unsafe SIMD4<UInt32>(truncatingIfNeeded: sums.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt16>.self))
                    offset &+= 8
                }
                // No sum reaches 2³¹, and conversions from signed numbers are faster.
                let numbers = SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: sum)) * factor
                unsafe target.storeBytes(of: numbers, toByteOffset: x &* 16, as: SIMD4<Float>.self)
            } else {
                var sum: UInt32 = 0
                for _ in 0..<n {
                    unsafe sum &+= UInt32(sums.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
                    offset &+= 2
                }
                unsafe target.storeBytes(of: Float(sum) * factor, toByteOffset: x &* 4, as: Float.self)
            }
        }
    }

    /// Adds a row of bytes to sums.
    private static func add(_ bytes: UnsafeRawBufferPointer, from start: Int, count: Int, to sums: UnsafeMutableBufferPointer<UInt16>) {
        let target = UnsafeMutableRawBufferPointer(sums)
        var index = 0
        while index &+ 16 <= count {
            let row = unsafe bytes.loadUnaligned(fromByteOffset: start &+ index, as: SIMD16<UInt8>.self)
            let old = unsafe target.loadUnaligned(fromByteOffset: index &* 2, as: SIMD16<UInt16>.self)
            unsafe target.storeBytes(of: old &+ SIMD16<UInt16>(truncatingIfNeeded: row), toByteOffset: index &* 2, as: SIMD16<UInt16>.self)
            index &+= 16
        }
        while index < count {
            unsafe sums[index] &+= UInt16(bytes[start &+ index])
            index &+= 1
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
                    let target = unsafe UnsafeMutableRawBufferPointer(bytes)[(y &* stride)...]
                    if n == 1 {
                        unsafe Self.write(
                            UnsafeRawBufferPointer(numbers), from: y &* rowLength, count: rowLength, to: UnsafeMutableRawBufferPointer(rebasing: target))
                        continue
                    }
                    // The position among the rows of averages, the first of which is the additional one.
                    let position = (Float(y) + 0.5) / Float(n) + 0.5
                    let upper = Int(saturating: position)
                    let share = position - Float(upper)
                    let (a, b) = (upper * rowLength, (upper + 1) * rowLength)
                    for index in 0..<rowLength { unsafe row[index] = numbers[a &+ index] + (numbers[b &+ index] - numbers[a &+ index]) * share }
                    let source = UnsafeRawBufferPointer(row)
                    let pixels = unsafe UnsafeMutableRawBufferPointer(rebasing: target)
                    if channels == 4 {
                        unsafe Self.widenColors(source, to: pixels, width: targetWidth, by: n)
                    } else {
                        unsafe Self.widenCoverage(source, to: pixels, width: targetWidth, by: n)
                    }
                }
            }
        }
    }

    /// Rounds numbers to bytes.
    private static func write(_ numbers: UnsafeRawBufferPointer, from start: Int, count: Int, to bytes: UnsafeMutableRawBufferPointer) {
        var index = 0
        while index &+ 8 <= count {
            let lanes = unsafe numbers.loadUnaligned(fromByteOffset: (start &+ index) &* 4, as: Lanes.self)
            let held = PixelLanes.limited(lanes, to: Lanes(repeating: 255)) + 8_388_608
            let rounded = unsafe SIMD8<UInt8>(truncatingIfNeeded: unsafeBitCast(held, to: SIMD8<UInt32>.self))
            unsafe bytes.storeBytes(of: rounded, toByteOffset: index, as: SIMD8<UInt8>.self)
            index &+= 8
        }
        while index < count {
            unsafe bytes[index] = Self.byte(numbers.loadUnaligned(fromByteOffset: (start &+ index) &* 4, as: Float.self))
            index &+= 1
        }
    }

    /// Interpolates a row of averages of four channels. Averages are within 0…255 and weights add up to 1, so nothing must be limited.
    private static func widenColors(_ row: UnsafeRawBufferPointer, to bytes: UnsafeMutableRawBufferPointer, width: Int, by n: Int) {
        let step = 1 / Float(n)
        var (x, left) = (0, 0)
        // The first pixel is half a pixel to the right of the middle between two averages.
        var first = n / 2
        while x < width {
            let start = unsafe row.loadUnaligned(fromByteOffset: left &* 16, as: SIMD4<Float>.self)
            let change = unsafe row.loadUnaligned(fromByteOffset: (left &+ 1) &* 16, as: SIMD4<Float>.self) - start
            let end = min(width, x &+ n &- first)
            var across = (Float(first) + 0.5) * step
            while x < end {
                let held = start + change * across + 8_388_608
                let rounded = unsafe SIMD4<UInt8>(truncatingIfNeeded: unsafeBitCast(held, to: SIMD4<UInt32>.self))
                unsafe bytes.storeBytes(of: rounded, toByteOffset: x &* 4, as: SIMD4<UInt8>.self)
                across += step
                x &+= 1
            }
            first = 0
            left &+= 1
        }
    }

    /// Interpolates a row of averages of one channel.
    private static func widenCoverage(_ row: UnsafeRawBufferPointer, to bytes: UnsafeMutableRawBufferPointer, width: Int, by n: Int) {
        let step = 1 / Float(n)
        let steps = SIMD4<Float>(0, 1, 2, 3) * step
        var (x, left) = (0, 0)
        var first = n / 2
        while x < width {
            let start = unsafe row.loadUnaligned(fromByteOffset: left &* 4, as: Float.self)
            let change = unsafe row.loadUnaligned(fromByteOffset: (left &+ 1) &* 4, as: Float.self) - start
            let end = min(width, x &+ n &- first)
            var across = (Float(first) + 0.5) * step
            while x &+ 4 <= end {
                let held = (steps + across) * change + start + 8_388_608
                let rounded = unsafe SIMD4<UInt8>(truncatingIfNeeded: unsafeBitCast(held, to: SIMD4<UInt32>.self))
                unsafe bytes.storeBytes(of: rounded, toByteOffset: x, as: SIMD4<UInt8>.self)
                across += 4 * step
                x &+= 4
            }
            while x < end {
                unsafe bytes[x] = Self.byte(start + change * across)
                across += step
                x &+= 1
            }
            first = 0
            left &+= 1
        }
    }

    /// Limits a number to 0…255 and rounds it: after adding 2²³, the low bits are the rounded integer.
    @inline(__always) private static func byte(_ number: Float) -> UInt8 {
        UInt8(truncatingIfNeeded: (min(max(number, 0), 255) + 8_388_608).bitPattern)
    }
}
