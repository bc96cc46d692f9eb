//
//  ArrivalsCard.swift
//  Harborlight
//

import ChartKit
import SwiftUI

struct ArrivalsCard: View {
    let report: HarborReport

    @Environment(DashboardModel.self) private var model

    var body: some View {
        @Bindable var model = model

        VStack(alignment: .leading, spacing: 14) {
            HStack(alignment: .firstTextBaseline) {
                Text("Arrivals")
                    .font(.headline)
                Spacer()
                Text("\(total, format: .number) vessels")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .contentTransition(.numericText())
            }

            Picker("Range", selection: $model.range.animation(.spring)) {
                ForEach(DashboardModel.Range.allCases) { range in
                    Text(range.title).tag(range)
                }
            }
            .pickerStyle(.segmented)

            BarChart(entries: model.bars(for: report))
                .frame(height: 180)

            HStack(spacing: 8) {
                ForEach(Vessel.Kind.allCases, id: \.self) { kind in
                    LegendButton(kind: kind, isOn: isShown(kind))
                }
            }
        }
        .cardStyle()
    }

    private var total: Int {
        model.arrivals(in: report).reduce(into: 0) { sum, day in
            for kind in Vessel.Kind.allCases where !model.hiddenKinds.contains(kind) {
                sum += day.count(of: kind)
            }
        }
    }

    private func isShown(_ kind: Vessel.Kind) -> Binding<Bool> {
        Binding {
            !model.hiddenKinds.contains(kind)
        } set: { isShown in
            withAnimation(.easeInOut) {
                if isShown {
                    model.hiddenKinds.remove(kind)
                } else {
                    model.hiddenKinds.insert(kind)
                }
            }
        }
    }
}

private struct LegendButton: View {
    let kind: Vessel.Kind
    @Binding var isOn: Bool

    var body: some View {
        Toggle(isOn: $isOn) {
            Label {
                Text(kind.title)
                    .font(.caption)
            } icon: {
                Circle()
                    .fill(kind.color)
                    .frame(width: 9, height: 9)
            }
        }
        .toggleStyle(.button)
        .buttonBorderShape(.capsule)
        .controlSize(.small)
        .tint(.secondary)
    }
}

#Preview {
    ArrivalsCard(report: .preview)
        .padding()
        .environment(DashboardModel())
}
