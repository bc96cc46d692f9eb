/// Pages side by side, one of which is in the window; a swipe moves them.
struct PagedTabs<Content: View>: View {
    let content: Content
    let model: TabModel
    let selected: AnyHashable?
    let select: (AnyHashable) -> Void
    let index: PageTabViewStyle.IndexDisplayMode
    /// The distance by which a finger has moved the pages, in pages.
    @State private var drag: Double = 0
    @Environment(\.layoutDirection) private var direction

    private var place: Int { model.entries.firstIndex { $0.key == selected } ?? 0 }

    var body: some View {
        let place = place
        let count = model.entries.count
        GeometryReader { proxy in
            TabPages(
                arrangement: TabPagesLayout(position: Double(place) - drag),
                content:
                    content
                    .modifier(TabChildModifier(selection: selected, showsAll: true))
                    .environment(\.isTabPage, true)
                    .environment(\.tabBarPlacement, .pageIndicator)
                    .environment(\.tabAccessory, nil)
            )
            .contentShape(Rectangle())
            .gesture(swipe(from: place, count: count, width: proxy.size.width))
        }
        .clipped()
        .overlay(alignment: .bottom) { PageDots(count: count, place: place, mode: index, select: { choose($0) }) }
    }

    /// Shows a page, and moves there from where a finger has let the pages go.
    private func choose(_ place: Int, landing: Animation = .landing(velocity: 0)) {
        guard model.entries.indices.contains(place) else { return }
        withAnimation(landing) {
            drag = 0
            if place != self.place { select(model.entries[place].key) }
        }
    }

    private func swipe(from place: Int, count: Int, width: CGFloat) -> some Gesture {
        let sign: Double = direction == .rightToLeft ? -1 : 1
        return DragGesture(coordinateSpace: .global)
            .onChanged { value in
                guard width > 0, abs(value.translation.width) > abs(value.translation.height) || drag != 0 else { return }
                let moved = sign * Double(value.translation.width / width)
                let bound = bound(moved, place, count)
                drag = bound + (moved - bound) / 2
            }
            .onEnded { value in
                guard drag != 0, width > 0 else { return }
                let thrown = sign * Double(value.predictedEndTranslation.width / width)
                let step = thrown > 0.5 ? -1 : thrown < -0.5 ? 1 : 0
                let next = min(max(0, place + step), max(0, count - 1))
                let isBeyond = bound(drag, place, count) != drag
                let speed = sign * Double(value.velocity.width / width) / (isBeyond ? 2 : 1)
                choose(next, landing: .landing(over: CGFloat(Double(place - next) - drag), velocity: CGFloat(speed), lag: value.lag))
            }
    }

    /// Limits a movement, in pages, to the first and the last page; beyond them, the pages follow the finger half as far.
    private func bound(_ moved: Double, _ place: Int, _ count: Int) -> Double { min(max(moved, Double(place - max(0, count - 1))), Double(place)) }
}

/// The dots that indicate the page in the window.
private struct PageDots: View {
    let count: Int
    let place: Int
    let mode: PageTabViewStyle.IndexDisplayMode
    let select: (Int) -> Void
    @Environment(\.indexViewLook) private var look
    @Environment(\.controlLooks) private var looks

    /// The dimensions of UIKit's page control, in points.
    private static var side: CGFloat { 8 }
    private static var spacing: CGFloat { 9 }
    private static var height: CGFloat { 26 }

    private var isShown: Bool { mode.shows(count: count) }

    /// As in UIKit, the other dots are a fainter shade of the current one.
    private func color(isCurrent: Bool) -> Color {
        let pages = looks.orProgram.pages
        let current = pages.current ?? .white
        return isCurrent ? current : pages.others ?? current.opacity(0.3)
    }

    var body: some View {
        if isShown, count > 0 {
            HStack(spacing: Self.spacing) {
                ForEach(0..<count, id: \.self) { index in
                    Circle().fill(color(isCurrent: index == place))
                        .frame(width: Self.side, height: Self.side)
                        .contentShape(Rectangle().inset(by: -Self.spacing / 2))
                        .onTapGesture { select(index) }
                }
            }
            .padding(.horizontal, 10)
            .frame(height: Self.height)
            // The dots are white on any page, so the capsule has to be darker than a white one: an estimate.
            .background { if look == .always { Capsule().fill(Color(provider: .system(.fill))) } }
            .padding(.bottom, 10)
        }
    }
}
