import CairoCanvas
import Display
import Foundation
import Geometry
import Synchronization
import Testing

/// Checks that equal requests give equal results, regardless of other threads and of the shaper's earlier work.
struct TextShaperThreadTests {
    /// Narrow texts, whose line breaks depend on every 1024th of a point and on Pango's metrics of the font.
    private static let requests: [TextRequest] = {
        let strings = ["AVATAR fi ffl To. quick", "VAVA שלום 五月的天气 👍🎉 مرحبا"]
        return strings.flatMap { string in
            ([11, 17, 20] as [CGFloat]).flatMap { size in
                stride(from: 1.8, to: 4.5, by: 0.18).map { ems in
                    TextRequest(runs: [TextRun(string, font: FontDescriptor(size: size), color: color(0))], width: size * ems, scale: 3)
                }
            }
        }
    }()

    /// Runs work on separate threads at the same time and waits for them. (Tasks would never outnumber the processors.)
    private func onThreads(_ count: Int, _ work: @escaping @Sendable (_ thread: Int) -> Void) {
        let group = DispatchGroup()
        for index in 0..<count {
            group.enter()
            let thread = Thread {
                work(index)
                group.leave()
            }
            thread.stackSize = 8 << 20
            thread.start()
        }
        group.wait()
    }

    /// Each round has new shapers, so that all of them use their fonts for the first time at once, while painters draw the same glyphs.
    @Test func shapersAndPaintersDoNotDisturbEachOther() throws {
        let requests = Self.requests
        let lone = try PangoTextShaper()
        let expected = requests.map { lone.shape($0) }
        let list = DisplayList(
            size: CGSize(width: 120, height: 400), scale: 2, background: color(0xFFFFFF),
            items: stride(from: 0, to: expected.count, by: 16).map { .text(expected[$0], CGPoint(x: $0 / 3, y: 2 * $0)) })
        let picture = try Painter().paint(list)
        let failures = Mutex<[String]>([])
        for round in 0..<2 {
            onThreads(12) { thread in
                do {
                    if thread % 4 == 3 {
                        guard try Painter().paint(list) == picture else { return failures.withLock { $0.append("round \(round): a picture") } }
                        return
                    }
                    let shaper = try PangoTextShaper()
                    // Each thread begins with a different text.
                    for offset in requests.indices {
                        let index = (offset + thread * requests.count / 12) % requests.count
                        guard shaper.shape(requests[index]) != expected[index] else { continue }
                        let request = requests[index]
                        failures.withLock { $0.append("round \(round): size \(request.runs[0].font.size), width \(request.width ?? -1)") }
                    }
                } catch {
                    failures.withLock { $0.append("round \(round): \(error)") }
                }
            }
        }
        let found = failures.withLock { $0 }
        #expect(found.prefix(5) == [], "\(found.count) answers differ")
    }
}
