import Geometry
import Views

/// Finds shapes, images and controls that edges cut off, and those that are never on the canvas.
struct DrawingChecker {
    private var found: [CheckFinding] = []
    private var seenPaths: Set<String> = []
    private var unseen: [String: CheckFinding] = [:]

    /// Judges a run of frames that look the same.
    ///
    /// - Parameters:
    ///   - stays: whether the run has more than one frame or is the whole sequence.
    ///   - around: the drawings of the frames before and after.
    ///   - last: the frame that was checked before the run; nil for the first run.
    ///   - cutTexts: texts that an edge is known to cut off: drawings behind them are not reported again.
    mutating func judge(
        _ drawings: [SeenDrawing], stays: Bool, around: [SeenDrawing], controls: [InspectedView], in canvas: CGRect, frames: ClosedRange<Int>,
        after last: Int?, cutTexts: [FrameChecker.CheckedText]
    ) {
        let others = Dictionary(grouping: around, by: \.view.path)
        for drawing in drawings {
            let other = stays ? [drawing] : others[drawing.view.path] ?? []
            // Drawings that are visible in only a single frame aren't judged.
            guard !other.isEmpty, let area = drawing.unclippedArea else { continue }
            func finding(_ kind: CheckKind, of view: InspectedView, _ message: String) -> CheckFinding {
                CheckFinding(kind: kind, frames: frames, path: view.path, label: view.label, rect: drawing.box, message: message)
            }
            let onCanvas = area.overlap(with: canvas)
            guard !onCanvas.isNull, !onCanvas.isEmpty else {
                unseen[drawing.view.path, default: finding(.outside, of: drawing.view, "it is never on the canvas")].extend(by: frames, following: last)
                continue
            }
            seenPaths.insert(drawing.view.path)
            guard other.contains(where: { $0.isAtRest(with: drawing) }), !drawing.isSoft, drawing.view.kind != .canvas,
                !cutTexts.contains(where: { drawing.box.insetBy(dx: -FrameChecker.slack, dy: -FrameChecker.slack).contains($0.box) })
            else { continue }
            if let side = drawing.sideCutByClip { found.append(finding(.cut, of: drawing.view, "a clip cuts it off at the \(side)")) }
            guard !area.spans(canvas), let side = FrameChecker.side(of: area, beyond: canvas) else { continue }
            // A control is reported only once.
            let control = controls.last { drawing.view.path.hasPrefix($0.path + "/") && $0.isEnabled }
            if let control, cutTexts.contains(where: { $0.view.path.hasPrefix(control.path + "/") }) { continue }
            found.append(finding(control == nil ? .cut : .outside, of: control ?? drawing.view, "the canvas cuts it off at the \(side)"))
        }
    }

    /// Returns all findings, except for backgrounds of texts that are never on the canvas either.
    func findings(beside texts: [CheckFinding]) -> [CheckFinding] {
        let never = unseen.filter { !seenPaths.contains($0.key) }.values.filter { finding in !texts.contains { finding.rect.contains($0.rect) } }
        return found + never.sorted { $0.isRead(before: $1) }
    }
}

extension SeenDrawing {
    /// The area that would be visible on an infinite canvas; nil if clips or scroll views leave nothing, which hides something intentionally.
    fileprivate var unclippedArea: CGRect? {
        let rest = [clip, window].compactMap { $0 }.reduce(box) { $0.overlap(with: $1) }
        return rest.isNull || rest.isEmpty ? nil : rest
    }

    /// The side at which a clip cuts off the most. Images and colors that fill the clip are meant to be cut off by it.
    fileprivate var sideCutByClip: String? {
        guard let clip else { return nil }
        let shown = window.map { box.overlap(with: $0) } ?? box
        guard view.kind == .shape || !shown.spans(clip) else { return nil }
        return FrameChecker.side(of: shown, beyond: clip)
    }
}

extension CGRect {
    /// Returns whether it extends from one edge to the opposite one: a background, or a band that continues beyond the canvas.
    fileprivate func spans(_ limit: CGRect) -> Bool {
        let slack = FrameChecker.slack
        return (minX <= limit.minX + slack && maxX >= limit.maxX - slack) || (minY <= limit.minY + slack && maxY >= limit.maxY - slack)
    }
}
