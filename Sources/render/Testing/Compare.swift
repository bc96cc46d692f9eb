import ArgumentParser
import Commands
import FramePipeline
import PixelComparison

/// `render compare`: compares two images, folders, or animated files.
struct Compare: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare", abstract: "Compare two PNG images, two folders of them, or two animated files, pixel by pixel.",
        discussion: """
            For two images, prints one line with the number of different pixels, the size of the differences, and their position.
            Folders are compared file by file, matched by name; .gif, .apng, .webp, .mp4, .webm, and .mov files frame by frame, which needs
            ffmpeg. Prints a line for each file or frame that differs. The durations of frames are compared as well: exactly for GIF,
            APNG, and WebP, to a millisecond for videos.

            EXAMPLES:
              render compare expected.png actual.png --threshold 2 --diff diff.png
              render compare before/ after/ --html report.html
              render compare before.gif after.gif

            EXIT STATUS: 0 the same; 1 pixels differ; 2 sizes, files, frame counts, or timing differ.
            """)

    @Argument(help: "The expected image, folder, or animated file.", completion: .file())
    var expected: String

    @Argument(help: "The actual image, folder, or animated file.", completion: .file())
    var actual: String

    @Option(
        help: ArgumentHelp("Write an image of expected, difference, and actual, even if they are the same; only for two images.", valueName: "file"),
        completion: .file(extensions: ["png"]))
    var diff: String?

    @OptionGroup var tolerance: ToleranceArguments

    func run() throws {
        try tolerance.check()
        let job = CompareJob(
            expected: expected, actual: actual, options: .init(threshold: tolerance.threshold, maxDifferingPixels: tolerance.maxPixels), html: tolerance.html,
            difference: diff)
        let (lines, status) = try job.run()
        for line in lines { try ResultOutput.print(line) }
        if status != .done { throw ExitCode(status.rawValue) }
    }
}
