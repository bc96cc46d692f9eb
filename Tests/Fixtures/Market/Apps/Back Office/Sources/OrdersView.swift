import Plots
import Produce
import SwiftUI

struct OrdersView: View {
    var body: some View {
        VStack {
            Text("Orders").font(.title)
            CountPlot(counts: Fruit.samples.map(\.count)).frame(height: 120)
        }
        .padding()
    }
}
