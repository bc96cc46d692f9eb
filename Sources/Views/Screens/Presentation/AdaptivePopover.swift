/// Shows a popover while an item exists, or a sheet on the screen of a phone, unless the content asks for something else there.
///
/// A canvas that isn't the screen of a device shows a popover at any size: code that asks for a popover should draw one.
struct AdaptivePopoverModifier<Value, PopoverContent: View>: ViewModifier {
    let item: PresentedItem<Value>?
    let anchor: PopoverAttachmentAnchor
    let arrowEdge: Edge
    let dismiss: () -> Void
    let content: (Value) -> PopoverContent
    @Environment(\.compactSpace) private var space
    /// What a part inside of the content has asked for.
    @State private var asked: CompactAdaptation?

    func body(content presenter: Content) -> some View {
        if let kind = space.form(adaptation)?.kind {
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
    private var adaptation: CompactAdaptation? {
        asked ?? item.flatMap { (content($0.value) as? any AskingForAdaptation)?.adaptation }
    }

    private func follow(_ content: PopoverContent) -> some View {
        content.onPreferenceChange(PresentationOptionsKey.self) { asked = $0.adaptation ?? asked }
    }
}

/// The forms that a presentation's content asks for on small screens.
struct CompactAdaptation: Equatable {
    let horizontal: PresentationAdaptation
    /// For a low screen, also if it is narrow.
    let vertical: PresentationAdaptation
}

/// The space for presentations, which adapt to a device's screen that is narrow or low.
@MainActor
struct CompactSpace {
    let isDeviceScreen: Bool
    let width: UserInterfaceSizeClass?
    let height: UserInterfaceSizeClass?

    /// The form that a presentation takes; nil where the screen isn't small.
    func form(_ asked: CompactAdaptation?) -> PresentationAdaptation? {
        guard isDeviceScreen else { return nil }
        if height == .compact { return asked?.vertical ?? .automatic }
        return width == .compact ? asked?.horizontal ?? .automatic : nil
    }

    /// Whether a sheet covers the screen: if it asks for that, and by default on a low screen.
    func covers(_ asked: CompactAdaptation?) -> Bool {
        guard let kind = form(asked)?.kind else { return false }
        return kind == .fullScreenCover || kind == .automatic && height == .compact
    }
}

extension EnvironmentValues {
    /// The space for presentations.
    var compactSpace: CompactSpace { CompactSpace(isDeviceScreen: isDeviceScreen, width: horizontalSizeClass, height: verticalSizeClass) }
}

/// A view whose modifiers may say what its presentation becomes where there is too little space.
@MainActor
protocol AskingForAdaptation {
    var adaptation: CompactAdaptation? { get }
}

extension ModifiedContent: AskingForAdaptation {
    var adaptation: CompactAdaptation? {
        (modifier as? CompactAdaptationModifier)?.adaptation ?? (content as? any AskingForAdaptation)?.adaptation
    }
}

/// Says what the presentation around becomes where there is too little space.
struct CompactAdaptationModifier: ViewModifier {
    let adaptation: CompactAdaptation
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
