extension View {
    /// Extends the view below the safe area with mirrored, blurred copies of its edges.
    public func backgroundExtensionEffect() -> some View { backgroundExtensionEffect(isEnabled: true) }
    /// Extends the view below the safe area with mirrored, blurred copies of its edges.
    ///
    /// Apple documents no number for the blur, which is an estimate.
    public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
        background { if isEnabled { MirroredEdges(content: self) } }
    }
}

/// Copies of a view, mirrored at its edges, that fill the safe area's insets.
private struct MirroredEdges<Content: View>: View {
    let content: Content
    private static var blur: CGFloat { 6 }

    var body: some View {
        GeometryReader { proxy in
            copies(size: proxy.size, insets: proxy.safeAreaInsets)
                .blur(radius: Self.blur)
                .clipShape(OuterRect(rect: Self.outer(proxy.size, proxy.safeAreaInsets)))
                .allowsHitTesting(false)
                .accessibilityHidden(true)
        }
    }

    private static func outer(_ size: CGSize, _ insets: EdgeInsets) -> CGRect {
        let width: CGFloat = size.width + insets.leading + insets.trailing
        let height: CGFloat = size.height + insets.top + insets.bottom
        return CGRect(x: -insets.leading, y: -insets.top, width: width, height: height)
    }

    private func copies(size: CGSize, insets: EdgeInsets) -> some View {
        ZStack {
            ForEach(Self.places(insets), id: \.self) { place in copy(at: place, size: size) }
        }
    }

    private func copy(at place: Place, size: CGSize) -> some View {
        let scale = CGSize(width: place.x == 0 ? 1 : -1, height: place.y == 0 ? 1 : -1)
        let offset = CGSize(width: CGFloat(place.x) * size.width, height: CGFloat(place.y) * size.height)
        return content.frame(width: size.width, height: size.height).scaleEffect(scale).offset(offset)
    }

    private struct Place: Hashable {
        let x: Int
        let y: Int
    }

    /// The directions of the edges with insets.
    private static func places(_ insets: EdgeInsets) -> [Place] {
        var places: [Place] = []
        for x in -1...1 {
            for y in -1...1 {
                let isAcross = x == 0 || (x < 0 ? insets.leading : insets.trailing) > 0
                let isDown = y == 0 || (y < 0 ? insets.top : insets.bottom) > 0
                if isAcross, isDown, x != 0 || y != 0 { places.append(Place(x: x, y: y)) }
            }
        }
        return places
    }
}

private struct OuterRect: Shape {
    let rect: CGRect
    nonisolated func path(in _: CGRect) -> Path { Path(rect) }
}
