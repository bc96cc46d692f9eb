// What assistive technology says: it isn't on the picture.

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
    /// Replaces the elements inside with those of other views, which aren't drawn.
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
    /// Replaces the view's element with those of another view, which isn't drawn.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }
    /// Pairs a label with its content. Does not affect drawing.
    public func accessibilityLabeledPair<ID: Hashable>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID) -> some View { self }
    /// Links elements that belong together. Does not affect drawing.
    public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
    /// Shows an enlarged view during a long press at the largest content sizes. It is never drawn.
    public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View { self }
    /// Shows an enlarged view during a long press at the largest content sizes. It is never drawn.
    public func accessibilityShowsLargeContentViewer() -> some View { self }
    /// Sets the kind of the text for reading. Does not affect drawing.
    public func accessibilityTextContentType(_ textContentType: AccessibilityTextContentType) -> some View { self }
    /// Adds details that are read on request. Does not affect drawing.
    public func accessibilityCustomContent(_ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default) -> some View { self }
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
    /// Sets the names by which speech input finds the view. Does not affect drawing.
    public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View { self }
    /// Sets the names by which speech input finds the view. Does not affect drawing.
    @_disfavoredOverload public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
    /// Sets the view's heading level. Does not affect drawing.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
    /// Sets whether the view's colors are inverted with others. Does not affect drawing.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
    /// Sets spoken attributes by the older name. Does not affect drawing.
    public func accessibility(value: Text) -> some View { self }
    /// Sets spoken attributes by the older name. Does not affect drawing.
    public func accessibility(hint: Text) -> some View { self }
    /// Adds traits by the older name. Does not affect drawing.
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
    /// Removes traits by the older name. Does not affect drawing.
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
    /// Sets the reading order by the older name. Does not affect drawing.
    public func accessibility(sortPriority: Double) -> some View { self }
    /// Sets the names by which speech input finds the view. Does not affect drawing.
    public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey], isEnabled: Bool) -> some View { self }
    /// Sets the names by which speech input finds the view. Does not affect drawing.
    @_disfavoredOverload public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View { self }
    /// Sets the names by which speech input finds the view. Does not affect drawing.
    @_disfavoredOverload public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
    /// Sets the names by which speech input finds the view. Does not affect drawing.
    @_disfavoredOverload public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool) -> some View { self }
    /// Sets the point that assistive technology taps, by the older name. Does not affect drawing.
    public func accessibility(activationPoint: CGPoint) -> some View { self }
    /// Sets the point that assistive technology taps, by the older name. Does not affect drawing.
    public func accessibility(activationPoint: UnitPoint) -> some View { self }
    /// Sets the names by which speech input finds the view by the older name. Does not affect drawing.
    public func accessibility(inputLabels: [Text]) -> some View { self }
    /// Identifies the view in a selection by the older name. Does not affect drawing.
    public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
    /// Sets the view's spoken label to a view that can include the original label. Does not affect drawing; events don't use it.
    public func accessibilityLabel<V: View>(@ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V) -> some View { self }
}

extension TabContent {
    /// Sets the value that is spoken for the tabs.
    public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    /// Sets the value that is spoken for the tabs.
    public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    /// Sets the value that is spoken for the tabs.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    /// Sets the hint that is spoken for the tabs.
    public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    /// Sets the hint that is spoken for the tabs.
    public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    /// Sets the hint that is spoken for the tabs.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    /// Sets the names by which people can choose the tabs.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    /// Sets the names by which people can choose the tabs.
    @_disfavoredOverload
    public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    /// Sets the names by which people can choose the tabs.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    /// Sets the text that is spoken for the tabs.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    /// Names the tabs for tests.
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    /// Sets the text that is spoken for the tabs.
    public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    /// Sets the text that is spoken for the tabs.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
}
