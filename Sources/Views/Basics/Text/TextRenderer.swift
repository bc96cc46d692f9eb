/// A value attached to a part of a text, for renderers.
public protocol TextAttribute {}

/// Draws texts instead of the standard drawing.
public protocol TextRenderer: Animatable {
    /// Draws a text; the context's origin is the text's top left corner.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
    /// Returns the text's size for a proposal; by default the text's own size.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    /// The space around the text into which the renderer draws. Drawing is never clipped here.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text, for measurements by its renderer.
public struct TextProxy {
    let measure: (ProposedViewSize) -> CGSize
    /// Returns the text's own size for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

extension Text {
    /// A value of a custom attribute.
    struct CustomAttribute: Equatable, @unchecked Sendable {
        let value: any TextAttribute
        private let isEqual: (any TextAttribute) -> Bool

        init<T: TextAttribute>(_ value: T) {
            self.value = value
            isEqual = { other in (other as? T).map { FieldComparison.areEqual(value, $0) } ?? false }
        }

        static func == (lhs: CustomAttribute, rhs: CustomAttribute) -> Bool { lhs.isEqual(rhs.value) }
    }
}

/// A renderer in the environment.
struct TextRendererBox {
    let renderer: any TextRenderer
}

private struct TextRendererKey: EnvironmentKey { static var defaultValue: TextRendererBox? { nil } }

extension EnvironmentValues {
    /// The renderer of texts; nil for the standard drawing.
    var textRenderer: TextRendererBox? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}

/// Sets the renderer of texts, with its animatable data interpolated in animated updates.
private struct TextRendererModifier<T: TextRenderer>: ViewModifier, @preconcurrency Animatable {
    var renderer: T
    var animatableData: T.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }
    func body(content: Content) -> some View { content.environment(\.textRenderer, TextRendererBox(renderer: renderer)) }
}

extension View {
    /// Draws the texts inside with a renderer.
    public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { modifier(TextRendererModifier(renderer: renderer)) }
}
