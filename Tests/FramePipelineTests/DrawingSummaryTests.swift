import Testing

@testable import Commands

struct DrawingSummaryTests {
    private func line(_ output: String, _ frames: Int, isOneFile: Bool, seconds: Double = 1.234) -> String? {
        DrawingSummary(output: output, isTerminal: true, now: 100)?.text(frames: frames, isOneFile: isOneFile, now: 100 + seconds)
    }

    @Test func itSaysWhatWasWrittenWhereAndHowLongItTook() {
        #expect(line("frames/", 60, isOneFile: false) == "wrote 60 frames to frames/ in 1.2 s")
        #expect(line("p-%03d.png", 1, isOneFile: false) == "wrote 1 frame as p-%03d.png in 1.2 s")
        #expect(line("-", 2, isOneFile: false, seconds: 75) == "wrote 2 frames to standard output in 1 min 15 s")
        #expect(line("title.png", 1, isOneFile: true, seconds: 0.0123) == "wrote title.png in 12 ms")
        #expect(line("a.gif", 60, isOneFile: true, seconds: 7300) == "wrote a.gif with 60 frames in 2 h 1 min")
    }

    @Test func withoutATerminalThereIsNone() { #expect(DrawingSummary(output: "frames/", isTerminal: false) == nil) }
}
