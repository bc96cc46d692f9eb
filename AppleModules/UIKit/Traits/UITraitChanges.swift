import Easel

/// A trait that code can watch.
public protocol UITraitDefinition { associatedtype Value }
/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type
/// The dark or the light appearance.
public struct UITraitUserInterfaceStyle: UITraitDefinition, KnownTrait {
    public typealias Value = UIUserInterfaceStyle
    static var path: WritableKeyPath<UITraitCollection.Values, Value> { \.userInterfaceStyle }
}
/// The class of the width.
public struct UITraitHorizontalSizeClass: UITraitDefinition, KnownTrait {
    public typealias Value = UIUserInterfaceSizeClass
    static var path: WritableKeyPath<UITraitCollection.Values, Value> { \.horizontalSizeClass }
}
/// The class of the height.
public struct UITraitVerticalSizeClass: UITraitDefinition, KnownTrait {
    public typealias Value = UIUserInterfaceSizeClass
    static var path: WritableKeyPath<UITraitCollection.Values, Value> { \.verticalSizeClass }
}
/// The size of texts.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, KnownTrait {
    public typealias Value = UIContentSizeCategory
    static var path: WritableKeyPath<UITraitCollection.Values, Value> { \.preferredContentSizeCategory }
}
/// The number of pixels per point.
public struct UITraitDisplayScale: UITraitDefinition, KnownTrait {
    public typealias Value = CGFloat
    static var path: WritableKeyPath<UITraitCollection.Values, Value> { \.displayScale }
}
/// The direction of writing.
public struct UITraitLayoutDirection: UITraitDefinition, KnownTrait {
    public typealias Value = UITraitEnvironmentLayoutDirection
    static var path: WritableKeyPath<UITraitCollection.Values, Value> { \.layoutDirection }
}
/// The contrast of colors.
public struct UITraitAccessibilityContrast: UITraitDefinition, KnownTrait {
    public typealias Value = UIAccessibilityContrast
    static var path: WritableKeyPath<UITraitCollection.Values, Value> { \.accessibilityContrast }
}
/// The weight that texts need to be legible.
public struct UITraitLegibilityWeight: UITraitDefinition, KnownTrait {
    public typealias Value = UILegibilityWeight
    static var path: WritableKeyPath<UITraitCollection.Values, Value> { \.legibilityWeight }
}
/// Whether the interface lies above others.
public struct UITraitUserInterfaceLevel: UITraitDefinition, KnownTrait {
    public typealias Value = UIUserInterfaceLevel
    static var path: WritableKeyPath<UITraitCollection.Values, Value> { \.userInterfaceLevel }
}
/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, KnownTrait {
    public typealias Value = UIUserInterfaceIdiom
    static var path: WritableKeyPath<UITraitCollection.Values, Value> { \.userInterfaceIdiom }
}

/// A trait whose value a collection has. Traits that code defines itself have none, and so never change.
protocol KnownTrait: UITraitDefinition where Value: Equatable {
    static var path: WritableKeyPath<UITraitCollection.Values, Value> { get }
}
extension KnownTrait {
    static func differs(_ one: UITraitCollection.Values, _ other: UITraitCollection.Values) -> Bool { one[keyPath: path] != other[keyPath: path] }
    static func reset(_ values: inout UITraitCollection.Values) { values[keyPath: path] = UITraitCollection.Values()[keyPath: path] }
}

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
        for entry in handlers where entry.traits.contains(where: { ($0 as? any KnownTrait.Type)?.differs(previous.values, current.values) ?? false }) {
            entry.handler(previous)
        }
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
