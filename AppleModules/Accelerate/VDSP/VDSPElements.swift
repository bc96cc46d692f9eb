// Status: works (AccelerateVectorTests)

extension vDSP {
    public static func absolute<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] { array(vector.count) { absolute(vector, result: &$0) } }
    public static func absolute<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.absolute, vector, &result)
    }
    public static func negative<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] { array(vector.count) { negative(vector, result: &$0) } }
    public static func negative<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.negate, vector, &result)
    }
    public static func square<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] { array(vector.count) { square(vector, result: &$0) } }
    public static func square<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.square, vector, &result)
    }
    /// The part of each element after the decimal point: the opposite of what `vForce.trunc` keeps.
    public static func trunc<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>) -> [T] { array(vector.count) { trunc(vector, result: &$0) } }
    public static func trunc<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>) {
        Vectors.put(.fraction, vector, &result)
    }
    public static func maximum<T: BinaryFloatingPoint>(_ vectorA: some AccelerateBuffer<T>, _ vectorB: some AccelerateBuffer<T>) -> [T] {
        array(vectorA.count) { maximum(vectorA, vectorB, result: &$0) }
    }
    public static func maximum<T: BinaryFloatingPoint>(
        _ vectorA: some AccelerateBuffer<T>, _ vectorB: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>
    ) { Vectors.put(.maximum, vectorA, vectorB, &result) }
    public static func minimum<T: BinaryFloatingPoint>(_ vectorA: some AccelerateBuffer<T>, _ vectorB: some AccelerateBuffer<T>) -> [T] {
        array(vectorA.count) { minimum(vectorA, vectorB, result: &$0) }
    }
    public static func minimum<T: BinaryFloatingPoint>(
        _ vectorA: some AccelerateBuffer<T>, _ vectorB: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>
    ) { Vectors.put(.minimum, vectorA, vectorB, &result) }
    public static func hypot<T: BinaryFloatingPoint>(_ x: some AccelerateBuffer<T>, _ y: some AccelerateBuffer<T>) -> [T] {
        array(x.count) { hypot(x, y, result: &$0) }
    }
    public static func hypot<T: BinaryFloatingPoint>(
        _ x: some AccelerateBuffer<T>, _ y: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>
    ) { Vectors.put(.length, x, y, &result) }
    /// The distances of the points (x0, y0) and (x1, y1).
    public static func hypot<T: BinaryFloatingPoint>(
        x0: some AccelerateBuffer<T>, x1: some AccelerateBuffer<T>, y0: some AccelerateBuffer<T>, y1: some AccelerateBuffer<T>
    ) -> [T] { array(x0.count) { hypot(x0: x0, x1: x1, y0: y0, y1: y1, result: &$0) } }
    public static func hypot<T: BinaryFloatingPoint>(
        x0: some AccelerateBuffer<T>, x1: some AccelerateBuffer<T>, y0: some AccelerateBuffer<T>, y1: some AccelerateBuffer<T>,
        result: inout some AccelerateMutableBuffer<T>
    ) { hypot(subtract(x0, x1), subtract(y0, y1), result: &result) }
    /// The elements, but not less or greater than the bounds.
    public static func clip<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, to bounds: ClosedRange<T>) -> [T] {
        array(vector.count) { clip(vector, to: bounds, result: &$0) }
    }
    public static func clip<T: BinaryFloatingPoint>(
        _ vector: some AccelerateBuffer<T>, to bounds: ClosedRange<T>, result: inout some AccelerateMutableBuffer<T>
    ) { Vectors.put(.clip, vector, Uniform(bounds.lowerBound, vector.count), Uniform(bounds.upperBound, vector.count), &result) }
    /// The constant, or its negative for elements less than the limit.
    public static func limit<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, limit: T, withOutputConstant outputConstant: T) -> [T] {
        array(vector.count) { Self.limit(vector, limit: limit, withOutputConstant: outputConstant, result: &$0) }
    }
    public static func limit<T: BinaryFloatingPoint>(
        _ vector: some AccelerateBuffer<T>, limit: T, withOutputConstant outputConstant: T, result: inout some AccelerateMutableBuffer<T>
    ) { Vectors.put(.limit, vector, Uniform(limit, vector.count), Uniform(outputConstant, vector.count), &result) }
    /// A + constant · (B − A)
    public static func linearInterpolate<T: BinaryFloatingPoint>(
        _ vectorA: some AccelerateBuffer<T>, _ vectorB: some AccelerateBuffer<T>, using interpolationConstant: T
    ) -> [T] { array(vectorA.count) { linearInterpolate(vectorA, vectorB, using: interpolationConstant, result: &$0) } }
    public static func linearInterpolate<T: BinaryFloatingPoint>(
        _ vectorA: some AccelerateBuffer<T>, _ vectorB: some AccelerateBuffer<T>, using interpolationConstant: T, result: inout some AccelerateMutableBuffer<T>
    ) { Vectors.put(.interpolate, vectorA, vectorB, Uniform(interpolationConstant, vectorA.count), &result) }

    /// What becomes of elements less than a threshold.
    public enum ThresholdRule<T: BinaryFloatingPoint> {
        case clampToThreshold
        case zeroFill
        /// They become the negative of a constant, and all others the constant.
        case signedConstant(T)
    }
    /// The elements, changed by a rule where they are less than the threshold.
    public static func threshold<T: BinaryFloatingPoint>(_ vector: some AccelerateBuffer<T>, to lowerBound: T, with rule: ThresholdRule<T>) -> [T] {
        array(vector.count) { threshold(vector, to: lowerBound, with: rule, result: &$0) }
    }
    public static func threshold<T: BinaryFloatingPoint>(
        _ vector: some AccelerateBuffer<T>, to lowerBound: T, with rule: ThresholdRule<T>, result: inout some AccelerateMutableBuffer<T>
    ) {
        let bound = Uniform(lowerBound, vector.count)
        switch rule {
        case .clampToThreshold: Vectors.put(.threshold, vector, bound, &result)
        case .zeroFill: Vectors.put(.thresholdToZero, vector, bound, &result)
        case .signedConstant(let constant): limit(vector, limit: lowerBound, withOutputConstant: constant, result: &result)
        }
    }

    /// Decibels of amplitudes, relative to a reference.
    public static func amplitudeToDecibels<T: BinaryFloatingPoint>(_ amplitude: some AccelerateBuffer<T>, zeroReference: T) -> [T] {
        array(amplitude.count) { convert(amplitude: amplitude, toDecibels: &$0, zeroReference: zeroReference) }
    }
    public static func convert<T: BinaryFloatingPoint>(
        amplitude: some AccelerateBuffer<T>, toDecibels decibels: inout some AccelerateMutableBuffer<T>, zeroReference: T
    ) { Vectors.put(.amplitudeDecibels, amplitude, Uniform(zeroReference, amplitude.count), &decibels) }
    /// Decibels of powers, relative to a reference.
    public static func powerToDecibels<T: BinaryFloatingPoint>(_ power: some AccelerateBuffer<T>, zeroReference: T) -> [T] {
        array(power.count) { convert(power: power, toDecibels: &$0, zeroReference: zeroReference) }
    }
    public static func convert<T: BinaryFloatingPoint>(
        power: some AccelerateBuffer<T>, toDecibels decibels: inout some AccelerateMutableBuffer<T>, zeroReference: T
    ) { Vectors.put(.powerDecibels, power, Uniform(zeroReference, power.count), &decibels) }
}
