import Geometry

/// The size that a window on macOS opens with; the outermost request counts.
package struct WindowSizeKey: PreferenceKey {
    package static var defaultValue: CGSize? { nil }
    package static func reduce(value: inout CGSize?, nextValue: () -> CGSize?) { value = value ?? nextValue() }
}

extension View {
    /// Requests the size of the window on macOS.
    package func windowSize(_ size: CGSize) -> some View { preference(key: WindowSizeKey.self, value: size) }
}

/// The sizes of windows on macOS.
package enum WindowSize {
    /// The size that is offered to the content of a window without a request, in points: that of new windows in SwiftUI.
    package static let standard = CGSize(width: 900, height: 450)
}
