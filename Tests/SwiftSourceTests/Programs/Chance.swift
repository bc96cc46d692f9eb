import SwiftUI

/// Everything that asks the system for random numbers.
struct Chance: View {
    @State private var start = Int.random(in: 0..<1_000_000)
    private let id = UUID()

    var body: some View {
        VStack {
            Text("\(start)")
            Text(id.uuidString)
            TimelineView(.animation) { context in
                let width = CGFloat.random(in: 10...20)
                Text("\(width) \(Bool.random()) \([1, 2, 3, 4, 5, 6, 7].shuffled().description) \(["a", "b", "c"].randomElement() ?? "")")
                Canvas { context, size in
                    for _ in 0..<10 {
                        context.fill(
                            Path(CGRect(x: .random(in: 0...size.width), y: .random(in: 0...size.height), width: width, height: 5)), with: .color(.red))
                    }
                }
            }
            // Drawn anew only where somebody asks for it.
            Canvas { context, size in
                context.fill(Path(CGRect(x: 0, y: 0, width: .random(in: 0...size.width), height: 20)), with: .color(.blue))
            }
            ForEach(Array(Set(["red", "green", "blue", "yellow"])), id: \.self) { Text($0) }
        }
    }
}
