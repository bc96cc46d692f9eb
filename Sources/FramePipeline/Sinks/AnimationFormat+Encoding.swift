import Stepping

/// The options of one animated file.
package struct AnimationOptions: Sendable, Equatable {
    /// The number of times that the animation is played; 0 is forever. Only for formats with `repeats`.
    package var plays = 0
    /// A file with sound, as typed. Only for formats with `hasSound`.
    package var audio: String?

    package init(plays: Int = 0, audio: String? = nil) { (self.plays, self.audio) = (plays, audio) }
}

/// The ffmpeg arguments for each format. `@/` in arguments means the working folder.
extension OutputDestination.AnimationFormat {
    /// Whether the format keeps transparency; in the others, transparent areas are black.
    package var hasAlpha: Bool { self != .mp4 }

    /// Whether the file stores the number of times that it is played.
    package var repeats: Bool {
        switch self {
        case .gif, .apng, .webp: true
        case .mp4, .webm, .mov: false
        }
    }

    /// Whether the file can have sound.
    package var hasSound: Bool { !repeats }

    /// The name of the result in the folder.
    var fileName: String { "result." + rawValue }

    /// Returns the arguments after the input; sizes are in pixels. Equal images give equal bytes: `bitexact` omits versions and dates.
    ///
    /// - Parameters:
    ///   - rate: set for the output as well: ffmpeg would take 120000/1001 for 120 otherwise.
    ///   - seconds: the duration, to which sound is cut.
    ///   - isTranslucent: whether the scene's background is not opaque, so that the file needs an alpha channel.
    func arguments(width: Int, height: Int, rate: FrameRate, seconds: Double, isTranslucent: Bool, _ options: AnimationOptions) -> [String] {
        let result = ["-fflags", "+bitexact", "-flags:v", "+bitexact", "@/" + fileName]
        var sound: [String] = []
        if let audio = options.audio {
            // "file:" keeps a name with a colon from being taken for a protocol.
            sound = ["-i", "file:" + audio, "-map", "0:v", "-map", "1:a:0", "-c:a", audioCodec, "-b:a", "192k", "-flags:a", "+bitexact", "-t", "\(seconds)"]
        }
        switch self {
        // `GIFSink` and `APNGSink` write these.
        case .gif, .apng: preconditionFailure("GIF and APNG files are not made by ffmpeg")
        case .webp: return ["-c:v", "libwebp_anim", "-lossless", "1", "-loop", "\(options.plays)"] + result
        case .mp4:
            return sound + ["-vf", Self.videoFilter(width: width, height: height, "yuv420p"), "-c:v", "libx264", "-preset", "medium", "-crf", "16"]
                + Self.colorTags + ["-r", rate.description, "-movflags", "+faststart"] + result
        case .webm:
            // Alternate reference frames and transparency exclude each other in libvpx.
            let alpha = isTranslucent ? ["-auto-alt-ref", "0"] : []
            return sound
                + ["-vf", Self.videoFilter(width: width, height: height, isTranslucent ? "yuva420p" : "yuv420p"), "-c:v", "libvpx-vp9"] + alpha
                + ["-crf", "20", "-b:v", "0", "-row-mt", "1"] + Self.colorTags + ["-r", rate.description] + result
        case .mov:
            return sound
                + ["-vf", Self.matrix + ",format=" + (isTranslucent ? "yuva444p10le" : "yuv444p10le"), "-c:v", "prores_ks", "-profile:v", "4444"]
                + ["-vendor", "apl0"] + Self.colorTags + ["-r", rate.description] + result
        }
    }

    private var audioCodec: String { self == .webm ? "libopus" : "aac" }

    /// The format that players expect: BT.709 with limited range, chroma at half the resolution, and therefore even sides: if needed, the last column or row is
    /// repeated.
    private static func videoFilter(width: Int, height: Int, _ pixels: String) -> String {
        let (right, bottom) = (width % 2, height % 2)
        let even = right + bottom == 0 ? "" : "pad=\(width + right):\(height + bottom),fillborders=right=\(right):bottom=\(bottom):mode=smear,"
        return even + matrix + ",format=" + pixels
    }

    private static let matrix = "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int"
    private static let colorTags = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"]
}
