//
//  OccupancyCard.swift
//  Harborlight
//

import ChartKit
import SwiftUI

/// How many berths are taken, as a ring.
struct OccupancyCard: View {
    let vessels: [Vessel]
    let berths: Int

    @State private var shownFraction = 0.0

    private var occupied: Int {
        vessels.filter { $0.status == .docked || $0.status == .delayed }.count
    }

    private var fraction: Double {
        berths == 0 ? 0 : Double(occupied) / Double(berths)
    }

    var body: some View {
        HStack(spacing: 20) {
            ZStack {
                Circle()
                    .stroke(Color(.separator), lineWidth: 12)
                RingShape(fraction: shownFraction)
                    .stroke(
                        AngularGradient(
                            gradient: Gradient(colors: [Color("ChartTeal"), Color("ChartBlue")]),
                            center: .center,
                            startAngle: .degrees(-90),
                            endAngle: .degrees(270)
                        ),
                        style: StrokeStyle(lineWidth: 12, lineCap: .round)
                    )
                Text(fraction, format: .percent.precision(.fractionLength(0)))
                    .font(.headline)
                    .monospacedDigit()
            }
            .frame(width: 92, height: 92)

            VStack(alignment: .leading, spacing: 4) {
                Text("Berths")
                    .font(.headline)
                Text("\(occupied) of \(berths) taken")
                    .foregroundStyle(.secondary)
                Text("Guests can dock at the north pier.")
                    .font(.caption)
                    .foregroundStyle(.tertiary)
            }
            Spacer(minLength: 0)
        }
        .cardStyle()
        .onAppear {
            withAnimation(.easeOut(duration: 0.9).delay(0.2)) {
                shownFraction = fraction
            }
        }
    }
}

#Preview {
    OccupancyCard(vessels: HarborReport.preview.vessels, berths: 8)
        .padding()
}
