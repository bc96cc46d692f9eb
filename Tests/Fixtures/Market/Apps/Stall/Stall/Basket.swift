import Combine
import Produce

final class Basket: ObservableObject {
    @Published var fruits = Fruit.samples
}
