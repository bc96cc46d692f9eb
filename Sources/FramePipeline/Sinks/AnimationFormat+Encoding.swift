import Stepping

/// The ffmpeg arguments for each format. `@/` in arguments stands for the working folder.
extension OutputDestination.AnimationFormat {
    /// Whether the format keeps transparency; in the others, transparent areas are black.
    var hasAlpha: Bool {
        switch self {
        case .gif, .apng, .webp: true
        case .mp4, .webm: false
        }
    }

    /// The name of the result in the folder.
    var fileName: String { "result." + rawValue }

    /// Returns the arguments after the input; sizes are in pixels. Equal images give equal bytes: `bitexact` omits versions and dates.
    ///
    /// - Parameter rate: set for the output as well: ffmpeg would take 120000/1001 for 120 otherwise.
    func arguments(width: Int, height: Int, rate: FrameRate) -> [String] {
        let result = ["-fflags", "+bitexact", "-flags:v", "+bitexact", "@/" + fileName]
        switch self {
        case .gif: return GIFEncoding.firstPass
        // `APNGSink` writes these.
        case .apng: preconditionFailure("APNG files are not made by ffmpeg")
        case .webp: return ["-c:v", "libwebp_anim", "-lossless", "1", "-loop", "0"] + result
        case .mp4:
            return ["-vf", Self.videoFilter(width: width, height: height), "-c:v", "libx264", "-preset", "medium", "-crf", "16"]
                + Self.colorTags + ["-r", rate.description, "-movflags", "+faststart"] + result
        case .webm:
            return ["-vf", Self.videoFilter(width: width, height: height), "-c:v", "libvpx-vp9", "-crf", "20", "-b:v", "0", "-row-mt", "1"]
                + Self.colorTags + ["-r", rate.description] + result
        }
    }

    /// The format that players expect: BT.709 with limited range, chroma at half the resolution, and therefore even sides: if needed, the last column or row is
    /// repeated.
    private static func videoFilter(width: Int, height: Int) -> String {
        let (right, bottom) = (width % 2, height % 2)
        let even = right + bottom == 0 ? "" : "pad=\(width + right):\(height + bottom),fillborders=right=\(right):bottom=\(bottom):mode=smear,"
        return even + "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p"
    }

    private static let colorTags = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"]
}

/// GIF needs to know all frames before it can choose its colors: the first pass stores them losslessly in a file, so that memory holds one at a time.
enum GIFEncoding {
    /// Stores the frames and chooses 256 colors for all of them.
    static let firstPass = [
        "-filter_complex", "[0:v]split[kept][seen];[seen]palettegen=stats_mode=full[palette]", "-map", "[kept]", "-c:v", "qtrle", "-pix_fmt", "argb",
        "@/frames.mov", "-map", "[palette]", "@/palette.png",
    ]

    /// Uses one palette for all frames, so that colors don't change between frames, and a faint fixed dither if colors are missing, so that static areas stay
    /// static.
    static func secondPass(hasAllColors: Bool) -> [String] {
        let dither = hasAllColors ? "none" : "bayer:bayer_scale=5"
        return [
            "-i", "@/frames.mov", "-i", "@/palette.png", "-lavfi", "[0:v][1:v]paletteuse=dither=\(dither):diff_mode=rectangle", "-fps_mode", "passthrough",
            "-loop", "0", "-fflags", "+bitexact", "-flags:v", "+bitexact", "@/result.gif",
        ]
    }
}
