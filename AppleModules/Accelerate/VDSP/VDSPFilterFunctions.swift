// Status: works (AccelerateFilterTests)

extension vDSP {
    /// The convolution of a vector and a shorter one. As on a Mac, the result has as many elements as the difference of the two counts, so the last position
    /// of the kernel isn't in it; `convolve(_:withKernel:result:)` computes it for a result with one more element.
    public static func convolve<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, withKernel kernel: some AccelerateBuffer<T>) -> [T] {
        array(max(vector.count - kernel.count, 0)) { convolve(vector, withKernel: kernel, result: &$0) }
    }
    /// The convolution of a vector and a shorter one, for as many positions of the kernel as the result has elements.
    public static func convolve<T: BinaryFloatingPoint>(
        _ vector: some AccelerateBuffer<T>, withKernel kernel: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>
    ) { slide(vector, kernel, backward: true, step: 1, &result) }
    /// The correlation of a vector and a shorter one. The result has as many elements as that of `convolve(_:withKernel:)`.
    public static func correlate<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, withKernel kernel: some AccelerateBuffer<T>) -> [T] {
        array(max(vector.count - kernel.count, 0)) { correlate(vector, withKernel: kernel, result: &$0) }
    }
    public static func correlate<T: BinaryFloatingPoint>(
        _ vector: some AccelerateBuffer<T>, withKernel kernel: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>
    ) { slide(vector, kernel, backward: false, step: 1, &result) }
    /// Filters a vector, and keeps each of its positions at multiples of the factor.
    public static func downsample<T: BinaryFloatingPoint>(
        _ source: some AccelerateBuffer<T>, decimationFactor: Int, filter: some AccelerateBuffer<T>
    ) -> [T] {
        array(source.count < filter.count ? 0 : (source.count - filter.count) / decimationFactor + 1) {
            downsample(source, decimationFactor: decimationFactor, filter: filter, result: &$0)
        }
    }
    public static func downsample<T: BinaryFloatingPoint>(
        _ source: some AccelerateBuffer<T>, decimationFactor: Int, filter: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>
    ) { slide(source, filter, backward: false, step: decimationFactor, &result) }

    private static func slide<T: BinaryFloatingPoint>(
        _ vector: some AccelerateBuffer<T>, _ kernel: some AccelerateBuffer<T>, backward: Bool, step: Int, _ result: inout some AccelerateMutableBuffer<T>
    ) {
        let (n, p) = (result.count, kernel.count)
        precondition(n == 0 || vector.count >= (n - 1) * step + p, "The vector is too short for the kernel and the result.")
        unsafe result.write { c in
            unsafe vector.read { a in
                unsafe kernel.read { f in
                    unsafe slideFilter(a, 1, backward ? f + max(p - 1, 0) : f, backward ? -1 : 1, c, 1, UInt(n), UInt(p), step: step)
                }
            }
        }
    }

    /// A picture, filtered by a kernel with an odd number of rows and columns. The kernel isn't turned around, and elements near an edge become 0.
    public static func convolve<T: BinaryFloatingPoint>(
        _ vector: some AccelerateBuffer<T>, rowCount: Int, columnCount: Int, withKernel kernel: some AccelerateBuffer<T>, kernelRowCount: Int,
        kernelColumnCount: Int
    ) -> [T] {
        var result = [T](repeating: 0, count: vector.count)
        convolve(
            vector, rowCount: rowCount, columnCount: columnCount, withKernel: kernel, kernelRowCount: kernelRowCount, kernelColumnCount: kernelColumnCount,
            result: &result)
        return result
    }
    public static func convolve<T: BinaryFloatingPoint>(
        _ vector: some AccelerateBuffer<T>, rowCount: Int, columnCount: Int, withKernel kernel: some AccelerateBuffer<T>, kernelRowCount: Int,
        kernelColumnCount: Int, result: inout some AccelerateMutableBuffer<T>
    ) {
        precondition(vector.count >= rowCount * columnCount && result.count >= rowCount * columnCount, "The picture is too small.")
        precondition(kernel.count == kernelRowCount * kernelColumnCount, "The kernel has another number of elements.")
        unsafe result.write { c in
            unsafe vector.read { a in
                unsafe kernel.read { f in
                    unsafe filterPicture(a, rows: rowCount, columns: columnCount, f, filterRows: kernelRowCount, filterColumns: kernelColumnCount, c)
                }
            }
        }
    }

    /// A picture, filtered by a kernel of three rows and columns.
    public static func convolve<T: BinaryFloatingPoint>(
        _ vector: some AccelerateBuffer<T>, rowCount: Int, columnCount: Int, with3x3Kernel kernel: some AccelerateBuffer<T>
    ) -> [T] { convolve(vector, rowCount: rowCount, columnCount: columnCount, withKernel: kernel, kernelRowCount: 3, kernelColumnCount: 3) }
    public static func convolve<T: BinaryFloatingPoint>(
        _ vector: some AccelerateBuffer<T>, rowCount: Int, columnCount: Int, with3x3Kernel kernel: some AccelerateBuffer<T>,
        result: inout some AccelerateMutableBuffer<T>
    ) { convolve(vector, rowCount: rowCount, columnCount: columnCount, withKernel: kernel, kernelRowCount: 3, kernelColumnCount: 3, result: &result) }
    /// A picture, filtered by a kernel of five rows and columns.
    public static func convolve<T: BinaryFloatingPoint>(
        _ vector: some AccelerateBuffer<T>, rowCount: Int, columnCount: Int, with5x5Kernel kernel: some AccelerateBuffer<T>
    ) -> [T] { convolve(vector, rowCount: rowCount, columnCount: columnCount, withKernel: kernel, kernelRowCount: 5, kernelColumnCount: 5) }
    public static func convolve<T: BinaryFloatingPoint>(
        _ vector: some AccelerateBuffer<T>, rowCount: Int, columnCount: Int, with5x5Kernel kernel: some AccelerateBuffer<T>,
        result: inout some AccelerateMutableBuffer<T>
    ) { convolve(vector, rowCount: rowCount, columnCount: columnCount, withKernel: kernel, kernelRowCount: 5, kernelColumnCount: 5, result: &result) }
}
