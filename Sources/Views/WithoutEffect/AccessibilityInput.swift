// What people do with assistive technology: there is none beside a picture.

extension View {
    /// Sets the point that assistive technology taps. Does not affect drawing.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
    /// Sets the point that assistive technology taps. Does not affect drawing.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
    /// Sets the point that assistive technology taps. Does not affect drawing.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> some View { self }
    /// Sets the point that assistive technology taps. Does not affect drawing.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View { self }
    /// Sets whether the element responds to the user. Does not affect drawing.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }
    /// Sets whether the element responds to the user. Does not affect drawing.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true, isEnabled: Bool) -> some View { self }
    /// Sets whether the view ignores direct touches from assistive technology. Does not affect drawing.
    public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []) -> some View { self }
    /// Adds an action for assistive technology. Does not affect drawing.
    public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View { self }
    /// Adds an action for assistive technology. Does not affect drawing.
    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View { self }
    /// Adds an action for assistive technology. Does not affect drawing.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
    /// Adds an action that increases or decreases a value. Does not affect drawing.
    public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View { self }
    /// Adds actions for assistive technology. Does not affect drawing.
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }
    /// Adds actions of a category for assistive technology. Does not affect drawing.
    public func accessibilityActions<Content: View>(category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content) -> some View { self }
    /// Adds an action with a label for assistive technology. Does not affect drawing.
    public func accessibilityAction<Label: View>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) -> some View { self }
    /// Adds an action for assistive technology. Does not affect drawing.
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View { self }
    /// Adds an action for scrolling by assistive technology. Does not affect drawing.
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
    /// Describes the scroll position. Does not affect drawing.
    public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View { self }
    /// Describes the scroll position. Does not affect drawing.
    public func accessibilityScrollStatus(_ statusKey: LocalizedStringKey, isEnabled: Bool = true) -> some View { self }
    /// Describes the scroll position. Does not affect drawing.
    @_disfavoredOverload
    public func accessibilityScrollStatus<S: StringProtocol>(_ status: S, isEnabled: Bool = true) -> some View { self }
    /// Adds an action for zooming by assistive technology. Does not affect drawing.
    public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View { self }
    /// Adds an action that a gesture of the hand runs on watchOS. Does not affect drawing.
    public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
        style: Style, @ViewBuilder content: () -> Content
    ) -> some View { self }
    /// Adds an action that a gesture of the hand runs on watchOS while `isActive` is true. Does not affect drawing.
    public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
        style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
    ) -> some View { self }
    /// Adds a rotor. Does not affect drawing.
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }
    /// Adds a rotor. Does not affect drawing.
    public func accessibilityRotor(_ rotorLabel: Text, textRanges: [Range<String.Index>]) -> some View { self }
    /// Adds a rotor. Does not affect drawing.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ rotorLabelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }
    /// Adds a rotor. Does not affect drawing.
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }
    /// Adds a rotor. Does not affect drawing.
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }
    /// Adds a rotor. Does not affect drawing.
    public func accessibilityRotor(_ rotorLabelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View { self }
    /// Adds a rotor. Does not affect drawing.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }
    /// Adds a rotor. Does not affect drawing.
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }
    /// Adds a rotor. Does not affect drawing.
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }
    /// Adds a rotor. Does not affect drawing.
    public func accessibilityRotor(_ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]) -> some View { self }
    /// Adds a rotor. Does not affect drawing.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ rotorLabel: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }
    /// Adds a rotor. Does not affect drawing.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }
    /// Adds a rotor. Does not affect drawing.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol>(_ rotorLabel: L, textRanges: [Range<String.Index>]) -> some View { self }
    /// Identifies the view for rotors. Does not affect drawing.
    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
    /// Moves assistive technology to the view. Does not affect drawing.
    public func accessibilityFocused<Value: Hashable>(_ binding: AccessibilityFocusState<Value>.Binding, equals value: Value) -> some View { self }
    /// Moves assistive technology to the view. Does not affect drawing.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
    /// Sets the view where assistive technology begins. Does not affect drawing.
    public func accessibilityDefaultFocus<Value: Hashable>(_ binding: AccessibilityFocusState<Value>.Binding, _ value: Value) -> some View { self }
}
