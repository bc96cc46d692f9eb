import ArgumentParser
import Commands

/// `render contact-sheet`: many frames in one picture.
struct ContactSheetCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "contact-sheet",
        abstract: "Draw frames of a scene in a grid, each with its time and number below it, as one PNG.",
        discussion: """
            Without --every, as many frames are left out as make no more than \(ContactSheet.usualCount) cells.

            EXAMPLES:
              render contact-sheet scene.json
              render contact-sheet scene.json --range 0-59 --every 5 --columns 4 --width 320 -o sheet.png
              render contact-sheet MonthBorder.swift --frames 60

            EXIT STATUS: as for drawing, see render --help.
            """)

    @OptionGroup var frames: FrameArguments

    @Option(help: ArgumentHelp("Every n-th of the frames.", valueName: "N"))
    var every: Int?

    @Option(help: ArgumentHelp("Cells in a row (default: a sheet about as wide as high).", valueName: "N"))
    var columns: Int?

    @Option(help: ArgumentHelp("Pixels across a cell; smaller frames stay as they are.", valueName: "pixels"))
    var width: Int = ContactSheet.usualCellWidth

    @Option(name: .shortAndLong, help: ArgumentHelp("The PNG file, or - for standard output.", valueName: "file"), completion: .file(extensions: ["png"]))
    var output: String = "sheet.png"

    @OptionGroup var work: WorkArguments

    @MainActor func run() async throws {
        ProgressReporter.begin(style: work.progressStyle)
        let sheet = try ContactSheet(columns: columns, every: every, cellWidth: width)
        var options = try frames.options()
        try work.apply(to: &options)
        guard output == "-" || output.lowercased().hasSuffix(".png") else { throw UsageError("-o \(output): a contact sheet is a .png file, or -") }
        options.output = output
        try await options.perform(.contactSheet(sheet))
    }
}
