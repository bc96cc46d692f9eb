import Easel

/// A card for links in social networks: 1200 by 630 pixels.
struct CardView: View {
    let card: Card

    /// In points.
    static let size = CGSize(width: 600, height: 315)
    /// Pixels per point.
    static let scale = 2.0

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(card.date)
                .font(.headline)
                .opacity(0.8)
            Spacer(minLength: 0)
            Text(card.title)
                .font(.system(size: 44, weight: .bold))
                .minimumScaleFactor(0.5)
                .lineLimit(3)
            Text(card.author)
                .font(.title3)
        }
        .foregroundStyle(.white)
        .padding(32)
        .frame(width: Self.size.width, height: Self.size.height, alignment: .leading)
        .background {
            LinearGradient(colors: [color(brightness: 0.75), color(brightness: 0.35)], startPoint: .topLeading, endPoint: .bottomTrailing)
        }
        .overlay(alignment: .bottomTrailing) {
            Circle()
                .fill(.white.opacity(0.12))
                .frame(width: 220, height: 220)
                .offset(x: 70, y: 70)
        }
        .clipped()
    }

    private func color(brightness: Double) -> Color { Color(hue: card.hue / 360, saturation: 0.7, brightness: brightness) }
}

/// Draws a card as a PNG file.
@MainActor
func draw(_ card: Card) async throws -> Data {
    let renderer = ImageRenderer(content: CardView(card: card))
    renderer.scale = CardView.scale
    return try await renderer.renderedPNGData()
}
