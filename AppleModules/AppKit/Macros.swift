import SwiftUI

/// Shows a controller.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<SwiftUI.Preview.ViewTraits>...,
    @PreviewMacroBodyBuilder<NSViewController> body: @escaping @MainActor () -> NSViewController
) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

/// Shows a view of AppKit.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<SwiftUI.Preview.ViewTraits>..., @PreviewMacroBodyBuilder<NSView> body: @escaping @MainActor () -> NSView
) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

/// Shows a controller for the first one of some arguments.
@freestanding(declaration)
public macro Preview<T>(
    _ name: String? = nil, traits: PreviewTrait<SwiftUI.Preview.ViewTraits>..., arguments: [T],
    @PreviewMacroBodyBuilder<NSViewController> body: @escaping @MainActor (T) -> NSViewController
) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

/// Shows a view of AppKit for the first one of some arguments.
@freestanding(declaration)
public macro Preview<T>(
    _ name: String? = nil, traits: PreviewTrait<SwiftUI.Preview.ViewTraits>..., arguments: [T],
    @PreviewMacroBodyBuilder<NSView> body: @escaping @MainActor (T) -> NSView
) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")
