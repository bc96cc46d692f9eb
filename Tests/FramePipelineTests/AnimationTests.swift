import Commands
import Foundation
import FramePipeline
import SceneCommands
import Testing
import Views

/// Animated files: written by Easel or by ffmpeg, and read back by ffmpeg.
@MainActor struct AnimationTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")

    /// A square that turns from red to blue with the second tap, on white.
    private struct Square: View {
        @State private var color = Color(red: 1, green: 0, blue: 0)
        var body: some View {
            color.frame(width: 21, height: 15).onTapGesture { color = Color(red: 0, green: 0, blue: 1) }
        }
    }

    /// Twelve frames; the last six show another color.
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
        let output = ProgramStart.makePipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        try ProgramStart.run(process)
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return [UInt8](bytes)
    }

    /// Returns red, green and blue at 10,10 of each image in the file.
    private func pixels(_ file: String, width: Int, height: Int) throws -> [[UInt8]] {
        let bytes = try run("ffmpeg", ["-v", "error", "-i", file, "-fps_mode", "passthrough", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"])
        let size = width * height * 3
        let place = (10 * width + 10) * 3
        return stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0 + place..<$0 + place + 3]) }
    }

    @Test func aGIFHasExactTimesAndColors() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try await draw("o.gif")
        let bytes = try InputFile.read(file, limit: 1 << 20)
        let delays = try #require(GIFDelays.offsets(in: bytes)).map { Int(bytes[$0]) + 256 * Int(bytes[$0 + 1]) }
        // Ten of twelve frames are shown, and equal ones are one image.
        #expect(delays == [10, 10])
        #expect(try pixels(file, width: 21, height: 15) == [[255, 0, 0], [0, 0, 255]])
        #expect(bytes.firstRange(of: Array("NETSCAPE2.0".utf8)) != nil, "it plays for ever")
        // No other file remains beside it.
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
            // Video stores brightness and color separately, with rounding.
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

    /// Files that programs read in sequence have one type: after a gray image, ffmpeg would make a gray video.
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

    /// Easel's file, read by ffmpeg: two images, because equal frames are one, with exact times.
    @Test func anAPNGHasExactTimesAndColors() async throws {
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

    /// The number of times that players show each file: the bytes are those of the formats' specifications.
    @Test func filesSayHowOftenTheyArePlayed() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        func bytes(_ name: String, plays: Int) async throws -> [UInt8] {
            try await InputFile.read(draw(name) { $0.plays = plays }, limit: 1 << 20)
        }
        func after(_ name: String, in bytes: [UInt8], _ count: Int) throws -> [UInt8] {
            let range = try #require(bytes.firstRange(of: Array(name.utf8)))
            return Array(bytes[range.upperBound...].prefix(count))
        }
        // Repetitions after the first time; a file without them is played once.
        #expect(try after("NETSCAPE2.0", in: await bytes("a.gif", plays: 3), 5) == [3, 1, 2, 0, 0])
        #expect(try await bytes("b.gif", plays: 1).firstRange(of: Array("NETSCAPE2.0".utf8)) == nil)
        // The number of frames, then that of plays.
        #expect(try after("acTL", in: await bytes("a.apng", plays: 3), 8) == [0, 0, 0, 2, 0, 0, 0, 3])
        // Length, background, then the number of plays.
        #expect(try after("ANIM", in: await bytes("a.webp", plays: 3), 10).suffix(2) == [3, 0])
    }

    @Test(arguments: [("webm", "vp9,yuva420p"), ("mov", "prores,yuva444p12le")])
    func videosKeepTransparency(_ format: String, _ expected: String) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        func probe(_ file: String) throws -> String {
            let decoder = format == "webm" ? ["-c:v", "libvpx-vp9"] : []
            let alpha = try run("ffmpeg", ["-v", "error"] + decoder + ["-i", file, "-vf", "alphaextract", "-f", "rawvideo", "-pix_fmt", "gray", "-"])
            return alpha.allSatisfy { $0 > 250 } ? "opaque" : alpha.contains { $0 < 5 } ? "transparent" : "\(alpha.prefix(40))"
        }
        let file = try await draw("o." + format) {
            $0.background = "clear"
            $0.size = CGSize(width: 40, height: 30)
            $0.timeline = nil
        }
        #expect(try probe(file) == "transparent")
        let entries = ["-v", "error", "-show_entries", "stream=codec_name,pix_fmt:stream_tags=alpha_mode", "-of", "csv=p=0"]
        let described = String(decoding: try run("ffprobe", entries + [file]), as: UTF8.self)
        // WebM has the alpha channel beside the pixels, and says so in a tag; the decoder of ProRes always gives 12 bits.
        #expect(described.hasPrefix(format == "webm" ? "vp9,yuv420p,1" : expected), "\(described)")
    }

    /// Sound is cut at the end of the last frame.
    @Test(arguments: ["mp4", "webm", "mov"]) func videosHaveSound(_ format: String) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let sound = folder.appending(path: "tone.wav").path
        _ = try run("ffmpeg", ["-v", "error", "-f", "lavfi", "-i", "sine=frequency=440:duration=3", sound])
        let file = try await draw("o." + format) { $0.audio = sound }
        let probe = try run("ffprobe", ["-v", "error", "-show_entries", "stream=codec_type:format=duration", "-of", "csv=p=0", file])
        let lines = String(decoding: probe, as: UTF8.self).split(separator: "\n")
        #expect(lines.prefix(2) == ["video", "audio"])
        #expect(abs((Double(lines.last ?? "") ?? 0) - 0.2) < 0.05, "\(lines)")
    }

    /// Twelve frames of a scene without a background.
    @Test func aFileWithoutTransparencyWarns() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func warnings(_ name: String, _ background: String) async throws -> [String] {
            var options = RenderOptions(input: "x.swift")
            options.size = CGSize(width: 22, height: 16)
            options.scale = 1
            options.frameCount = 2
            options.background = background
            options.output = folder.appending(path: name).path
            options.progress = .none
            var warnings: [String] = []
            try await ViewJob(options) { Square() }.draw(options) { warnings.append($0) }
            return warnings
        }
        #expect(try await warnings("a.mp4", "clear").map { $0.hasSuffix("--background sets a color, and .webm and .mov files are transparent") } == [true])
        #expect(try await warnings("a.mp4", "white") == [])
        #expect(try await warnings("a.webm", "clear") == [])
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
        // The library merges equal frames.
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
