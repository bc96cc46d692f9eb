import Display
import Easel

// Source of the values: Apple's Human Interface Guidelines, "Color", and Documentation/Semantics/Drawing.md#system-colors.
extension UIColor {
    private static func system(_ color: SystemColor) -> UIColor { UIColor(Color(provider: .system(color)), ()) }

    /// Light, dark, light with increased contrast, dark with increased contrast; components 0…255.
    private static func table(
        _ light: (Int, Int, Int, Double), _ dark: (Int, Int, Int, Double), _ lightHigh: (Int, Int, Int, Double)? = nil,
        _ darkHigh: (Int, Int, Int, Double)? = nil
    ) -> UIColor {
        func color(_ value: (Int, Int, Int, Double)) -> Color.Resolved {
            Color.Resolved(red: Double(value.0) / 255, green: Double(value.1) / 255, blue: Double(value.2) / 255, opacity: value.3)
        }
        let row = [color(light), color(dark), color(lightHigh ?? light), color(darkHigh ?? dark)]
        let dynamic = DynamicColor(name: "UIColor") { row[($0.scheme == .dark ? 1 : 0) + ($0.contrast == .increased ? 2 : 0)] }
        return UIColor(Color(provider: .dynamic(dynamic)), ())
    }
    // Adaptable colors.
    public static let systemRed = system(.red)
    public static let systemOrange = system(.orange)
    public static let systemYellow = system(.yellow)
    public static let systemGreen = system(.green)
    public static let systemMint = system(.mint)
    public static let systemTeal = system(.teal)
    public static let systemCyan = system(.cyan)
    public static let systemBlue = system(.blue)
    public static let systemIndigo = system(.indigo)
    public static let systemPurple = system(.purple)
    public static let systemPink = system(.pink)
    public static let systemBrown = system(.brown)
    public static let systemGray = system(.gray)
    public static let systemGray2 = table((174, 174, 178, 1), (99, 99, 102, 1), (142, 142, 147, 1), (124, 124, 128, 1))
    public static let systemGray3 = table((199, 199, 204, 1), (72, 72, 74, 1), (174, 174, 178, 1), (84, 84, 86, 1))
    public static let systemGray4 = table((209, 209, 214, 1), (58, 58, 60, 1), (188, 188, 192, 1), (68, 68, 70, 1))
    public static let systemGray5 = table((229, 229, 234, 1), (44, 44, 46, 1), (216, 216, 220, 1), (54, 54, 56, 1))
    public static let systemGray6 = table((242, 242, 247, 1), (28, 28, 30, 1), (235, 235, 240, 1), (36, 36, 38, 1))
    /// The tint of the app: blue.
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let tintColor = UIColor(Color.accentColor, ())

    // Labels, fills, separators.
    public static let label = system(.primary)
    public static let secondaryLabel = system(.secondary)
    public static let tertiaryLabel = system(.tertiary)
    public static let quaternaryLabel = system(.quaternary)
    public static let placeholderText = system(.tertiary)
    public static let link = table((0, 122, 255, 1), (9, 132, 255, 1))
    public static let separator = system(.separator)
    public static let opaqueSeparator = table((198, 198, 200, 1), (56, 56, 58, 1))
    public static let systemFill = system(.fill)
    public static let secondarySystemFill = system(.secondaryFill)
    public static let tertiarySystemFill = system(.tertiaryFill)
    public static let quaternarySystemFill = system(.quaternaryFill)
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    public static let darkText = UIColor(white: 0, alpha: 1)

    // Backgrounds.
    public static let systemBackground = system(.background)
    public static let secondarySystemBackground = system(.secondaryBackground)
    public static let tertiarySystemBackground = system(.tertiaryBackground)
    public static let systemGroupedBackground = system(.groupedBackground)
    public static let secondarySystemGroupedBackground = system(.groupedCell)
    public static let tertiarySystemGroupedBackground = table((242, 242, 247, 1), (44, 44, 46, 1))
    public static let groupTableViewBackground = system(.groupedBackground)

    // Fixed colors.
    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)
}
