/// The sheets that a sheet's content presents.
@MainActor
final class SheetsAbove {
    private struct Member {
        weak var sheet: SheetPresenterRenderNode?
    }
    private var members: [Member] = []
    /// Dims the sheet's tint below other presentations.
    let dimmer = TintDimmer()

    func add(_ sheet: SheetPresenterRenderNode) { members = members.filter { $0.sheet != nil } + [Member(sheet: sheet)] }

    /// The progress of pushing back the sheet below, 0…1.
    var depth: Double { members.map { $0.sheet?.depth ?? 0 }.max() ?? 0 }
}

private struct EnclosingSheetKey: EnvironmentKey { static var defaultValue: SheetsAbove? { nil } }

extension EnvironmentValues {
    /// The sheets above the one around the view; nil outside of sheets.
    var enclosingSheet: SheetsAbove? {
        get { self[EnclosingSheetKey.self] }
        set { self[EnclosingSheetKey.self] = newValue }
    }
}

/// Draws a sheet behind another one: smaller, with its edge above that one.
struct RecedingModifier: RenderModifier {
    let sheets: SheetsAbove

    func makeRenderNode(around child: RenderNode, owner: _Node) -> RecedingRenderNode { RecedingRenderNode(owner: owner, child: child, sheets: sheets) }
    func updateRenderNode(_ node: RecedingRenderNode) { node.sheets = sheets }
}

final class RecedingRenderNode: WrapperRenderNode {
    var sheets: SheetsAbove
    override var name: String { "sheet" }
    override var isListed: Bool { false }

    init(owner: _Node, child: RenderNode, sheets: SheetsAbove) {
        self.sheets = sheets
        super.init(owner: owner, child: child)
    }

    override func display(_ builder: inout DisplayListBuilder) {
        let (depth, frame) = (sheets.depth, absoluteFrame)
        guard depth > 0 else { return child.display(&builder) }
        let scale = 1 - depth * min(1, 32 / max(frame.width, 1))
        let top = frame.minY - SheetFrame.peek * depth
        let transform = CGAffineTransform(translationX: frame.midX * (1 - scale), y: top - frame.minY * scale).scaledBy(x: scale, y: scale)
        builder.group(.transform(transform)) { child.display(&$0) }
    }
}

/// Draws the root view behind a sheet: smaller, with rounded corners, on black, as on iOS.
struct SheetBackdrop: RootBackdrop {
    private struct Member {
        weak var sheet: SheetPresenterRenderNode?
    }
    private var members: [Member] = []

    /// Makes the root view follow a sheet, which is not retained.
    mutating func add(_ sheet: SheetPresenterRenderNode) { members = members.filter { $0.sheet != nil } + [Member(sheet: sheet)] }

    /// The progress of pushing back the root view, 0…1.
    @MainActor var depth: Double { members.map { $0.sheet?.depth ?? 0 }.max() ?? 0 }

    func display(_ child: RenderNode, in root: RootRenderNode, _ builder: inout DisplayListBuilder) {
        let depth = depth
        guard depth > 0 else { return child.display(&builder) }
        let canvas = CGRect(origin: .zero, size: root.size)
        // 16 points on either side; the top at the lower edge of the status bar.
        let scale = 1 - depth * min(1, 32 / max(canvas.width, 1))
        let transform = CGAffineTransform(translationX: canvas.midX * (1 - scale), y: root.safeArea.minY * depth).scaledBy(x: scale, y: scale)
        let corners = Path(roundedRect: canvas, cornerRadius: SheetFrame.cornerRadius * depth, style: .continuous)
        builder.add(.fill(Path(canvas), .color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 1)), FillStyle()))
        // The window's background moves with the view, because the view itself may be transparent.
        let environment = root.owner.inputs.environment
        let scene = environment.sceneBackground.resolve(in: environment)
        let ground = scene.opacity > 0 ? scene : Color(provider: .system(.background)).resolve(in: environment)
        builder.group(.transform(transform)) { inner in
            inner.group(.clip(corners, FillStyle())) { clipped in
                clipped.add(.fill(Path(canvas), .color(ground), FillStyle()))
                child.display(&clipped)
            }
        }
    }
}
