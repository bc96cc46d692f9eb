import Easel
import Foundation
import Views

/// A card with a tip, while the tip should be shown.
public struct TipView<Content: Tip>: View {
    private let tip: Content?
    private let arrowEdge: Edge?
    private let action: (Tips.Action) -> Void
    @Environment(\.tipLook) private var look
    @ObservedObject private var changes = Tips.Changes.shared

    public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
        (self.tip, self.arrowEdge, self.action) = (tip, arrowEdge, action)
    }
    public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
        (self.tip, self.arrowEdge, self.action) = (tip, arrowEdge, action)
    }

    public var body: some View {
        if let tip, tip.shouldDisplay {
            TipCard(tip: tip, action: action)
                .background(
                    look.background ?? AnyShapeStyle(Color(white: 0.5, opacity: 0.12)), in: RoundedRectangle(cornerRadius: look.cornerRadius),
                    fillStyle: FillStyle(antialiased: look.isAntialiased)
                )
                .notDrawn(arrowEdge == nil ? nil : "TipView(arrowEdge:)")
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
    /// Sets the radius of the corners of the tips' cards in the view, in points; 14 by default. Bubbles keep their corners.
    public func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View {
        transformEnvironment(\.tipLook) { ($0.cornerRadius, $0.isAntialiased) = (cornerRadius, antialiased) }
    }
    /// Sets the background of the tips' cards and bubbles in the view.
    public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { transformEnvironment(\.tipLook) { $0.background = AnyShapeStyle(style) } }
}

/// The background and the corners of tips.
private struct TipLook {
    /// Nil for the default of the card or the bubble.
    var background: AnyShapeStyle?
    var cornerRadius: CGFloat = 14
    var isAntialiased = true
}

private struct TipLookKey: EnvironmentKey {
    static let defaultValue = TipLook()
}

extension EnvironmentValues {
    fileprivate var tipLook: TipLook {
        get { self[TipLookKey.self] }
        set { self[TipLookKey.self] = newValue }
    }
}

private struct PopoverTip: ViewModifier {
    let tip: (any Tip)?
    let edge: Edge
    let action: (Tips.Action) -> Void
    @Environment(\.tipLook) private var look
    @ObservedObject private var changes = Tips.Changes.shared

    func body(content: Content) -> some View {
        let isShown = Binding(get: { tip?.shouldDisplay == true }, set: { if !$0 { tip?.invalidate(reason: .tipClosed) } })
        content.popover(isPresented: isShown, arrowEdge: edge) {
            if let tip {
                TipCard(tip: tip, action: action).frame(width: 320)
                    .background(look.background ?? AnyShapeStyle(.clear))
                    .presentationCompactAdaptation(.popover)
            }
        }
    }
}
