//
//  MetricDetailView.swift
//  Harborlight
//

import ChartKit
import SwiftUI

struct MetricDetailView: View {
    let metric: Metric

    @Environment(\.dismiss) private var dismiss

    private var average: Double {
        guard !metric.history.isEmpty else { return 0 }
        return metric.history.reduce(0, +) / Double(metric.history.count)
    }

    var body: some View {
        NavigationStack {
            VStack(alignment: .leading, spacing: 20) {
                LineChart(values: metric.history, color: .accentColor)
                    .frame(height: 180)

                Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 10) {
                    row("Now", value: metric.value)
                    Divider()
                    row("Average", value: average)
                    Divider()
                    row("Highest", value: metric.history.max() ?? metric.value)
                }

                Spacer()
            }
            .padding()
            .navigationTitle(LocalizedStringKey(metric.titleKey))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }
                }
            }
        }
    }

    private func row(_ title: LocalizedStringKey, value: Double) -> some View {
        GridRow {
            Text(title)
                .foregroundStyle(.secondary)
            Text(metric.format.string(from: value))
                .fontWeight(.semibold)
                .gridColumnAlignment(.trailing)
        }
    }
}

#Preview {
    MetricDetailView(metric: HarborReport.preview.metrics[1])
}
