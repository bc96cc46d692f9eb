//
//  MetricCard.swift
//  Harborlight
//

import ChartKit
import SwiftUI

struct MetricCard: View {
    let metric: Metric

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack {
                Image(systemName: metric.symbolName)
                    .font(.subheadline.weight(.semibold))
                    .foregroundStyle(Color.accentColor)
                    .frame(width: 32, height: 32)
                    .background(Color.accentColor.opacity(0.14), in: .rect(cornerRadius: 9))
                Spacer()
                if let change = metric.change {
                    ChangeLabel(change: change)
                }
            }

            VStack(alignment: .leading, spacing: 2) {
                Text(metric.formattedValue)
                    .font(.title2.bold())
                    .fontDesign(.rounded)
                    .lineLimit(1)
                    .minimumScaleFactor(0.6)
                Text(LocalizedStringKey(metric.titleKey))
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }

            Sparkline(values: metric.history)
                .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                .frame(height: 28)
        }
        .cardStyle()
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
    }
}

/// The change since last month, green for more and red for less.
struct ChangeLabel: View {
    let change: Double

    var body: some View {
        HStack(spacing: 2) {
            Image(systemName: change >= 0 ? "arrow.up.right" : "arrow.down.right")
            Text(abs(change), format: .percent.precision(.fractionLength(0)))
        }
        .font(.caption.weight(.semibold))
        .foregroundStyle(change >= 0 ? Color.positive : Color.negative)
    }
}

#Preview(traits: .fixedLayout(width: 180, height: 180)) {
    MetricCard(metric: HarborReport.preview.metrics[0])
}
