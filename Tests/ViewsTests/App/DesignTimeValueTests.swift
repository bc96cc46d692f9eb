import Foundation
import Testing

@testable import Views

/// The functions around the literals of a live preview. The values are global, so the tests run one after another.
@Suite(.serialized) struct DesignTimeValueTests {
    private func using<Result>(_ value: DesignTimeValues.Value, _ body: () -> Result) -> Result {
        DesignTimeValues.use([-1: value])
        defer { DesignTimeValues.use([:]) }
        return body()
    }

    @Test func compiledValuesCountUntilOneChanges() {
        #expect(__designTimeInteger(-1, fallback: 3) == 3)
        #expect(using(.integer(4)) { __designTimeInteger(-2, fallback: 3) } == 3)
        #expect(using(.string("b")) { __designTimeInteger(-1, fallback: 3) } == 3)
    }

    @Test func numbersHaveTheTypeOfTheirPlace() {
        let text: String = using(.integer(200)) {
            let (a, b): (CGFloat, UInt8) = (__designTimeInteger(-1, fallback: 3), __designTimeInteger(-1, fallback: 3))
            let (c, d): (Double, Int) = (__designTimeInteger(-1, fallback: 3), __designTimeInteger(-1, fallback: 3))
            let (e, f): (Float, Int8) = (__designTimeInteger(-1, fallback: 3), __designTimeInteger(-1, fallback: 3))
            return "\(a) \(b) \(c) \(d) \(e) \(f)"
        }
        // An Int8 can't be 200.
        #expect(text == "200.0 200 200.0 200 200.0 3")
        let fractions: String = using(.float(0.25)) {
            let (a, b, c): (CGFloat, Double, Float) =
                (__designTimeFloat(-1, fallback: 1.5), __designTimeFloat(-1, fallback: 1.5), __designTimeFloat(-1, fallback: 1.5))
            return "\(a) \(b) \(c)"
        }
        #expect(fractions == "0.25 0.25 0.25")
    }

    @Test func stringsHaveTheTypeOfTheirPlace() {
        let (key, text): (LocalizedStringKey, String) = using(.string("b")) {
            (__designTimeString(-1, fallback: "a"), __designTimeString(-1, fallback: "a"))
        }
        #expect(key == "b" && text == "b")
        #expect(using(.boolean(false)) { __designTimeBoolean(-1, fallback: true) } == false)
    }
}
