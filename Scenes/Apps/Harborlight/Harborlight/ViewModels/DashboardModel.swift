//
//  DashboardModel.swift
//  Harborlight
//

import ChartKit
import SwiftUI

@MainActor
@Observable
final class DashboardModel {
    enum State {
        case loading
        case loaded(HarborReport)
        case failed(String)
    }

    enum Range: Int, CaseIterable, Identifiable {
        case week = 7
        case twoWeeks = 14

        var id: Int { rawValue }

        var title: LocalizedStringKey {
            switch self {
            case .week: "7 Days"
            case .twoWeeks: "14 Days"
            }
        }
    }

    private(set) var state = State.loading
    var range = Range.week
    var hiddenKinds: Set<Vessel.Kind> = []

    private let loader: ReportLoader

    init(loader: ReportLoader = ReportLoader()) {
        self.loader = loader
    }

    func load() async {
        do {
            let report = try await loader.load()
            withAnimation(.easeOut(duration: 0.4)) {
                state = .loaded(report)
            }
        } catch {
            state = .failed(error.localizedDescription)
        }
    }

    // MARK: Charts

    func arrivals(in report: HarborReport) -> [DailyArrivals] {
        Array(report.arrivals.sorted(using: KeyPathComparator(\.date)).suffix(range.rawValue))
    }

    func bars(for report: HarborReport) -> [BarChartEntry] {
        arrivals(in: report).map { day in
            BarChartEntry(
                id: day.date.ISO8601Format(),
                label: day.date.formatted(range == .week ? .dateTime.weekday(.abbreviated) : .dateTime.day()),
                segments: Vessel.Kind.allCases
                    .filter { !hiddenKinds.contains($0) }
                    .map { BarChartEntry.Segment(value: Double(day.count(of: $0)), color: $0.color) }
            )
        }
    }
}

extension DailyArrivals {
    func count(of kind: Vessel.Kind) -> Int {
        switch kind {
        case .ferry: ferries
        case .freighter: freighters
        case .sailboat: sailboats
        }
    }
}
