import Easel
import Foundation

/// A card with a tip, as long as the tip is to be shown.
public struct TipView<Content: Tip>: View {
    private let tip: Content?
    private let action: (Tips.Action) -> Void
    @ObservedObject private var changes = Tips.Changes.shared

    public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) { (self.tip, self.action) = (tip, action) }
    public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) { (self.tip, self.action) = (tip, action) }

    public var body: some View {
        if let tip, tip.shouldDisplay {
            TipCard(tip: tip, action: action)
                .background(Color(white: 0.5, opacity: 0.12), in: RoundedRectangle(cornerRadius: 14))
        }
    }
}

/// The symbol, texts, and buttons of a tip.
struct TipCard: View {
    let tip: any Tip
    let action: (Tips.Action) -> Void

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            if let image = tip.image { image.resizable().scaledToFit().frame(width: 34, height: 34).foregroundStyle(.tint) }
            VStack(alignment: .leading, spacing: 4) {
                tip.title.font(.headline)
                if let message = tip.message { message.font(.subheadline).foregroundStyle(.secondary) }
                ForEach(Array(tip.actions.enumerated()), id: \.offset) { _, item in
                    Divider()
                    Button {
                        item.perform()
                        action(item)
                    } label: {
                        item.label().foregroundStyle(.tint)
                    }
                    .buttonStyle(.plain)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Button {
                tip.invalidate(reason: .tipClosed)
            } label: {
                Image(systemName: "xmark").foregroundStyle(.tertiary)
            }
            .buttonStyle(.plain)
        }
        .padding(16)
    }
}

extension View {
    /// Shows a tip in a bubble beside the view.
    public func popoverTip<Content: Tip>(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) -> some View {
        modifier(PopoverTip(tip: tip, edge: arrowEdge ?? .top, action: action))
    }
    /// Shows a tip in a bubble beside the view.
    @_disfavoredOverload
    public func popoverTip(_ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) -> some View {
        modifier(PopoverTip(tip: tip, edge: arrowEdge ?? .top, action: action))
    }
    /// Rounds the corners of a tip's card: cards have rounded corners anyway.
    public func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View { clipShape(RoundedRectangle(cornerRadius: cornerRadius)) }
    /// Fills a tip's card.
    public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { background(style, in: RoundedRectangle(cornerRadius: 14)) }
}

private struct PopoverTip: ViewModifier {
    let tip: (any Tip)?
    let edge: Edge
    let action: (Tips.Action) -> Void
    @ObservedObject private var changes = Tips.Changes.shared

    func body(content: Content) -> some View {
        let isShown = Binding(get: { tip?.shouldDisplay == true }, set: { if !$0 { tip?.invalidate(reason: .tipClosed) } })
        content.popover(isPresented: isShown, arrowEdge: edge) {
            if let tip { TipCard(tip: tip, action: action).frame(width: 320).presentationCompactAdaptation(.popover) }
        }
    }
}
