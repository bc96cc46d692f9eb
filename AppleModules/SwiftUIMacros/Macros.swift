import SwiftUI

// Foundation has this type on Apple's systems.
@_exported import struct SwiftUI.LocalizedStringResource

/// Declares a value of the environment, of a transaction, or of a container, with its key.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "EaselMacros", type: "EntryMacro")

/// Makes the stored numbers of a type its animatable data.
@attached(extension, conformances: Animatable, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "EaselMacros", type: "AnimatableMacro")

/// Leaves a property out of the animatable data.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "EaselMacros", type: "NothingMacro")

/// What a use of `#Preview` creates. With a space, the name is as long as `#Preview`, so that code after it keeps its columns. So is `_return`.
public typealias _Canvas = _Preview

/// Shows a view.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "EaselMacros", type: "PreviewMacro")

/// Shows a view with traits.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<SwiftUI.Preview.ViewTraits>, _ additionalTraits: PreviewTrait<SwiftUI.Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

/// Shows a view for the first one of some arguments.
@freestanding(declaration)
public macro Preview<T>(
    _ name: String? = nil, traits: PreviewTrait<SwiftUI.Preview.ViewTraits>..., arguments: [T], @ViewBuilder body: @escaping @MainActor (T) -> any View
) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

/// Shows what a closure with `return` gives: Easel writes this instead of `Preview`, and the macro's expansion decides whether it can be shown.
@freestanding(declaration)
public macro _return(_ name: String? = nil, traits: PreviewTrait<SwiftUI.Preview.ViewTraits>..., body: @escaping @MainActor () -> Any) =
    #externalMacro(module: "EaselMacros", type: "PreviewMacro")

/// Shows what a closure with `return` gives for the first one of some arguments.
@freestanding(declaration)
public macro _return<T>(
    _ name: String? = nil, traits: PreviewTrait<SwiftUI.Preview.ViewTraits>..., arguments: [T], body: @escaping @MainActor (T) -> Any
) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

/// Makes a property of a preview's closure one of a view.
@attached(peer)
public macro Previewable() = #externalMacro(module: "EaselMacros", type: "NothingMacro")
