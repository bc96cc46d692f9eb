// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.
// Status: works (AccelerateImageTests)

/// Multiplies each pixel, as a row of four numbers, by a matrix, and divides the result. A bias is added before and after.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>, _ divisor: Int32,
    _ pre_bias: UnsafePointer<Int16>?, _ post_bias: UnsafePointer<Int32>?, _ flags: vImage_Flags
) -> vImage_Error {
    let before = SIMD4((0..<4).map { unsafe Int(pre_bias?[$0] ?? 0) })
    let after = SIMD4((0..<4).map { unsafe Int(post_bias?[$0] ?? 0) })
    let rows = (0..<4).map { row in SIMD4((0..<4).map { unsafe Int(matrix[4 * row + $0]) }) }
    guard divisor != 0 else { return kvImageInvalidParameter }
    return unsafe change(src, dest) { pixel in
        let old = SIMD4<Int>(truncatingIfNeeded: pixel) &+ before
        var sum = after
        for row in 0..<4 { sum &+= SIMD4(repeating: old[row]) &* rows[row] }
        let quotient = (sum / SIMD4(repeating: Int(divisor))).clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 255))
        pixel = SIMD4(truncatingIfNeeded: quotient)
    }
}

/// Multiplies the colors by the alpha, which is the first byte of each pixel.
@discardableResult
public func vImagePremultiplyData_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { unsafe change(src, dest) { premultiply(&$0, alpha: 0) } }

/// Multiplies the colors by the alpha, which is the last byte of each pixel.
@discardableResult
public func vImagePremultiplyData_RGBA8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { unsafe change(src, dest) { premultiply(&$0, alpha: 3) } }

/// Divides the colors by the alpha, which is the first byte of each pixel.
@discardableResult
public func vImageUnpremultiplyData_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { unsafe change(src, dest) { unpremultiply(&$0, alpha: 0) } }

/// Divides the colors by the alpha, which is the last byte of each pixel.
@discardableResult
public func vImageUnpremultiplyData_RGBA8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { unsafe change(src, dest) { unpremultiply(&$0, alpha: 3) } }

private func premultiply(_ pixel: inout SIMD4<UInt8>, alpha: Int) {
    let a = Int(pixel[alpha])
    for index in 0..<4 where index != alpha { pixel[index] = UInt8((Int(pixel[index]) * a + 127) / 255) }
}

private func unpremultiply(_ pixel: inout SIMD4<UInt8>, alpha: Int) {
    let a = Int(pixel[alpha])
    for index in 0..<4 where index != alpha { pixel[index] = a == 0 ? 0 : UInt8(min((Int(pixel[index]) * 255 + a / 2) / a, 255)) }
}

/// Changes each pixel of a picture of four bytes for each of them.
private func change(
    _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>, _ pixel: (inout SIMD4<UInt8>) -> Void
) -> vImage_Error {
    guard var picture = unsafe PixelPlanes(source, channels: 4), unsafe target.pointee.data != nil else { return kvImageNullPointerArgument }
    guard unsafe Int(target.pointee.width) <= picture.width, unsafe Int(target.pointee.height) <= picture.height else { return kvImageBufferSizeMismatch }
    for place in stride(from: 0, to: picture.bytes.count, by: 4) {
        var four = SIMD4(picture.bytes[place], picture.bytes[place + 1], picture.bytes[place + 2], picture.bytes[place + 3])
        pixel(&four)
        for index in 0..<4 { picture.bytes[place + index] = four[index] }
    }
    unsafe picture.write(to: target)
    return kvImageNoError
}
