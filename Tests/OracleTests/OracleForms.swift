import Foundation
import Views

/// Forms, fields, pickers, gauges, and other containers and controls with values.
extension OracleScene {
    /// Returns the view of one of these types; nil for another type.
    func formView(_ type: String, _ a: Arguments, _ children: [AnyView]) throws -> AnyView? {
        let content = ForEach(children.indices, id: \.self) { children[$0] }
        switch type {
        case "Form": return AnyView(Form { content })
        // The pictures show a section's views in one row.
        case "Section": return AnyView(try section(a, VStack { content }))
        case "GroupBox":
            guard let label = try label(a) else { return AnyView(GroupBox { content }) }
            return AnyView(
                GroupBox {
                    content
                } label: {
                    label
                })
        case "DisclosureGroup":
            let label = try label(a) ?? AnyView(EmptyView())
            return AnyView(
                DisclosureGroup(isExpanded: .constant(a.raw("isExpanded") as? Bool ?? false)) {
                    content
                } label: {
                    label
                })
        case "TextField": return AnyView(TextField(a.string("placeholder") ?? "", text: .constant(a.string("value") ?? "")))
        case "SecureField": return AnyView(SecureField(a.string("placeholder") ?? "", text: .constant(a.string("value") ?? "")))
        case "TextEditor": return AnyView(TextEditor(text: .constant(a.string("value") ?? "")))
        case "Picker":
            let label = try label(a) ?? AnyView(EmptyView())
            return AnyView(
                Picker(selection: .constant(a.string("selection") ?? "")) {
                    content
                } label: {
                    label
                })
        case "DatePicker": return try datePicker(a)
        case "ColorPicker":
            let label = try label(a) ?? AnyView(EmptyView())
            let color = try a.optionalColor("value") ?? .accentColor
            return AnyView(
                ColorPicker(selection: .constant(color), supportsOpacity: a.flag("supportsOpacity")) {
                    label
                })
        case "Gauge": return try gauge(a)
        case "ProgressView": return try progress(a)
        default: return nil
        }
    }

    /// The view of an attribute: a text, or a view.
    func label(_ a: Arguments, _ name: String = "label") throws -> AnyView? {
        switch a.raw(name) {
        case let text as String: return AnyView(Text(text))
        case let node as [String: Any]: return try view(node)
        default: return nil
        }
    }

    private func section(_ a: Arguments, _ content: some View) throws -> some View {
        let (header, footer) = (try label(a, "header"), try label(a, "footer"))
        return Section {
            content
        } header: {
            header
        } footer: {
            footer
        }
    }

    private func datePicker(_ a: Arguments) throws -> AnyView {
        let dates = ISO8601DateFormatter()
        func date(_ name: String) -> Date? { a.string(name).flatMap(dates.date) }
        let label = try label(a) ?? AnyView(EmptyView())
        let components: [String: DatePickerComponents] = ["date": .date, "hourAndMinute": .hourAndMinute]
        _ = (a.raw("locale"), a.raw("timeZone"))
        return AnyView(
            DatePicker(
                selection: .constant(date("value") ?? .distantPast), in: (date("minimumDate") ?? .distantPast)...(date("maximumDate") ?? .distantFuture),
                displayedComponents: a.string("displayedComponents").flatMap { components[$0] } ?? [.date, .hourAndMinute]
            ) {
                label
            })
    }

    private func gauge(_ a: Arguments) throws -> AnyView {
        let label = try label(a) ?? AnyView(EmptyView())
        let bounds = (a.number("minimumValue") ?? 0)...(a.number("maximumValue") ?? 1)
        let value = a.number("value") ?? 0
        guard let current = try self.label(a, "currentValueLabel") else { return AnyView(Gauge(value: value, in: bounds) { label }) }
        let (lower, upper) = (try self.label(a, "minimumValueLabel"), try self.label(a, "maximumValueLabel"))
        return AnyView(
            Gauge(value: value, in: bounds) {
                label
            } currentValueLabel: {
                current
            } minimumValueLabel: {
                lower
            } maximumValueLabel: {
                upper
            })
    }

    private func progress(_ a: Arguments) throws -> AnyView {
        let (value, total) = (a.number("value"), a.number("total") ?? 1)
        guard let label = try label(a) else { return AnyView(value.map { ProgressView(value: $0, total: total) } ?? ProgressView(value: nil, total: total)) }
        return AnyView(ProgressView(value: value, total: total) { label })
    }
}

extension OracleModifier {
    /// Returns the view with one of the attributes of forms and controls; nil for another attribute.
    func forms(_ view: AnyView) throws -> AnyView? {
        switch name {
        case "tag": return AnyView(view.tag(own.string("value") ?? ""))
        case "tint": return AnyView(view.tint(try own.color("value")))
        case "labelsHidden": return AnyView(view.labelsHidden())
        case "pickerStyle":
            switch own.string("value") {
            case "segmented": return AnyView(view.pickerStyle(.segmented))
            case "wheel": return AnyView(view.pickerStyle(.wheel))
            case "inline": return AnyView(view.pickerStyle(.inline))
            default: return AnyView(view.pickerStyle(.menu))
            }
        case "progressViewStyle":
            switch own.string("value") {
            case "linear": return AnyView(view.progressViewStyle(.linear))
            case "circular": return AnyView(view.progressViewStyle(.circular))
            default: return AnyView(view.progressViewStyle(.automatic))
            }
        case "onDateChange", "onColorChange", "onPickerChange", "onExpandedChange": return view
        default: return nil
        }
    }
}
