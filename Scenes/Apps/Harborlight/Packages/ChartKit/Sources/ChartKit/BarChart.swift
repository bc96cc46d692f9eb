import SwiftUI

/// A bar made of stacked segments.
public struct BarChartEntry: Identifiable, Equatable {
    public struct Segment: Equatable {
        public var value: Double
        public var color: Color

        public init(value: Double, color: Color) {
            self.value = value
            self.color = color
        }
    }

    public let id: String
    public var label: String
    public var segments: [Segment]

    public init(id: String, label: String, segments: [Segment]) {
        self.id = id
        self.label = label
        self.segments = segments
    }

    public var total: Double {
        segments.reduce(0) { $0 + $1.value }
    }
}

/// Vertical stacked bars with grid lines and labels below.
public struct BarChart: View {
    private let entries: [BarChartEntry]
    @State private var selectedID: BarChartEntry.ID?

    public init(entries: [BarChartEntry]) {
        self.entries = entries
    }

    private var scale: ChartScale {
        ChartScale(values: entries.map(\.total))
    }

    public var body: some View {
        VStack(spacing: 6) {
            ZStack {
                ChartGrid(scale: scale)

                HStack(alignment: .bottom, spacing: entries.count > 10 ? 5 : 12) {
                    ForEach(entries) { entry in
                        bar(for: entry)
                    }
                }
                .padding(.leading, 28)
            }

            HStack(spacing: 0) {
                ForEach(entries) { entry in
                    Text(entry.label)
                        .font(.caption2)
                        .foregroundStyle(entry.id == selectedID ? .primary : .secondary)
                        .lineLimit(1)
                        .frame(maxWidth: .infinity)
                }
            }
            .padding(.leading, 28)
        }
    }

    private func bar(for entry: BarChartEntry) -> some View {
        GeometryReader { proxy in
            VStack(spacing: 0) {
                Spacer(minLength: 0)
                VStack(spacing: 1) {
                    ForEach(Array(entry.segments.enumerated().reversed()), id: \.offset) { _, segment in
                        Rectangle()
                            .fill(segment.color.gradient)
                            .frame(height: max(0, proxy.size.height * scale.fraction(of: segment.value)))
                    }
                }
                .clipShape(UnevenRoundedRectangle(topLeadingRadius: 5, topTrailingRadius: 5))
            }
        }
        .overlay(alignment: .top) {
            if entry.id == selectedID {
                Text(entry.total, format: .number)
                    .font(.caption.bold())
                    .padding(.horizontal, 6)
                    .padding(.vertical, 2)
                    .background(.thickMaterial, in: .capsule)
                    .fixedSize()
            }
        }
        .opacity(selectedID == nil || selectedID == entry.id ? 1 : 0.45)
        .contentShape(.rect)
        .onTapGesture {
            withAnimation(.easeOut(duration: 0.2)) {
                selectedID = selectedID == entry.id ? nil : entry.id
            }
        }
        .accessibilityElement()
        .accessibilityLabel(entry.label)
        .accessibilityValue(Text(entry.total, format: .number))
    }
}

/// Horizontal lines with numbers at the left.
private struct ChartGrid: View {
    let scale: ChartScale

    var body: some View {
        GeometryReader { proxy in
            ForEach(scale.ticks(), id: \.self) { tick in
                let y = proxy.size.height * (1 - scale.fraction(of: tick))

                Path { path in
                    path.move(to: CGPoint(x: 28, y: y))
                    path.addLine(to: CGPoint(x: proxy.size.width, y: y))
                }
                .stroke(.quaternary, style: StrokeStyle(lineWidth: 1, dash: tick == scale.lowerBound ? [] : [3, 3]))

                Text(tick, format: .number.notation(.compactName).precision(.significantDigits(1...2)))
                    .font(.system(size: 9))
                    .foregroundStyle(.secondary)
                    .position(x: 12, y: y)
            }
        }
        .accessibilityHidden(true)
    }
}

#Preview {
    BarChart(entries: [
        BarChartEntry(id: "a", label: "Mon", segments: [.init(value: 4, color: .blue), .init(value: 2, color: .orange)]),
        BarChartEntry(id: "b", label: "Tue", segments: [.init(value: 6, color: .blue), .init(value: 5, color: .orange)]),
    ])
    .frame(height: 200)
    .padding()
}
