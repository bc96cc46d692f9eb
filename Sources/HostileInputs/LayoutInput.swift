import Geometry
import Views

extension Choices {
    /// Returns views in each other with extreme lengths, at most `depth` levels.
    @MainActor mutating func layout(depth: Int = 5) -> AnyView {
        if depth == 0 || isEmpty { return leaf() }
        switch index(10) {
        case 0: return AnyView(HStack(spacing: spacing()) { children(depth) })
        case 1: return AnyView(VStack(alignment: bool() ? .leading : .trailing, spacing: spacing()) { children(depth) })
        case 2: return AnyView(ZStack { children(depth) })
        case 3:
            let columns = (0...index(3)).map { _ in GridItem(gridSize(), spacing: spacing()) }
            return AnyView(ScrollView { LazyVGrid(columns: columns, spacing: spacing()) { children(depth) } })
        case 4 where depth > 3:
            // The work of grids in each other grows with the product of their cells.
            let (columns, rows) = (whole(), children(2))
            return AnyView(
                Grid(horizontalSpacing: spacing(), verticalSpacing: spacing()) {
                    GridRow { rows.gridCellColumns(columns) }
                    GridRow { rows }
                })
        case 5: return AnyView(ScrollView(bool() ? [.horizontal, .vertical] : .horizontal) { LazyHStack(spacing: spacing()) { children(depth) } })
        case 6: return AnyView(ViewThatFits { children(depth) })
        default: return modified(layout(depth: depth - 1))
        }
    }

    @MainActor private mutating func children(_ depth: Int) -> some View {
        let views = (0..<index(4)).map { _ in layout(depth: depth - 1) }
        return ForEach(views.indices, id: \.self) { views[$0] }
    }

    @MainActor private mutating func leaf() -> AnyView {
        switch index(8) {
        case 0: AnyView(Rectangle().fill(color()))
        case 1: AnyView(Text("Some words, and more of them").lineLimit(max(whole(), 0)).lineSpacing(number()).kerning(number()))
        case 2: AnyView(Circle().trim(from: number(), to: number()).stroke(color(), style: strokeStyle()))
        case 3: AnyView(Image(systemName: "star").font(.system(size: number())))
        case 4: AnyView(Spacer(minLength: number()))
        case 5:
            AnyView(
                RoundedRectangle(cornerRadius: number()).inset(by: number()).fill(LinearGradient(gradient: gradient(), startPoint: .top, endPoint: .bottom)))
        case 6: AnyView(mesh())
        default: AnyView(Color.red)
        }
    }

    @MainActor private mutating func modified(_ view: AnyView) -> AnyView {
        switch index(24) {
        case 0: AnyView(view.frame(width: length(), height: length()))
        case 1:
            AnyView(view.frame(minWidth: length(), idealWidth: length(), maxWidth: length(), minHeight: length(), idealHeight: length(), maxHeight: length()))
        case 2: AnyView(view.padding(number()))
        case 3: AnyView(view.padding(EdgeInsets(top: number(), leading: number(), bottom: number(), trailing: number())))
        case 4: AnyView(view.offset(x: number(), y: number()))
        case 5: AnyView(view.position(point()))
        case 6: AnyView(view.aspectRatio(length(), contentMode: bool() ? .fit : .fill))
        case 7: AnyView(view.aspectRatio(size(), contentMode: bool() ? .fit : .fill))
        case 8: AnyView(view.scaleEffect(x: number(), y: number(), anchor: UnitPoint(x: number(), y: number())))
        case 9: AnyView(view.rotationEffect(angle()))
        case 10: AnyView(view.rotation3DEffect(angle(), axis: (number(), number(), number()), anchorZ: number(), perspective: number()))
        case 11: AnyView(view.blur(radius: number()))
        case 12: AnyView(view.shadow(radius: number(), x: number(), y: number()))
        case 13: AnyView(view.transformEffect(transform()))
        case 14: AnyView(view.layoutPriority(Double(number())))
        case 15: AnyView(view.zIndex(Double(number())))
        case 16: AnyView(view.containerRelativeFrame(.horizontal, count: whole(), span: whole(), spacing: number()))
        case 17: AnyView(view.border(color(), width: number()))
        case 18: AnyView(view.clipShape(RoundedRectangle(cornerSize: size())))
        case 19: AnyView(view.opacity(Double(number())))
        case 20: AnyView(view.fixedSize(horizontal: bool(), vertical: bool()))
        case 21:
            { (moved: CGFloat) in AnyView(view.alignmentGuide(.leading) { $0.width + moved }) }(number())
        case 22: AnyView(view.safeAreaPadding(number()))
        default: AnyView(view.mask { Circle() }.background(color()))
        }
    }

    private mutating func length() -> CGFloat? { bool() ? number() : nil }
    private mutating func spacing() -> CGFloat? { length() }

    private mutating func gridSize() -> GridItem.Size {
        switch index(3) {
        case 0: .fixed(number())
        case 1: .flexible(minimum: number(), maximum: number())
        default: .adaptive(minimum: number(), maximum: number())
        }
    }
}
