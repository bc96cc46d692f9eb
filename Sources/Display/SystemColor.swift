/// The system's colors that differ between light and dark, and between platforms.
///
/// Source: Documentation/Semantics/Drawing.md#system-colors. Components are 0…255, opacity 0…1.
package enum SystemColor: String, Sendable, Hashable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case primary, secondary, tertiary, quaternary, quinary, separator
    case fill, secondaryFill, tertiaryFill, quaternaryFill
    case background, secondaryBackground, tertiaryBackground
    /// The background of grouped lists, the background of a cell in such a list, and the background of sheets and popovers.
    case groupedBackground, groupedCell, elevatedBackground

    private typealias RGBA = (Int, Int, Int, Double)

    package func resolve(scheme: ColorScheme, contrast: ColorSchemeContrast, palette: SystemPalette) -> ResolvedColor {
        let row = values(in: palette)
        let (r, g, b, opacity) =
            switch (scheme, contrast) {
            case (.light, .standard): row.0
            case (.dark, .standard): row.1
            case (.light, .increased): row.2 ?? row.0
            case (.dark, .increased): row.3 ?? row.1
            }
        return ResolvedColor(
            linearRed: Self.linear[r], linearGreen: Self.linear[g], linearBlue: Self.linear[b], opacity: Float(opacity))
    }

    /// The linear component for each of 256 encoded ones, precomputed because colors are resolved for every view that uses one.
    private static let linear = (0...255).map { ResolvedColor(red: Double($0) / 255, green: 0, blue: 0).linearRed }

    /// Light, dark, light with increased contrast, dark with increased contrast; nil if contrast changes nothing.
    private typealias Row = (RGBA, RGBA, RGBA?, RGBA?)

    /// The grounds that differ in elevated content, as UIKit's `UIUserInterfaceLevel.elevated` resolves them.
    private var elevatedValues: Row? {
        switch self {
        case .background: ((255, 255, 255, 1), (28, 28, 30, 1), nil, nil)
        case .groupedBackground: ((242, 242, 247, 1), (28, 28, 30, 1), nil, nil)
        case .secondaryBackground: ((242, 242, 247, 1), (44, 44, 46, 1), nil, nil)
        case .groupedCell: ((255, 255, 255, 1), (44, 44, 46, 1), nil, nil)
        case .tertiaryBackground: ((255, 255, 255, 1), (58, 58, 60, 1), nil, nil)
        default: nil
        }
    }

    private func values(in palette: SystemPalette) -> Row {
        (palette.hasHuesOf26 ? huesOf26 : nil) ?? (palette.platform == .macOS ? macOSValues : palette.isElevated ? elevatedValues : nil) ?? iOSValues
    }

    /// The colors of iOS and macOS 26 that differ from those before; nil for others.
    private var huesOf26: Row? {
        switch self {
        case .red: ((255, 56, 60, 1), (255, 66, 69, 1), (233, 21, 46, 1), (255, 97, 101, 1))
        case .orange: ((255, 141, 40, 1), (255, 146, 48, 1), (197, 83, 0, 1), (255, 160, 86, 1))
        case .yellow: ((255, 204, 0, 1), (255, 214, 0, 1), (161, 106, 0, 1), (254, 223, 67, 1))
        case .green: ((52, 199, 89, 1), (48, 209, 88, 1), (0, 137, 50, 1), (74, 217, 104, 1))
        case .mint: ((0, 200, 179, 1), (0, 218, 195, 1), (0, 133, 117, 1), (84, 223, 203, 1))
        case .teal: ((0, 195, 208, 1), (0, 210, 224, 1), (0, 129, 152, 1), (59, 221, 236, 1))
        case .cyan: ((0, 192, 232, 1), (60, 211, 254, 1), (0, 126, 174, 1), (109, 217, 255, 1))
        case .blue: ((0, 136, 255, 1), (0, 145, 255, 1), (30, 110, 244, 1), (92, 184, 255, 1))
        case .indigo: ((97, 85, 245, 1), (107, 93, 255, 1), (86, 74, 222, 1), (167, 170, 255, 1))
        case .purple: ((203, 48, 224, 1), (219, 52, 242, 1), (176, 47, 194, 1), (234, 141, 255, 1))
        case .pink: ((255, 45, 85, 1), (255, 55, 95, 1), (231, 18, 77, 1), (255, 138, 196, 1))
        case .brown: ((172, 127, 94, 1), (183, 138, 102, 1), (149, 109, 81, 1), (219, 166, 121, 1))
        case .gray: iOSValues
        default: nil
        }
    }

    /// The colors of macOS before version 26 that differ from those of iOS; nil for others. Labels and separators keep these values in version 26.
    private var macOSValues: Row? {
        switch self {
        case .yellow: ((255, 204, 0, 1), (255, 214, 10, 1), (160, 90, 0, 1), (255, 212, 38, 1))
        case .green: ((40, 205, 65, 1), (50, 215, 75, 1), (0, 125, 27, 1), (49, 222, 75, 1))
        case .mint: ((0, 199, 190, 1), (102, 212, 207, 1), (12, 129, 123, 1), (102, 212, 207, 1))
        case .teal: ((89, 173, 196, 1), (106, 196, 220, 1), (0, 130, 153, 1), (93, 230, 255, 1))
        case .cyan: ((85, 190, 240, 1), (90, 200, 245, 1), (0, 113, 164, 1), (112, 215, 255, 1))
        case .gray: ((142, 142, 147, 1), (152, 152, 157, 1), (105, 105, 110, 1), (152, 152, 157, 1))
        case .primary: ((0, 0, 0, 0.85), (255, 255, 255, 0.85), (0, 0, 0, 1), (255, 255, 255, 1))
        case .secondary: ((0, 0, 0, 0.50), (255, 255, 255, 0.55), nil, nil)
        case .tertiary: ((0, 0, 0, 0.25), (255, 255, 255, 0.25), nil, nil)
        case .quaternary: ((0, 0, 0, 0.10), (255, 255, 255, 0.10), nil, nil)
        case .separator: ((0, 0, 0, 0.10), (255, 255, 255, 0.10), nil, nil)
        // AppKit's `windowBackgroundColor`.
        case .background, .groupedBackground, .elevatedBackground: ((236, 236, 236, 1), (50, 50, 50, 1), nil, nil)
        default: nil
        }
    }

    /// The colors of iOS before version 26.
    private var iOSValues: Row {
        switch self {
        case .red: ((255, 59, 48, 1), (255, 69, 58, 1), (215, 0, 21, 1), (255, 105, 97, 1))
        case .orange: ((255, 149, 0, 1), (255, 159, 10, 1), (201, 52, 0, 1), (255, 179, 64, 1))
        case .yellow: ((255, 204, 0, 1), (255, 214, 10, 1), (178, 80, 0, 1), (255, 212, 38, 1))
        case .green: ((52, 199, 89, 1), (48, 209, 88, 1), (36, 138, 61, 1), (48, 219, 91, 1))
        case .mint: ((0, 199, 190, 1), (99, 230, 226, 1), (12, 129, 123, 1), (99, 230, 226, 1))
        case .teal: ((48, 176, 199, 1), (64, 200, 224, 1), (0, 130, 153, 1), (93, 230, 255, 1))
        case .cyan: ((50, 173, 230, 1), (100, 210, 255, 1), (0, 113, 164, 1), (112, 215, 255, 1))
        case .blue: ((0, 122, 255, 1), (10, 132, 255, 1), (0, 64, 221, 1), (64, 156, 255, 1))
        case .indigo: ((88, 86, 214, 1), (94, 92, 230, 1), (54, 52, 163, 1), (125, 122, 255, 1))
        case .purple: ((175, 82, 222, 1), (191, 90, 242, 1), (137, 68, 171, 1), (218, 143, 255, 1))
        case .pink: ((255, 45, 85, 1), (255, 55, 95, 1), (211, 15, 69, 1), (255, 100, 130, 1))
        case .brown: ((162, 132, 94, 1), (172, 142, 104, 1), (127, 101, 69, 1), (181, 148, 105, 1))
        case .gray: ((142, 142, 147, 1), (142, 142, 147, 1), (108, 108, 112, 1), (174, 174, 178, 1))
        case .primary: ((0, 0, 0, 1), (255, 255, 255, 1), nil, nil)
        case .secondary: ((60, 60, 67, 0.60), (235, 235, 245, 0.60), (60, 60, 67, 0.80), (235, 235, 245, 0.70))
        case .tertiary: ((60, 60, 67, 0.30), (235, 235, 245, 0.30), (60, 60, 67, 0.70), (235, 235, 245, 0.55))
        case .quaternary: ((60, 60, 67, 0.18), (235, 235, 245, 0.16), (60, 60, 67, 0.55), (235, 235, 245, 0.40))
        case .quinary: ((0, 0, 0, 0.05), (255, 255, 255, 0.05), (0, 0, 0, 0.0814), (255, 255, 255, 0.0814))
        case .separator: ((60, 60, 67, 0.29), (84, 84, 88, 0.60), nil, nil)
        case .fill: ((120, 120, 128, 0.20), (120, 120, 128, 0.36), (120, 120, 128, 0.28), (120, 120, 128, 0.44))
        case .secondaryFill: ((120, 120, 128, 0.16), (120, 120, 128, 0.32), (120, 120, 128, 0.24), (120, 120, 128, 0.40))
        case .tertiaryFill: ((120, 120, 128, 0.12), (118, 118, 128, 0.24), (118, 118, 128, 0.20), (118, 118, 128, 0.32))
        case .quaternaryFill: ((116, 116, 128, 0.08), (116, 116, 128, 0.18), (116, 116, 128, 0.12), (116, 116, 128, 0.26))
        case .background: ((255, 255, 255, 1), (0, 0, 0, 1), nil, nil)
        case .secondaryBackground: ((242, 242, 247, 1), (28, 28, 30, 1), nil, nil)
        case .groupedBackground: ((242, 242, 247, 1), (0, 0, 0, 1), nil, nil)
        case .groupedCell: ((255, 255, 255, 1), (28, 28, 30, 1), nil, nil)
        case .elevatedBackground: ((255, 255, 255, 1), (28, 28, 30, 1), nil, nil)
        case .tertiaryBackground: ((255, 255, 255, 1), (44, 44, 46, 1), nil, nil)
        }
    }
}
