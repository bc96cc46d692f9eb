//
//  VesselDetailView.swift
//  Harborlight
//

import SwiftUI

struct VesselDetailView: View {
    let vessel: Vessel

    var body: some View {
        List {
            Section {
                HStack {
                    Image(systemName: vessel.kind.symbolName)
                        .font(.largeTitle)
                        .foregroundStyle(vessel.kind.color.gradient)
                    Spacer()
                    StatusPill(status: vessel.status)
                }
            }

            Section("Schedule") {
                LabeledContent("Date", value: vessel.scheduledAt, format: .dateTime.day().month().year())
                LabeledContent("Time", value: vessel.scheduledAt, format: .dateTime.hour().minute())
                LabeledContent("Berth", value: vessel.berth ?? "—")
            }

            if let cargo = vessel.cargo {
                Section("Cargo") {
                    Text(Measurement(value: cargo, unit: UnitMass.metricTons), format: .measurement(width: .wide, usage: .asProvided))
                }
            }
        }
        .navigationTitle(vessel.name)
        .navigationBarTitleDisplayMode(.inline)
    }
}

#Preview {
    NavigationStack {
        VesselDetailView(vessel: HarborReport.preview.vessels[1])
    }
}
