//
//  DashboardView.swift
//  Harborlight
//

import ChartKit
import SwiftUI

struct DashboardView: View {
    let report: HarborReport

    @Environment(DashboardModel.self) private var model
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @State private var selectedMetric: Metric?

    private var columns: [GridItem] {
        Array(repeating: GridItem(.flexible(), spacing: 14), count: horizontalSizeClass == .regular ? 4 : 2)
    }

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 18) {
                    HarborHeader(harbor: report.harbor, updatedAt: report.updatedAt)

                    LazyVGrid(columns: columns, spacing: 14) {
                        ForEach(report.metrics) { metric in
                            Button {
                                selectedMetric = metric
                            } label: {
                                MetricCard(metric: metric)
                            }
                            .buttonStyle(.plain)
                        }
                    }

                    ArrivalsCard(report: report)

                    TideCard(levels: report.tide)

                    OccupancyCard(vessels: report.vessels, berths: report.harbor.berths)
                }
                .padding()
            }
            .background(Color(.screenBackground).ignoresSafeArea())
            .refreshable {
                await model.load()
            }
            .navigationTitle("Harborlight")
            .sheet(item: $selectedMetric) { metric in
                MetricDetailView(metric: metric)
                    .presentationDetents([.height(420), .large])
            }
        }
    }
}

#Preview("Light") {
    DashboardView(report: .preview)
        .environment(DashboardModel())
}

#Preview("Dark, German") {
    DashboardView(report: .preview)
        .environment(DashboardModel())
        .environment(\.locale, .init(identifier: "de_DE"))
        .preferredColorScheme(.dark)
}
