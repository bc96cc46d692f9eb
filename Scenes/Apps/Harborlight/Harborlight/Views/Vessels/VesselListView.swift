//
//  VesselListView.swift
//  Harborlight
//

import SwiftUI

struct VesselListView: View {
    let vessels: [Vessel]

    @State private var query = ""

    private var groups: [(kind: Vessel.Kind, vessels: [Vessel])] {
        Vessel.Kind.allCases.compactMap { kind in
            let matches = vessels.filter { vessel in
                vessel.kind == kind && (query.isEmpty || vessel.name.localizedCaseInsensitiveContains(query))
            }
            return matches.isEmpty ? nil : (kind, matches)
        }
    }

    var body: some View {
        NavigationStack {
            List {
                ForEach(groups, id: \.kind) { group in
                    Section {
                        ForEach(group.vessels) { vessel in
                            NavigationLink(value: vessel) {
                                VesselRow(vessel: vessel)
                            }
                        }
                    } header: {
                        Label(group.kind.title, systemImage: group.kind.symbolName)
                    }
                }
            }
            .scrollContentBackground(.hidden)
            .background(.screenBackground)
            .searchable(text: $query, prompt: Text("Vessel name"))
            .navigationTitle("Vessels")
            .navigationDestination(for: Vessel.self) { vessel in
                VesselDetailView(vessel: vessel)
            }
            .overlay {
                if groups.isEmpty {
                    ContentUnavailableView.search
                }
            }
        }
    }
}

struct VesselRow: View {
    let vessel: Vessel

    var body: some View {
        HStack {
            VStack(alignment: .leading, spacing: 2) {
                Text(vessel.name)
                Text(vessel.scheduledAt, format: .dateTime.weekday().hour().minute())
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            StatusPill(status: vessel.status)
        }
    }
}

struct StatusPill: View {
    let status: Vessel.Status

    var body: some View {
        Text(status.title)
            .font(.caption.weight(.semibold))
            .foregroundStyle(status.color)
            .padding(.horizontal, 9)
            .padding(.vertical, 4)
            .background(status.color.opacity(0.15), in: .capsule)
    }
}

#Preview {
    VesselListView(vessels: HarborReport.preview.vessels)
}
