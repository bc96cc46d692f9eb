import Palette
import Produce
import SwiftUI

struct FruitRow: View {
    let fruit: Fruit

    var body: some View {
        HStack {
            Circle().fill(Palette.accent).frame(width: 12, height: 12)
            Text(fruit.name)
            Spacer()
            Text("\(fruit.count)")
        }
    }
}

#Preview("Pears") {
    FruitRow(fruit: Fruit(name: "Pears", count: 3)).padding()
}

#Preview("None") {
    FruitRow(fruit: Fruit(name: "Plums", count: 0)).padding()
}
