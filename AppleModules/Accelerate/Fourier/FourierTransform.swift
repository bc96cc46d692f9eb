/// Fourier transforms of one length, and of each length that divides it. Roots of unity are computed once.
final class FourierTransform<T: BinaryFloatingPoint & Sendable>: Sendable {
    /// The largest number of complex elements.
    let count: Int
    /// e^(−2πi k / count)
    private let cosines: [T]
    private let sines: [T]

    init(count: Int) {
        self.count = count
        cosines = (0..<count).map { T(halfTurns(-2 * Double($0) / Double(count)).cosine) }
        sines = (0..<count).map { T(halfTurns(-2 * Double($0) / Double(count)).sine) }
    }

    func root(_ index: Int, of n: Int) -> (re: T, im: T) {
        let place = index * (count / n)
        return (cosines[place], sines[place])
    }

    /// Transforms `n` complex numbers, without a scale: Σ x[j] e^(−2πi jk / n), or with the other sign for the inverse. The output can be the input.
    @_specialize(where T == Float)
    @_specialize(where T == Double)
    func transform(
        _ n: Int, _ re: UnsafePointer<T>, _ im: UnsafePointer<T>, _ stride: Int, _ outRe: UnsafeMutablePointer<T>, _ outIm: UnsafeMutablePointer<T>,
        _ outStride: Int, inverse: Bool
    ) {
        // The inverse is the forward transform with real and imaginary parts exchanged, both before and after it.
        let (re, im) = unsafe inverse ? (im, re) : (re, im)
        let (outRe, outIm) = unsafe inverse ? (outIm, outRe) : (outRe, outIm)
        unsafe withUnsafeTemporaryAllocation(of: T.self, capacity: 4 * n) { scratch in
            let memory = unsafe base(of: scratch)
            var source = unsafe (re: memory, im: memory + n)
            var target = unsafe (re: memory + 2 * n, im: memory + 3 * n)
            for index in 0..<n {
                unsafe (source.re + index).initialize(to: re[index &* stride])
                unsafe (source.im + index).initialize(to: im[index &* stride])
                unsafe (target.re + index).initialize(to: 0)
                unsafe (target.im + index).initialize(to: 0)
            }
            var (length, width) = (n, 1)
            while length > 1 {
                let factor = length % 4 == 0 ? 4 : smallestFactor(of: length)
                unsafe step(n, length: length, width: width, factor: factor, source, target)
                unsafe swap(&source, &target)
                length /= factor
                width *= factor
            }
            for index in 0..<n {
                unsafe outRe[index &* outStride] = source.re[index]
                unsafe outIm[index &* outStride] = source.im[index]
            }
        }
    }

    private func smallestFactor(of length: Int) -> Int {
        var factor = 2
        while length % factor != 0 { factor += 1 }
        return factor
    }

    /// One step of Stockham's method, which needs no reordering: takes `length` apart into `factor` transforms. `width` is the product of earlier factors.
    @inline(__always)
    private func step(
        _ n: Int, length: Int, width: Int, factor: Int, _ x: (re: UnsafeMutablePointer<T>, im: UnsafeMutablePointer<T>),
        _ y: (re: UnsafeMutablePointer<T>, im: UnsafeMutablePointer<T>)
    ) {
        let part = length / factor
        let rootStride = count / n
        for p in 0..<part {
            for q in 0..<width {
                let from = q &+ width &* p
                let to = q &+ width &* factor &* p
                let distance = width &* part
                if factor == 4 {
                    unsafe four(x, from, distance, y, to, width, p &* width &* rootStride)
                } else {
                    unsafe any(x, from, distance, y, to, width, p &* width &* rootStride, factor, n / factor &* rootStride)
                }
            }
        }
    }

    @inline(__always)
    private func four(
        _ x: (re: UnsafeMutablePointer<T>, im: UnsafeMutablePointer<T>), _ from: Int, _ distance: Int,
        _ y: (re: UnsafeMutablePointer<T>, im: UnsafeMutablePointer<T>),
        _ to: Int, _ width: Int, _ turn: Int
    ) {
        let (a, b, c, d) = (from, from &+ distance, from &+ 2 &* distance, from &+ 3 &* distance)
        let (evenRe, evenIm) = unsafe (x.re[a] + x.re[c], x.im[a] + x.im[c])
        let (evenMinusRe, evenMinusIm) = unsafe (x.re[a] - x.re[c], x.im[a] - x.im[c])
        let (oddRe, oddIm) = unsafe (x.re[b] + x.re[d], x.im[b] + x.im[d])
        // The difference, turned by −i.
        let (turnedRe, turnedIm) = unsafe (x.im[b] - x.im[d], x.re[d] - x.re[b])
        unsafe y.re[to] = evenRe + oddRe
        unsafe y.im[to] = evenIm + oddIm
        unsafe put(evenMinusRe + turnedRe, evenMinusIm + turnedIm, turn, y, to &+ width)
        unsafe put(evenRe - oddRe, evenIm - oddIm, 2 &* turn, y, to &+ 2 &* width)
        unsafe put(evenMinusRe - turnedRe, evenMinusIm - turnedIm, 3 &* turn, y, to &+ 3 &* width)
    }

    /// Stores a number multiplied by a root of unity.
    @inline(__always)
    private func put(_ re: T, _ im: T, _ turn: Int, _ y: (re: UnsafeMutablePointer<T>, im: UnsafeMutablePointer<T>), _ to: Int) {
        let (c, s) = (cosines[turn], sines[turn])
        unsafe y.re[to] = re * c - im * s
        unsafe y.im[to] = re * s + im * c
    }

    @inline(__always)
    private func any(
        _ x: (re: UnsafeMutablePointer<T>, im: UnsafeMutablePointer<T>), _ from: Int, _ distance: Int,
        _ y: (re: UnsafeMutablePointer<T>, im: UnsafeMutablePointer<T>),
        _ to: Int, _ width: Int, _ turn: Int, _ factor: Int, _ factorTurn: Int
    ) {
        for j in 0..<factor {
            var (re, im) = unsafe (x.re[from], x.im[from])
            for k in 1..<factor {
                let root = j * k % factor &* factorTurn
                let (c, s) = (cosines[root], sines[root])
                let (xRe, xIm) = unsafe (x.re[from &+ k &* distance], x.im[from &+ k &* distance])
                re += xRe * c - xIm * s
                im += xRe * s + xIm * c
            }
            unsafe put(re, im, j &* turn, y, to &+ j &* width)
        }
    }

    /// Transforms `n` real numbers, stored as n/2 pairs. The spectrum has the real parts of element 0 and of element n/2 in its first place. As on a Mac, it is
    /// twice the mathematical one, and the inverse has no scale: forward and back multiplies by 2n. This object must have at least n elements.
    @_specialize(where T == Float)
    @_specialize(where T == Double)
    func transformReal(
        _ n: Int, _ re: UnsafePointer<T>, _ im: UnsafePointer<T>, _ stride: Int, _ outRe: UnsafeMutablePointer<T>, _ outIm: UnsafeMutablePointer<T>,
        _ outStride: Int, inverse: Bool
    ) {
        let half = n / 2
        guard half > 0 else { return }
        if !inverse { unsafe transform(half, re, im, stride, outRe, outIm, outStride, inverse: false) }
        let (sourceRe, sourceIm) = unsafe inverse ? (re, im) : (UnsafePointer(outRe), UnsafePointer(outIm))
        let sourceStride = inverse ? stride : outStride
        let (first, second) = unsafe (sourceRe[0], sourceIm[0])
        for k in 1..<half / 2 + 1 {
            let mirror = half - k
            let a = unsafe (re: sourceRe[k &* sourceStride], im: sourceIm[k &* sourceStride])
            let b = unsafe (re: sourceRe[mirror &* sourceStride], im: sourceIm[mirror &* sourceStride])
            let low = combined(a, b, root(k, of: n), inverse)
            let high = combined(b, a, root(mirror, of: n), inverse)
            unsafe (outRe[k &* outStride], outIm[k &* outStride]) = low
            unsafe (outRe[mirror &* outStride], outIm[mirror &* outStride]) = high
        }
        let scale: T = inverse ? 1 : 2
        unsafe outRe[0] = scale * (first + second)
        unsafe outIm[0] = scale * (first - second)
        if inverse { unsafe transform(half, outRe, outIm, outStride, outRe, outIm, outStride, inverse: true) }
    }

    /// Forward, (a + b̄) − i w (a − b̄); inverse, (a + b̄) + i w̄ (a − b̄), where w is a root of unity.
    @inline(__always)
    private func combined(_ a: (re: T, im: T), _ b: (re: T, im: T), _ w: (re: T, im: T), _ inverse: Bool) -> (T, T) {
        let (sumRe, sumIm) = (a.re + b.re, a.im - b.im)
        let (re, im) = (a.re - b.re, a.im + b.im)
        let sine = inverse ? -w.im : w.im
        let (productRe, productIm) = (re * w.re - im * sine, re * sine + im * w.re)
        return inverse ? (sumRe - productIm, sumIm + productRe) : (sumRe + productIm, sumIm - productRe)
    }
}
