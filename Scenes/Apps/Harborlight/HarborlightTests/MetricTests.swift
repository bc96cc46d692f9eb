//
//  MetricTests.swift
//  HarborlightTests
//

import Foundation
import Testing

@testable import Harborlight

struct MetricTests {
    private func metric(value: Double, previous: Double?) -> Metric {
        Metric(id: "test", titleKey: "Test", symbolName: "circle", value: value, previous: previous, format: .integer, history: [])
    }

    @Test func changeIsRelative() throws {
        let change = try #require(metric(value: 110, previous: 100).change)
        #expect(abs(change - 0.1) < 0.000_1)
    }

    @Test(arguments: [nil, 0.0] as [Double?])
    func noChangeWithoutPreviousValue(previous: Double?) {
        #expect(metric(value: 5, previous: previous).change == nil)
    }

    @Test func unknownStatusCountsAsDocked() throws {
        let json = Data(#"["arriving", "quarantined"]"#.utf8)
        let statuses = try JSONDecoder().decode([Vessel.Status].self, from: json)
        #expect(statuses == [.arriving, .docked])
    }
}
