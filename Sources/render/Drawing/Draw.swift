import ArgumentParser
import Commands
import FramePipeline

/// `render scene.json`: draws a scene's frames; the default subcommand.
struct Draw: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        // With the name, the parser doesn't look for requests of completion scripts; `Main` does.
        commandName: "draw", _superCommandName: "render", abstract: "Draw a scene's frames (the default subcommand).",
        usage: """
            render <scene.json | View.swift | MyApp/> [options]
            render still <scene> [--at <time> | --frame <N>] [-o <file>]
            render batch <scene.json> --data <file> [-o 'cards/{name}.png']
            render contact-sheet <scene> [--every <N>] [--columns <N>] [-o <file>]
            render screens <scene> <flow.json> [--devices <names>] [--locales <ids>] [-o <folder>]
            render watch <scene> [options]
            render preview [<scene> | <folder>] [--line <N>] [--host <address>] [--port <N>]
            render layout <scene> [--at <time> | --range <frames>] [--format text|json]
            render validate <scene>... [--diagnostic-format text|json]
            render schema [--reference]
            render check <scene> [--fail-on <kinds>] [--format text|json]
            render snapshot <View.swift | MyApp/> [options]
            render test <package> [options]
            render compare <expected> <actual> [--html <file>] [--threshold <N>]
            render golden record <scene>... -o <folder>
            render golden verify <folder>... [--html <file>]
            render farm plan <scene> --for slurm|kubernetes|aws-batch|openjd|github|parallel
            render farm submit | status | assemble <folder>
            render manual
            """,
        discussion: """
            EXAMPLES:
              render scene.json                   all frames, to frames/frame-0000.png …
              render scene.json --frames 60       the first 60 frames at the scene's rate
              render scene.json --range 30 -o still.png            only frame 30
              render scene.json -o 'shot-%03d.png' --scale 3 --color-scheme dark
              render MonthBorder.swift --view MonthBorder --frames 60 --timeline events.json
              render MyApp/ --device iPhone-16 --chrome -o start.png
              render MyApp/Views/Row.swift --view Row             with the project that the file belongs to; alone with --alone
              render scene.json --fps 50 -o scene.gif             or .apng, .webp, .mp4, .webm, .mov
              render scene.json -o - | ffmpeg -f image2pipe -framerate 60 -i - out.mp4

            .webp, .mp4, .webm, and .mov files are made by ffmpeg. A frame is shown until the time of the next drawn frame. GIF counts hundredths of a second,
            and players need at least two: above 50 frames per second, frames are omitted from a GIF and its duration stays the same.

            Swift source is compiled against Easel's modules SwiftUI and Combine, as for an iOS simulator, and recompiled only if it changes. A folder is an
            Xcode project, a package, or Swift files; an app shows its first window. A file is compiled with the project that has it. A view's canvas is 390x844 points at scale 2, or a
            window's content for macOS, unless --size, --scale, --device, or a preview sets it; what the code prints goes to standard error.

            Each subcommand has its own --help. For shell completions: render --generate-completion-script bash (or zsh, fish);
            render manual prints a manual page, and Scripts/install installs all of them.
            --progress ndjson prints events on standard error, each as a line of JSON: start, frame, and finally done or failed, however the command ends.
            NO_COLOR is respected, and the command never asks for input.

            EXIT STATUS: 0 done; 64 wrong usage; 65 an invalid scene, or Swift code that does not compile, traps, or does not end;
            66 no such input or font; 69 Swift, the library, or ffmpeg is missing; 70 internal error; 73 cannot write the output; 130 interrupted.
            A retry may help after 70, 73, 130, or a signal, but never after 64, 65, 66, or 69.
            """)

    @OptionGroup var arguments: DrawArguments

    @MainActor func run() async throws {
        ProgressReporter.begin(style: arguments.progressStyle)
        let options = try arguments.options()
        if arguments.lists {
            guard let views = try SwiftViews(options) else { throw UsageError("--list: only a Swift file has views to choose from") }
            let (catalog, file) = (views.program.catalog, views.source.place.file)
            return try ResultOutput.print(arguments.listFormat == .json ? catalog.json(in: file) : catalog.listing(in: file))
        }
        try await options.perform(.draw)
    }
}
