import CairoCanvas
import Display
import Geometry
import Stepping
import Views

/// Detects visual defects automatically, frame by frame.
///
/// Moving views aren't judged: a text counts only while it has the same appearance and position as in the previous or next frame. Colors around it that change,
/// as in a transition, count only if they last. Texts that are being removed, nearly transparent ones, and glyphs that a canvas draws or that morph into others
/// are not checked.
@MainActor
package final class FrameChecker {
    /// A run of consecutive frames that look the same.
    private struct FrameRun {
        var first: Int
        var last: Int
        var list: DisplayList
        var texts: [CheckedText]
        var drawings: [SeenDrawing]
        var controls: [InspectedView]
        /// The bars, up to the edges of the canvas.
        var bars: [CGRect]
        /// The placeholders and marks of parts of the source that don't compile.
        var leftOut: [InspectedView]
        var frames: ClosedRange<Int> { first...last }
    }

    /// A text and the view that shows it.
    struct CheckedText {
        var seen: SeenText
        var view: InspectedView
        /// The bounding box of its glyphs on the canvas, in points.
        var box: CGRect
        /// Whether the system dims it behind a sheet or a dialog.
        var isDimmed: Bool

        /// Whether a text of another frame is the same, in the same state: a control that becomes enabled has the old colors for a moment.
        func isUnchanged(in other: CheckedText) -> Bool {
            view.path == other.view.path && view.isEnabled == other.view.isEnabled && isDimmed == other.isDimmed && seen.isAtRest(with: other.seen)
        }
    }

    private let painter = Painter()
    /// The latest measurements, by path of the view; only changed pixels require another measurement.
    private var measured: (picture: Pixmap, frame: Int, texts: [CheckedText], contrasts: [String: [ContrastMeter.Measurement]], overlaps: [[String]: Bool])?
    /// Pixels per point.
    private let graphScale: CGFloat
    private var pending: FrameRun?
    /// The texts of the previous run; nil for the first.
    private var before: [CheckedText]?
    private var collector = FindingCollector()
    /// The findings while something around the text changes.
    private var fleeting = FindingCollector()
    private let frameRate: FrameRate
    private var firstFrame: Int?
    private var drawings = DrawingChecker()
    /// The last frame of the run before the pending one.
    private var lastFrameBefore: Int?
    private var drawingsBefore: [SeenDrawing]?
    /// Views that were on the canvas at some time, and views that were completely outside it, by path.
    private var seenPaths: Set<String> = []
    private var unseenPaths: [String: CheckFinding] = [:]
    /// The paths without the parts that containers add, where they differ.
    private var shownPaths: [String: String] = [:]

    /// How long a finding lasts while something around the text changes, in seconds. An estimate: the system's transitions take less.
    private nonisolated static let leastDuration = 0.5

    /// - Parameters:
    ///   - scale: pixels per point of the following lists.
    ///   - frameRate: of the following frames.
    package init(scale: CGFloat, frameRate: FrameRate) { (graphScale, self.frameRate) = (scale, frameRate) }

    /// The distance in points by which a box may exceed an edge: glyphs extend slightly beyond their boxes.
    nonisolated static let slack: CGFloat = 1

    /// Inspects the next frame.
    ///
    /// - Parameter views: returns the graph's views; called only if something changed.
    package func inspect(_ list: DisplayList, frame: Int, views: () -> [InspectedView]) throws {
        if pending?.list == list {
            pending?.last = frame
            return
        }
        if firstFrame == nil { firstFrame = frame }
        let all = views()
        // The text and the outline of a placeholder aren't the author's.
        let views = all.filter { !$0.path.contains("\(LayoutEntry.leftOutView)/") }
        for view in all where view.shownPath != view.path { shownPaths[view.path] = view.shownPath }
        let next = FrameRun(
            first: frame, last: frame, list: list, texts: texts(of: list, views), drawings: SeenDrawing.all(in: list, views: views),
            controls: views.filter { $0.kind == .control }, bars: Self.bars(of: views, in: CGRect(origin: .zero, size: list.size)),
            leftOut: all.filter(\.isLeftOut))
        try judgePending(before: next)
        pending = next
    }

    /// Returns all findings, once all frames have been inspected.
    package func finish() throws -> [CheckFinding] {
        try judgePending(before: nil)
        pending = nil
        let unseen = unseenPaths.filter { !seenPaths.contains($0.key) }.values.sorted { $0.isRead(before: $1) }
        for finding in unseen { collector.add(finding) }
        for finding in drawings.findings(beside: unseen) { collector.add(finding) }
        for finding in fleeting.all.compactMap({ $0.keepingRanges(where: isLong) }) { collector.addIfNew(finding) }
        return collector.findings.map { $0.withPath(shownPaths[$0.path] ?? $0.path) }
    }

    /// Whether a range of frames lasts long enough to be judged although something changes in each, or is all there is.
    private func isLong(_ frames: ClosedRange<Int>) -> Bool {
        let duration = frameRate.seconds(ofFrame: frames.upperBound + 1) - frameRate.seconds(ofFrame: frames.lowerBound)
        return duration >= Self.leastDuration || (frames.lowerBound == firstFrame && frames.upperBound == lastFrameBefore)
    }

    /// Judges the run that has ended.
    private func judgePending(before next: FrameRun?) throws {
        guard let pending else { return }
        collector.beginRun(at: pending.first, after: lastFrameBefore)
        fleeting.beginRun(at: pending.first, after: lastFrameBefore)
        for view in pending.leftOut {
            collector.add(
                CheckFinding(
                    kind: .leftOut, frames: pending.frames, path: view.path, label: view.label, rect: view.rect, message: "left out, because it doesn't compile"
                ))
        }
        let cutTexts = try judge(pending, after: before, before: next?.texts)
        let isWhole = pending.first < pending.last || (drawingsBefore == nil && next == nil)
        drawings.judge(
            pending.drawings, stays: isWhole, around: (drawingsBefore ?? []) + (next?.drawings ?? []), controls: pending.controls,
            in: CGRect(origin: .zero, size: pending.list.size), frames: pending.frames, after: lastFrameBefore, cutTexts: cutTexts)
        (before, drawingsBefore, lastFrameBefore) = (pending.texts, pending.drawings, pending.last)
    }

    /// Returns the areas of bars, which extend to the edge of the canvas that they are near.
    private static func bars(of views: [InspectedView], in canvas: CGRect) -> [CGRect] {
        var bars: [CGRect] = []
        for bar in views.compactMap(\.bar) where !bars.contains(bar) { bars.append(bar) }
        return bars.map { bar in
            let top = bar.minY < canvas.height / 4 ? min(0, bar.minY) : bar.minY
            let bottom = bar.maxY > canvas.height * 3 / 4 ? max(canvas.maxY, bar.maxY) : bar.maxY
            return CGRect(x: bar.minX, y: top, width: bar.width, height: bottom - top)
        }
    }

    /// Returns the texts that people are meant to read.
    private func texts(of list: DisplayList, _ views: [InspectedView]) -> [CheckedText] {
        var windows: [CGRect] = []
        var byOrigin: [TextKey: (view: InspectedView, index: Int)] = [:]
        // Views are in the order in which they are painted: what is before the last dimming is behind it.
        let dimming = views.lastIndex(where: \.isModalDimming) ?? 0
        for (index, view) in views.enumerated() {
            switch view.kind {
            case .text(let origin, let runs): byOrigin[TextKey(string: runs.map(\.string).joined(), x: origin.x, y: origin.y)] = (view, index)
            case .scroll(let window): windows.append(window)
            case .image, .shape, .color, .canvas, .control, .other: break
            }
        }
        return SeenText.all(in: list, windows: windows).compactMap { seen in
            guard !seen.isFaint, let (view, index) = byOrigin[TextKey(string: seen.text.string, x: seen.origin.x, y: seen.origin.y)], !view.isLeaving
            else { return nil }
            let box = painter.textBounds(seen.text, at: seen.origin).applying(seen.transform)
            guard !box.isNull, box.width > 0, box.height > 0 else { return nil }
            // Text that is scrolled out of view doesn't count.
            if let window = seen.window, window.overlap(with: box).isNull || window.overlap(with: box).isEmpty { return nil }
            return CheckedText(seen: seen, view: view, box: box, isDimmed: index < dimming)
        }
    }

    private struct TextKey: Hashable {
        var string: String
        var x: CGFloat
        var y: CGFloat
    }

    /// Judges all texts in a run of frames.
    ///
    /// - Returns: the texts that an edge cuts off.
    private func judge(_ run: FrameRun, after previous: [CheckedText]?, before next: [CheckedText]?) throws -> [CheckedText] {
        let stays = run.first < run.last || (previous == nil && next == nil)
        let around = (previous ?? []) + (next ?? [])
        let resting = run.texts.filter { text in
            stays || around.contains { $0.view.path == text.view.path && $0.seen.isAtRest(with: text.seen) }
        }
        // Texts that are visible in only a single frame aren't judged.
        let texts = run.texts.filter { text in !text.view.isDecoration && (stays || around.contains { $0.view.path == text.view.path }) }
        for text in texts where text.seen.text.isTruncated && !text.view.isScrolledText { add(.truncated, text, run, "the text is truncated") }
        let canvas = CGRect(origin: .zero, size: run.list.size)
        for text in texts { notePresence(text, isResting: resting.contains { $0.seen.number == text.seen.number }, run, canvas) }
        let visible = resting.filter { text in
            guard !text.view.isDecoration, !text.box.overlap(with: canvas).isNull, !text.box.overlap(with: canvas).isEmpty else { return false }
            // Content scrolls below bars.
            return text.view.bar != nil || !run.bars.contains { !$0.overlap(with: text.box).isNull && !$0.overlap(with: text.box).isEmpty }
        }
        guard !visible.isEmpty else { return [] }
        let picture = try painter.paint(run.list)
        let same = unchanged(visible, in: picture)
        let previousFrame = measured?.frame
        measured = (picture, run.last, visible, measured?.contrasts.filter { same.contains($0.key) } ?? [:], measured?.overlaps ?? [:])
        let cut = try visible.filter { try !$0.seen.isProjected && judgeEdges($0, run, canvas, picture) }
        var surroundings = Surroundings(resting: stays ? nil : same, frames: run.frames)
        // What is unchanged was so in the run before, too.
        if !stays, let previousFrame, previousFrame == lastFrameBefore { surroundings.frames = previousFrame...run.last }
        try judgeContrast(visible.filter { $0.view.isEnabled && !$0.isDimmed }, run, picture, surroundings)
        try judgeOverlaps(visible.filter { !$0.seen.isProjected }, run, picture, unchanged: same, surroundings)
        return cut
    }

    /// Returns the paths of the texts whose appearance and surroundings are unchanged since they were last measured.
    private func unchanged(_ texts: [CheckedText], in picture: Pixmap) -> Set<String> {
        guard let measured, measured.picture.width == picture.width, measured.picture.height == picture.height else { return [] }
        return Set(
            texts.filter { text in
                guard measured.texts.contains(where: { $0.isUnchanged(in: text) }),
                    let box = PixelBox(text.box, scale: graphScale, in: picture)
                else { return false }
                var isSame = true
                box.forEachPixel(of: picture) { isSame = isSame && picture.pixels[$0] == measured.picture.pixels[$0] }
                return isSame
            }.map(\.view.path))
    }

    private func add(_ kind: CheckKind, _ text: CheckedText, _ run: FrameRun, _ message: String) {
        collector.add(CheckFinding(kind: kind, frames: run.frames, path: text.view.path, label: text.seen.text.string, rect: text.box, message: message))
    }

    /// Which texts have the same pixels around them as in the run before.
    private struct Surroundings {
        /// The paths of the views; nil for all.
        var resting: Set<String>?
        /// The frames of their findings.
        var frames: ClosedRange<Int>
    }

    /// Adds a finding that depends on what is around a text, or on other texts.
    private func add(
        _ kind: CheckKind, _ text: CheckedText, beside other: CheckedText? = nil, _ run: FrameRun, _ around: Surroundings, _ message: String,
        contrast: Double? = nil
    ) {
        let isResting = around.resting.map { $0.isSuperset(of: [text.view.path, (other ?? text).view.path]) } ?? true
        let finding = CheckFinding(
            kind: kind, frames: isResting ? around.frames : run.frames, path: text.view.path, label: text.seen.text.string, rect: text.box, message: message,
            contrast: contrast)
        if isResting { collector.add(finding) } else { fleeting.add(finding) }
    }

    // MARK: Edges

    /// Reports a text that a clip or the canvas cuts off; returns whether one does.
    private func judgeEdges(_ text: CheckedText, _ run: FrameRun, _ canvas: CGRect, _ picture: Pixmap) throws -> Bool {
        var isCut = false
        let inWindow = text.seen.window.map { text.box.overlap(with: $0) } ?? text.box
        if let clip = text.seen.clip {
            let kept = inWindow.overlap(with: clip)
            // Clipping something away completely hides it intentionally.
            if kept.isNull || kept.isEmpty { return false }
            if let side = Self.side(of: inWindow, beyond: clip), try isSeen(text, run, picture) {
                add(.clipped, text, run, "a clip cuts it off at the \(side)")
                isCut = true
            }
        }
        let shown = text.seen.clip.map { inWindow.overlap(with: $0) } ?? inWindow
        let onCanvas = shown.overlap(with: canvas)
        guard !onCanvas.isNull, !onCanvas.isEmpty else { return isCut }
        if let side = Self.side(of: shown, beyond: canvas), try isSeen(text, run, picture) {
            add(.outside, text, run, "the canvas cuts it off at the \(side)")
            isCut = true
        }
        return isCut
    }

    /// Returns whether any of a text's glyphs are visible: something may cover them.
    private func isSeen(_ text: CheckedText, _ run: FrameRun, _ picture: Pixmap) throws -> Bool {
        let without = try painter.paint(run.list.mapTexts { number, _, _ in number == text.seen.number ? [] : nil })
        return without != picture
    }

    /// Returns the edge that a box exceeds the most, or nil if it exceeds none by more than the tolerance.
    nonisolated static func side(of box: CGRect, beyond limit: CGRect) -> String? {
        let reaches = [("left", limit.minX - box.minX), ("right", box.maxX - limit.maxX), ("top", limit.minY - box.minY), ("bottom", box.maxY - limit.maxY)]
        guard let worst = reaches.max(by: { $0.1 < $1.1 }), worst.1 > slack else { return nil }
        return worst.0
    }

    /// Records whether a view is on the canvas: a view that rests beyond it, and never is, gives a finding.
    private func notePresence(_ text: CheckedText, isResting: Bool, _ run: FrameRun, _ canvas: CGRect) {
        guard !text.seen.isProjected else { return }
        // What a scroll view hides, the user can scroll to.
        if let window = text.seen.window, text.box.overlap(with: window).isEmpty { return }
        let finding = CheckFinding(
            kind: .outside, frames: run.frames, path: text.view.path, label: text.seen.text.string, rect: text.box, message: "it is never on the canvas")
        let shared = text.box.overlap(with: canvas)
        if !shared.isNull, !shared.isEmpty {
            seenPaths.insert(text.view.path)
        } else if isResting {
            unseenPaths[text.view.path, default: finding].extend(by: run.frames, following: lastFrameBefore)
        }
    }

    // MARK: Colors

    private func judgeContrast(_ texts: [CheckedText], _ run: FrameRun, _ picture: Pixmap, _ around: Surroundings) throws {
        let meter = ContrastMeter(painter: painter, list: run.list, picture: picture)
        let new = texts.filter { measured?.contrasts[$0.view.path] == nil }
        for text in new { measured?.contrasts[text.view.path] = [] }
        for measurement in try meter.measure(new.map(\.seen)) {
            guard let text = new.first(where: { $0.seen.number == measurement.number }) else { continue }
            measured?.contrasts[text.view.path]?.append(measurement)
        }
        // A view may have several texts, such as those for glyphs with different paints.
        var reported: Set<String> = []
        for text in texts where reported.insert(text.view.path).inserted {
            report(measured?.contrasts[text.view.path] ?? [], of: text, run, around)
        }
    }

    private func report(_ measurements: [ContrastMeter.Measurement], of text: CheckedText, _ run: FrameRun, _ around: Surroundings) {
        for measurement in measurements {
            let contrast = measurement.contrast
            let needed = text.isLarge(measurement.color) ? 3.0 : 4.5
            // The tolerance for the rounding of 8-bit colors.
            guard contrast < needed - 0.005 else { continue }
            // An app can't change the system's own colors.
            let own = OwnColors(text.view.appearance)
            if own.choose(measurement.color, on: measurement.background, contrast: contrast, onMaterial: text.view.bar != nil || text.view.isInDialog) {
                continue
            }
            let message = "contrast \(Self.ratio(contrast)), below \(Self.ratio(needed))\(needed == 3 ? " for large text" : "")"
            add(.contrast, text, run, around, message, contrast: contrast)
        }
    }

    /// Formats a ratio as `3.2:1`, rounded down so that an insufficient contrast doesn't read as sufficient.
    private static func ratio(_ contrast: Double) -> String {
        let tenths = Int((contrast * 10).rounded(.down))
        return (tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)") + ":1"
    }

    // MARK: Overlaps

    private func judgeOverlaps(_ texts: [CheckedText], _ run: FrameRun, _ picture: Pixmap, unchanged: Set<String>, _ around: Surroundings) throws {
        let meter = OverlapMeter(painter: painter, list: run.list, picture: picture)
        for (index, first) in texts.enumerated() {
            for second in texts[(index + 1)...] where first.view.path != second.view.path && first.seen.text.string != second.seen.text.string {
                let shared = first.box.overlap(with: second.box)
                // What the system dims is behind a dialog or a sheet, through which it may be seen.
                guard first.isDimmed == second.isDimmed, !shared.isNull, shared.width > 1, shared.height > 1 else { continue }
                let pair = [first.view.path, second.view.path]
                let known = unchanged.isSuperset(of: pair) ? measured?.overlaps[pair] : nil
                let isOverlap = try known ?? meter.overlap((first.seen, first.box), (second.seen, second.box))
                measured?.overlaps[pair] = isOverlap
                guard isOverlap else { continue }
                let name = CheckFinding.short(first.seen.text.string)
                add(.overlap, second, beside: first, run, around, "it overlaps \"\(name)\" at \(CheckFinding.shortPath(first.view.shownPath))")
            }
        }
    }
}

extension FrameChecker.CheckedText {
    /// Returns whether glyphs of a color are large as WCAG defines it, at the size at which they are drawn: 18 points, or 14 in bold.
    fileprivate func isLarge(_ color: ResolvedColor) -> Bool {
        guard case .text(_, let runs) = view.kind else { return false }
        let own = runs.filter { $0.color == color }
        let transform = seen.transform
        let stretch = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        return (own.isEmpty ? runs : own).allSatisfy { run in
            let size = run.font.size * stretch + 0.01
            return size >= 18 || (size >= 14 && run.font.weight >= 700)
        }
    }
}
