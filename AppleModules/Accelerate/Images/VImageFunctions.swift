// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple. Functions of C whose results needn't be used.
// Status: works (AccelerateImageTests)

/// Scales a picture of one byte for each pixel to the size of another one.
@discardableResult
public func vImageScale_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?, _ flags: vImage_Flags
) -> vImage_Error { unsafe scale(src, dest, flags, channels: 1) }

/// Scales a picture of four bytes for each pixel, in any order, to the size of another one.
@discardableResult
public func vImageScale_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?, _ flags: vImage_Flags
) -> vImage_Error { unsafe scale(src, dest, flags, channels: 4) }

private func scale(_ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags, channels: Int) -> vImage_Error {
    if flags & UInt32(kvImageGetTempBufferSize) != 0 { return 0 }
    guard let picture = unsafe PixelPlanes(source, channels: channels), unsafe target.pointee.data != nil else { return kvImageNullPointerArgument }
    let (width, height) = unsafe (Int(target.pointee.width), Int(target.pointee.height))
    guard width > 0, height > 0 else { return kvImageNoError }
    guard picture.width > 0, picture.height > 0 else { return kvImageInvalidParameter }
    let lobes = flags & UInt32(kvImageHighQualityResampling) == 0 ? 3 : 5
    unsafe picture.scaled(width: width, height: height, lobes: lobes).write(to: target)
    return kvImageNoError
}

/// Replaces each pixel by the mean of those in a box around it. The flags say what counts beyond an edge.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
    _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    let color = unsafe backgroundColor.map { unsafe Array(UnsafeBufferPointer(start: $0, count: 4)) }
    return unsafe blur(src, dest, (srcOffsetToROI_X, srcOffsetToROI_Y), (kernel_width, kernel_height), color, flags, channels: 4)
}

/// Replaces each pixel by the mean of those in a box around it. The flags say what counts beyond an edge.
@discardableResult
public func vImageBoxConvolve_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
    _ backgroundColor: Pixel_8, _ flags: vImage_Flags
) -> vImage_Error {
    unsafe blur(src, dest, (srcOffsetToROI_X, srcOffsetToROI_Y), (kernel_width, kernel_height), [backgroundColor], flags, channels: 1)
}

private func blur(
    _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>, _ offset: (x: UInt, y: UInt), _ kernel: (width: UInt32, height: UInt32),
    _ color: [UInt8]?, _ flags: vImage_Flags, channels: Int
) -> vImage_Error {
    if flags & UInt32(kvImageGetTempBufferSize) != 0 { return 0 }
    guard kernel.width % 2 == 1, kernel.height % 2 == 1 else { return kvImageInvalidKernelSize }
    guard let picture = unsafe PixelPlanes(source, channels: channels), unsafe target.pointee.data != nil else { return kvImageNullPointerArgument }
    let (width, height) = unsafe (Int(target.pointee.width), Int(target.pointee.height))
    guard Int(offset.x) + width <= picture.width, Int(offset.y) + height <= picture.height else { return kvImageRoiLargerThanInputBuffer }
    guard width > 0, height > 0 else { return kvImageNoError }

    let edge: PixelPlanes.Edge
    switch Int(flags) & (kvImageCopyInPlace | kvImageBackgroundColorFill | kvImageEdgeExtend | kvImageTruncateKernel) {
    case kvImageEdgeExtend, kvImageCopyInPlace: edge = .extend
    case kvImageTruncateKernel: edge = .truncate
    case kvImageBackgroundColorFill:
        guard let color else { return kvImageNullPointerArgument }
        edge = .background(color)
    default: return kvImageInvalidEdgeStyle
    }
    var result = picture.blurred(width: Int(kernel.width), height: Int(kernel.height), edge: edge)
    let copiesEdges = Int(flags) & kvImageCopyInPlace != 0
    let keepsAlpha = channels == 4 && Int(flags) & kvImageLeaveAlphaUnchanged != 0
    if copiesEdges || keepsAlpha {
        let (marginX, marginY) = (Int(kernel.width) / 2, Int(kernel.height) / 2)
        for index in result.bytes.indices {
            let (x, y) = (index / channels % picture.width, index / channels / picture.width)
            let isAtEdge = x < marginX || y < marginY || x >= picture.width - marginX || y >= picture.height - marginY
            if copiesEdges && isAtEdge || keepsAlpha && index % 4 == 0 { result.bytes[index] = picture.bytes[index] }
        }
    }
    unsafe result.write(to: target, x: Int(offset.x), y: Int(offset.y))
    return kvImageNoError
}
