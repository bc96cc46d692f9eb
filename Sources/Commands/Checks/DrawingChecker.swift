import Geometry
import Views

/// Looks for shapes, pictures and controls that edges cut, and for those that are never on the canvas.
struct DrawingChecker {
    private var found: [CheckFinding] = []
    private var seenPaths: Set<String> = []
    private var unseen: [String: CheckFinding] = [:]

    /// Takes frames that look the same.
    ///
    /// - Parameters:
    ///   - stays: whether there is more than one of them, or no other.
    ///   - around: what the frames before and after show.
    ///   - cutTexts: texts of which it is known that an edge cuts them: what lies under them is cut with them.
    mutating func judge(
        _ drawings: [SeenDrawing], stays: Bool, around: [SeenDrawing], controls: [InspectedView], in canvas: CGRect, frames: ClosedRange<Int>,
        cutTexts: [SceneChecker.CheckedText]
    ) {
        let others = Dictionary(grouping: around, by: \.view.path)
        for drawing in drawings {
            let other = stays ? [drawing] : others[drawing.view.path] ?? []
            // What is seen in one frame alone isn't judged.
            guard !other.isEmpty, let place = drawing.place else { continue }
            func finding(_ kind: CheckKind, of view: InspectedView, _ message: String) -> CheckFinding {
                CheckFinding(
                    kind: kind, firstFrame: frames.lowerBound, lastFrame: frames.upperBound, path: view.path, label: view.label, rect: drawing.box,
                    message: message)
            }
            let onCanvas = place.intersection(canvas)
            guard !onCanvas.isNull, !onCanvas.isEmpty else {
                unseen[drawing.view.path, default: finding(.outside, of: drawing.view, "it is never on the canvas")].lastFrame = frames.upperBound
                continue
            }
            seenPaths.insert(drawing.view.path)
            guard other.contains(where: { $0.isAtRest(with: drawing) }), !drawing.isSoft, drawing.view.kind != .canvas,
                !cutTexts.contains(where: { drawing.box.insetBy(dx: -SceneChecker.slack, dy: -SceneChecker.slack).contains($0.box) })
            else { continue }
            if let side = drawing.sideCutByClip { found.append(finding(.cut, of: drawing.view, "a clip cuts it off at the \(side)")) }
            guard !place.spans(canvas), let side = SceneChecker.side(of: place, beyond: canvas) else { continue }
            // What reacts to taps has its finding once.
            let control = controls.last { drawing.view.path.hasPrefix($0.path + "/") && $0.isEnabled }
            if let control, cutTexts.contains(where: { $0.view.path.hasPrefix(control.path + "/") }) { continue }
            found.append(finding(control == nil ? .cut : .outside, of: control ?? drawing.view, "the canvas cuts it off at the \(side)"))
        }
    }

    /// All that was found. Grounds of texts that are never on the canvas either are left out.
    func findings(beside texts: [CheckFinding]) -> [CheckFinding] {
        let never = unseen.filter { !seenPaths.contains($0.key) }.values.filter { finding in !texts.contains { finding.rect.contains($0.rect) } }
        return found + never.sorted { $0.path < $1.path }
    }
}

extension SeenDrawing {
    /// Where it would be seen if the canvas went on; nil where clips or scroll views leave nothing, which is a way to hide something.
    fileprivate var place: CGRect? {
        let rest = [clip, window].compactMap { $0 }.reduce(box) { $0.intersection($1) }
        return rest.isNull || rest.isEmpty ? nil : rest
    }

    /// The side at which a clip takes the most of it. Pictures and colours that fill the clip are meant to be cut by it.
    fileprivate var sideCutByClip: String? {
        guard let clip else { return nil }
        let shown = window.map { box.intersection($0) } ?? box
        guard view.kind == .shape || !shown.spans(clip) else { return nil }
        return SceneChecker.side(of: shown, beyond: clip)
    }
}

extension CGRect {
    /// Whether it reaches from one edge to the opposite one: a ground, or a band that goes on beyond.
    fileprivate func spans(_ limit: CGRect) -> Bool {
        let slack = SceneChecker.slack
        return (minX <= limit.minX + slack && maxX >= limit.maxX - slack) || (minY <= limit.minY + slack && maxY >= limit.maxY - slack)
    }
}
