import Palette
import SwiftUI

public struct CountPlot: View {
    let counts: [Int]

    public init(counts: [Int]) { self.counts = counts }

    public var body: some View {
        HStack(alignment: .bottom) {
            ForEach(counts.indices, id: \.self) { index in
                Palette.accent.frame(height: CGFloat(counts[index]) * 10)
            }
        }
    }
}

#Preview {
    CountPlot(counts: [1, 2, 3]).padding()
}
