import Foundation
import Synchronization

/// The canvas and the initial environment of the most recently started scene.
///
/// Code outside of views reads them: `UIScreen.main.bounds`, `UIImage(named:)`, `UITraitCollection.current`.
package enum SceneHost {
    package struct Values: Sendable {
        /// The canvas size in points.
        package var size = CGSize(width: 390, height: 844)
        /// Pixels per point.
        package var scale: CGFloat = 1
        package var safeAreaInsets = EdgeInsets()
        package var colorScheme = ColorScheme.light
        package var contrast = ColorSchemeContrast.standard
        /// The settings of the user, and whether texts are bold in the scene's environment.
        package var accessibility = AccessibilitySettings()
        package var hasBoldText = false
        package var palette = SystemPalette.standard
        package var imageSource: (any ImageSource)?
        package var locale = Locale(identifier: "en_US")
        package var typeSize = DynamicTypeSize.large
        package var layoutDirection = LayoutDirection.leftToRight
        /// The classes of the sides in the scene's environment.
        package var horizontalSizeClass: UserInterfaceSizeClass?
        package var verticalSizeClass: UserInterfaceSizeClass?
        /// Whether the device is a tablet; nil to decide by the canvas size.
        package var isTablet: Bool?

        /// Whether the device is a tablet; without a device, a large canvas is one.
        package var hasTablet: Bool { isTablet ?? (min(size.width, size.height) >= 700) }
    }

    private static let current = Mutex(beforeScenes)
    private static var beforeScenes: Values {
        var values = Values()
        // Tests make images before, and between, the scenes of their snapshots. Other programs ignore the variable.
        guard CommandLine.arguments.contains(where: { $0.contains(".xctest") }) else { return values }
        if let text = ProcessInfo.processInfo.environment["EASEL_SCALE"], let scale = Double(text), scale > 0, scale <= 8 { values.scale = scale }
        return values
    }

    /// The values; those of a canvas of 390x844 points before the first scene.
    package static var values: Values { current.withLock { $0 } }
    /// The locale alone.
    package static var locale: Locale { current.withLock { $0.locale } }

    /// Makes a scene's values the current ones.
    @MainActor package static func begin(_ configuration: ViewHostConfiguration) {
        var values = Values()
        // A renderer that measures its view first has no size yet.
        values.size = configuration.size == .zero ? Self.values.size : configuration.size
        values.scale = configuration.scale
        values.safeAreaInsets = configuration.safeAreaInsets
        let environment = configuration.environment
        values.colorScheme = environment.colorScheme
        values.contrast = environment.colorSchemeContrast
        values.accessibility = environment.accessibilitySettings
        values.hasBoldText = environment.legibilityWeight == .bold
        values.palette = environment.systemPalette
        values.imageSource = environment.imageSource
        values.locale = environment.locale
        (values.typeSize, values.layoutDirection) = (environment.dynamicTypeSize, environment.layoutDirection)
        (values.horizontalSizeClass, values.verticalSizeClass) = (environment.horizontalSizeClass, environment.verticalSizeClass)
        values.isTablet = configuration.isTablet
        let new = values
        current.withLock { $0 = new }
    }

    /// Runs code that begins a scene of its own; then the values before it are the current ones again.
    @MainActor package static func endingScene<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = values
        defer { current.withLock { $0 = outer } }
        return try body()
    }

    /// Runs code that draws other views, such as an image that a view needs; then the values and the clock of the running scene are the current ones again.
    @MainActor package static func keepingScene<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = values
        defer {
            current.withLock { values in
                // Before the first scene, images are found where the other views found them.
                let source = outer.imageSource ?? values.imageSource
                values = outer
                values.imageSource = source
            }
        }
        return try SceneClock.keepingPrepared(body)
    }
}
