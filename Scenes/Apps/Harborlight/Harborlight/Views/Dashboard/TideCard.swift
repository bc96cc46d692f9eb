//
//  TideCard.swift
//  Harborlight
//

import ChartKit
import SwiftUI

struct TideCard: View {
    let levels: [TideLevel]

    private var high: TideLevel? {
        levels.max { $0.meters < $1.meters }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            HStack {
                Label("Tide", systemImage: "water.waves")
                    .font(.headline)
                Spacer()
                if let high {
                    Text("High at \(time(of: high), format: .dateTime.hour().minute())")
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
            }

            LineChart(values: levels.map(\.meters), color: Color("ChartTeal"), isSmooth: true)
                .frame(height: 130)

            HStack {
                ForEach(Array(stride(from: 0, through: 24, by: 6)), id: \.self) { hour in
                    Text(String(format: "%02d:00", hour))
                        .font(.caption2)
                        .monospacedDigit()
                        .foregroundStyle(.tertiary)
                    if hour < 24 {
                        Spacer(minLength: 0)
                    }
                }
            }
        }
        .cardStyle()
    }

    private func time(of level: TideLevel) -> Date {
        Calendar.current.date(bySettingHour: level.hour % 24, minute: 0, second: 0, of: .now) ?? .now
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    TideCard(levels: HarborReport.preview.tide)
        .padding()
}
