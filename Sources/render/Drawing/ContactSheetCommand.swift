import ArgumentParser
import Commands

/// `render contact-sheet`: draws many frames into one image.
struct ContactSheetCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "contact-sheet",
        abstract: "Draw frames of a scene in a grid, each with its time and number below it, as one PNG or JPEG file.",
        discussion: """
            Without --every, frames are skipped evenly so that there are at most \(ContactSheet.usualCount) cells.

            EXAMPLES:
              render contact-sheet scene.json
              render contact-sheet scene.json --range 0-59 --every 5 --columns 4 --width 320 -o sheet.png
              render contact-sheet MonthBorder.swift --frames 60

            EXIT STATUS: as for drawing, see render --help.
            """)

    @OptionGroup var frames: FrameArguments

    @Option(help: ArgumentHelp("Show only every N-th frame.", valueName: "N"))
    var every: Int?

    @Option(help: ArgumentHelp("Cells per row (default: a sheet that is about square).", valueName: "N"))
    var columns: Int?

    @Option(help: ArgumentHelp("The width of a cell (default: that of the frames, at most \(ContactSheet.usualCellWidth)).", valueName: "pixels"))
    var width: Int?

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The .png or .jpg file, or - for standard output.", valueName: "file"),
        completion: .file(extensions: ["png", "jpg"]))
    var output: String = "sheet.png"

    @OptionGroup var jpeg: JPEGArguments

    @OptionGroup var work: WorkArguments

    @MainActor func run() async throws {
        ProgressReporter.begin(style: work.progressStyle)
        let sheet = try ContactSheet(columns: columns, every: every, cellWidth: width)
        var options = try frames.options()
        try work.apply(to: &options)
        let isImage = [".png", ".jpg", ".jpeg"].contains { output.lowercased().hasSuffix($0) }
        guard output == "-" || isImage else { throw UsageError("-o \(output): a contact sheet must be a .png or .jpg file, or -") }
        options.output = output
        try jpeg.apply(to: &options)
        try await options.perform(.contactSheet(sheet))
    }
}
