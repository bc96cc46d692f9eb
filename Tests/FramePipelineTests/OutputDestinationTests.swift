import Commands
import FramePipeline
import Testing

struct OutputDestinationTests {
    /// A file system with one folder.
    private func destination(_ text: String, frames: Int = 60, drawn: Int? = nil) throws -> OutputDestination {
        try OutputDestination(text, frameCount: frames, drawnCount: drawn ?? frames) { $0 == "shots.v2" }
    }

    @Test(arguments: [
        ("frame-%04d.png", 7, "frame-0007.png"),
        ("frame-%04d.png", 12345, "frame-12345.png"),
        ("a/%d.png", 7, "a/7.png"),
        ("a/%03d/b.png", 7, "a/007/b.png"),
        ("100%%-%02d.PNG", 7, "100%-07.PNG"),
        ("out/", 7, "out/frame-0007.png"),
        ("out", 7, "out/frame-0007.png"),
        ("shots.v2", 7, "shots.v2/frame-0007.png"),
        (".", 7, "./frame-0007.png"),
        ("..", 7, "../frame-0007.png"),
        ("a.b/out", 7, "a.b/out/frame-0007.png"),
        (".hidden", 7, ".hidden/frame-0007.png"),
        ("/", 7, "/frame-0007.png"),
    ])
    func namesTheFiles(_ text: String, _ frame: Int, _ path: String) throws {
        guard case .sequence(let pattern) = try destination(text) else {
            Issue.record("\(text) is not a sequence")
            return
        }
        #expect(pattern.path(frame: frame) == path)
    }

    @Test(arguments: [(1, 4), (9_999, 4), (10_000, 4), (10_001, 5), (1_000_000, 6)])
    func aFolderHasDigitsForAllFrames(_ count: Int, _ digits: Int) {
        #expect(FramePattern(folder: "out", count: count).digits == digits)
    }

    @Test(arguments: [
        ("still.png", OutputDestination.still(path: "still.png")),
        ("a/100%%.Png", .still(path: "a/100%.Png")),
        ("-", .standardOutput), ("a.JPG", .still(path: "a.JPG")), ("a.jpeg", .still(path: "a.jpeg")), ("a.pdf", .still(path: "a.pdf")),
        ("a.svg", .still(path: "a.svg")), ("a-%d.jpg", .sequence(FramePattern(prefix: "a-", suffix: ".jpg", digits: 1))),
    ])
    func takesOnePicture(_ text: String, _ expected: OutputDestination) throws {
        #expect(try destination(text, drawn: 1) == expected)
    }

    @Test(arguments: [
        ("o.gif", OutputDestination.AnimationFormat.gif), ("o.apng", .apng), ("o.WebP", .webp), ("o.mp4", .mp4), ("a/o.webm", .webm), ("o.mov", .mov),
    ])
    func animationFormatsAreKnownByTheirExtension(_ text: String, _ format: OutputDestination.AnimationFormat) throws {
        #expect(try destination(text) == .animation(format, path: text))
    }

    @Test func standardOutputTakesManyFrames() throws {
        #expect(try destination("-") == .standardOutput)
    }

    @Test(arguments: [
        ("", "-o takes a file name, a pattern such as frame-%04d.png, a folder, or -"),
        ("still.png", "-o still.png: 60 frames do not fit in one image; use a pattern such as still-%04d.png, or a folder"),
        ("a.bmp", "-o a.bmp: .bmp is not a supported format; use .png, .jpg, .gif, .apng, .webp, .mp4, .webm, or .mov, or .pdf or .svg for a still"),
        ("a.jpg", "-o a.jpg: 60 frames do not fit in one image; use a pattern such as a-%04d.jpg, or a folder"),
        ("a.pdf", "-o a.pdf: 60 frames do not fit in one image; use a pattern such as a-%04d.png, or a folder"),
        ("a-%04d.svg", "-o a-%04d.svg: only patterns that end in .png or .jpg are supported"),
        ("a-%d-%d.png", "-o a-%d-%d.png: a pattern can contain only one number"),
        ("50%.png", "-o 50%.png: % must be followed by the format of the frame number, as in %04d, or by a second % for a percent sign"),
        ("%4d.png", "-o %4d.png: % must be followed by the format of the frame number, as in %04d, or by a second % for a percent sign"),
        ("%s.png", "-o %s.png: % must be followed by the format of the frame number, as in %04d, or by a second % for a percent sign"),
        ("%00d.png", "-o %00d.png: % must be followed by the format of the frame number, as in %04d, or by a second % for a percent sign"),
        ("%012d.png", "-o %012d.png: % must be followed by the format of the frame number, as in %04d, or by a second % for a percent sign"),
        ("%0٣d.png", "-o %0٣d.png: % must be followed by the format of the frame number, as in %04d, or by a second % for a percent sign"),
        ("%", "-o %: % must be followed by the format of the frame number, as in %04d, or by a second % for a percent sign"),
        ("frame-%04d.gif", "-o frame-%04d.gif: only patterns that end in .png or .jpg are supported"),
        ("frame-%04d", "-o frame-%04d: only patterns that end in .png or .jpg are supported"),
    ])
    func refuses(_ text: String, _ message: String) {
        #expect(throws: UsageError(message)) { try destination(text) }
    }
}
