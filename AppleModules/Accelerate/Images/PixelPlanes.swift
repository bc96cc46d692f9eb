/// The bytes of a picture, whose pixels have one or four of them.
struct PixelPlanes {
    let width: Int
    let height: Int
    let channels: Int
    var bytes: [UInt8]

    init(width: Int, height: Int, channels: Int) {
        (self.width, self.height, self.channels) = (width, height, channels)
        bytes = Array(repeating: 0, count: width * height * channels)
    }

    /// Copies a picture, so results can be written over it.
    init?(_ buffer: UnsafePointer<vImage_Buffer>, channels: Int) {
        guard let data = unsafe buffer.pointee.data else { return nil }
        let picture = unsafe buffer.pointee
        unsafe self.init(width: Int(picture.width), height: Int(picture.height), channels: channels)
        let length = width * channels
        for row in 0..<height {
            let source = unsafe UnsafeRawBufferPointer(start: data + row * picture.rowBytes, count: length)
            unsafe bytes.replaceSubrange(row * length..<(row + 1) * length, with: source)
        }
    }

    /// Writes the part of the picture from an offset that fills the buffer. The picture must be large enough.
    func write(to buffer: UnsafePointer<vImage_Buffer>, x: Int = 0, y: Int = 0) {
        let target = unsafe buffer.pointee
        guard let data = unsafe target.data else { return }
        unsafe bytes.withUnsafeBytes { source in
            for row in unsafe 0..<Int(target.height) {
                let place = ((y + row) * width + x) * channels
                unsafe (data + row * target.rowBytes).copyMemory(from: source.baseAddress! + place, byteCount: Int(target.width) * channels)
            }
        }
    }

    /// What counts as a pixel beyond an edge.
    enum Edge {
        case extend
        case background([UInt8])
        /// Weights beyond an edge don't count.
        case truncate
    }

    /// Replaces each number by the mean of those in a box around it, whose sizes are odd.
    func blurred(width boxWidth: Int, height boxHeight: Int, edge: Edge) -> PixelPlanes {
        var result = self
        let across = PixelPlanes.weights(width, boxWidth, edge)
        let down = PixelPlanes.weights(height, boxHeight, edge)
        for channel in 0..<channels {
            var background = 0
            if case .background(let color) = edge { background = Int(color[channel]) }
            var sums = [Int](repeating: 0, count: width * height)
            for row in 0..<height {
                let line = (0..<width).map { Int(bytes[(row * width + $0) * channels + channel]) }
                sums.replaceSubrange(row * width..<(row + 1) * width, with: PixelPlanes.sums(line, boxWidth, edge, background))
            }
            for column in 0..<width {
                let line = PixelPlanes.sums((0..<height).map { sums[$0 * width + column] }, boxHeight, edge, background * boxWidth)
                for row in 0..<height {
                    let divisor = across[column] * down[row]
                    result.bytes[(row * width + column) * channels + channel] = UInt8((line[row] + divisor / 2) / divisor)
                }
            }
        }
        return result
    }

    private static func weights(_ length: Int, _ size: Int, _ edge: Edge) -> [Int] {
        let ones = [Int](repeating: 1, count: length)
        if case .truncate = edge { return sums(ones, size, edge, 0) }
        return ones.map { $0 * size }
    }

    /// Replaces each number by the sum of as many neighbors.
    private static func sums(_ line: [Int], _ size: Int, _ edge: Edge, _ background: Int) -> [Int] {
        guard let first = line.first, let last = line.last else { return line }
        let (before, after): (Int, Int) =
            switch edge {
            case .extend: (first, last)
            case .background: (background, background)
            case .truncate: (0, 0)
            }
        let values = [Int](repeating: before, count: size / 2) + line + [Int](repeating: after, count: size / 2)
        var sum = values[..<size].reduce(0, +)
        return line.indices.map { index in
            defer { if index + size < values.count { sum += values[index + size] - values[index] } }
            return sum
        }
    }

    /// Scales by Lanczos's kernel with a number of lobes on each side; it is stretched where the picture shrinks.
    func scaled(width newWidth: Int, height newHeight: Int, lobes: Int) -> PixelPlanes {
        let across = PixelPlanes.taps(width, newWidth, lobes)
        let down = PixelPlanes.taps(height, newHeight, lobes)
        var rows = [Float](repeating: 0, count: newWidth * height * channels)
        for row in 0..<height {
            for (column, taps) in across.enumerated() {
                for channel in 0..<channels {
                    var sum: Float = 0
                    for (offset, weight) in taps.weights.enumerated() {
                        sum += weight * Float(bytes[(row * width + taps.first + offset) * channels + channel])
                    }
                    rows[(row * newWidth + column) * channels + channel] = sum
                }
            }
        }
        var result = PixelPlanes(width: newWidth, height: newHeight, channels: channels)
        let length = newWidth * channels
        for (row, taps) in down.enumerated() {
            for index in 0..<length {
                var sum: Float = 0
                for (offset, weight) in taps.weights.enumerated() { sum += weight * rows[(taps.first + offset) * length + index] }
                result.bytes[row * length + index] = UInt8(min(max(sum.rounded(), 0), 255))
            }
        }
        return result
    }

    /// For each new pixel, the old pixels that it is made of. Weights beyond an edge belong to the pixel at the edge.
    private static func taps(_ old: Int, _ new: Int, _ lobes: Int) -> [(first: Int, weights: [Float])] {
        let scale = Double(old) / Double(new)
        let stretch = max(scale, 1)
        return (0..<new).map { index in
            let center = (Double(index) + 0.5) * scale - 0.5
            let (low, high) = (Int((center - Double(lobes) * stretch).rounded(.up)), Int((center + Double(lobes) * stretch).rounded(.down)))
            let (first, last) = (min(max(low, 0), old - 1), min(max(high, 0), old - 1))
            var weights = [Double](repeating: 0, count: last - first + 1)
            for place in low...max(low, high) {
                weights[min(max(place, first), last) - first] += lanczos((Double(place) - center) / stretch, Double(lobes))
            }
            let sum = weights.reduce(0, +)
            return (first, weights.map { Float($0 / sum) })
        }
    }

    private static func lanczos(_ x: Double, _ lobes: Double) -> Double {
        if x == 0 { return 1 }
        guard abs(x) < lobes else { return 0 }
        return lobes * halfTurns(x).sine * halfTurns(x / lobes).sine / (.pi * .pi * x * x)
    }
}
