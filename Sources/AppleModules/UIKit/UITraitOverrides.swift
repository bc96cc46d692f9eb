import Easel
import Views

/// The traits that an object changes for itself and what is inside of it.
@MainActor
public struct UITraitOverrides {
    weak var view: UIView?
    weak var controller: UIViewController?

    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { view?.overrideUserInterfaceStyle ?? controller?.overrideUserInterfaceStyle ?? .unspecified }
        nonmutating set {
            view?.overrideUserInterfaceStyle = newValue
            controller?.overrideUserInterfaceStyle = newValue
        }
    }
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass }
        nonmutating set { change { $0.horizontalSizeClass = newValue } }
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass }
        nonmutating set { change { $0.verticalSizeClass = newValue } }
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory }
        nonmutating set { change { $0.preferredContentSizeCategory = newValue } }
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection }
        nonmutating set { change { $0.layoutDirection = newValue } }
    }
    public var accessibilityContrast: UIAccessibilityContrast {
        get { values.accessibilityContrast }
        nonmutating set { change { $0.accessibilityContrast = newValue } }
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

    public func contains(_ trait: UITrait) -> Bool {
        if trait == UITraitUserInterfaceStyle.self { return userInterfaceStyle != .unspecified }
        if trait == UITraitHorizontalSizeClass.self { return horizontalSizeClass != .unspecified }
        if trait == UITraitVerticalSizeClass.self { return verticalSizeClass != .unspecified }
        if trait == UITraitPreferredContentSizeCategory.self { return preferredContentSizeCategory != .unspecified }
        if trait == UITraitLayoutDirection.self { return layoutDirection != .unspecified }
        if trait == UITraitAccessibilityContrast.self { return accessibilityContrast != .unspecified }
        return trait == UITraitDisplayScale.self && displayScale > 0
    }
    public func remove(_ trait: UITrait) {
        if trait == UITraitUserInterfaceStyle.self { userInterfaceStyle = .unspecified }
        if trait == UITraitHorizontalSizeClass.self { horizontalSizeClass = .unspecified }
        if trait == UITraitVerticalSizeClass.self { verticalSizeClass = .unspecified }
        if trait == UITraitPreferredContentSizeCategory.self { preferredContentSizeCategory = .unspecified }
        if trait == UITraitLayoutDirection.self { layoutDirection = .unspecified }
        if trait == UITraitAccessibilityContrast.self { accessibilityContrast = .unspecified }
        if trait == UITraitDisplayScale.self { displayScale = 0 }
    }
}

extension UIView {
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(view: self) }
        set {}
    }

    /// The traits of the surroundings with those that this view and the views around it change.
    var inheritedTraits: UITraitCollection {
        var changes: [UITraitCollection] = []
        var view: UIView? = self
        while let next = view {
            if next.overrideUserInterfaceStyle != .unspecified { changes.append(UITraitCollection(userInterfaceStyle: next.overrideUserInterfaceStyle)) }
            if let own = next.ownTraits { changes.append(own) }
            view = next.superview
        }
        return changes.isEmpty ? .current : UITraitCollection(traitsFrom: [.current] + changes.reversed())
    }
}

extension UIViewController {
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(controller: self) }
        set {}
    }

    /// The traits of the surroundings with those that this controller and its parents change.
    var inheritedTraits: UITraitCollection {
        var changes: [UITraitCollection] = []
        var controller: UIViewController? = self
        while let next = controller {
            if next.overrideUserInterfaceStyle != .unspecified { changes.append(UITraitCollection(userInterfaceStyle: next.overrideUserInterfaceStyle)) }
            if let own = next.ownTraits { changes.append(own) }
            controller = next.parent
        }
        return changes.isEmpty ? .current : UITraitCollection(traitsFrom: [.current] + changes.reversed())
    }
}

extension View {
    /// Returns the view with the traits that a view or a controller of UIKit changes.
    @MainActor
    func inTraits(_ style: UIUserInterfaceStyle, _ traits: UITraitCollection?) -> AnyView {
        guard let traits else { return inStyle(style) }
        return AnyView(inStyle(style).transformEnvironment(\.self) { traits.apply(to: &$0) })
    }
}
