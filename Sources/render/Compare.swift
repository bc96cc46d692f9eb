import ArgumentParser
import Commands
import PixelComparison

/// `render compare`: whether two pictures, folders or files that move are the same.
struct Compare: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare", abstract: "Compare two PNG pictures, two folders of them, or two files that move, pixel by pixel.",
        discussion: """
            For two pictures, prints one line that says how many pixels differ, by how much, and where. Folders are compared file by file, by
            name; .gif, .apng, .webp, .mp4 and .webm frame by frame, which needs ffmpeg. Prints a line for each that differs. The time
            that each frame stands is compared as well: exactly for GIF, APNG and WebP, to a millisecond for videos.

            EXAMPLES:
              render compare expected.png actual.png --threshold 2 --diff diff.png
              render compare before/ after/ --html report.html
              render compare before.gif after.gif

            EXIT STATUS: 0 the same; 1 pixels differ; 2 sizes, files, frame counts or timing differ.
            """)

    @Argument(help: "How it should look.", completion: .file())
    var expected: String

    @Argument(help: "How it looks.", completion: .file())
    var actual: String

    @Option(
        help: ArgumentHelp("Write a picture of expected, difference and actual, also when they are the same; for two pictures.", valueName: "file"),
        completion: .file(extensions: ["png"]))
    var diff: String?

    @OptionGroup var tolerance: ToleranceArguments

    func run() throws {
        try tolerance.check()
        let job = CompareJob(
            expected: expected, actual: actual, options: .init(threshold: tolerance.threshold, maxDifferingPixels: tolerance.maxPixels), html: tolerance.html,
            difference: diff)
        let (lines, status) = try job.run()
        for line in lines { print(line) }
        if status != .done { throw ExitCode(status.rawValue) }
    }
}
