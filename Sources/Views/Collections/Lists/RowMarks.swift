/// The controls of a row in edit mode: the red circle that deletes, the circle that selects, and the handle that moves.
@MainActor
struct RowMarks {
    let parts: RowParts
    let isSelected: Bool
    /// The distance from the row's edges, in points.
    let inset: CGFloat
    let environment: EnvironmentValues

    /// In points, as UIKit draws them, at the content size.
    private var diameter: CGFloat { 22 * parts.scale }

    func display(in rect: CGRect, _ builder: inout DisplayListBuilder) {
        guard parts.isEditing else { return }
        if parts.leadingWidth > 0 {
            let circle = placed(
                CGRect(x: rect.minX + inset, y: rect.midY - diameter / 2, width: diameter, height: diameter), in: rect)
            if parts.hasMark { displayMark(circle, &builder) } else { displayMinus(circle, &builder) }
        }
        if parts.canMove {
            let scale = parts.scale
            for step in -1...1 {
                let line = CGRect(x: rect.maxX - inset - 20 * scale, y: rect.midY + (CGFloat(step) * 5 - 0.75) * scale, width: 20 * scale, height: 1.5 * scale)
                fill(Path(placed(line, in: rect)), Color(provider: .system(.tertiary)), &builder)
            }
        }
    }

    private func displayMinus(_ circle: CGRect, _ builder: inout DisplayListBuilder) {
        fill(Path(ellipseIn: circle), .red, &builder)
        let scale = parts.scale
        fill(Path(CGRect(x: circle.midX - 5.5 * scale, y: circle.midY - scale, width: 11 * scale, height: 2 * scale)), .white, &builder)
    }

    private func displayMark(_ circle: CGRect, _ builder: inout DisplayListBuilder) {
        let scale = parts.scale
        guard isSelected else {
            let ring = Path(ellipseIn: circle.insetBy(dx: 0.75 * scale, dy: 0.75 * scale)).strokedPath(StrokeStyle(lineWidth: 1.5 * scale))
            return fill(ring, Color(provider: .system(.tertiary)), &builder)
        }
        fill(Path(ellipseIn: circle), .accentColor, &builder)
        let check = Path { path in
            path.move(to: CGPoint(x: circle.midX - 5 * scale, y: circle.midY))
            path.addLine(to: CGPoint(x: circle.midX - 1.5 * scale, y: circle.midY + 4 * scale))
            path.addLine(to: CGPoint(x: circle.midX + 5 * scale, y: circle.midY - 4.5 * scale))
        }
        fill(check.strokedPath(StrokeStyle(lineWidth: 2 * scale, lineCap: .round, lineJoin: .round)), .white, &builder)
    }

    private func fill(_ path: Path, _ color: Color, _ builder: inout DisplayListBuilder) {
        builder.add(.fill(path, .color(color.resolve(in: environment)), FillStyle()))
    }

    private func placed(_ part: CGRect, in rect: CGRect) -> CGRect {
        environment.isRightToLeft ? CGRect(x: rect.minX + rect.maxX - part.maxX, y: part.minY, width: part.width, height: part.height) : part
    }
}
