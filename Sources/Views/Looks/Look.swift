import Display

/// How a system draws controls, lists, bars, and presentations: which form each has there, its dimensions in points, colors, fonts, and motion.
///
/// A view asks `EnvironmentValues.look` and draws what that says; it never asks for the platform or its version (Documentation/Design/Looks.md). The
/// values of a system are in its folder beside this file. A look never changes, and all views share it, so that reading it copies nothing.
final class Look: Sendable {
    let system: System
    let texts: Texts
    let buttons: Buttons
    let toggles: Toggles
    let sliders: Sliders
    let steppers: Steppers
    let fields: Fields
    let pickers: Pickers
    let menus: Menus
    let progress: Progress
    let labels: Labels
    let groups: Groups
    let lists: Lists
    let bars: Bars
    let columns: Columns
    let presentations: Presentations

    init(
        system: System, texts: Texts, buttons: Buttons, toggles: Toggles, sliders: Sliders, steppers: Steppers, fields: Fields, pickers: Pickers,
        menus: Menus, progress: Progress, labels: Labels, groups: Groups, lists: Lists, bars: Bars, columns: Columns, presentations: Presentations
    ) {
        (self.system, self.texts, self.buttons, self.toggles, self.sliders) = (system, texts, buttons, toggles, sliders)
        (self.steppers, self.fields, self.pickers, self.menus, self.progress) = (steppers, fields, pickers, menus, progress)
        (self.labels, self.groups, self.lists, self.bars, self.columns) = (labels, groups, lists, bars, columns)
        self.presentations = presentations
    }

    /// Returns the look of a system. No other view decides by the platform or its version; `Scripts/check-looks` checks that.
    static func of(_ palette: SystemPalette) -> Look {
        switch palette.platform {
        case .iOS: iOS18
        case .macOS: mac
        }
    }
}

extension EnvironmentValues {
    /// How the system draws controls, lists, bars, and presentations.
    var look: Look { Look.of(systemPalette) }
}

extension Look {
    /// A shadow, by its opacity in black, its radius, and the distance below, in points.
    struct Shadow: Sendable {
        var opacity: Double
        var radius: CGFloat
        var y: CGFloat
    }

    /// A value for each size of controls.
    struct Sized<Value: Sendable>: Sendable {
        var mini: Value
        var small: Value
        var regular: Value
        var large: Value
        var extraLarge: Value

        subscript(size: ControlSize) -> Value {
            switch size {
            case .mini: mini
            case .small: small
            case .regular: regular
            case .large: large
            case .extraLarge: extraLarge
            }
        }
    }
}

extension View {
    /// Adds a shadow of a look.
    func shadow(_ shadow: Look.Shadow) -> some View {
        self.shadow(color: Color(white: 0, opacity: shadow.opacity), radius: shadow.radius, y: shadow.y)
    }
}

/// Shows the view that the look asks for.
struct LookView: View {
    let content: (Look) -> AnyView
    @Environment(\.look) private var look
    var body: some View { content(look) }
}
