//
//  HarborReport.swift
//  Harborlight
//

import Foundation

/// The file that the harbor office publishes every month.
struct HarborReport: Codable, Sendable {
    let harbor: Harbor
    let updatedAt: Date
    let metrics: [Metric]
    let arrivals: [DailyArrivals]
    let tide: [TideLevel]
    let vessels: [Vessel]
}

struct Harbor: Codable, Hashable, Sendable {
    let name: String
    let region: String
    let berths: Int
}

struct DailyArrivals: Codable, Identifiable, Hashable, Sendable {
    let date: Date
    let ferries: Int
    let freighters: Int
    let sailboats: Int

    var id: Date { date }

    var total: Int { ferries + freighters + sailboats }
}

struct TideLevel: Codable, Identifiable, Hashable, Sendable {
    let hour: Int
    let meters: Double

    var id: Int { hour }
}
