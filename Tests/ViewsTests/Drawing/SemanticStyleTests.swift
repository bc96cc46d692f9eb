import Foundation
import Testing

@testable import Views

/// Styles named after their use, and formats that Foundation lacks.
@MainActor
struct SemanticStyleTests {
    @Test func stylesAreTheSystemsColors() {
        let environment = EnvironmentValues()
        func color<S: ShapeStyle>(_ style: S) -> ResolvedColor { style.paint(in: environment).solidColor }
        func system(_ color: SystemColor) -> ResolvedColor { color.resolve(scheme: .light, contrast: .standard, palette: .standard) }
        #expect(color(.separator) == system(.separator) && color(.placeholder) == system(.tertiary))
        #expect(color(.link) == system(.blue) && color(.fill) == system(.fill))
        #expect(color(.selection) == system(.blue) && color(.windowBackground) == system(.background))
    }

    @Test func theAppsAccentColorIsTheOneWithoutATint() {
        var palette = SystemPalette.standard
        palette.accent = .red
        #expect(Color.accentColor.resolve(scheme: .light, palette: palette) == Color.red.resolve(scheme: .light))
        #expect(Color.accentColor.resolve(scheme: .light, palette: palette, tint: .green) == Color.green.resolve(scheme: .light))
    }

    @Test func measurementsHaveFormats() {
        let weight = Measurement(value: 1234.5, unit: UnitMass.metricTons)
        #expect(weight.formatted(.measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.notation(.compactName))) == "1.2K t")
        #expect(Measurement(value: 1, unit: UnitLength.kilometers).formatted(.measurement(width: .wide, usage: .asProvided)) == "1 kilometer")
        #expect(Measurement(value: 20, unit: UnitTemperature.celsius).formatted() == "68°F")
        let american = Locale(identifier: "en_US")
        let german = Locale(identifier: "de_DE")
        func length(_ value: Double, _ unit: UnitLength, _ locale: Locale) -> String {
            Measurement(value: value, unit: unit).formatted(.measurement(width: .wide).locale(locale))
        }
        #expect(length(5, .kilometers, american) == "3.1 miles")
        #expect(length(50, .kilometers, american) == "31 miles")
        #expect(length(100, .meters, american) == "328 feet")
        #expect(length(5000, .meters, german).hasPrefix("5 "))
        #expect(Measurement(value: 20, unit: UnitTemperature.celsius).formatted(.measurement(width: .narrow, usage: .asProvided)) == "20°")
    }
}
