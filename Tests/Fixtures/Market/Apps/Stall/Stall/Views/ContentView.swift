import SwiftUI

struct ContentView: View {
    @EnvironmentObject private var basket: Basket

    var body: some View {
        List(basket.fruits) { FruitRow(fruit: $0) }
    }
}

struct ContentView_Previews: PreviewProvider {
    static var previews: some View {
        ContentView().environmentObject(Basket())
    }
}
