import Easel

/// A trait that code can watch.
public protocol UITraitDefinition { associatedtype Value }
/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type
/// The dark or the light appearance.
public struct UITraitUserInterfaceStyle: UITraitDefinition { public typealias Value = UIUserInterfaceStyle }
/// The class of the width.
public struct UITraitHorizontalSizeClass: UITraitDefinition { public typealias Value = UIUserInterfaceSizeClass }
/// The class of the height.
public struct UITraitVerticalSizeClass: UITraitDefinition { public typealias Value = UIUserInterfaceSizeClass }
/// The size of texts.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition { public typealias Value = UIContentSizeCategory }
/// The number of pixels per point.
public struct UITraitDisplayScale: UITraitDefinition { public typealias Value = CGFloat }
/// The direction of writing.
public struct UITraitLayoutDirection: UITraitDefinition { public typealias Value = UITraitEnvironmentLayoutDirection }
/// The contrast of colors.
public struct UITraitAccessibilityContrast: UITraitDefinition { public typealias Value = UIAccessibilityContrast }
/// The weight that texts need to be legible.
public struct UITraitLegibilityWeight: UITraitDefinition { public typealias Value = UILegibilityWeight }
/// Whether the interface lies above others.
public struct UITraitUserInterfaceLevel: UITraitDefinition { public typealias Value = UIUserInterfaceLevel }
/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition { public typealias Value = UIUserInterfaceIdiom }

/// A registration for changes of traits.
public protocol UITraitChangeRegistration {}
private final class TraitRegistration: UITraitChangeRegistration {}
/// An object with traits: those of the scene. In a snapshot they change from unspecified ones, or from those of the snapshot before, to its own.
@MainActor @preconcurrency public protocol UITraitChangeObservable: AnyObject {}
extension UITraitChangeObservable {
    private var changes: TraitChanges? { (self as? UIView)?.traitChanges ?? (self as? UIViewController)?.traitChanges }

    /// Calls a closure in a snapshot, before the drawing, if one of the traits has changed.
    @discardableResult
    public func registerForTraitChanges<Observer>(
        _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration()
        changes?.handlers.append(
            (registration, traits, { [weak self] previous in if let observer = self as? Observer { handler(observer, previous) } }))
        return registration
    }
    /// Accepts an action, which is never sent.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration { TraitRegistration() }
    /// Accepts an action, which is never sent.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration { TraitRegistration() }
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        changes?.handlers.removeAll { $0.registration === registration as AnyObject }
    }
}
extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

/// The closures that an object calls when its traits change, and the traits that it had.
@MainActor
final class TraitChanges {
    fileprivate var handlers: [(registration: AnyObject, traits: [UITrait], handler: (UITraitCollection) -> Void)] = []
    private var last = UITraitCollection()
    nonisolated init() {}

    /// Takes the scene's traits, and calls the closures whose traits differ from those before.
    fileprivate func change(_ didChange: (UITraitCollection) -> Void) {
        let (previous, current) = (last, UITraitCollection.current)
        last = current
        guard previous.values != current.values else { return }
        didChange(previous)
        for entry in handlers where entry.traits.contains(where: { Self.differs($0, previous.values, current.values) }) { entry.handler(previous) }
    }

    /// Whether a trait differs. Traits that code defines itself never change.
    private static func differs(_ trait: UITrait, _ old: UITraitCollection.Values, _ new: UITraitCollection.Values) -> Bool {
        if trait == UITraitUserInterfaceStyle.self { return old.userInterfaceStyle != new.userInterfaceStyle }
        if trait == UITraitHorizontalSizeClass.self { return old.horizontalSizeClass != new.horizontalSizeClass }
        if trait == UITraitVerticalSizeClass.self { return old.verticalSizeClass != new.verticalSizeClass }
        if trait == UITraitPreferredContentSizeCategory.self { return old.preferredContentSizeCategory != new.preferredContentSizeCategory }
        if trait == UITraitDisplayScale.self { return old.displayScale != new.displayScale }
        if trait == UITraitLayoutDirection.self { return old.layoutDirection != new.layoutDirection }
        if trait == UITraitAccessibilityContrast.self { return old.accessibilityContrast != new.accessibilityContrast }
        if trait == UITraitLegibilityWeight.self { return old.legibilityWeight != new.legibilityWeight }
        if trait == UITraitUserInterfaceLevel.self { return old.userInterfaceLevel != new.userInterfaceLevel }
        if trait == UITraitUserInterfaceIdiom.self { return old.userInterfaceIdiom != new.userInterfaceIdiom }
        return false
    }
}

extension UIView {
    /// Tells the view, and those inside of it, the traits of the scene that begins.
    package func takeSceneTraits() {
        traitChanges.change { traitCollectionDidChange($0) }
        for view in subviews { view.takeSceneTraits() }
    }
}

extension UIViewController {
    /// Tells the controller, those inside of it, and their loaded views the traits of the scene that begins.
    package func takeSceneTraits() {
        traitChanges.change { traitCollectionDidChange($0) }
        for controller in children { controller.takeSceneTraits() }
        if let view = viewIfLoaded, view.superview == nil { view.takeSceneTraits() }
    }
}
