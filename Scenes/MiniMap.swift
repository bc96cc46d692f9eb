import SwiftUI

/// A form that is filled in, and a small map of it that follows: what the form's parts are and where, the parts say themselves.
struct MiniMap: View {
    @State private var name = ""
    @State private var city = ""
    @State private var seat = ""
    @State private var mail = ""
    @State private var code = ""
    @State private var hasCode = false
    @State private var rowWidth = 300.0

    var body: some View {
        HStack(spacing: 28) {
            VStack(alignment: .leading, spacing: 12) {
                RoundedRectangle(cornerRadius: 14)
                    .fill(Color(red: 0.11, green: 0.14, blue: 0.25))
                    .frame(width: 208, height: 128)
                    .anchorPreference(key: FormPartsKey.self, value: .bounds) { [FormPart(kind: .map, name: "map", bounds: $0)] }
                HStack(spacing: 12) {
                    LegendEntry(color: FormPart.empty, text: "empty")
                    LegendEntry(color: FormPart.short, text: "short")
                    LegendEntry(color: FormPart.filled, text: "filled")
                }
            }
            form
        }
        .overlayPreferenceValue(FormPartsKey.self) { parts in
            GeometryReader { proxy in FormMap(parts: parts, proxy: proxy) }
        }
        .animation(.easeInOut(duration: 0.4), value: hasCode)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(
            LinearGradient(
                colors: [Color(red: 0.88, green: 0.92, blue: 1), Color(red: 0.93, green: 0.88, blue: 0.98)], startPoint: .topLeading,
                endPoint: .bottomTrailing))
    }

    private var form: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(name.isEmpty ? "A ticket" : "A ticket for \(name)")
                .font(.title).bold()
                .anchorPreference(key: FormPartsKey.self, value: .bounds) { [FormPart(kind: .title, name: "title", bounds: $0)] }
            Divider()
            HStack(spacing: 20) {
                Toggle("Discount", isOn: $hasCode).fixedSize()
                Slider(value: $rowWidth, in: 300...500).accessibilityIdentifier("width")
            }
            HStack(spacing: 10) {
                FormField(label: "First name", text: $name)
                FormField(label: "City", text: $city)
                FormField(label: "Seat", text: $seat)
            }
            .frame(width: 500)
            HStack(spacing: 10) {
                FormField(label: "E-mail", text: $mail)
                if hasCode { FormField(label: "Code", text: $code) }
            }
            .frame(width: rowWidth)
        }
        .frame(width: 500)
        .transformAnchorPreference(key: FormPartsKey.self, value: .bounds) { $0.append(FormPart(kind: .form, name: "form", bounds: $1)) }
        .padding(20)
        .background {
            RoundedRectangle(cornerRadius: 22)
                .fill(.white)
                .shadow(color: Color(red: 0.2, green: 0.2, blue: 0.4, opacity: 0.18), radius: 14, y: 6)
        }
    }
}

/// A label over a text field. The field says where it is and how many letters it holds; the box around adds itself after it.
private struct FormField: View {
    let label: String
    @Binding var text: String

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(label).font(.footnote).foregroundColor(.secondary)
            TextField("", text: $text)
                .textFieldStyle(.roundedBorder)
                .accessibilityIdentifier(label)
                .anchorPreference(key: FormPartsKey.self, value: .bounds) {
                    [FormPart(kind: .field, name: label, letters: text.count, bounds: $0)]
                }
        }
        .padding(12)
        .background(RoundedRectangle(cornerRadius: 12).fill(Color(red: 0.94, green: 0.95, blue: 0.98)))
        .transformAnchorPreference(key: FormPartsKey.self, value: .bounds) {
            $0.append(FormPart(kind: .box, name: "\(label) box", bounds: $1))
        }
    }
}

private struct LegendEntry: View {
    let color: Color
    let text: String

    var body: some View {
        HStack(spacing: 5) {
            Circle().fill(color).frame(width: 10, height: 10)
            Text(text).font(.caption).foregroundColor(.secondary)
        }
    }
}

/// The form's parts, so much smaller that the form fits into the map with a margin of 16 points.
private struct FormMap: View {
    let parts: [FormPart]
    let proxy: GeometryProxy

    var body: some View {
        if let form = parts.first(where: { $0.kind == .form }), let map = parts.first(where: { $0.kind == .map }) {
            let (formRect, mapRect) = (proxy[form.bounds], proxy[map.bounds])
            let factor = formRect.width / (mapRect.width - 32)
            ZStack(alignment: .topLeading) {
                // Boxes come after the fields that they hold, so they are drawn first.
                ForEach(parts.reversed(), id: \.name) { part in
                    if let color = part.color {
                        let rect = proxy[part.bounds]
                        RoundedRectangle(cornerRadius: 2)
                            .fill(color)
                            .animation(.easeOut(duration: 0.25), value: part.letters)
                            .frame(width: rect.width / factor, height: rect.height / factor)
                            .offset(x: mapRect.minX + 16 + (rect.minX - formRect.minX) / factor, y: mapRect.minY + 16 + (rect.minY - formRect.minY) / factor)
                    }
                }
            }
        }
    }
}

private struct FormPart {
    enum Kind { case map, form, title, box, field }

    static let empty = Color(red: 0.95, green: 0.35, blue: 0.36)
    static let short = Color(red: 0.98, green: 0.78, blue: 0.3)
    static let filled = Color(red: 0.3, green: 0.8, blue: 0.52)

    let kind: Kind
    let name: String
    var letters = 0
    let bounds: Anchor<CGRect>

    /// How the map shows the part; nil for what it leaves out.
    var color: Color? {
        switch kind {
        case .map, .form: nil
        case .title: Color(red: 0.62, green: 0.56, blue: 0.98)
        case .box: Color(red: 0.27, green: 0.32, blue: 0.48)
        case .field: letters == 0 ? Self.empty : letters < 3 ? Self.short : Self.filled
        }
    }
}

private struct FormPartsKey: PreferenceKey {
    static let defaultValue: [FormPart] = []
    static func reduce(value: inout [FormPart], nextValue: () -> [FormPart]) { value += nextValue() }
}
