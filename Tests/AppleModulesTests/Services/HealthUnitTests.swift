import AppleHealthKit
import Testing

/// Quantities in other units.
@Suite struct HealthUnitTests {
    private func convert(_ value: Double, _ from: String, _ to: String) -> Double {
        let result = HKQuantity(unit: HKUnit(from: from), doubleValue: value).doubleValue(for: HKUnit(from: to))
        return (result * 1e6).rounded() / 1e6
    }

    @Test func temperaturesHaveDifferentZeros() {
        #expect(convert(98.6, "degF", "degC") == 37)
        #expect(convert(37, "degC", "degF") == 98.6)
        #expect(convert(0, "degC", "K") == 273.15)
        #expect(convert(300, "K", "degC") == 26.85)
        // Differences per time have no zero.
        #expect(convert(1, "degC/min", "degC/hr") == 60)
        let kelvins = HKQuantity(unit: .degreeCelsius(), doubleValue: 1).doubleValue(for: .kelvin())
        #expect(kelvins == 274.15)
    }

    @Test func unitsHaveMetricPrefixes() {
        #expect(convert(1, "L", "dL") == 10)
        #expect(convert(90, "mg/dL", "g/L") == 0.9)
        #expect(convert(1, "mg", "mcg") == 1000)
        #expect(convert(2, "min", "s") == 120)
        let value = HKQuantity(unit: .literUnit(with: .deci), doubleValue: 5).doubleValue(for: .liter())
        #expect((value * 1e6).rounded() == 500_000)
    }
}
