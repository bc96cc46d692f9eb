import SwiftUI

/// Shows a view in a window.
@freestanding(declaration)
public macro Preview<Style: WindowStyle>(
    _ name: String? = nil, windowStyle: Style, traits: PreviewTrait<SwiftUI.Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

/// Shows a view in a space.
@freestanding(declaration)
public macro Preview<Style: ImmersionStyle>(
    _ name: String? = nil, immersionStyle: Style, traits: PreviewTrait<SwiftUI.Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")
