/// A chevron that points to the trailing edge, or to the leading one: as a shape, it is mirrored where the layout is.
struct Chevron: Shape {
    var isBackward = false

    func path(in rect: CGRect) -> Path {
        Path { path in
            let (from, to) = isBackward ? (rect.maxX, rect.minX) : (rect.minX, rect.maxX)
            path.move(to: CGPoint(x: from, y: rect.minY))
            path.addLine(to: CGPoint(x: to, y: rect.midY))
            path.addLine(to: CGPoint(x: from, y: rect.maxY))
        }
    }
}
