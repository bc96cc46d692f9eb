import Foundation

/// A comparison as one self-contained HTML file: no network, no scripts.
package enum ComparisonReport {
    /// Returns the page: the numbers of all differing entries, worst first, with the expected image, the difference and the actual image.
    ///
    /// - Parameters:
    ///   - title: the compared inputs, such as the names of two folders.
    ///   - notes: additional notes, one line each.
    package static func html(title: String, notes: [String], _ run: ComparisonRun) -> String {
        let entries = run.entries
        let differing = entries.filter { !$0.finding.isSame }.sorted { ($1.weight, $0.order) < ($0.weight, $1.order) }
        let summary = differing.isEmpty ? "All \(entries.count) are the same." : "\(differing.count) of \(entries.count) differ, worst first."
        var lines = ["<h1>\(escaped(title))</h1>", "<p class=\"summary\">\(summary)</p>"]
        lines += notes.map { "<p>\(escaped($0))</p>" }
        for entry in differing {
            lines.append("<section><h2>\(escaped(entry.name))</h2><p>\(escaped(entry.text))</p>")
            if let pictures = entry.pictures {
                lines.append("<div class=\"row\">")
                lines += [("expected", pictures.expected), ("difference", pictures.difference), ("actual", pictures.actual)].map(figure)
                lines.append("</div>")
            }
            lines.append("</section>")
        }
        return page(title, lines.joined(separator: "\n"))
    }

    /// Returns one page with the contents of several, each a result of `html(title:notes:_:)`.
    package static func joined(_ pages: [String], title: String) -> String {
        let contents = pages.map { page in
            let start = page.range(of: bodyStart)?.upperBound ?? page.startIndex
            let end = page.range(of: bodyEnd, options: .backwards)?.lowerBound ?? page.endIndex
            return String(page[start..<end])
        }
        return page(title, contents.joined(separator: "\n"))
    }

    private static let bodyStart = "</head><body>\n"
    private static let bodyEnd = "\n</body></html>\n"

    private static func page(_ title: String, _ contents: String) -> String {
        let head = [
            "<!doctype html>", "<html lang=\"en\"><head><meta charset=\"utf-8\">", "<meta name=\"viewport\" content=\"width=device-width\">",
            "<title>\(escaped(title))</title>", "<style>\(style)</style>",
        ]
        return head.joined(separator: "\n") + bodyStart + contents + bodyEnd
    }

    private static func figure(_ name: String, _ png: [UInt8]?) -> String {
        guard let png else { return "<figure><div class=\"none\">none</div><figcaption>\(name)</figcaption></figure>" }
        return "<figure><img alt=\"\(name)\" src=\"data:image/png;base64,\(Data(png).base64EncodedString())\"><figcaption>\(name)</figcaption></figure>"
    }

    private static let style = """
        body{font:15px/1.45 system-ui,sans-serif;margin:2rem auto;max-width:96rem;padding:0 1.5rem;color:#222;background:#fafafa}
        h1{font-size:1.4rem}h2{font-size:1.05rem;margin:0}p{margin:.3rem 0}.summary{font-weight:600}
        section{background:#fff;border:1px solid #ddd;border-radius:8px;padding:1rem;margin:1rem 0}
        .row{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem;margin-top:.6rem}figure{margin:0}
        img{display:block;width:100%;max-width:30rem;image-rendering:pixelated;border:1px solid #ccc;\
        background:repeating-conic-gradient(#e4e4e4 0 25%,#fff 0 50%) 0 0/16px 16px}
        .none{border:1px dashed #bbb;color:#888;padding:2rem;text-align:center}figcaption{color:#666;font-size:.85rem;margin-top:.25rem}
        """

    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }
}
