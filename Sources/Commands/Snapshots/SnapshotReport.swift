import Foundation

/// The results of `render snapshot` as a page, as JUnit's XML, and as Markdown.
package struct SnapshotReport: Sendable {
    private let title: String
    private let results: [SnapshotResult]

    /// - Parameter title: the input, such as a folder's name.
    package init(title: String, results: [SnapshotResult]) { (self.title, self.results) = (title, results) }

    private func count(_ outcome: SnapshotResult.Outcome) -> Int { results.count { $0.outcome == outcome } }

    /// One line: "12 previews: 10 the same, 1 different, 1 skipped; compared 11 by pixels".
    package var summary: String {
        guard !results.isEmpty else { return "no picture to draw" }
        let outcomes: [(SnapshotResult.Outcome, String)] = [
            (.same, "the same"), (.different, "different"), (.recorded, "recorded"), (.missing, "without a reference"), (.failed, "failed"),
            (.skipped, "not drawn"),
        ]
        let parts = outcomes.compactMap { outcome, text in count(outcome) == 0 ? nil : "\(count(outcome)) \(text)" }
        let rules = [("pixels", "by pixels"), ("boxes", "by boxes and flat colors")].compactMap { rule, text in
            let count = results.count { $0.rule == rule }
            return count == 0 ? nil : "\(count) \(text)"
        }
        return "\(results.count == 1 ? "1 picture" : "\(results.count) pictures"): \(parts.joined(separator: ", "))"
            + (rules.isEmpty ? "" : "; compared \(rules.joined(separator: ", "))")
    }

    /// The results, those that need attention first; otherwise in their own order.
    private var ordered: [SnapshotResult] {
        let order: [SnapshotResult.Outcome] = [.different, .failed, .missing, .recorded, .same, .skipped]
        return results.enumerated().sorted {
            (order.firstIndex(of: $0.element.outcome) ?? 0, $0.offset) < (order.firstIndex(of: $1.element.outcome) ?? 0, $1.offset)
        }.map(\.element)
    }

    /// A self-contained page: differing results first, with reference, difference, and new image side by side.
    package var html: String {
        var lines = [
            "<!doctype html>", "<html lang=\"en\"><head><meta charset=\"utf-8\">", "<meta name=\"viewport\" content=\"width=device-width\">",
            "<title>\(escaped(title))</title>", "<style>\(Self.style)</style></head><body>", "<h1>\(escaped(title))</h1>",
            "<p class=\"summary\">\(escaped(summary))</p>",
        ]
        for result in ordered {
            lines.append("<section class=\"\(result.outcome.rawValue)\"><h2>\(escaped(result.title))</h2>")
            let rule = result.rule.isEmpty ? "" : " (by \(result.rule))"
            lines.append("<p><b>\(result.outcome.rawValue)</b>\(rule)\(result.message.isEmpty ? "" : ": \(escaped(result.message))")</p>")
            let pictures =
                result.outcome == .same
                ? [("reference", result.pictures.expected)]
                : [("reference", result.pictures.expected), ("difference", result.pictures.difference), ("now", result.pictures.actual)]
            let shown = pictures.filter { !$0.1.isEmpty }
            if !shown.isEmpty { lines += ["<div class=\"row\">"] + shown.map(Self.figure) + ["</div>"] }
            lines.append("</section>")
        }
        lines.append("</body></html>")
        return lines.joined(separator: "\n") + "\n"
    }

    private static func figure(_ name: String, _ png: [UInt8]) -> String {
        "<figure><img alt=\"\(name)\" src=\"data:image/png;base64,\(Data(png).base64EncodedString())\"><figcaption>\(name)</figcaption></figure>"
    }

    private static let style = """
        body{font:15px/1.45 system-ui,sans-serif;margin:2rem auto;max-width:96rem;padding:0 1.5rem;color:#222;background:#fafafa}
        h1{font-size:1.4rem}h2{font-size:1.05rem;margin:0}p{margin:.3rem 0;white-space:pre-wrap}.summary{font-weight:600}
        section{background:#fff;border:1px solid #ddd;border-left:6px solid #bbb;border-radius:8px;padding:1rem;margin:1rem 0}
        .different,.failed{border-left-color:#c0392b}.recorded,.missing{border-left-color:#d68910}.same{border-left-color:#1e8449}
        .row{display:flex;flex-wrap:wrap;gap:1rem;margin-top:.6rem}figure{margin:0;max-width:32%}
        img{display:block;max-width:100%;max-height:40rem;border:1px solid #ccc}figcaption{color:#666;font-size:.85rem;margin-top:.25rem}
        """

    /// JUnit's XML: a test case for each image.
    package var junit: String {
        let failures = results.count(where: \.isFailure)
        let time = results.reduce(0) { $0 + $1.seconds }
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<testsuites><testsuite name=\"\(escaped(title))\" tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"0\" "
                + "skipped=\"\(count(.skipped))\" time=\"\(Self.seconds(time))\">",
        ]
        for result in results {
            let start = "<testcase classname=\"\(escaped(title))\" name=\"\(escaped(result.title))\" time=\"\(Self.seconds(result.seconds))\""
            let text = escaped(result.message)
            switch result.outcome {
            case .same: lines.append("\(start)/>")
            case .skipped: lines.append("\(start)><skipped message=\"\(text)\"/></testcase>")
            default: lines.append("\(start)><failure type=\"\(result.outcome.rawValue)\" message=\"\(text)\">\(text)</failure></testcase>")
            }
        }
        return (lines + ["</testsuite></testsuites>"]).joined(separator: "\n") + "\n"
    }

    /// A summary for the page of a CI job: a table of all results that differ.
    package var markdown: String {
        var lines = ["## \(title)", "", summary, ""]
        let shown = ordered.filter { $0.outcome != .same }
        if !shown.isEmpty { lines += ["| preview | result | message |", "| --- | --- | --- |"] }
        for result in shown {
            let cells = [result.title, result.outcome.rawValue, result.message].map { $0.replacing("|", with: "\\|").replacing("\n", with: " ") }
            lines.append("| \(cells.joined(separator: " | ")) |")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func seconds(_ seconds: Double) -> String { String(format: "%.3f", seconds) }
    private func escaped(_ text: String) -> String { ComparisonReport.escaped(text) }
}
