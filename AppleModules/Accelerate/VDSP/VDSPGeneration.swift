// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.
// Status: works (AccelerateVectorTests)

/// Sets all elements to a.
public func vDSP_vfill(_ a: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) { unsafe set(a.pointee, c, ic, n) }
public func vDSP_vfillD(_ a: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) { unsafe set(a.pointee, c, ic, n) }

/// Sets all elements to 0.
public func vDSP_vclr(_ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) { unsafe set(0, c, ic, n) }
public func vDSP_vclrD(_ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) { unsafe set(0, c, ic, n) }

/// Reverses the elements.
public func vDSP_vrvrs(_ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) { unsafe turnAround(c, ic, n) }
public func vDSP_vrvrsD(_ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) { unsafe turnAround(c, ic, n) }

/// Sorts the elements, upward for the direction 1, and downward for −1.
public func vDSP_vsort(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ direction: Int32) { unsafe order(c, n, order: direction) }
public func vDSP_vsortD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ direction: Int32) { unsafe order(c, n, order: direction) }

extension vDSP {
    public typealias RampFunction<T> =
        @Sendable (
            _ a: UnsafePointer<T>, _ b: UnsafePointer<T>, _ c: UnsafeMutablePointer<T>, _ ic: vDSP_Stride, _ n: vDSP_Length
        ) -> Void
    public typealias WindowFunction<T> = @Sendable (_ c: UnsafeMutablePointer<T>, _ n: vDSP_Length, _ flag: Int32) -> Void
}

/// C[n] = a + n · b
public let vDSP_vramp: vDSP.RampFunction<Float> = { unsafe writeRamp(from: $0.pointee, by: $1.pointee, $2, $3, $4) }
public let vDSP_vrampD: vDSP.RampFunction<Double> = { unsafe writeRamp(from: $0.pointee, by: $1.pointee, $2, $3, $4) }

/// Numbers at equal distances from a to b.
public let vDSP_vgen: vDSP.RampFunction<Float> = { unsafe writeRamp(from: $0.pointee, to: $1.pointee, $2, $3, $4) }
public let vDSP_vgenD: vDSP.RampFunction<Double> = { unsafe writeRamp(from: $0.pointee, to: $1.pointee, $2, $3, $4) }

/// A Hann window; the flags are vDSP_HANN_DENORM or vDSP_HANN_NORM, and vDSP_HALF_WINDOW.
public let (vDSP_hann_window, vDSP_hann_windowD) = windows { $0 & 2 != 0 ? .hanningNormalized : .hanningDenormalized }
/// A Hamming window; the flag is 0 or vDSP_HALF_WINDOW.
public let (vDSP_hamm_window, vDSP_hamm_windowD) = windows { _ in .hamming }
/// A Blackman window; the flag is 0 or vDSP_HALF_WINDOW.
public let (vDSP_blkman_window, vDSP_blkman_windowD) = windows { _ in .blackman }

@safe private func windows(_ sequence: @escaping @Sendable (Int32) -> vDSP.WindowSequence) -> (vDSP.WindowFunction<Float>, vDSP.WindowFunction<Double>) {
    ({ unsafe writeWindow(sequence($2), $0, $1, half: $2 & 1 != 0) }, { unsafe writeWindow(sequence($2), $0, $1, half: $2 & 1 != 0) })
}
