import Observation

/// The appearance of bars and controls that code sets globally, as with UIKit's appearance proxies.
package struct ControlLooks: Equatable {
    package var navigation = BarLook()
    package var tabs = BarLook()
    package var bottom = BarLook()
    package var segments = SegmentLook()
    package var pages = PageLook()
    package var slider = SliderLook()
    package var toggle = ToggleLook()
    /// The color of the buttons of alerts.
    package var alertTint: Color?

    package init() {}
}

/// The font and the color of texts; nil for the usual ones.
package struct TextLook: Equatable {
    package var font: Font?
    package var color: Color?

    package init(font: Font? = nil, color: Color? = nil) { (self.font, self.color) = (font, color) }

    /// Returns this appearance, with unset values taken from `other`.
    package func or(_ other: TextLook) -> TextLook { TextLook(font: font ?? other.font, color: color ?? other.color) }
}

/// A bar's background and texts, over content or at its edge.
package struct BarFace: Equatable {
    /// Whether content below the bar is blurred.
    package var isBlurred: Bool
    /// The color above the blurred content; nil for none.
    package var color: Color?
    /// The color of the line at the bar's edge; nil for no line.
    package var line: Color?
    package var title = TextLook()
    package var largeTitle = TextLook()
    /// The icons and the titles of tabs.
    package var icon: Color?
    package var selectedTitle = TextLook()
    package var selectedIcon: Color?

    package init(isBlurred: Bool, color: Color?, line: Color?) { (self.isBlurred, self.color, self.line) = (isBlurred, color, line) }

    /// Returns the same texts without a background.
    var clear: BarFace {
        var face = self
        (face.isBlurred, face.color, face.line) = (false, nil, nil)
        return face
    }

    var isClear: Bool { !isBlurred && color == nil && line == nil }
}

/// The appearance of a kind of bar.
package struct BarLook: Equatable {
    /// The appearance above content; nil for the system's.
    package var standard: BarFace?
    /// The appearance if no content is below the bar; nil for `standard` without its background.
    package var edge: BarFace?
    /// The color behind the bar's background, which is always shown.
    package var plate: Color?
    /// The color of buttons, and of the chosen tab.
    package var tint: Color?
    /// The color of the other tabs.
    package var unselected: Color?
    package var isHidden = false
    /// The texts of bars whose faces specify none.
    package var title = TextLook()
    package var largeTitle = TextLook()
    package var selectedTitle = TextLook()

    package init() {}

    /// The face of the bar; nil for the system's.
    func face(isOverContent: Bool) -> BarFace? { isOverContent ? standard : edge ?? standard?.clear }
}

/// The appearance of segments.
package struct SegmentLook: Equatable {
    package var plate: Color?
    package var background: Color?
    package var title = TextLook()
    package var selectedTitle = TextLook()
    package init() {}
}

/// The colors of the dots of pages.
package struct PageLook: Equatable {
    package var current: Color?
    package var others: Color?
    package init() {}
}

/// The colors of sliders.
package struct SliderLook: Equatable {
    package var minimumTrack: Color?
    package var maximumTrack: Color?
    package var thumb: Color?
    package init() {}
}

/// The colors of switches.
package struct ToggleLook: Equatable {
    package var on: Color?
    package var thumb: Color?
    package init() {}
}

/// The appearance for the whole program. Bars and controls that read it follow its changes.
@MainActor
@Observable
package final class Appearance {
    package static let shared = Appearance()
    package private(set) var looks = ControlLooks()

    /// Changes the appearance. An equal value evaluates no view.
    package func change(_ change: (inout ControlLooks) -> Void) {
        var new = looks
        change(&new)
        if new != looks { looks = new }
    }
}

private struct ControlLooksKey: EnvironmentKey { static var defaultValue: ControlLooks? { nil } }

extension EnvironmentValues {
    /// The appearance of the bars and controls inside; nil for the program's.
    package var controlLooks: ControlLooks? {
        get { self[ControlLooksKey.self] }
        set { self[ControlLooksKey.self] = newValue }
    }
}

extension View {
    /// Draws the texts inside in an appearance's color, if it has one.
    func colored(as look: TextLook) -> some View {
        modifier(_EnvironmentModifier { if let color = look.color { $0.foregroundStyle = AnyShapeStyle(color) } })
    }
}

extension Optional where Wrapped == ControlLooks {
    /// The appearance, or else the program's.
    @MainActor var orProgram: ControlLooks { self ?? Appearance.shared.looks }
}
