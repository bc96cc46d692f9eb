/// The controls of a row in edit mode: the red circle that deletes, the circle that selects, and the handle that moves.
@MainActor
struct RowMarks {
    let parts: RowParts
    let isSelected: Bool
    /// The distance from the row's edges, in points.
    let inset: CGFloat
    let environment: EnvironmentValues

    /// In points, as UIKit draws them.
    private static let diameter: CGFloat = 22

    func display(in rect: CGRect, _ builder: inout DisplayListBuilder) {
        guard parts.isEditing else { return }
        if parts.leadingWidth > 0 {
            let circle = placed(
                CGRect(x: rect.minX + inset, y: rect.midY - Self.diameter / 2, width: Self.diameter, height: Self.diameter), in: rect)
            if parts.hasMark { displayMark(circle, &builder) } else { displayMinus(circle, &builder) }
        }
        if parts.canMove {
            for step in -1...1 {
                let line = CGRect(x: rect.maxX - inset - 20, y: rect.midY + CGFloat(step) * 5 - 0.75, width: 20, height: 1.5)
                fill(Path(placed(line, in: rect)), Color(provider: .system(.tertiary)), &builder)
            }
        }
    }

    private func displayMinus(_ circle: CGRect, _ builder: inout DisplayListBuilder) {
        fill(Path(ellipseIn: circle), .red, &builder)
        fill(Path(CGRect(x: circle.midX - 5.5, y: circle.midY - 1, width: 11, height: 2)), .white, &builder)
    }

    private func displayMark(_ circle: CGRect, _ builder: inout DisplayListBuilder) {
        guard isSelected else {
            let ring = Path(ellipseIn: circle.insetBy(dx: 0.75, dy: 0.75)).strokedPath(StrokeStyle(lineWidth: 1.5))
            return fill(ring, Color(provider: .system(.tertiary)), &builder)
        }
        fill(Path(ellipseIn: circle), .accentColor, &builder)
        let check = Path { path in
            path.move(to: CGPoint(x: circle.midX - 5, y: circle.midY))
            path.addLine(to: CGPoint(x: circle.midX - 1.5, y: circle.midY + 4))
            path.addLine(to: CGPoint(x: circle.midX + 5, y: circle.midY - 4.5))
        }
        fill(check.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)), .white, &builder)
    }

    private func fill(_ path: Path, _ color: Color, _ builder: inout DisplayListBuilder) {
        builder.add(.fill(path, .color(color.resolve(in: environment)), FillStyle()))
    }

    private func placed(_ part: CGRect, in rect: CGRect) -> CGRect {
        environment.isRightToLeft ? CGRect(x: rect.minX + rect.maxX - part.maxX, y: part.minY, width: part.width, height: part.height) : part
    }
}
