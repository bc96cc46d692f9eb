// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

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

/// Puts the bytes of each pixel into another order: the new byte i is the old byte `permuteMap[i]`.
@discardableResult
public func vImagePermuteChannels_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ permuteMap: UnsafePointer<UInt8>, _ flags: vImage_Flags
) -> vImage_Error {
    let order = (0..<4).map { unsafe Int(permuteMap[$0]) }
    guard order.allSatisfy({ $0 < 4 }) else { return kvImageInvalidParameter }
    return unsafe change(src, dest) { pixel in
        let old = pixel
        for index in 0..<4 { pixel[index] = old[order[index]] }
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

/// Exchanges left and right.
@discardableResult
public func vImageHorizontalReflect_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { unsafe rearrange(src, dest) { ($0.width - 1 - $1, $2) } }

/// Exchanges top and bottom.
@discardableResult
public func vImageVerticalReflect_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { unsafe rearrange(src, dest) { ($1, $0.height - 1 - $2) } }

/// Counts the pixels with each value, separately for the four bytes of pixels.
@discardableResult
public func vImageHistogramCalculation_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ histogram: UnsafeMutablePointer<UnsafeMutablePointer<vImagePixelCount>?>, _ flags: vImage_Flags
) -> vImage_Error {
    guard let picture = unsafe PixelPlanes(src, channels: 4) else { return kvImageNullPointerArgument }
    for channel in 0..<4 {
        guard let counts = unsafe histogram[channel] else { return kvImageNullPointerArgument }
        unsafe counts.update(repeating: 0, count: 256)
        for place in stride(from: channel, to: picture.bytes.count, by: 4) { unsafe counts[Int(picture.bytes[place])] += 1 }
    }
    return kvImageNoError
}

/// Whether a picture of four bytes for each pixel can be read, and fills the other one.
private func pictures(_ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>) -> Result<PixelPlanes, vImage.Error> {
    guard let picture = unsafe PixelPlanes(source, channels: 4), unsafe target.pointee.data != nil else { return .failure(.nullPointerArgument) }
    let fits = unsafe Int(target.pointee.width) <= picture.width && Int(target.pointee.height) <= picture.height
    return fits ? .success(picture) : .failure(.bufferSizeMismatch)
}

private func change(
    _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>, _ pixel: (inout SIMD4<UInt8>) -> Void
) -> vImage_Error {
    switch unsafe pictures(source, target) {
    case .failure(let error): return error.rawValue
    case .success(var picture):
        for place in stride(from: 0, to: picture.bytes.count, by: 4) {
            var four = SIMD4(picture.bytes[place], picture.bytes[place + 1], picture.bytes[place + 2], picture.bytes[place + 3])
            pixel(&four)
            for index in 0..<4 { picture.bytes[place + index] = four[index] }
        }
        unsafe picture.write(to: target)
        return kvImageNoError
    }
}

/// Moves pixels: the closure returns the old place of the pixel at x and y.
private func rearrange(
    _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>, _ old: (PixelPlanes, Int, Int) -> (x: Int, y: Int)
) -> vImage_Error {
    switch unsafe pictures(source, target) {
    case .failure(let error): return error.rawValue
    case .success(let picture):
        var result = picture
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let place = old(picture, x, y)
                for channel in 0..<4 {
                    result.bytes[4 * (y * picture.width + x) + channel] = picture.bytes[4 * (place.y * picture.width + place.x) + channel]
                }
            }
        }
        unsafe result.write(to: target)
        return kvImageNoError
    }
}
