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
/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition { public typealias Value = UIUserInterfaceIdiom }

/// A registration for changes of traits.
public protocol UITraitChangeRegistration {}
private struct TraitRegistration: UITraitChangeRegistration {}
/// An object with traits. They are those of the scene, and never change while a view is drawn.
@MainActor @preconcurrency public protocol UITraitChangeObservable: AnyObject {}
extension UITraitChangeObservable {
    /// Accepts a closure, which is never called.
    @discardableResult
    public func registerForTraitChanges<Observer>(
        _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { TraitRegistration() }
    /// Accepts an action, which is never sent.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration { TraitRegistration() }
    /// Accepts an action, which is never sent.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration { TraitRegistration() }
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}
extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
