import Foundation

/// The sheet of a color picker: a grid of colors, a spectrum, and sliders (Documentation/Semantics/Controls.md#color-wells).
struct ColorPanel: View {
    @Binding var selection: Color
    let supportsOpacity: Bool
    let dismiss: () -> Void
    @State private var kind = Kind.grid
    @Environment(\.self) private var environment

    private enum Kind: String, CaseIterable { case grid, spectrum, sliders }

    /// In points.
    static var height: CGFloat { 620 }

    private var shown: ResolvedColor { selection.resolve(in: environment) }
    private var components: ColorComponents { ColorComponents(shown) }

    var body: some View {
        VStack(spacing: 16) {
            header
            Picker("", selection: $kind) { ForEach(Kind.allCases, id: \.self) { Text(verbatim: $0.rawValue.capitalized) } }
                .pickerStyle(.segmented)
            Group {
                switch kind {
                case .grid: ColorGrid(components: components, set: set)
                case .spectrum: ColorSpectrum(opacity: components.opacity, set: set)
                case .sliders: ColorSliders(components: components, set: set)
                }
            }
            .frame(maxWidth: .infinity)
            .frame(height: 300)
            if supportsOpacity {
                VStack(alignment: .leading, spacing: 8) {
                    Text(verbatim: "OPACITY").font(.system(size: 13, weight: .semibold)).foregroundColor(.secondary)
                    ColorTrack(
                        value: components.opacity, start: components.with(\.opacity, 0).color, end: components.with(\.opacity, 1).color,
                        title: "\(Int(saturating: (components.opacity * 100).rounded()))%", isChecked: true
                    ) { set(components.with(\.opacity, $0)) }
                }
            }
            Divider()
            RoundedRectangle(cornerRadius: 10, style: .continuous).fill(selection).frame(width: 80, height: 80).frame(maxWidth: .infinity, alignment: .leading)
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 16)
        .padding(.top, 16)
        .dynamicTypeSize(.large)
    }

    private var header: some View {
        Text(verbatim: "Colors").font(.system(size: 17, weight: .semibold))
            .frame(maxWidth: .infinity)
            .overlay(alignment: .trailing) {
                Image(systemName: "xmark.circle.fill").font(.system(size: 26)).symbolRenderingMode(.hierarchical).foregroundColor(.secondary)
                    .accessibilityLabel("Close")
                    .contentShape(Rectangle())
                    .onTapGesture(perform: dismiss)
            }
            .frame(height: 30)
    }

    private func set(_ components: ColorComponents) { selection = components.color }
}

/// The parts of a color in sRGB, each 0…1.
struct ColorComponents: Equatable {
    var red: Double
    var green: Double
    var blue: Double
    var opacity: Double

    init(_ color: ResolvedColor) { (red, green, blue, opacity) = (color.red, color.green, color.blue, Double(color.opacity)) }
    /// - Parameter hex: two digits each for red, green, and blue.
    init(hex: Int, opacity: Double) {
        func part(_ shift: Int) -> Double { Double(hex >> shift & 255) / 255 }
        (red, green, blue, self.opacity) = (part(16), part(8), part(0), opacity)
    }

    var color: Color { Color(red: red, green: green, blue: blue, opacity: opacity) }
    /// Two digits each for red, green, and blue.
    var hex: Int { [red, green, blue].reduce(0) { $0 << 8 | Int(saturating: (min(max($1, 0), 1) * 255).rounded()) } }

    func with(_ part: WritableKeyPath<Self, Double>, _ value: Double) -> Self {
        var copy = self
        copy[keyPath: part] = value
        return copy
    }
}

/// Twelve columns and ten rows of colors: a row of grays, and hues from dark to light.
private struct ColorGrid: View {
    let components: ColorComponents
    let set: (ColorComponents) -> Void

    var body: some View {
        VStack(spacing: 0) {
            ForEach(Self.rows.indices, id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(Self.rows[row].indices, id: \.self) { column in cell(Self.rows[row][column]) }
                }
            }
        }
        .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
        .overlay { mark }
    }

    private func cell(_ hex: Int) -> some View {
        ColorComponents(hex: hex, opacity: 1).color
            .contentShape(Rectangle())
            .onTapGesture { set(ColorComponents(hex: hex, opacity: components.opacity)) }
            .accessibilityIdentifier("color \(hex)")
    }

    /// A frame around the selected color.
    private var mark: some View {
        GeometryReader { proxy in
            let hex = components.hex
            if let row = Self.rows.firstIndex(where: { $0.contains(hex) }), let column = Self.rows[row].firstIndex(of: hex) {
                let (width, height) = (proxy.size.width / 12, proxy.size.height / CGFloat(Self.rows.count))
                RoundedRectangle(cornerRadius: 2).strokeBorder(row == 0 && column < 3 ? .black : .white, lineWidth: 3)
                    .frame(width: width, height: height)
                    .offset(x: CGFloat(column) * width, y: CGFloat(row) * height)
                    .allowsHitTesting(false)
            }
        }
    }

    /// The hue, in degrees, of each column of a row in its purest form.
    private static let hues: [Double] = [194, 218, 258, 285, 339, 11, 25, 40, 48, 59, 68, 94]

    private static let rows: [[Int]] = {
        let grays = (0..<12).map { ColorComponents(gray: 1 - Double($0) / 11) }
        let shades = (0..<9).map { row in
            hues.map { hue in
                // From a third of the brightness to all of it, then from full saturation to a sixth of it.
                let (dark, light) = (Double(min(row, 4)) / 4, Double(max(row - 4, 0)) / 4)
                return ColorComponents(hue: hue / 360, saturation: 1 - 0.82 * light, brightness: 0.32 + 0.68 * dark)
            }
        }
        return ([grays] + shades).map { $0.map(\.hex) }
    }()
}

extension ColorComponents {
    fileprivate init(gray: Double) { (red, green, blue, opacity) = (gray, gray, gray, 1) }

    fileprivate init(hue: Double, saturation: Double, brightness: Double) {
        func part(_ n: Double) -> Double {
            let place = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        (red, green, blue, opacity) = (part(5), part(3), part(1), 1)
    }
}

/// All hues from left to right, white at the top and black at the bottom. A finger picks the color below it.
private struct ColorSpectrum: View {
    let opacity: Double
    let set: (ColorComponents) -> Void

    var body: some View {
        GeometryReader { proxy in
            LinearGradient(
                colors: (0...6).map { ColorComponents(hue: Double($0 % 6) / 6, saturation: 1, brightness: 1).color }, startPoint: .leading, endPoint: .trailing
            )
            .overlay { LinearGradient(colors: [.white, .white.opacity(0)], startPoint: .top, endPoint: .center) }
            .overlay { LinearGradient(colors: [.black.opacity(0), .black], startPoint: .center, endPoint: .bottom) }
            .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
            .gesture(DragGesture(minimumDistance: 0).onChanged { set(color(at: $0.location, in: proxy.size)) })
        }
    }

    private func color(at point: CGPoint, in size: CGSize) -> ColorComponents {
        guard size.width > 0, size.height > 0 else { return ColorComponents(gray: 1) }
        let (x, y) = (min(max(point.x / size.width, 0), 1), min(max(point.y / size.height, 0), 1))
        return ColorComponents(hue: min(x, 0.9999), saturation: min(1, 2 * y), brightness: min(1, 2 - 2 * y)).with(\.opacity, opacity)
    }
}

/// A slider for each of red, green, and blue.
private struct ColorSliders: View {
    let components: ColorComponents
    let set: (ColorComponents) -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            track("RED", \.red)
            track("GREEN", \.green)
            track("BLUE", \.blue)
            HStack {
                Text(verbatim: "sRGB Hex Color #").font(.system(size: 15)).foregroundColor(.secondary)
                Spacer(minLength: 0)
                ColorValue(title: String(format: "%06X", components.hex))
            }
            .padding(.top, 8)
        }
    }

    @ViewBuilder private func track(_ title: String, _ part: WritableKeyPath<ColorComponents, Double>) -> some View {
        let solid = components.with(\.opacity, 1)
        Text(verbatim: title).font(.system(size: 13, weight: .semibold)).foregroundColor(.secondary)
        ColorTrack(
            value: components[keyPath: part], start: solid.with(part, 0).color, end: solid.with(part, 1).color,
            title: "\(Int(saturating: (components[keyPath: part] * 255).rounded()))", isChecked: false
        ) { set(components.with(part, $0)) }
    }
}

/// A slider whose track shows the colors that it sets, and the value beside it.
private struct ColorTrack: View {
    let value: Double
    let start: Color
    let end: Color
    let title: String
    /// Whether a pattern of squares shows through.
    let isChecked: Bool
    let set: (Double) -> Void

    private static var height: CGFloat { 36 }

    var body: some View {
        HStack(spacing: 16) {
            GeometryReader { proxy in
                let room = max(1, proxy.size.width - Self.height)
                Capsule().fill(LinearGradient(colors: [start, end], startPoint: .leading, endPoint: .trailing))
                    .background { if isChecked { Squares().fill(Color(white: 0.8)).background(.white).clipShape(Capsule()) } }
                    .overlay(alignment: .leading) {
                        Circle().strokeBorder(.white, lineWidth: 3).shadow(color: .black.opacity(0.3), radius: 1).padding(2)
                            .frame(width: Self.height)
                            .offset(x: room * min(max(value, 0), 1))
                    }
                    .contentShape(Rectangle())
                    .gesture(DragGesture(minimumDistance: 0).onChanged { set(min(max(($0.location.x - Self.height / 2) / room, 0), 1)) })
            }
            ColorValue(title: title)
        }
        .frame(height: Self.height)
    }
}

/// The value of a slider in a gray box.
private struct ColorValue: View {
    let title: String

    var body: some View {
        Text(verbatim: title).font(.system(size: 17)).monospacedDigit().lineLimit(1)
            .frame(width: 84, height: 36)
            .background(Color(provider: .system(.tertiaryFill)), in: RoundedRectangle(cornerRadius: 8, style: .continuous))
    }
}

/// A pattern of squares behind a color that isn't opaque.
private struct Squares: Shape {
    func path(in rect: CGRect) -> Path {
        let side = rect.height / 4
        return Path { path in
            guard side > 0 else { return }
            for column in 0..<min(1000, Int(saturating: (rect.width / side).rounded(.up))) {
                for row in 0..<4 where (row + column).isMultiple(of: 2) {
                    path.addRect(CGRect(x: rect.minX + CGFloat(column) * side, y: rect.minY + CGFloat(row) * side, width: side, height: side))
                }
            }
        }
    }
}
