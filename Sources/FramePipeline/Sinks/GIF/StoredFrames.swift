import Display
import Foundation

/// Images in a temporary file, one after another, for an encoder that must see all of them before it can begin.
///
/// Only the rows of an image that differ from the previous image are stored, in runs of equal pixels, so that memory holds one image at a time.
package final class StoredFrames {
    private let file: FileHandle
    private var last: [UInt32] = []
    /// The size of the images in pixels; zeros before the first.
    package private(set) var width = 0
    package private(set) var height = 0
    package private(set) var count = 0

    /// - Parameter url: the file, which no folder has from then on.
    package init(_ url: URL) throws { file = try FileHandle(unlistedFile: url) }

    /// Appends an image.
    ///
    /// - Returns: the rows that differ from the image before it.
    package func append(_ image: Pixmap) throws -> Range<Int> {
        if count == 0 { (width, height) = (image.width, image.height) }
        precondition(image.width == width && image.height == height, "all images have the same size")
        let rows = count == 0 ? 0..<height : changedRows(image.pixels)
        var words: [UInt32] = [UInt32(rows.lowerBound), UInt32(rows.upperBound), 0]
        Self.pack(image.pixels[(rows.lowerBound * width)..<(rows.upperBound * width)], into: &words)
        words[2] = UInt32(words.count - 3)
        try unsafe words.withUnsafeBytes { unsafe try file.write(contentsOf: $0) }
        last = image.pixels
        count += 1
        return rows
    }

    private func changedRows(_ pixels: [UInt32]) -> Range<Int> {
        func differs(_ row: Int) -> Bool {
            let range = (row * width)..<((row + 1) * width)
            return pixels[range] != last[range]
        }
        guard let first = (0..<height).first(where: differs), let end = (first..<height).last(where: differs) else { return 0..<0 }
        return first..<(end + 1)
    }

    /// The highest bit of a word marks a run; the others count its pixels, or the pixels that follow unchanged.
    private static let run: UInt32 = 1 << 31
    /// Shorter runs are stored unchanged.
    private static let shortestRun = 3

    private static func pack(_ pixels: ArraySlice<UInt32>, into words: inout [UInt32]) {
        unsafe pixels.withUnsafeBufferPointer { pixels in
            var (start, index) = (0, 0)
            func appendLiterals(to end: Int) {
                guard end > start else { return }
                words.append(UInt32(end - start))
                unsafe words.append(contentsOf: UnsafeBufferPointer(rebasing: pixels[start..<end]))
            }
            while index < pixels.count {
                let pixel = unsafe pixels[index]
                var end = index + 1
                while end < pixels.count, unsafe pixels[end] == pixel { end += 1 }
                if end - index >= shortestRun {
                    appendLiterals(to: index)
                    words.append(run | UInt32(end - index))
                    words.append(pixel)
                    start = end
                }
                index = end
            }
            appendLiterals(to: pixels.count)
        }
    }

    /// Calls a function for each image.
    ///
    /// - Parameter body: receives the pixels of the whole image, and the rows that differ from the image before it.
    package func replay(_ body: (_ pixels: [UInt32], _ rows: Range<Int>) throws -> Void) throws {
        let file = try file.mappedContents()
        var pixels = [UInt32](repeating: 0, count: width * height)
        try unsafe file.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            let words = unsafe bytes.bindMemory(to: UInt32.self)
            var position = 0
            for _ in 0..<count {
                let rows = unsafe Int(words[position])..<Int(words[position + 1])
                let end = unsafe position + 3 + Int(words[position + 2])
                position += 3
                var index = rows.lowerBound * width
                while position < end {
                    let word = unsafe words[position]
                    let length = Int(word & ~Self.run)
                    if word & Self.run != 0 {
                        let pixel = unsafe words[position + 1]
                        for place in index..<(index + length) { pixels[place] = pixel }
                        position += 2
                    } else {
                        for place in 0..<length { unsafe pixels[index + place] = words[position + 1 + place] }
                        position += 1 + length
                    }
                    index += length
                }
                try body(pixels, rows)
            }
        }
    }
}
