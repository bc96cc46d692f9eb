/// Shows a popover while an item exists, or a sheet on the screen of a phone, unless the content asks for something else there.
///
/// A canvas that isn't the screen of a device shows a popover at any size: code that asks for a popover should draw one.
struct AdaptivePopoverModifier<Value, PopoverContent: View>: ViewModifier {
    let item: PresentedItem<Value>?
    let anchor: PopoverAttachmentAnchor
    let arrowEdge: Edge
    let dismiss: () -> Void
    let content: (Value) -> PopoverContent
    @Environment(\.isDeviceScreen) private var isDeviceScreen
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height
    /// What a part inside of the content has asked for.
    @State private var asked: PresentationAdaptation?

    private var isCompact: Bool { isDeviceScreen && (width == .compact || height == .compact) }

    func body(content presenter: Content) -> some View {
        if isCompact {
            let kind = adaptation.kind
            let isPopover = kind == .popover || kind == .none
            presenter
                .modifier(
                    _PopoverModifier(
                        item: isPopover ? item : nil, anchor: anchor, arrowEdge: arrowEdge, dismiss: dismiss, content: { follow(content($0)) })
                )
                .modifier(
                    _SheetModifier(
                        item: isPopover ? nil : item, isFullScreen: kind == .fullScreenCover, dismiss: dismiss, onDismiss: nil,
                        content: { follow(content($0)) }))
        } else {
            presenter.modifier(_PopoverModifier(item: item, anchor: anchor, arrowEdge: arrowEdge, dismiss: dismiss, content: content))
        }
    }

    /// What the content asks for: known from its modifiers before it is made, or from a part of it afterward.
    private var adaptation: PresentationAdaptation {
        if let asked { return asked }
        return item.flatMap { (content($0.value) as? any AskingForAdaptation)?.adaptation } ?? .automatic
    }

    private func follow(_ content: PopoverContent) -> some View {
        content.onPreferenceChange(PresentationOptionsKey.self) { asked = $0.adaptation ?? asked }
    }
}

/// A view whose modifiers may say what its presentation becomes where there is too little space.
@MainActor
protocol AskingForAdaptation {
    var adaptation: PresentationAdaptation? { get }
}

extension ModifiedContent: AskingForAdaptation {
    var adaptation: PresentationAdaptation? {
        (modifier as? CompactAdaptationModifier)?.adaptation ?? (content as? any AskingForAdaptation)?.adaptation
    }
}

/// Says what the presentation around becomes where there is too little space.
struct CompactAdaptationModifier: ViewModifier {
    let adaptation: PresentationAdaptation
    func body(content: Content) -> some View {
        content.transformPreference(PresentationOptionsKey.self) { $0.adaptation = adaptation }
    }
}

private struct IsDeviceScreenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the canvas is the whole screen of a device, whose presentations adapt to its size classes.
    package var isDeviceScreen: Bool {
        get { self[IsDeviceScreenKey.self] }
        set { self[IsDeviceScreenKey.self] = newValue }
    }
}
