/// The app's delegate, created once with the app. Of its methods, only the one for the end of the launch is called.
///
/// `render` replaces `@UIApplicationDelegateAdaptor(Delegate.self)`, and its counterparts on other platforms, with this wrapper and `Delegate()`, because only
/// the concrete class has a known initializer.
@propertyWrapper
public struct _AppDelegate<DelegateType: AnyObject>: DynamicProperty {
    public let wrappedValue: DelegateType

    /// Without arguments, `render` adds the initial value: `@_AppDelegate var delegate: Delegate = Delegate()`.
    public init(wrappedValue delegate: @autoclosure () -> DelegateType) { self.init(made: delegate()) }
    public init(_ delegate: @autoclosure () -> DelegateType) { self.init(made: delegate()) }
    package init(made delegate: DelegateType) { wrappedValue = delegate }

    public static func _isEqual(_ old: _AppDelegate, _ new: _AppDelegate) -> Bool { true }
}

/// The content that an app's delegate creates, for an app whose scenes have nothing to draw.
@MainActor
package enum DelegateScenes {
    /// The window that the delegate has shown.
    package static var window: (() -> AnyView?)?
    /// What the app shows on request, such as a popover.
    package static var onRequest: (() -> AnyView?)?
}
