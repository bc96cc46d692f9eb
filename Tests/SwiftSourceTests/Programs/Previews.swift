import SwiftData
import SwiftUI
import UIKit

// Bodies of previews that Xcode takes.

@Model final class Book {
    var title: String
    init(title: String) { self.title = title }
}
typealias Books = [Book]

struct Shelf: View {
    @Query(sort: \Book.title, order: .forward) var books: Books
    @Query var others: Swift.Array<Book>
    var body: some View { Text("\(books.count) of \(others.count) books") }
}
struct Row: View {
    var number = 1
    var body: some View { Text("row \(number)") }
}
enum Kind: CaseIterable { case first, second }
let kind = Kind.second
let isOn = true
func number(_ fails: Bool) throws -> Int { if fails { throw CancellationError() } else { 5 } }

#Preview("returns") {
    if isOn { return Text("one") } else { return VStack { Text("two") } }
}
#Preview("catch") {
    do {
        let container = try ModelContainer(for: Book.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        container.mainContext.insert(Book(title: "a"))
        return Shelf().modelContainer(container)
    } catch { return Text("Failed: \(error.localizedDescription)") }
}
#Preview("caught") {
    do { return Row(number: try number(true)) } catch { return Text("caught") }
}
#Preview("switch") {
    switch kind {
    case .first: return Color.red
    case .second: return Row(number: 2)
    }
}
#Preview("built switch") {
    switch kind {
    case .first: Color.red
    case .second: Row(number: 3)
    }
}
#Preview("guard") {
    guard !isOn else { return Text("guarded") }
    let row = Row()
    return row.padding()
}
#Preview("let") {
    let number = 4
    let next = number + 1
    Row(number: number)
    Row(number: next)
}
#Preview("if") { if isOn { Row() } }
#Preview("available") {
    if #available(iOS 17, *) { Row() } else { Text("old") }
}
#Preview("type") {
    struct Counter: View {
        @State private var count = 6
        var body: some View { Text("count \(count)") }
    }
    return Counter()
}
#Preview("function") {
    func row(_ number: Int) -> some View { Row(number: number) }
    return row(7)
}
#Preview("state") {
    @Previewable @State var numbers = [1, 2].map { $0 + 1 }
    @Previewable @State var text = "}"
    Text("\(numbers.count) \(text)")
    TextField("field", text: $text)
}
#Preview("state and returns") {
    @Previewable @State var number = 8
    func row(_ number: Int) -> Row { Row(number: number) }
    if number == 8 { return row(number) }
    return Toggle("on", isOn: .constant(true))
}
#Preview("set up", traits: .sizeThatFitsLayout, .portrait) {
    var row = Row()
    row.number = 9
    print(row)
    return row
}
#Preview(
    """
    Two
    lines
    """
) { Row(number: 10) }
#Preview("\"quoted\"") { Row(number: 11) }
#Preview("body", body: { Row(number: 12) })
#Preview("arguments", arguments: [13, 14]) { number in Row(number: number) }
#Preview("kinds", arguments: Kind.allCases) {
    switch $0 {
    case .first: Text("first")
    case .second: Row()
    }
}

final class Screen: UIViewController {
    let label = UILabel()
    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = title ?? "screen"
        view.addSubview(label)
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    }
}
#Preview("controller") { Screen() }
#Preview("controller set up", traits: .portrait) {
    let screen = Screen()
    screen.title = "titled"
    return screen
}
#Preview("built controller") {
    let screen = Screen(nibName: nil, bundle: nil)
    screen
}
#Preview("controllers") {
    if !isOn { return UINavigationController(rootViewController: Screen()) }
    class Other: UIViewController {
        override func loadView() {
            let label = UILabel()
            label.text = "other"
            view = label
        }
    }
    return Other()
}
#Preview("kit view") {
    let label = UILabel()
    label.text = "label"
    return label
}
#Preview("kit argument", arguments: ["a", "b"]) { text in
    let label = UILabel()
    label.text = text
    return label
}

// More forms, which need only compile.
#Preview {}
#Preview { fatalError("later") }
#Preview {
    // Nothing yet.
}
#Preview {
    let _ = print("shown")
    Row()
}
#Preview { ForEach(0..<3) { Row(number: $0) } }
#Preview {
    for number in 0..<3 { print(number) }
    return Row()
}
#Preview {
    defer { print("shown") }
    return Row()
}
#Preview {
    #if DEBUG
        Row()
    #else
        Text("release")
    #endif
}
#Preview { if let number = Int("3") { Row(number: number) } else { EmptyView() } }
#Preview {
    let view: any View = Row()
    return view
}
#Preview { UIHostingController(rootView: Row()) }
#Preview {
    var numbers = [1]
    numbers.append(2)
    return Row(number: numbers.count)
}
#Preview {
    class Store: ObservableObject { @Published var number = 1 }
    struct Shown: View {
        @StateObject var store = Store()
        var body: some View { Text("\(store.number)") }
    }
    return Shown()
}
#Preview {
    enum Local { case only }
    let local = Local.only
    switch local {
    case .only: return Row()
    }
}
#Preview { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()! }
#Preview {
    Task { print("later") }
    return Row()
}
@available(iOS 18.0, *)
#Preview("Available", traits: .sizeThatFitsLayout) {
    @Previewable @State var selection: Int? = nil
    @Previewable @Namespace var space
    @Previewable @Environment(\.dismiss) var dismiss
    @Previewable @FocusState var isFocused: Bool
    @Previewable @AppStorage("name") var name = "name"
    Row(number: selection ?? 1).matchedGeometryEffect(id: 1, in: space).focused($isFocused)
    Text(name)
}
#Preview {
    @Previewable @State var names: [String] = ["x"]
    let longer = names.map { $0 + "y" }
    return List(longer, id: \.self) { Text($0) }
}
