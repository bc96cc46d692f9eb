// Pencils, pointers, and vibrations: there is no such device.

extension View {
    /// Runs an action when the modifier keys of a keyboard change, which never happens.
    public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View { self }
    /// Shows another view while modifier keys are held down, which never happens.
    public func modifierKeyAlternate<V: View>(_ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V) -> some View { self }
    /// Runs an action after a long touch of a remote control, which never happens here.
    public func onLongTouchGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void) -> some View { self }
    /// Disables the effects of pointers on rows.
    public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    /// Sets whether a pointer over the view is visible. No pointer is drawn.
    public func pointerVisibility(_ visibility: Visibility) -> some View { self }
    /// Accepts an action for double taps of a pencil.
    public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View { self }
    /// Accepts an action for squeezes of a pencil.
    public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View { self }
    /// Sets whether a device scrolls. Only fingers do here.
    public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { self }
    /// Shows a text while the pointer rests on the view, which never happens.
    public func help(_ textKey: LocalizedStringKey) -> some View { self }
    /// Shows a text while the pointer rests on the view, which never happens.
    @_disfavoredOverload public func help<S: StringProtocol>(_ text: S) -> some View { self }
    /// Shows a text while the pointer rests on the view, which never happens.
    public func help(_ text: Text) -> some View { self }
    /// Plays a feedback when a value changes. Does not affect drawing.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
    /// Plays a feedback when a value changes and a condition holds. Does not affect drawing.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { self }
    /// Plays the feedback that a closure returns when a value changes. Does not affect drawing.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { self }
    /// Plays the feedback that a closure returns when a value changes. Does not affect drawing.
    public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View { self }
}
