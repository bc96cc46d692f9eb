import Foundation
import Views

/// The buttons, toggles, sliders, steppers, menus, links, and control groups of the oracle's scenes.
extension OracleScene {
    /// The types that `button(_:_:_:)` builds.
    static let buttons: Set<String> = ["Button", "Toggle", "Slider", "Stepper", "Menu", "Link", "ShareLink", "ControlGroup"]

    /// Returns a control of a scene; nil for other types.
    func button(_ type: String, _ a: Arguments, _ children: [AnyView]) throws -> AnyView? {
        let content = ForEach(children.indices, id: \.self) { children[$0] }
        switch type {
        case "Button":
            _ = a.string("onTap")
            guard let title = a.string("title") else { return AnyView(Button(action: {}, label: { content })) }
            return AnyView(Button(title) {})
        case "Toggle": return AnyView(Toggle(a.string("label") ?? "", isOn: .constant(a.flag("isOn"))))
        case "Slider":
            let bounds = Double(a.number("minimumValue") ?? 0)...Double(a.number("maximumValue") ?? 1)
            let value = Binding.constant(Double(a.number("value") ?? 0))
            guard let step = a.number("step") else { return AnyView(Slider(value: value, in: bounds)) }
            return AnyView(Slider(value: value, in: bounds, step: Double(step)))
        case "Stepper":
            let bounds = Int(a.number("minimumValue") ?? 0)...Int(a.number("maximumValue") ?? 100)
            let step = Int(a.number("step") ?? 1)
            return AnyView(Stepper(a.string("label") ?? "", value: .constant(Int(a.number("value") ?? 0)), in: bounds, step: step))
        case "Menu": return AnyView(Menu(a.string("label") ?? "") { content })
        case "ControlGroup": return AnyView(ControlGroup { content })
        case "Link":
            _ = a.string("url")
            // `Link` itself is in the module Easel, and looks like a button.
            return AnyView(Button(action: {}, label: { content }))
        case "ShareLink":
            guard let url = a.string("url").flatMap({ URL(string: $0) }) else { throw Problem("no URL") }
            return AnyView(a.string("title").map { AnyView(ShareLink($0, item: url)) } ?? AnyView(ShareLink(item: url)))
        default: return nil
        }
    }
}

extension OracleModifier {
    /// Applies an attribute of controls; nil for other attributes.
    func control(_ view: AnyView) throws -> AnyView? {
        let name = value as? String ?? ""
        switch self.name {
        case "buttonStyle":
            switch name {
            case "plain": return AnyView(view.buttonStyle(.plain))
            case "bordered": return AnyView(view.buttonStyle(.bordered))
            case "borderedProminent": return AnyView(view.buttonStyle(.borderedProminent))
            case "borderless": return AnyView(view.buttonStyle(.borderless))
            default: return AnyView(view.buttonStyle(.automatic))
            }
        case "buttonBorderShape":
            let shapes: [String: ButtonBorderShape] = ["capsule": .capsule, "roundedRectangle": .roundedRectangle]
            return AnyView(view.buttonBorderShape(shapes[name] ?? .automatic))
        case "controlSize":
            let sizes: [String: ControlSize] = ["mini": .mini, "small": .small, "large": .large, "extraLarge": .extraLarge]
            return AnyView(view.controlSize(sizes[name] ?? .regular))
        case "toggleStyle":
            switch name {
            case "button": return AnyView(view.toggleStyle(.button))
            case "switch": return AnyView(view.toggleStyle(.switch))
            default: return AnyView(view.toggleStyle(.automatic))
            }
        default: return nil
        }
    }
}
