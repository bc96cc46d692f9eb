//
//  SightingRow.swift
//  Fieldnotes
//

import SwiftUI

struct SightingRow: View {
    let sighting: Sighting

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            Image(systemName: sighting.kind.symbolName)
                .foregroundStyle(sighting.kind.color)
                .frame(width: 26)

            VStack(alignment: .leading, spacing: 3) {
                HStack(spacing: 4) {
                    Text(sighting.title)
                        .font(.headline)
                    if sighting.isStarred {
                        Image(systemName: "star.fill")
                            .imageScale(.small)
                            .foregroundStyle(.yellow)
                            .accessibilityLabel("Starred")
                    }
                }

                if !sighting.notes.isEmpty {
                    Text(sighting.notes)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                        .lineLimit(2)
                }

                Text("\(sighting.date, format: .dateTime.weekday().day()) · \(sighting.place?.name ?? "Unknown place")")
                    .font(.caption)
                    .foregroundStyle(.tertiary)
            }

            Spacer(minLength: 0)

            if sighting.count > 1 {
                Text("×\(sighting.count)")
                    .font(.subheadline.monospacedDigit())
                    .padding(.horizontal, 8)
                    .padding(.vertical, 3)
                    .background(.quaternary, in: .capsule)
            }
        }
        .padding(.vertical, 2)
    }
}
