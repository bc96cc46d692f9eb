import AppleAccelerate
import Foundation
import Testing

/// Pictures in memory.
@Suite struct AccelerateImageTests {
    /// Calls a function of vImage with a picture, and returns its result.
    private func changed(
        _ bytes: [UInt8], width: Int, newWidth: Int? = nil, newHeight: Int? = nil, channels: Int = 1,
        _ function: (UnsafePointer<vImage_Buffer>, UnsafePointer<vImage_Buffer>) -> vImage_Error
    ) -> (bytes: [UInt8], error: vImage_Error) {
        let height = bytes.count / channels / width
        let (newWidth, newHeight) = (newWidth ?? width, newHeight ?? height)
        var (source, result) = (bytes, [UInt8](repeating: 0, count: newWidth * newHeight * channels))
        let error = unsafe source.withUnsafeMutableBytes { source in
            unsafe result.withUnsafeMutableBytes { result in
                var from = unsafe vImage_Buffer(data: source.baseAddress, height: UInt(height), width: UInt(width), rowBytes: width * channels)
                var to = unsafe vImage_Buffer(data: result.baseAddress, height: UInt(newHeight), width: UInt(newWidth), rowBytes: newWidth * channels)
                return unsafe function(&from, &to)
            }
        }
        return (result, error)
    }

    @Test func boxesFollowTheirDefinition() {
        let (width, height) = (7, 5)
        let bytes = (0..<width * height).map { UInt8($0 * 37 % 251) }
        let expected = { (weights: [Int]) -> [UInt8] in
            let reach = weights.count / 2
            let divisor = weights.reduce(0, +) * weights.reduce(0, +)
            return (0..<width * height).map { index in
                var sum = 0
                for (row, down) in weights.enumerated() {
                    for (column, across) in weights.enumerated() {
                        let x = min(max(index % width + column - reach, 0), width - 1)
                        let y = min(max(index / width + row - reach, 0), height - 1)
                        sum += down * across * Int(bytes[y * width + x])
                    }
                }
                return UInt8((sum + divisor / 2) / divisor)
            }
        }
        let flags = vImage_Flags(kvImageEdgeExtend)
        #expect(unsafe changed(bytes, width: width) { unsafe vImageBoxConvolve_Planar8($0, $1, nil, 0, 0, 3, 3, 0, flags) }.bytes == expected([1, 1, 1]))
        #expect(unsafe changed(bytes, width: width) { unsafe vImageBoxConvolve_Planar8($0, $1, nil, 0, 0, 5, 5, 0, flags) }.bytes == expected([1, 1, 1, 1, 1]))
    }

    @Test func edgesFollowTheFlags() {
        let line: [UInt8] = [90, 0, 0, 60]
        func blurred(_ flags: Int) -> [UInt8] {
            unsafe changed(line, width: 4) { unsafe vImageBoxConvolve_Planar8($0, $1, nil, 0, 0, 1, 3, 30, vImage_Flags(flags)) }.bytes
        }
        #expect(blurred(kvImageEdgeExtend) == [60, 30, 20, 40])
        #expect(blurred(kvImageBackgroundColorFill) == [40, 30, 20, 30])
        #expect(blurred(kvImageTruncateKernel) == [45, 30, 20, 30])
        #expect(blurred(kvImageCopyInPlace) == [90, 30, 20, 60])
    }

    @Test func fourBytesOfPixelsStayApart() {
        let pixels: [UInt8] = [255, 0, 30, 60, 255, 0, 60, 90, 255, 0, 90, 0]
        let flags = vImage_Flags(kvImageEdgeExtend)
        let result = unsafe changed(pixels, width: 3, channels: 4) { unsafe vImageBoxConvolve_ARGB8888($0, $1, nil, 0, 0, 1, 3, nil, flags) }
        #expect(result.bytes == [255, 0, 40, 70, 255, 0, 60, 50, 255, 0, 80, 30])
        let matrix: [Int16] = [256, 0, 0, 0, 0, 128, 0, 0, 0, 0, 256, 512, 0, 0, 0, 256]
        let multiplied = unsafe changed(pixels, width: 3, channels: 4) { unsafe vImageMatrixMultiply_ARGB8888($0, $1, matrix, 256, nil, nil, 0) }
        #expect(multiplied.bytes == [255, 0, 30, 120, 255, 0, 60, 210, 255, 0, 90, 180])
    }

    @Test func colorsAreMultipliedByAlpha() {
        let pixels: [UInt8] = [255, 1, 2, 3, 0, 4, 5, 6, 128, 255, 100, 50, 255, 9, 9, 9]
        let premultiplied = unsafe changed(pixels, width: 2, channels: 4) { unsafe vImagePremultiplyData_ARGB8888($0, $1, 0) }
        #expect(premultiplied.bytes == [255, 1, 2, 3, 0, 0, 0, 0, 128, 128, 50, 25, 255, 9, 9, 9])
        let back = unsafe changed(premultiplied.bytes, width: 2, channels: 4) { unsafe vImageUnpremultiplyData_ARGB8888($0, $1, 0) }
        #expect(back.bytes == [255, 1, 2, 3, 0, 0, 0, 0, 128, 255, 100, 50, 255, 9, 9, 9])
    }

    @Test func scalingKeepsEvenColorsAndMeans() {
        let even = [UInt8](repeating: 77, count: 60)
        #expect(
            unsafe changed(even, width: 10, newWidth: 23, newHeight: 3) { unsafe vImageScale_Planar8($0, $1, nil, 0) }.bytes
                == [UInt8](repeating: 77, count: 69))
        let ramp = (0..<64).map { UInt8($0 % 8 * 30) }
        let half = unsafe changed(ramp, width: 8, newWidth: 4, newHeight: 4) {
            unsafe vImageScale_Planar8($0, $1, nil, vImage_Flags(kvImageHighQualityResampling))
        }
        for row in 0..<4 {
            let line = half.bytes[4 * row..<4 * row + 4].map { Int($0) }
            #expect(line == line.sorted() && abs(line[1] - 75) < 6 && abs(line[2] - 135) < 6)
        }
        #expect(unsafe changed(ramp, width: 8) { unsafe vImageScale_Planar8($0, $1, nil, 0) }.bytes == ramp)
    }

    @Test func mistakesGiveErrors() throws {
        let bytes = [UInt8](repeating: 1, count: 16)
        let box = { (height: UInt32, flags: Int) in
            unsafe changed(bytes, width: 4) { unsafe vImageBoxConvolve_Planar8($0, $1, nil, 0, 0, height, 3, 0, vImage_Flags(flags)) }.error
        }
        #expect(box(3, kvImageEdgeExtend) == kvImageNoError)
        #expect(box(2, kvImageEdgeExtend) == kvImageInvalidKernelSize)
        #expect(box(3, kvImageNoFlags) == kvImageInvalidEdgeStyle)
        // The kernel is larger than the picture.
        #expect(box(9, kvImageEdgeExtend) == kvImageNoError)
        #expect(
            unsafe changed(bytes, width: 4, newWidth: 5, newHeight: 4) { unsafe vImageBoxConvolve_Planar8($0, $1, nil, 0, 0, 3, 3, 0, 8) }.error
                == kvImageRoiLargerThanInputBuffer)
        var (none, also) = unsafe (vImage_Buffer(), vImage_Buffer())
        #expect(unsafe vImageScale_ARGB8888(&none, &also, nil, 0) == kvImageNullPointerArgument)
        #expect(throws: vImage.Error.self) { _ = try unsafe vImage_Buffer(width: 0, height: 3, bitsPerPixel: 32) }
        let buffer = try unsafe vImage_Buffer(width: 3, height: 2, bitsPerPixel: 32)
        let (rowBytes, size) = unsafe (buffer.rowBytes, buffer.size)
        #expect(rowBytes == 16 && size == CGSize(width: 3, height: 2))
        unsafe buffer.free()
    }
}
