import Commands
import Foundation
import FramePipeline
import SceneCommands
import Testing
import Views

/// Files that move: made by ffmpeg, and read back by it.
@MainActor struct AnimationTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")

    /// A square that turns from red to blue with the second tap, on white.
    private struct Square: View {
        @State private var color = Color(red: 1, green: 0, blue: 0)
        var body: some View {
            color.frame(width: 21, height: 15).onTapGesture { color = Color(red: 0, green: 0, blue: 1) }
        }
    }

    /// Twelve frames, of which the last six show another colour.
    private func draw(_ name: String, _ change: (inout RenderOptions) throws -> Void = { _ in }) async throws -> String {
        let timeline = folder.appending(path: "timeline.json").path
        try AtomicFile.write(Array(#"[{ "at": 0.1, "tap": { "point": [10, 10] } }]"#.utf8), to: timeline)
        var options = RenderOptions(input: "x.swift")
        options.timeline = timeline
        options.size = CGSize(width: 21, height: 15)
        options.scale = 1
        options.frameCount = 12
        options.output = folder.appending(path: name).path
        options.progress = .none
        try change(&options)
        try await ViewJob(options, timeline: options.readViewTimeline()) { Square() }.draw(options) { _ in }
        return options.output
    }

    private func run(_ program: String, _ arguments: [String]) throws -> [UInt8] {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        let output = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        try process.run()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return [UInt8](bytes)
    }

    /// Red, green and blue at 10,10 of each picture in the file.
    private func pixels(_ file: String, width: Int, height: Int) throws -> [[UInt8]] {
        let bytes = try run("ffmpeg", ["-v", "error", "-i", file, "-fps_mode", "passthrough", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"])
        let size = width * height * 3
        let place = (10 * width + 10) * 3
        return stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0 + place..<$0 + place + 3]) }
    }

    @Test func aGIFHasExactTimesAndColours() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try await draw("o.gif")
        let bytes = try InputFile.read(file, limit: 1 << 20)
        let delays = try #require(GIFDelays.offsets(in: bytes)).map { Int(bytes[$0]) + 256 * Int(bytes[$0 + 1]) }
        #expect(delays == Array(repeating: 2, count: 10))
        #expect(try pixels(file, width: 21, height: 15) == Array(repeating: [255, 0, 0], count: 5) + Array(repeating: [0, 0, 255], count: 5))
        #expect(bytes.firstRange(of: Array("NETSCAPE2.0".utf8)) != nil, "it plays for ever")
        // Nothing is left beside it.
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["o.gif", "timeline.json"])
        #expect(try await InputFile.read(draw("again.gif") { $0.jobs = 1 }, limit: 1 << 20) == bytes)
    }

    @Test(arguments: [("mp4", "h264,22,16,60/1,12\n"), ("webm", "vp9,22,16,60/1,12\n")])
    func videosHaveEveryFrame(_ format: String, _ expected: String) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try await draw("o." + format)
        let entries = "stream=codec_name,width,height,r_frame_rate,nb_read_frames"
        let probe = try run("ffprobe", ["-v", "error", "-count_frames", "-show_entries", entries, "-of", "csv=p=0", file])
        #expect(String(decoding: probe, as: UTF8.self) == expected)
        let pixels = try pixels(file, width: 22, height: 16)
        for (index, pixel) in pixels.enumerated() {
            let wanted: [Int] = index < 6 ? [255, 0, 0] : [0, 0, 255]
            // Video keeps brightness and colour apart, with rounding.
            #expect(zip(pixel, wanted).allSatisfy { abs(Int($0) - $1) <= 6 }, "frame \(index): \(pixel)")
        }
    }

    /// Close to 120 a second, which ffmpeg would make of it.
    @Test func videosHaveTheirRate() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try await draw("o.mp4") { $0.frameRate = "120000/1001" }
        let probe = try run("ffprobe", ["-v", "error", "-count_frames", "-show_entries", "stream=r_frame_rate,nb_read_frames", "-of", "csv=p=0", file])
        #expect(String(decoding: probe, as: UTF8.self) == "120000/1001,12\n")
    }

    /// What programs read one after another is of one type: behind a grey picture, ffmpeg would make a grey film.
    @Test(arguments: [("white", 2), ("#FFFFFF80", 6)]) func framesAreOfOneType(_ background: String, _ type: UInt8) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try await draw("f%02d.png") {
            $0.background = background
            $0.size = CGSize(width: 40, height: 30)
            $0.timeline = nil
        }
        for frame in [0, 11] {
            #expect(try InputFile.read(files.replacing("%02d", with: frame == 0 ? "00" : "11"), limit: 1 << 20)[25] == type)
        }
    }

    /// Blue, green, red and alpha of pixels.
    private func raw(_ pixels: [UInt32]) -> [UInt8] { pixels.flatMap { pixel in [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) } } }

    @Test func allColoursOfAGIF() {
        var colors = GIFColors()
        colors.add(raw((0..<200).map { 0xFF00_0000 | $0 }))
        colors.add(raw([0x7F12_3456, 0xFF12_3456, 0xFF00_0007]))
        #expect(colors.areAll)
        let palette = colors.palette(chosen: [])
        #expect(palette.count == 256 && palette[200] == 0xFF12_3456 && palette[255] == 0)
        #expect(Array(palette.prefix(200)) == (0..<200).map { 0xFF00_0000 | $0 })
    }

    /// White fills most of it, and ffmpeg chose something near it twice; a colour of few pixels changes nothing.
    @Test func largeAreasOfAGIFKeepTheirColour() {
        var colors = GIFColors()
        colors.add(raw((0..<300).map { 0xFF00_0000 | $0 << 8 } + Array(repeating: 0xFFFF_FFFF, count: 5000) + Array(repeating: 0xFF80_0000, count: 9)))
        #expect(!colors.areAll)
        let chosen: [UInt32] = [0xFFFE_FEFE, 0xFFFD_FEFE, 0xFFF0_F0F0, 0xFF7F_0000] + (4..<255).map { 0xFF00_0000 | $0 << 8 } + [0x00FF_FFFF]
        let palette = colors.palette(chosen: chosen)
        #expect(Array(palette.prefix(4)) == [0xFFFF_FFFF, 0xFFFD_FEFE, 0xFFF0_F0F0, 0xFF7F_0000])
        #expect(palette.count == 256 && palette[255] == 0)
        #expect(colors.palette(chosen: [0xFFFE_FEFE, 0xFFFF_FFFE] + chosen.dropFirst(2)).prefix(2) == [0xFFFF_FFFF, 0xFFFF_FFFF])
    }

    /// Ours, read by ffmpeg: two pictures, as equal frames are one, with exact times.
    @Test func anAPNGHasExactTimesAndColours() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try await draw("o.apng") { $0.frameRate = "30000/1001" }
        let entries = ["-show_entries", "packet=pts_time,duration_time", "-of", "csv=p=0"]
        let probe = try run("ffprobe", ["-v", "error"] + entries + [file])
        #expect(String(decoding: probe, as: UTF8.self).split(separator: "\n").map { $0.prefix(17) } == ["0.000000,0.100100", "0.100100,0.300300"])
        #expect(try pixels(file, width: 21, height: 15) == [[255, 0, 0], [0, 0, 255]])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["o.apng", "timeline.json"])
        let bytes = try InputFile.read(file, limit: 1 << 20)
        let again = try await draw("again.apng") {
            $0.frameRate = "30000/1001"
            $0.jobs = 1
        }
        #expect(try InputFile.read(again, limit: 1 << 20) == bytes)
    }

    @Test func webPLastsAsLongAsItsFrames() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let bytes = try await InputFile.read(draw("o.webp") { $0.range = try FrameRange("0-11x2") }, limit: 1 << 20)
        #expect(bytes.starts(with: Array("RIFF".utf8)))
        var delays: [Int] = []
        var place = 12
        while place + 8 <= bytes.count {
            let size = (0..<4).reduce(0) { $0 + Int(bytes[place + 4 + $1]) << (8 * $1) }
            if bytes[place..<place + 4].elementsEqual("ANMF".utf8) { delays.append((0..<3).reduce(0) { $0 + Int(bytes[place + 20 + $1]) << (8 * $1) }) }
            place += 8 + size + size % 2
        }
        // The library makes one of frames that are the same.
        #expect(delays.count == 2)
        #expect(delays.reduce(0, +) == 200)
    }

    @Test func errorsLeaveNothingBehind() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let old = folder.appending(path: "o.gif").path
        try AtomicFile.write([1, 2, 3], to: old)
        await #expect(throws: DiagnosticError.self) {
            try await draw("o.gif") { options in
                let timeline = folder.appending(path: "bad.json").path
                try AtomicFile.write(Array(#"[{ "at": 0.1, "tap": "nothing" }]"#.utf8), to: timeline)
                options.timeline = timeline
            }
        }
        #expect(try InputFile.read(old, limit: 9) == [1, 2, 3])
        let error = await #expect(throws: WriteError.self) { try await draw("o.gif/x.gif") }
        #expect(error?.reason == "part of the path is a file, not a folder")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["bad.json", "o.gif", "timeline.json"])
    }
}
