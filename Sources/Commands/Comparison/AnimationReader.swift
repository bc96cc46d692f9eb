import Display
import Foundation
import FramePipeline
import ImageCodec
import Inputs

/// Reads an animated file frame by frame.
package final class AnimationReader {
    /// The duration of a frame, in seconds.
    package struct Length: Sendable, Equatable, CustomStringConvertible {
        let numerator: Int
        let denominator: Int

        package static func == (a: Self, b: Self) -> Bool { a.numerator * b.denominator == b.numerator * a.denominator }
        package var seconds: Double { Double(numerator) / Double(denominator) }
        package var description: String { FrameCaption.seconds(seconds) }
    }

    /// Pixels.
    package let width: Int
    package let height: Int
    /// The duration of each frame, if the format stores it exactly: in GIF, APNG and WebP.
    package let lengths: [Length]?
    /// The start of each frame, in seconds.
    package let times: [Double]
    /// The end of the last frame, if the file specifies it.
    package let end: Double?
    /// The precision of times in the format, in seconds: hundredths in GIF, milliseconds in WebP and WebM.
    package let precision: Double
    private let frames: any FrameReading

    /// Returns whether a file is animated, by its extension; a PNG file is if an animation chunk precedes its first pixels.
    package static func isAnimation(_ path: String, bytes: [UInt8]) -> Bool {
        switch URL(filePath: path).pathExtension.lowercased() {
        case "gif", "apng", "webp", "mp4", "webm", "mov": true
        case "png": APNGChunks.lengths(in: bytes) != nil
        default: false
        }
    }

    /// Opens a file.
    ///
    /// - Parameter bytes: the file's contents.
    /// - Throws: `InputError` if the file can't be read, `MissingProgramError` without ffmpeg.
    package init(_ path: String, bytes: [UInt8]) throws {
        func broken(_ reason: String) -> InputError { InputError(path: path, reason: reason, kind: .invalid) }
        if let webP = WebPFrames(bytes) {
            (width, height) = (webP.width, webP.height)
            lengths = webP.frames.map { Length(numerator: $0.milliseconds, denominator: 1000) }
            frames = WebPReader(webP, path: path)
            precision = 0.001
        } else {
            let probe = try Self.probe(path)
            guard let size = probe.size else { throw broken("ffmpeg can't read any images from it") }
            (width, height) = size
            let delays = GIFDelays.offsets(in: bytes)
            precision = delays == nil ? 0.001 : 0.01
            if let delays {
                lengths = delays.map { Length(numerator: Int(bytes[$0]) + 256 * Int(bytes[$0 + 1]), denominator: 100) }
            } else {
                lengths = APNGChunks.lengths(in: bytes)
            }
            guard width > 0, height > 0, width <= SceneLimits.default.canvasPixels / height else { throw broken("\(width)x\(height) pixels exceed the limit") }
            frames = try RawFrames(["-i", path], width: width, height: height, path: path)
            times = lengths.map(Self.starts) ?? probe.times
            end = lengths.map { $0.reduce(0) { $0 + $1.seconds } } ?? probe.end
            return
        }
        guard width > 0, height > 0, width <= SceneLimits.default.canvasPixels / height else { throw broken("\(width)x\(height) pixels exceed the limit") }
        times = lengths.map(Self.starts) ?? []
        end = lengths.map { $0.reduce(0) { $0 + $1.seconds } }
    }

    /// Returns the next frame, nil after the last.
    package func next() throws -> Pixmap? { try frames.next() }

    private static func starts(_ lengths: [Length]) -> [Double] {
        var time = 0.0
        return lengths.map { length in
            defer { time += length.seconds }
            return time
        }
    }

    /// Returns the result of ffprobe for a file.
    private static func probe(_ path: String) throws -> (size: (Int, Int)?, times: [Double], end: Double?) {
        guard let program = ExternalProgram.find("ffprobe") else { throw MissingProgramError("ffprobe", package: "ffmpeg", for: "comparing \(path)") }
        let process = ProgramProcess()
        process.executableURL = program
        process.arguments = [
            "-v", "error", "-select_streams", "v:0", "-show_entries", "stream=width,height:frame=pts_time,duration_time", "-of", "default=noprint_wrappers=1",
            path,
        ]
        let output = ProgramStart.makePipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try Interruption.start(process)
        process.limitPauses(output: output.fileHandleForReading)
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        func values(_ key: String) -> [Substring] { text.split(separator: "\n").filter { $0.hasPrefix(key + "=") }.map { $0.dropFirst(key.count + 1) } }
        let size = values("width").first.flatMap { Int($0) }.flatMap { width in values("height").first.flatMap { Int($0) }.map { (width, $0) } }
        let times = values("pts_time").map { Double($0) ?? 0 }
        // `N/A` is not a number.
        let end = values("duration_time").last.flatMap { Double($0) }.flatMap { length in times.last.map { $0 + length } }
        // Videos don't necessarily begin at 0.
        let start = times.first ?? 0
        return (size, times.map { $0 - start }, end.map { $0 - start })
    }
}

/// A source of frames.
protocol FrameReading {
    func next() throws -> Pixmap?
}

/// Decodes frames with ffmpeg.
final class RawFrames: FrameReading {
    private let process = ProgramProcess()
    private let output = ProgramStart.makePipe()
    private let errors: FileHandle
    private let interruption: Interruption
    private let width: Int
    private let height: Int
    private let path: String

    /// - Parameters:
    ///   - input: ffmpeg's arguments for the input.
    ///   - path: the file's path, for messages.
    ///   - data: the contents of standard input, if that is the input.
    init(_ input: [String], width: Int, height: Int, path: String, data: Data? = nil) throws {
        guard let program = ExternalProgram.find("ffmpeg") else { throw MissingProgramError("ffmpeg", package: "ffmpeg", for: "comparing \(path)") }
        (self.width, self.height, self.path) = (width, height, path)
        errors = try FileHandle(unlistedFile: FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString).log"))
        let process = process
        interruption = Interruption {
            process.killGroup()
            return .usual
        }
        process.executableURL = program
        process.arguments =
            ["-hide_banner", "-nostdin", "-v", "error"] + input + ["-map", "0:v:0", "-fps_mode", "passthrough", "-f", "rawvideo", "-pix_fmt", "bgra", "-"]
        process.standardOutput = output
        process.standardError = errors
        let source = data.map { _ in ProgramStart.makePipe() }
        if let source { process.standardInput = source } else { process.standardInput = FileHandle.nullDevice }
        try Interruption.start(process)
        process.limitPauses(input: source?.fileHandleForWriting, output: output.fileHandleForReading)
        if let source, let data {
            signal(SIGPIPE, SIG_IGN)
            try? source.fileHandleForWriting.write(contentsOf: data)
            try? source.fileHandleForWriting.close()
        }
    }

    deinit {
        process.killGroup()
        interruption.end()
    }

    func next() throws -> Pixmap? {
        var data = Data(capacity: 4 * width * height)
        while data.count < 4 * width * height, let more = try output.fileHandleForReading.read(upToCount: 4 * width * height - data.count), !more.isEmpty {
            data.append(more)
        }
        if data.isEmpty {
            process.waitUntilExit()
            guard process.terminationStatus == 0 else {
                let text = (try? errors.mappedContents()).map { String(decoding: $0, as: UTF8.self) } ?? ""
                let output = text.split(whereSeparator: \.isNewline).last.map(String.init)
                throw InputError(path: path, reason: "ffmpeg failed: \(output ?? "it ended early")", kind: .invalid)
            }
            return nil
        }
        guard data.count == 4 * width * height else { throw InputError(path: path, reason: "a frame is incomplete", kind: .invalid) }
        return Pixmap(width: width, height: height, straightBytes: [UInt8](data))
    }
}

extension Pixmap {
    /// Creates an image from bytes: blue, green, red and alpha of each pixel, with straight alpha.
    ///
    /// - Precondition: there are `4 * width * height` bytes.
    init(width: Int, height: Int, straightBytes bytes: [UInt8]) {
        self.init(width: width, height: height, premultipliedBytes: bytes)
        premultiply()
    }
}

/// Reads the chunks that APNG adds to PNG. Source: the PNG specification, third edition, section 11.3.6.
enum APNGChunks {
    /// Returns the duration of each frame; nil if the file isn't an APNG.
    static func lengths(in bytes: [UInt8]) -> [AnimationReader.Length]? {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
        func number(_ offset: Int, _ size: Int) -> Int { (0..<size).reduce(0) { $0 << 8 | Int(bytes[offset + $1]) } }
        var (offset, isAnimated) = (8, false)
        var lengths: [AnimationReader.Length] = []
        while offset + 12 <= bytes.count {
            let length = number(offset, 4)
            guard length <= bytes.count - offset - 12 else { return nil }
            switch String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self) {
            case "acTL": isAnimated = true
            case "IDAT" where !isAnimated: return nil
            case "fcTL" where length == 26:
                // A denominator of 0 means hundredths.
                let denominator = number(offset + 8 + 22, 2)
                lengths.append(AnimationReader.Length(numerator: number(offset + 8 + 20, 2), denominator: denominator == 0 ? 100 : denominator))
            default: break
            }
            offset += 12 + length
        }
        return isAnimated ? lengths : nil
    }
}
