import ArgumentParser
import Display
import FramePipeline
import PNGCodec
import PixelComparison

/// `render compare`: whether two pictures are the same.
struct Compare: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compare two PNG pictures pixel by pixel.",
        discussion: """
            Prints one line that says how many pixels differ, by how much, and where.

            EXAMPLES:
              render compare expected.png actual.png
              render compare expected.png actual.png --threshold 2 --diff diff.png

            EXIT STATUS: 0 the same; 1 pixels differ; 2 sizes differ.
            """)

    @Argument(help: "How it should look.", completion: .file(extensions: ["png"]))
    var expected: String

    @Argument(help: "How it looks.", completion: .file(extensions: ["png"]))
    var actual: String

    @Option(
        help: ArgumentHelp("Write a picture of expected, difference and actual, also when they are the same.", valueName: "file"), completion: .file())
    var diff: String?

    @Option(help: ArgumentHelp("The difference in a channel, 0 to 255, that still counts as the same.", valueName: "N"))
    var threshold: Int = 0

    func run() throws {
        guard (0...255).contains(threshold) else { throw UsageError("--threshold \(threshold): takes a number from 0 to 255") }
        let expectedPicture = try Self.read(expected)
        let actualPicture = try Self.read(actual)
        let result = PixelComparison.compare(expected: expectedPicture, actual: actualPicture, options: .init(threshold: threshold))
        if let diff {
            let picture = PixelComparison.differencePicture(expected: expectedPicture, actual: actualPicture)
            try AtomicFile.write(PNGEncoder.encode(picture), to: diff)
        }
        print(result)
        switch result {
        case .same: break
        case .different: throw ExitCode(CommandStatus.pixelsDiffer.rawValue)
        case .sizesDiffer: throw ExitCode(CommandStatus.sizesDiffer.rawValue)
        }
    }

    private static func read(_ path: String) throws(InputError) -> Pixmap {
        let bytes = try InputFile.read(path, limit: 1 << 30)
        do {
            return try PNGDecoder.decode(bytes)
        } catch {
            throw InputError(path: path, reason: error.description, exitStatus: .badInput)
        }
    }
}
