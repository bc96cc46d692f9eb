import Display
import Foundation
import FramePipeline
import Testing

struct StoredFramesTests {
    @Test func imagesComeBackWithTheRowsThatChanged() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        let first = Pixmap(width: 9, height: 6, pixels: (0..<54).map { UInt32($0 / 5) })
        var second = first
        for index in 20..<30 { second.pixels[index] = UInt32(index) }
        let third = Pixmap(width: 9, height: 6, filledWith: 7)
        let frames = try StoredFrames(url)
        // A process that is killed leaves nothing.
        #expect(AtomicFile.type(of: url) == nil)
        let rows = try [first, second, second, third].map(frames.append)
        #expect(rows == [0..<6, 2..<4, 0..<0, 0..<6])
        var (read, changed): ([[UInt32]], [Range<Int>]) = ([], [])
        try frames.replay { pixels, rows in
            read.append(pixels)
            changed.append(rows)
        }
        #expect(read == [first, second, second, third].map(\.pixels))
        #expect(changed == rows)
    }
}
