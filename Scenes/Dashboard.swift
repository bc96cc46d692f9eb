import SwiftUI

/// Gauges in a grid of as many columns as fit, progress that moves on when it is tapped, and a title that is as long as there is room for.
struct Dashboard: View {
    @State private var done = 0.25

    private var percent: String { "\(Int((done * 100).rounded()))" }

    var body: some View {
        VStack(spacing: 16) {
            ViewThatFits(in: .horizontal) {
                Label("Copying three hundred files to the archive", systemImage: "folder")
                Label("Copying files", systemImage: "folder.fill")
                Image(systemName: "folder")
            }
            .font(.headline)
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 10)], spacing: 10) {
                Gauge(value: done) {
                    Text("%")
                } currentValueLabel: {
                    Text(percent)
                }
                .gaugeStyle(.accessoryCircular)
                .tint(Gradient(colors: [.green, .yellow, .red]))
                Gauge(value: done) {
                    EmptyView()
                } currentValueLabel: {
                    Image(systemName: "bolt.fill")
                }
                .gaugeStyle(.accessoryCircularCapacity)
                .tint(.orange)
                ProgressView().scaleEffect(1.5)
                LazyHGrid(rows: [GridItem(.fixed(16), spacing: 4), GridItem(.fixed(16))], spacing: 4) {
                    ForEach(0..<6) { index in
                        RoundedRectangle(cornerRadius: 4)
                            .fill(.tint)
                            .opacity(Double(index) < done * 6 ? 1 : 0.2)
                            .frame(width: 16)
                    }
                }
                .frame(height: 36)
                .tint(.purple)
                Gauge(value: done) {
                    EmptyView()
                } currentValueLabel: {
                    Text(percent).font(.caption)
                }
                .gaugeStyle(.accessoryLinear)
                .tint(Gradient(colors: [.blue, .teal]))
                Text(percent)
                    .font(.system(size: 34))
                    .bold()
                    .monospacedDigit()
                    .foregroundStyle(LinearGradient(colors: [.pink, .indigo], startPoint: .leading, endPoint: .trailing))
            }
            ProgressView(value: done) {
                Text("Archive")
            } currentValueLabel: {
                Text("\(percent) % done")
            }
            Button("Go on") { withAnimation(.easeInOut(duration: 0.6)) { done += 0.5 } }
        }
        .padding(20)
    }
}
