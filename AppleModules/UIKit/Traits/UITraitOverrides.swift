import Easel
import Views

/// The traits that an object changes for itself and what is inside of it.
@MainActor
public struct UITraitOverrides {
    weak var view: UIView?
    weak var controller: UIViewController?

    /// The light or the dark appearance; unspecified for that of the surroundings.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { view?.overrideUserInterfaceStyle ?? controller?.overrideUserInterfaceStyle ?? .unspecified }
        nonmutating set {
            view?.overrideUserInterfaceStyle = newValue
            controller?.overrideUserInterfaceStyle = newValue
        }
    }
    /// The space along the horizontal axis; unspecified for that of the surroundings.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass }
        nonmutating set { change { $0.horizontalSizeClass = newValue } }
    }
    /// The space along the vertical axis; unspecified for that of the surroundings.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass }
        nonmutating set { change { $0.verticalSizeClass = newValue } }
    }
    /// The size of texts; unspecified for that of the surroundings.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory }
        nonmutating set { change { $0.preferredContentSizeCategory = newValue } }
    }
    /// The direction of writing; unspecified for that of the surroundings.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection }
        nonmutating set { change { $0.layoutDirection = newValue } }
    }
    /// The contrast of colors; unspecified for that of the surroundings.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { values.accessibilityContrast }
        nonmutating set { change { $0.accessibilityContrast = newValue } }
    }
    /// The weight that texts need to be legible; unspecified for that of the surroundings.
    public var legibilityWeight: UILegibilityWeight {
        get { values.legibilityWeight }
        nonmutating set { change { $0.legibilityWeight = newValue } }
    }
    /// Whether the interface lies above others; unspecified as in the surroundings.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.userInterfaceLevel }
        nonmutating set { change { $0.userInterfaceLevel = newValue } }
    }
    /// Pixels per point; 0 for those of the scene. Drawing has one scale.
    public var displayScale: CGFloat {
        get { values.displayScale }
        nonmutating set { change { $0.displayScale = newValue } }
    }

    private var values: UITraitCollection.Values { (view?.ownTraits ?? controller?.ownTraits)?.values ?? UITraitCollection.Values() }
    private func change(_ mutation: (inout UITraitCollection.Values) -> Void) {
        var values = values
        mutation(&values)
        let traits = values == UITraitCollection.Values() ? nil : UITraitCollection(values)
        view?.ownTraits = traits
        controller?.ownTraits = traits
    }

    /// Whether a trait is changed.
    public func contains(_ trait: UITrait) -> Bool {
        if trait == UITraitUserInterfaceStyle.self { return userInterfaceStyle != .unspecified }
        return (trait as? any KnownTrait.Type)?.differs(values, UITraitCollection.Values()) ?? false
    }
    /// Ends the change of a trait.
    public func remove(_ trait: UITrait) {
        if trait == UITraitUserInterfaceStyle.self {
            userInterfaceStyle = .unspecified
            return
        }
        change { (trait as? any KnownTrait.Type)?.reset(&$0) }
    }
}

extension UIView {
    /// The traits that the view changes for itself and its subviews.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(view: self) }
        set {}
    }

    /// The traits that the view and its controller change, from the weakest to the strongest.
    var ownChanges: [UITraitCollection] {
        (controller?.ownChanges ?? []) + UITraitCollection.changes(ownTraits, overrideUserInterfaceStyle)
    }

    /// The traits of the surroundings with those that this view, the views around it, and their controllers change.
    var inheritedTraits: UITraitCollection {
        var changes: [UITraitCollection] = []
        var view: UIView? = self
        while let next = view {
            changes = next.ownChanges + changes
            view = next.superview
        }
        return changes.isEmpty ? .current : UITraitCollection(traitsFrom: [.current] + changes)
    }
}

extension UIViewController {
    /// The traits that the controller changes for itself, its view, and its children.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(controller: self) }
        set {}
    }

    /// The traits that the parent and the controller itself change, from the weakest to the strongest.
    var ownChanges: [UITraitCollection] {
        [traitsOfParent].compactMap { $0 } + UITraitCollection.changes(ownTraits, overrideUserInterfaceStyle)
    }

    /// The traits of the surroundings with those that this controller and its parents change.
    var inheritedTraits: UITraitCollection {
        var changes: [UITraitCollection] = []
        var controller: UIViewController? = self
        while let next = controller {
            changes = next.ownChanges + changes
            controller = next.parent
        }
        return changes.isEmpty ? .current : UITraitCollection(traitsFrom: [.current] + changes)
    }
}

extension UITraitCollection {
    /// The changes of an object, from the weakest to the strongest: its style is stronger than its other traits.
    fileprivate static func changes(_ traits: UITraitCollection?, _ style: UIUserInterfaceStyle) -> [UITraitCollection] {
        let own = traits.map { [$0] } ?? []
        return style == .unspecified ? own : own + [UITraitCollection(userInterfaceStyle: style)]
    }
}

extension View {
    /// Returns the view with the traits that a view or a controller of UIKit changes, from the weakest to the strongest.
    @MainActor
    func inTraits(_ changes: [UITraitCollection]) -> AnyView {
        guard !changes.isEmpty else { return AnyView(self) }
        let traits = UITraitCollection(traitsFrom: changes)
        return AnyView(transformEnvironment(\.self) { traits.apply(to: &$0) })
    }
}
