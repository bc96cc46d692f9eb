import Display
import Foundation
import PNGCodec
import Programs

/// A program that converts images of formats for which no library is linked. It reads a file and writes a PNG file, both in a temporary folder.
///
/// The format alone decides which program reads a file, so that the pixels don't depend on what else is installed.
struct PictureProgram: Sendable {
    /// The names of the program; newer versions may have another one.
    let names: [String]
    /// The Debian package that has it.
    let package: String
    /// Returns its arguments.
    let arguments: @Sendable (_ input: String, _ output: String) -> [String]

    /// The most seconds that it may take.
    private static let timeLimit = 60.0
    /// The most bytes of the file that it writes.
    private static let sizeLimit = 1 << 30

    /// ffmpeg, with one of its readers of files, which opens no other file.
    private static func ffmpeg(_ reader: String) -> PictureProgram {
        PictureProgram(names: ["ffmpeg"], package: "ffmpeg") { input, output in
            [
                "-hide_banner", "-nostdin", "-v", "error", "-xerror", "-protocol_whitelist", "file", "-f", reader, "-i", input, "-frames:v", "1",
                "-sws_flags", "bicubic+accurate_rnd+full_chroma_int", "-f", "image2", "-update", "1", "-c:v", "png", "-y", output,
            ]
        }
    }

    private static let tiff = ffmpeg("tiff_pipe")
    private static let avif = ffmpeg("mov")
    /// For what ffmpeg leaves out of AVIF: transparency, rotation, and images in tiles.
    private static let wholeAVIF = PictureProgram(names: ["avifdec"], package: "libavif-bin") { [$0, $1] }
    private static let heic = PictureProgram(names: ["heif-dec", "heif-convert"], package: "libheif-examples") { [$0, $1] }

    /// Returns the image in a TIFF, AVIF, or HEIC file.
    ///
    /// - Parameter path: the folders with programs, separated by colons.
    /// - Throws: `ImageError` for a damaged file, too many pixels, or a missing program.
    static func decode(
        _ bytes: [UInt8], _ format: PictureFormat, pixelLimit: Int, path: String? = ProcessInfo.processInfo.environment["PATH"]
    ) throws(ImageError) -> Pixmap {
        switch format {
        case .tiff:
            let directory = TIFFDirectory(bytes)
            guard let width = directory?.value(256), let height = directory?.value(257) else { throw ImageError("damaged TIFF file") }
            try ImageError.check(width: width, height: height, pixelLimit: pixelLimit, format: .tiff)
            var pixmap = try tiff.convert(bytes, .tiff, pixelLimit: pixelLimit, path: path)
            // ffmpeg passes pixels on as they are stored, mostly premultiplied.
            if directory?.value(338) == 1 { pixmap = pixmap.multipliedOnce() }
            return pixmap.oriented(directory?.value(274).flatMap { 1...8 ~= $0 ? $0 : nil } ?? 1)
        case .avif: return try (isPlain(bytes) ? avif : wholeAVIF).convert(bytes, format, pixelLimit: pixelLimit, path: path)
        default: return try heic.convert(bytes, format, pixelLimit: pixelLimit, path: path)
        }
    }

    /// Whether ffmpeg reads all of an AVIF file: one opaque, upright image. Boxes have names of four letters, and come before the pixels.
    private static func isPlain(_ bytes: [UInt8]) -> Bool {
        let names = ["auxC", "irot", "imir", "grid"].map { Array($0.utf8) }
        let head = bytes.prefix(1 << 16)
        guard head.count >= 4 else { return true }
        return !(head.startIndex...head.endIndex - 4).contains { offset in
            names.contains { $0[0] == head[offset] && head[offset..<offset + 4].elementsEqual($0) }
        }
    }

    /// The error for a program or a library that isn't installed.
    static func missing(_ name: String, package: String, for format: PictureFormat) -> ImageError {
        var error = ImageError("\(MissingProgramError(name, package: package, for: "reading \(format.rawValue) files"))")
        error.needsProgram = true
        return error
    }

    private func convert(_ bytes: [UInt8], _ format: PictureFormat, pixelLimit: Int, path: String?) throws(ImageError) -> Pixmap {
        guard let program = names.lazy.compactMap({ ExternalProgram.find($0, path: path) }).first else {
            throw Self.missing(names.last ?? "", package: package, for: format)
        }
        let name = program.lastPathComponent
        let result: [UInt8]?
        do {
            result = try Self.run(program, arguments, bytes, ending: format.rawValue.lowercased())
        } catch {
            throw ImageError("\(name) can't be started: \(error.localizedDescription)")
        }
        guard let result else { throw ImageError("damaged \(format.rawValue) file, or one that \(name) can't read") }
        do throws(PNGError) {
            return try PNGDecoder.decode(result, pixelLimit: pixelLimit)
        } catch {
            if case .tooLarge(let width, let height, let limit) = error { throw .tooLarge(width: width, height: height, limit: limit) }
            throw ImageError("damaged \(format.rawValue) file: \(error)")
        }
    }

    /// The folder of this process's pictures, which disappears with the process.
    private static let folder: URL = {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: "easel-pictures-\(UUID().uuidString)")
        Guardian.remove(folder)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        return folder
    }()

    /// Returns the file that a program writes; nil if it fails.
    private static func run(
        _ program: URL, _ arguments: @Sendable (String, String) -> [String], _ bytes: [UInt8], ending: String
    ) throws -> [UInt8]? {
        let folder = folder.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        let (input, output) = (folder.appending(path: "picture.\(ending)"), folder.appending(path: "result.png"))
        try Data(bytes).write(to: input)
        let (file, words) = ProgramConfinement.confined(program.path, arguments(input.path, output.path), readable: [], writable: folder.path)
        let process = ProgramProcess()
        process.executableURL = URL(filePath: file)
        process.arguments = words
        // A program that a file takes over finds no secrets.
        let environment = ProcessInfo.processInfo.environment
        process.environment = environment.filter { ["PATH", "LD_LIBRARY_PATH", "LANG"].contains($0.key) }.merging(["TMPDIR": folder.path]) { $1 }
        // What they print is about files of a temporary folder.
        let nothing = try FileHandle(forUpdating: URL(filePath: "/dev/null"))
        (process.standardInput, process.standardOutput, process.standardError) = (nothing, nothing, nothing)
        try ProgramStart.run(process)
        process.limitTime(to: timeLimit)
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else { return nil }
        // A file with several images has numbers in the names of its results.
        let results = [output, folder.appending(path: "result-1.png")]
        for result in results {
            guard let values = try? result.resourceValues(forKeys: [.isRegularFileKey, .isSymbolicLinkKey, .fileSizeKey]), values.isRegularFile == true,
                values.isSymbolicLink != true, values.fileSize ?? 0 <= sizeLimit, let data = try? Data(contentsOf: result)
            else { continue }
            return [UInt8](data)
        }
        return nil
    }
}

extension Pixmap {
    /// Returns an image that was premultiplied twice as one that is premultiplied once, as far as its bytes tell.
    fileprivate func multipliedOnce() -> Pixmap {
        var result = self
        for index in pixels.indices where pixels[index] < 0xFF00_0000 && pixels[index] > 0xFF_FFFF {
            let pixel = pixels[index]
            let alpha = pixel >> 24
            func divided(_ shift: UInt32) -> UInt32 { min(alpha, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift }
            result.pixels[index] = alpha << 24 | divided(16) | divided(8) | divided(0)
        }
        return result
    }
}
