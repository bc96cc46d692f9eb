/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case large
        case fraction(CGFloat)
        case height(CGFloat)
    }
    private let kind: Kind

    /// Up to just below the status bar.
    public static let large = PresentationDetent(kind: .large)
    /// Half of the canvas.
    public static let medium = PresentationDetent(kind: .fraction(0.5))
    /// A fraction of the canvas, 0…1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(kind: .fraction(fraction)) }
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

    /// Returns the height for a canvas of height `whole` and a sheet of at most `maximum`, in points.
    func height(in whole: CGFloat, maximum: CGFloat) -> CGFloat {
        switch kind {
        case .large: maximum
        case .fraction(let share): min(max(0, share * whole), maximum)
        case .height(let height): min(max(0, height), maximum)
        }
    }
}

/// The visibility of an element.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

/// The options that a sheet's content sets for the sheet.
struct PresentationOptions: Equatable {
    /// Empty if unspecified, which means large.
    var detents: Set<PresentationDetent> = []
    var selection: PresentationDetent?
    var dragIndicator = Visibility.automatic
    var cornerRadius: CGFloat?
    var isInteractiveDismissDisabled = false

    /// A sheet opens at its lowest height unless one is selected.
    func height(in whole: CGFloat, maximum: CGFloat) -> CGFloat {
        if let selection { return selection.height(in: whole, maximum: maximum) }
        return detents.map { $0.height(in: whole, maximum: maximum) }.min() ?? maximum
    }

    /// Whether the sheet is high enough to push back the view behind it.
    var isLarge: Bool { selection.map { $0 == .large } ?? (detents.isEmpty || detents == [.large]) }
    /// Shown automatically if there is more than one height to drag the sheet to.
    var showsDragIndicator: Bool { dragIndicator == .visible || dragIndicator == .automatic && detents.count > 1 }
}

struct PresentationOptionsKey: PreferenceKey {
    static var defaultValue: PresentationOptions { PresentationOptions() }
    static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {}
}

extension View {
    /// Sets the possible heights of the enclosing sheet; it opens at the lowest.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        transformPreference(PresentationOptionsKey.self) { $0.detents = detents }
    }
    /// Sets the possible heights of the enclosing sheet, and binds the current one.
    public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View {
        let selected = selection.wrappedValue
        return transformPreference(PresentationOptionsKey.self) {
            $0.detents = detents
            $0.selection = selected
        }
    }
    /// Sets whether the enclosing sheet shows a drag indicator at its top.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        transformPreference(PresentationOptionsKey.self) { $0.dragIndicator = visibility }
    }
    /// Sets the radius of the enclosing sheet's upper corners, in points; nil for the system's radius.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        transformPreference(PresentationOptionsKey.self) { $0.cornerRadius = cornerRadius }
    }
    /// Prevents dismissing the enclosing sheet with a drag.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        transformPreference(PresentationOptionsKey.self) { $0.isInteractiveDismissDisabled = isDisabled }
    }
}
