public struct Fruit: Identifiable {
    public let name: String
    public let count: Int
    public var id: String { name }

    public init(name: String, count: Int) { (self.name, self.count) = (name, count) }

    public static let samples = [Fruit(name: "Apples", count: 5), Fruit(name: "Pears", count: 2), Fruit(name: "Plums", count: 8)]
}
