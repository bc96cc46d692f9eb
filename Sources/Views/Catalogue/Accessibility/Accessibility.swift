/// The behavior of the views inside an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let value: Int
    public static let ignore = AccessibilityChildBehavior(value: 0)
    public static let contain = AccessibilityChildBehavior(value: 1)
    public static let combine = AccessibilityChildBehavior(value: 2)
}

// These values are spoken and never drawn: the frame is correct without them, so there is no warning.
extension View {
    /// Sets the view's spoken value. Does not affect drawing.
    public func accessibilityValue(_ value: Text) -> some View { self }
    /// Sets the view's spoken value. Does not affect drawing.
    public func accessibilityValue(_ value: LocalizedStringKey) -> some View { self }
    /// Sets the view's spoken value. Does not affect drawing.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
    /// Sets the view's spoken value. Does not affect drawing.
    public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View { self }
    /// Sets the view's spoken value. Does not affect drawing.
    public func accessibilityValue(_ value: LocalizedStringKey, isEnabled: Bool) -> some View { self }
    /// Sets the view's spoken value. Does not affect drawing.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View { self }
    /// Sets the spoken description of the view's action. Does not affect drawing.
    public func accessibilityHint(_ hint: Text) -> some View { self }
    /// Sets the spoken description of the view's action. Does not affect drawing.
    public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }
    /// Sets the spoken description of the view's action. Does not affect drawing.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
    /// Sets the spoken description of the view's action. Does not affect drawing.
    public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View { self }
    /// Sets the spoken description of the view's action. Does not affect drawing.
    public func accessibilityHint(_ hint: LocalizedStringKey, isEnabled: Bool) -> some View { self }
    /// Sets the spoken description of the view's action. Does not affect drawing.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View { self }
    /// Adds accessibility traits to the view. Does not affect drawing.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// Removes accessibility traits from the view. Does not affect drawing.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// Makes the view an accessibility element and sets how the views inside are read. Does not affect drawing.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    /// Sets the order in which views are read: higher priorities first. Does not affect drawing.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
    /// Sets the point that assistive technology taps. Does not affect drawing.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
    /// Sets the point that assistive technology taps. Does not affect drawing.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
    /// Sets the point that assistive technology taps. Does not affect drawing.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> some View { self }
    /// Sets the point that assistive technology taps. Does not affect drawing.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View { self }
    /// Replaces the elements inside with those of other views, which aren't drawn.
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
    /// Replaces the view's element with those of another view, which isn't drawn.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }
    /// Pairs a label with its content. Does not affect drawing.
    public func accessibilityLabeledPair<ID: Hashable>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID) -> some View { self }
    /// Links elements that belong together. Does not affect drawing.
    public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
    /// Sets whether the element responds to the user. Does not affect drawing.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }
    /// Sets whether the element responds to the user. Does not affect drawing.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true, isEnabled: Bool) -> some View { self }
    /// Shows an enlarged view during a long press at the largest content sizes. It is never drawn.
    public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View { self }
    /// Shows an enlarged view during a long press at the largest content sizes. It is never drawn.
    public func accessibilityShowsLargeContentViewer() -> some View { self }
    /// Sets the kind of the text for reading. Does not affect drawing.
    public func accessibilityTextContentType(_ textContentType: AccessibilityTextContentType) -> some View { self }
    /// Sets whether the view ignores direct touches from assistive technology. Does not affect drawing.
    public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []) -> some View { self }
    /// Adds details that are read on request. Does not affect drawing.
    public func accessibilityCustomContent(_ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default) -> some View { self }
    /// Adds details that are read on request. Does not affect drawing.
    public func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default) -> some View {
        self
    }
    /// Adds details that are read on request. Does not affect drawing.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    /// Adds details that are read on request. Does not affect drawing.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    /// Adds details that are read on request. Does not affect drawing.
    public func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default)
        -> some View
    { self }
    /// Adds details that are read on request. Does not affect drawing.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    /// Adds details that are read on request. Does not affect drawing.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    /// Describes a chart for assistive technology. Does not affect drawing.
    public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View { self }
    /// Sets the pitch of the voice. Does not affect drawing.
    public func speechAdjustedPitch(_ value: Double) -> some View { self }
    /// Reads punctuation aloud. Does not affect drawing.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    /// Queues announcements behind speech. Does not affect drawing.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
    /// Spells words out. Does not affect drawing.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}

extension Text {
    /// Sets the spoken description of the text. Does not affect drawing.
    public func accessibilityLabel(_ label: Text) -> Text { self }
    /// Sets the spoken description of the text. Does not affect drawing.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }
    /// Sets the spoken description of the text. Does not affect drawing.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }
    /// Sets the text's heading level. Does not affect drawing.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
    /// Sets the kind of the text for reading. Does not affect drawing.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
    /// Sets the pitch of the voice. Does not affect drawing.
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    /// Reads punctuation aloud. Does not affect drawing.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    /// Queues announcements behind speech. Does not affect drawing.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
    /// Spells words out. Does not affect drawing.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}
