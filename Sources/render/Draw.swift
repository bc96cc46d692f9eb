import ArgumentParser
import Commands

/// `render scene.json`: a scene to frames, and what runs when no subcommand is named.
struct Draw: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "draw", abstract: "Draw a scene's frames (what render does when no subcommand is named).",
        usage: """
            render <scene.json | View.swift> [options]
            render still <scene> [--at <time> | --frame <N>] [-o <file>]
            render contact-sheet <scene> [--every <N>] [--columns <N>] [-o <file>]
            render watch <scene> [options]
            render layout <scene> [--at <time> | --range <frames>] [--format text|json]
            render validate <scene>... [--diagnostic-format text|json]
            render schema [--reference]
            render check <scene> [--fail-on <kinds>] [--format text|json]
            render compare <expected> <actual> [--html <file>] [--threshold <N>]
            render golden record <scene>... -o <folder>
            render golden verify <folder>... [--html <file>]
            render manual
            """,
        discussion: """
            EXAMPLES:
              render scene.json                   all frames, to frames/frame-0000.png …
              render scene.json --frames 60       the first 60 at the scene's rate
              render scene.json --range 30 -o still.png            frame 30 alone
              render scene.json -o 'shot-%03d.png' --scale 3 --color-scheme dark
              render MonthBorder.swift --view MonthBorder --frames 60 --timeline events.json
              render scene.json --fps 50 -o scene.gif             also .apng, .webp, .mp4 and .webm
              render scene.json -o - | ffmpeg -f image2pipe -framerate 60 -i - out.mp4

            A moving file other than .apng is made by ffmpeg; a frame stands until the time of the next one that is drawn. GIF counts hundredths of
            a second, and players take no less than two: above 50 frames a second it leaves frames out and lasts as long as they do.

            Swift source is compiled against Easel's modules SwiftUI and Combine, once for each content. A view's canvas is
            390x844 points at scale 2 unless --size and --scale say otherwise; what it prints goes to standard error.

            Each subcommand has its own --help. For completions in a shell: render --generate-completion-script bash (or zsh, fish);
            render manual prints a manual page, and Scripts/install puts all of them where they belong.
            --progress ndjson tells events on standard error, a line of JSON each: start, frame, and at last done or failed, however it ends.
            NO_COLOR is honoured, and nothing is ever asked.

            EXIT STATUS: 0 done; 64 usage; 65 bad scene, Swift that does not compile, traps or does not end;
            66 no such input or font; 69 no Swift, library or ffmpeg; 70 our fault; 73 cannot write; 130 interrupted.
            """)

    @OptionGroup var arguments: DrawArguments

    @MainActor func run() async throws {
        ProgressReporter.begin(style: arguments.progressStyle)
        let options = try arguments.options()
        if arguments.lists {
            guard let views = try SwiftViews(options) else { throw UsageError("--list: only a Swift file has views to choose from") }
            return print(views.program.catalog.listing)
        }
        try await options.perform(.draw)
    }
}
