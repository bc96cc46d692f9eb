import SwiftUI

/// Shows a controller.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<SwiftUI.Preview.ViewTraits>...,
    @PreviewMacroBodyBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

/// Shows a view of UIKit.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<SwiftUI.Preview.ViewTraits>..., @PreviewMacroBodyBuilder<UIView> body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

/// Shows a controller for the first one of some arguments.
@freestanding(declaration)
public macro Preview<T>(
    _ name: String? = nil, traits: PreviewTrait<SwiftUI.Preview.ViewTraits>..., arguments: [T],
    @PreviewMacroBodyBuilder<UIViewController> body: @escaping @MainActor (T) -> UIViewController
) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

/// Shows a view of UIKit for the first one of some arguments.
@freestanding(declaration)
public macro Preview<T>(
    _ name: String? = nil, traits: PreviewTrait<SwiftUI.Preview.ViewTraits>..., arguments: [T],
    @PreviewMacroBodyBuilder<UIView> body: @escaping @MainActor (T) -> UIView
) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")
