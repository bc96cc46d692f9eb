import Geometry
import Motion
import Views

/// The place and the look of one part of a text.
private struct TextPartLook: Sendable {
    var opacity = 1.0
    var offset = CGSize.zero
    var scale: CGFloat = 1
    var angle = Angle.zero
    var blur: CGFloat = 0
}

/// Draws the parts of a text with looks that expressions compute.
private struct SceneTextRenderer: TextRenderer {
    enum Unit: Sendable { case character, run, line }

    let unit: Unit
    /// Returns the look of a part, from the values of its variables.
    let look: @MainActor @Sendable (_ part: SceneValue, _ value: SceneValue) -> TextPartLook
    let names: [String]
    /// Distinguishes one evaluation from the next: the state that the expressions read may have changed.
    let evaluation = Evaluation()
    var animatableData: NumberVector

    final class Evaluation: Sendable {}

    private struct Part {
        let line: Int
        let slices: [Text.Layout.RunSlice]

        var bounds: CGRect { slices.dropFirst().reduce(slices.first?.typographicBounds.rect ?? .zero) { $0.union($1.typographicBounds.rect) } }
    }

    private func parts(of layout: Text.Layout) -> [Part] {
        layout.enumerated().flatMap { index, line -> [Part] in
            let runs = line.map { run in run[run.startIndex..<run.endIndex] }
            return switch unit {
            case .line: [Part(line: index, slices: runs)]
            case .run: runs.map { Part(line: index, slices: [$0]) }
            case .character: runs.flatMap { run in run.map { Part(line: index, slices: [$0]) } }
            }
        }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        let parts = parts(of: layout)
        let (look, members) = (look, SceneValue.object(animatableData.members(names)))
        for (index, part) in parts.enumerated() {
            let bounds = part.bounds
            let place = SceneValue.object([
                "index": .number(Double(index)), "count": .number(Double(parts.count)), "line": .number(Double(part.line)), "rect": .rect(bounds),
            ])
            let own = MainActor.assumeIsolated { look(place, members) }
            var copy = context
            copy.opacity *= own.opacity
            copy.translateBy(x: bounds.midX + own.offset.width, y: bounds.midY + own.offset.height)
            copy.rotate(by: own.angle)
            copy.scaleBy(x: own.scale, y: own.scale)
            copy.translateBy(x: -bounds.midX, y: -bounds.midY)
            if own.blur > 0 { copy.addFilter(.blur(radius: own.blur)) }
            for slice in part.slices { copy.draw(slice) }
        }
    }
}

extension SceneEntries {
    private static let units: Keywords<SceneTextRenderer.Unit> = ["character": .character, "run": .run, "line": .line]
    private static let partType = ExpressionType.object(["index": .number, "count": .number, "line": .number, "rect": .rect])

    @EntryList<ModifierEntry> static var textRendererModifiers: [ModifierEntry] {
        ModifierEntry(
            "textRenderer",
            "Draws each part of the texts inside with a look of its own: a TextRenderer. 'part' has its index, the count of parts, its line, and its rect.",
            .keyword("by", units, default: .character, "The parts: characters, runs of one style, or lines."),
            .withLocals(.number("opacity", in: 0...1, default: 1, "The opacity of a part: \"part.index < value.shown ? 1 : 0\".")),
            .withLocals(.signedLength("x", default: 0, "Points to the right.")), .withLocals(.signedLength("y", default: 0, "Points down.")),
            .withLocals(.signedLength("scale", default: 1, "The scale, about the center of the part.")),
            .withLocals(.degrees("degrees", default: .zero, "The angle, clockwise, about the center of the part.")),
            .withLocals(.length("blur", default: 0, "The radius of a blur, in points.")), .animatableNumbers(default: nil, "other parameters"),
            locals: [LocalVariable("as", default: "part", partType), .animatableNumbers("valueAs")]
        ) { view, unit, opacity, x, y, scale, degrees, blur, numbers in
            // Drawing evaluates them outside of any view.
            opacity.noteReads()
            for length in [x, y, scale, blur] { length.noteReads() }
            degrees.noteReads()
            return view.textRenderer(
                SceneTextRenderer(
                    unit: unit,
                    look: { part, value in
                        TextPartLook(
                            opacity: opacity(part, value), offset: CGSize(width: x(part, value), height: y(part, value)), scale: scale(part, value),
                            angle: degrees(part, value), blur: blur(part, value))
                    }, names: numbers.names, animatableData: numbers.values))
        }
    }
}
