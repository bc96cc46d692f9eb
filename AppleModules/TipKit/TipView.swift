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
            look.style.view(tip, action)
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
    @Environment(\.tipLook) private var look

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            if let image = tip.image {
                let size = look.imageSize ?? CGSize(width: 34, height: 34)
                image.resizable().scaledToFit().frame(width: size.width, height: size.height).foregroundStyle(look.imageStyle ?? AnyShapeStyle(.tint))
            }
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

extension View {
    /// Sets the size of the tips' images.
    public func tipImageSize(_ size: CGSize) -> some View { transformEnvironment(\.tipLook) { $0.imageSize = size } }
    /// Sets the style of the tips' images.
    public func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View { transformEnvironment(\.tipLook) { $0.imageStyle = AnyShapeStyle(style) } }
    /// Sets the look of the tips in the view.
    public func tipViewStyle(_ style: some TipViewStyle) -> some View { transformEnvironment(\.tipLook) { $0.style = AnyTipStyle(style) } }
}

/// The parts of a tip for a style.
public struct TipViewStyleConfiguration {
    public let tip: any Tip
    public let title: Text?
    public let message: Text?
    public let image: Image?
    public let actions: [Tips.Action]
}
/// The look of tips.
@MainActor @preconcurrency
public protocol TipViewStyle {
    associatedtype Body: View
    typealias Configuration = TipViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
/// The usual look: symbol, texts, and buttons.
public struct MiniTipViewStyle: TipViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { TipCard(tip: configuration.tip) { _ in } }
}
extension TipViewStyle where Self == MiniTipViewStyle {
    /// The usual look: symbol, texts, and buttons.
    public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}
/// A style of any type; without one, the usual look.
private struct AnyTipStyle {
    private var make: (@MainActor (TipViewStyleConfiguration) -> AnyView)?
    init() {}
    @MainActor init(_ style: some TipViewStyle) {
        guard !(style is MiniTipViewStyle) else { return }
        make = { AnyView(style.makeBody(configuration: $0)) }
    }

    @MainActor func view(_ tip: any Tip, _ action: @escaping (Tips.Action) -> Void) -> AnyView {
        guard let make else { return AnyView(TipCard(tip: tip, action: action)) }
        let actions = tip.actions.map { item in
            // The handlers run where buttons do.
            let run = UncheckedAction { action(item) }
            return Tips.Action(
                id: item.id,
                perform: {
                    item.handler()
                    run.call()
                }, item.label)
        }
        return make(TipViewStyleConfiguration(tip: tip, title: tip.title, message: tip.message, image: tip.image, actions: actions))
    }
}
/// A closure that only the main thread calls.
private struct UncheckedAction: @unchecked Sendable {
    let call: () -> Void
    init(_ call: @escaping () -> Void) { self.call = call }
}

/// The background and the corners of tips.
private struct TipLook {
    /// Nil for the default of the card or the bubble.
    var background: AnyShapeStyle?
    var cornerRadius: CGFloat = 14
    var isAntialiased = true
    var imageSize: CGSize?
    var imageStyle: AnyShapeStyle?
    var style = AnyTipStyle()
}

private struct TipLookKey: EnvironmentKey {
    static var defaultValue: TipLook { TipLook() }
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
