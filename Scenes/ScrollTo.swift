import SwiftUI

/// A list that goes to a row of its own, and to another one.
struct ScrollTo: View {
    @State private var shown: Int? = 0

    var body: some View {
        VStack(spacing: 10) {
            ScrollView {
                VStack(spacing: 6) {
                    ForEach(0..<12) { row in
                        Text("Row \(row)")
                            .frame(maxWidth: .infinity, minHeight: 36)
                            .background(row == shown ? Color.yellow : Color.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
                    }
                }
            }
            .scrollPosition(id: $shown, anchor: .center)
            HStack(spacing: 20) {
                Text("To row 8").onTapGesture { withAnimation(.easeInOut(duration: 0.5)) { shown = 8 } }
                Text("To row 5").onTapGesture { withAnimation(.easeInOut(duration: 0.5)) { shown = 5 } }
            }
        }
        .padding(10)
    }
}
