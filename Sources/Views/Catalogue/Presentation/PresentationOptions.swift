/// A height at which a sheet may stand.
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
    /// A share of the canvas, 0…1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(kind: .fraction(fraction)) }
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

    /// The height where the canvas is `whole` points high and a sheet at most `maximum`.
    func height(in whole: CGFloat, maximum: CGFloat) -> CGFloat {
        switch kind {
        case .large: maximum
        case .fraction(let share): min(max(0, share * whole), maximum)
        case .height(let height): min(max(0, height), maximum)
        }
    }
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

/// What the content of a sheet asks of the sheet.
struct PresentationOptions: Equatable {
    /// Empty where nothing was said: large.
    var detents: Set<PresentationDetent> = []
    var selection: PresentationDetent?
    var dragIndicator = Visibility.automatic
    var cornerRadius: CGFloat?
    var isInteractiveDismissDisabled = false

    /// A sheet opens at the lowest of its heights unless one is selected.
    func height(in whole: CGFloat, maximum: CGFloat) -> CGFloat {
        if let selection { return selection.height(in: whole, maximum: maximum) }
        return detents.map { $0.height(in: whole, maximum: maximum) }.min() ?? maximum
    }

    /// Whether the sheet stands so high that the view behind it is pushed back.
    var isLarge: Bool { selection.map { $0 == .large } ?? (detents.isEmpty || detents == [.large]) }
    /// Shown by itself where there is more than one height to pull the sheet to.
    var showsDragIndicator: Bool { dragIndicator == .visible || dragIndicator == .automatic && detents.count > 1 }
}

struct PresentationOptionsKey: PreferenceKey {
    static var defaultValue: PresentationOptions { PresentationOptions() }
    static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {}
}

extension View {
    /// The heights at which the sheet around the view may stand; it opens at the lowest.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        transformPreference(PresentationOptionsKey.self) { $0.detents = detents }
    }
    /// The heights at which the sheet around the view may stand, and the one where it stands.
    public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View {
        let selected = selection.wrappedValue
        return transformPreference(PresentationOptionsKey.self) {
            $0.detents = detents
            $0.selection = selected
        }
    }
    /// Whether the sheet around the view shows a handle at its top.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        transformPreference(PresentationOptionsKey.self) { $0.dragIndicator = visibility }
    }
    /// The radius of the upper corners of the sheet around the view, points; nil for the system's.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        transformPreference(PresentationOptionsKey.self) { $0.cornerRadius = cornerRadius }
    }
    /// Whether a finger can't take the sheet around the view away.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        transformPreference(PresentationOptionsKey.self) { $0.isInteractiveDismissDisabled = isDisabled }
    }
}
