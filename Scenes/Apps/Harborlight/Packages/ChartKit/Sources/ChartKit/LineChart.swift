import SwiftUI

/// A line with a gradient below. Drag across it to read a value.
public struct LineChart: View {
    private let values: [Double]
    private let color: Color
    private let isSmooth: Bool

    @State private var progress: CGFloat = 0
    @State private var selectedIndex: Int?

    public init(values: [Double], color: Color, isSmooth: Bool = false) {
        self.values = values
        self.color = color
        self.isSmooth = isSmooth
    }

    public var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .topLeading) {
                Sparkline(values: values, isSmooth: isSmooth, isClosed: true)
                    .fill(
                        LinearGradient(colors: [color.opacity(0.35), color.opacity(0.02)], startPoint: .top, endPoint: .bottom)
                    )
                    .opacity(progress)

                Sparkline(values: values, isSmooth: isSmooth)
                    .trim(from: 0, to: progress)
                    .stroke(color, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))

                if let selectedIndex {
                    marker(at: selectedIndex, in: proxy.size)
                }
            }
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 4)
                    .onChanged { value in
                        let fraction = value.location.x / max(proxy.size.width, 1)
                        let index = Int((fraction * CGFloat(values.count - 1)).rounded())
                        selectedIndex = min(max(index, 0), values.count - 1)
                    }
                    .onEnded { _ in
                        withAnimation { selectedIndex = nil }
                    }
            )
        }
        .onAppear {
            withAnimation(.easeInOut(duration: 1)) {
                progress = 1
            }
        }
    }

    private func marker(at index: Int, in size: CGSize) -> some View {
        let point = Sparkline(values: values).point(at: index, in: CGRect(origin: .zero, size: size))

        return ZStack {
            Rectangle()
                .fill(color.opacity(0.4))
                .frame(width: 1, height: size.height)
                .position(x: point.x, y: size.height / 2)
            Circle()
                .fill(.background)
                .stroke(color, lineWidth: 2)
                .frame(width: 10, height: 10)
                .position(point)
            Text(values[index], format: .number.precision(.fractionLength(0...1)))
                .font(.caption.bold())
                .padding(4)
                .background(.regularMaterial, in: .rect(cornerRadius: 6))
                .position(x: point.x, y: max(point.y - 22, 10))
        }
    }
}

#Preview("Smooth") {
    LineChart(values: [1, 3, 2, 5, 4, 6, 3], color: .teal, isSmooth: true)
        .frame(height: 160)
        .padding()
}
