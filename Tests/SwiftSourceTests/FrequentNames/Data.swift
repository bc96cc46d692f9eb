import SwiftUI

// name: @State
struct StateExample: View {
    @State private var count = 0
    @State var isOn: Bool = false
    @State private var names: [String] = []
    @State private var item: String?

    var body: some View {
        VStack {
            Text("\(count)").onTapGesture {
                count += 1
                isOn.toggle()
                names.append("a")
                item = nil
            }
            Toggle("A", isOn: $isOn)
        }
    }
}

struct StateOwner: View {
    @State private var value: Int
    init(value: Int) { _value = State(initialValue: value) }
    var body: some View { Stepper("A", value: $value) }
}

// name: @Binding
struct BindingExample: View {
    @Binding var isOn: Bool
    @Binding private var text: String

    var body: some View {
        VStack {
            Toggle("A", isOn: $isOn)
            TextField("B", text: $text)
        }
    }
}

struct BindingOwner: View {
    @Binding var value: Double
    init(_ value: Binding<Double>) { self._value = value }
    var body: some View {
        Slider(value: $value)
        Button("A") { self.value = 0 }
    }
}
struct BindingOwner_Previews: PreviewProvider {
    static var previews: some View { BindingOwner(.constant(1)) }
}

// name: Binding
struct BindingMaker: View {
    @State private var value: Int? = nil
    @State private var list = [1, 2]
    var text: Binding<String> { Binding(get: { "\(value ?? 0)" }, set: { value = Int($0) }) }
    var body: some View {
        TextField("A", text: text)
        Stepper("B", value: $list[0])
        Toggle("C", isOn: Binding<Bool>(get: { value != nil }, set: { value = $0 ? 1 : nil }))
        if let binding = Binding($value) { Stepper("D", value: binding) }
    }
}
func ?? <T>(lhs: Binding<T?>, rhs: T) -> Binding<T> { Binding(get: { lhs.wrappedValue ?? rhs }, set: { lhs.wrappedValue = $0 }) }

// name: Binding.wrappedValue
struct Wrapped: View {
    var isOn: Binding<Bool>
    var body: some View {
        Button(isOn.wrappedValue ? "On" : "Off") {
            isOn.wrappedValue.toggle()
            self.isOn.wrappedValue = false
        }
    }
}

// name: .constant
struct ConstantExample: View {
    var body: some View {
        VStack {
            Toggle("A", isOn: .constant(true))
            TextField("B", text: .constant("text"))
            Toggle("C", isOn: Binding.constant(false))
        }
    }
}

// name: @ViewBuilder
struct Container<Content: View, Header: View>: View {
    @ViewBuilder var content: Content
    @ViewBuilder let header: () -> Header
    var body: some View {
        VStack {
            header()
            content
        }
    }
}
struct Boxed<Content: View>: View {
    private let content: () -> Content
    init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
    var body: some View { content() }
}
struct BuilderUser: View {
    let kind: Int
    @ViewBuilder private var icon: some View { if kind == 0 { Text("A") } else { Image(systemName: "star") } }
    @ViewBuilder func row(_ index: Int) -> some View {
        switch index {
        case 0: Text("0")
        case 1: Circle()
        default: EmptyView()
        }
    }
    var body: some View {
        Container {
            icon
        } header: {
            row(1)
        }
        Boxed {
            Text("C")
            Text("D")
        }
    }
}

// name: @Environment
struct EnvironmentExample: View {
    @Environment(\.colorScheme) var colorScheme
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) var presentationMode
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.openURL) var openURL

    var body: some View {
        VStack {
            Button("A") {
                dismiss()
                presentationMode.wrappedValue.dismiss()
                openURL(URL(string: "https://swift.org")!)
            }
            Text(colorScheme == .dark ? "Dark" : "Light").onChange(of: scenePhase) { phase in if phase == .active { print(sizeClass as Any) } }
        }
    }
}

@Observable final class Session { var user: String? }
struct EnvironmentUser: View {
    @Environment(Session.self) private var session
    @Environment(Session.self) private var optional: Session?
    @Environment(\.managedValue) var managed: Int
    var body: some View { Text(session.user ?? "-") }
}
extension EnvironmentValues {
    @Entry var managedValue: Int = 3
}

// name: EnvironmentKey
private struct ThemeKey: EnvironmentKey {
    static let defaultValue: Color = .blue
}
extension EnvironmentValues {
    var theme: Color {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}
extension View {
    func theme(_ color: Color) -> some View { environment(\.theme, color) }
}

// name: EnvironmentValues
extension EnvironmentValues {
    @Entry var cardRadius: CGFloat = 8
}
struct ValuesUser: View {
    @Environment(\.self) private var environment: EnvironmentValues
    @Environment(\.cardRadius) private var radius
    var body: some View { Text("\(radius)").foregroundColor(Color(environment.colorScheme == .dark ? UIColor.white : UIColor.black)) }
}

// name: @EnvironmentObject
struct EnvironmentObjectExample: View {
    @EnvironmentObject var store: Store
    @EnvironmentObject private var other: Store

    var body: some View {
        VStack {
            Text("\(store.count)").onTapGesture { other.count += 1 }
            Stepper("A", value: $store.count)
        }
    }
}

// name: ObservableObject
class Store: ObservableObject {
    @Published var count = 0
    @Published private(set) var names: [String] = []
    func add(_ name: String) { names.append(name) }
}
final class ManualStore: ObservableObject {
    var value = 0 { willSet { objectWillChange.send() } }
    let objectWillChange = ObservableObjectPublisher()
}
@MainActor class MainStore: ObservableObject {
    @Published var isLoading = false
    func load() async { isLoading = true }
}

// name: @Published
class Clock: ObservableObject {
    @Published var time = Date()
    @Published public private(set) var isRunning: Bool = false
    private var cancellables = Set<AnyCancellable>()
    init() { $time.map { $0.timeIntervalSince1970 > 0 }.sink { [weak self] in self?.isRunning = $0 }.store(in: &cancellables) }
}

// name: @ObservedObject
struct ObservedObjectExample: View {
    @ObservedObject var store: Store
    @ObservedObject private var other = Store()

    var body: some View {
        VStack {
            Text("\(store.count) \(other.count)")
            Stepper("A", value: $store.count)
        }
    }
}

// name: @StateObject
struct StateObjectExample: View {
    @StateObject private var store = Store()
    @StateObject var other: Store = Store()

    var body: some View {
        Text("\(store.count)").environmentObject(other)
    }
}

struct StateObjectOwner: View {
    @StateObject private var store: Store
    init(store: @autoclosure @escaping () -> Store) { _store = StateObject(wrappedValue: store()) }
    var body: some View { Text("\(store.count)") }
}

// name: @Observable
@Observable class Book {
    var title = ""
    var pages: [String] = []
    @ObservationIgnored private var cache: [Int] = []
}
struct BookView: View {
    @State private var book = Book()
    var body: some View {
        TextField("A", text: $book.title)
        Text("\(book.pages.count)")
    }
}

// name: @Bindable
struct BookEditor: View {
    @Bindable var book: Book
    var body: some View { TextField("A", text: $book.title) }
}
struct BookReader: View {
    @Environment(Book.self) private var book
    var body: some View {
        @Bindable var book = book
        TextField("A", text: $book.title)
    }
}

// name: @AppStorage
struct AppStorageExample: View {
    @AppStorage("count") private var count = 0
    @AppStorage("isDark") var isDark: Bool = false
    @AppStorage("name") private var name: String?
    @AppStorage("mode", store: UserDefaults(suiteName: "group")) private var mode = "a"

    var body: some View {
        VStack {
            Toggle("A", isOn: $isDark)
            Text("\(count) \(name ?? "") \(mode)")
        }
    }
}

// name: @ScaledMetric
struct ScaledMetricExample: View {
    @ScaledMetric private var size: CGFloat = 20
    @ScaledMetric(relativeTo: .title) var padding = 10.0

    var body: some View {
        Text("A").frame(height: size).padding(padding)
    }
}

// name: @MainActor
@MainActor final class MainModel: ObservableObject {
    @Published var text = ""
    func load() async throws { text = try await fetch() }
    nonisolated func fetch() async throws -> String { "a" }
}
@MainActor func refresh() {}
struct MainActorUser: View {
    var body: some View {
        Text("A").task { @MainActor in refresh() }.onAppear {
            Task { @MainActor in refresh() }
            Task { await MainActor.run { refresh() } }
        }
    }
}

// name: ViewModifier
struct Title: ViewModifier {
    @State private var isOn = false
    func body(content: Content) -> some View { content.font(.title).opacity(isOn ? 1 : 0.5).onTapGesture { isOn.toggle() } }
}
extension View {
    func titleStyle() -> some View { modifier(Title()) }
}
struct EmptyModifierUser: View {
    var body: some View {
        Text("A").titleStyle()
        Text("B").modifier(EmptyModifier())
    }
}

// name: ColorScheme
struct ColorSchemeExample: View {
    @Environment(\.colorScheme) private var scheme: ColorScheme

    var body: some View {
        VStack {
            ForEach(ColorScheme.allCases, id: \.self) { scheme in Text("A").preferredColorScheme(scheme) }
            Text(scheme == ColorScheme.dark ? "A" : "B")
        }
    }
}

// name: LocalizedStringKey
struct Localized: View {
    let title: LocalizedStringKey
    let key = LocalizedStringKey("greeting")
    init(_ title: LocalizedStringKey) { self.title = title }
    var body: some View {
        Text(title)
        Text(key)
        Button("OK" as LocalizedStringKey) {}
    }
}
struct LocalizedUser: View {
    var body: some View { Localized("Hello \(3)") }
}

// name: UserInterfaceSizeClass
struct Sized: View {
    @Environment(\.horizontalSizeClass) private var horizontal: UserInterfaceSizeClass?
    @Environment(\.verticalSizeClass) private var vertical
    var body: some View { if horizontal == .regular && vertical == UserInterfaceSizeClass.compact { Text("A") } else { Text("B") } }
}

// name: .horizontalSizeClass
struct HorizontalSizeClassExample: View {
    @Environment(\.horizontalSizeClass) var horizontalSizeClass

    var body: some View {
        VStack {
            Text(horizontalSizeClass == .compact ? "A" : "B")
            Text("C").environment(\.horizontalSizeClass, .regular)
        }
    }
}

// name: .verticalSizeClass
struct VerticalSizeClassExample: View {
    @Environment(\.verticalSizeClass) var verticalSizeClass

    var body: some View {
        Text(verticalSizeClass == .compact ? "A" : "B")
    }
}

// name: .presentationMode
struct PresentationModeExample: View {
    @Environment(\.presentationMode) var presentationMode
    @Environment(\.presentationMode) private var mode: Binding<PresentationMode>

    var body: some View {
        Button("A") {
            presentationMode.wrappedValue.dismiss()
            self.mode.wrappedValue.dismiss()
        }
    }
}

// name: .dismiss
struct DismissExample: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.dismiss) var close: DismissAction

    var body: some View {
        VStack {
            Button("A") { dismiss() }
            Button("B", action: close.callAsFunction)
        }
    }
}

// name: .openURL
struct OpenURLExample: View {
    @Environment(\.openURL) private var openURL

    var body: some View {
        VStack {
            Button("A") { openURL(URL(string: "https://swift.org")!) }
            Text("B").environment(\.openURL, OpenURLAction { _ in .handled })
        }
    }
}

// name: .sizeCategory
struct SizeCategoryExample: View {
    @Environment(\.sizeCategory) var sizeCategory

    var body: some View {
        VStack {
            Text(sizeCategory >= .accessibilityMedium ? "A" : "B")
            Text("C").environment(\.sizeCategory, .extraLarge)
        }
    }
}

// name: .layoutDirection
struct LayoutDirectionExample: View {
    @Environment(\.layoutDirection) var layoutDirection

    var body: some View {
        Text(layoutDirection == .leftToRight ? "A" : "B").environment(\.layoutDirection, .rightToLeft)
    }
}

// name: .rightToLeft
struct RightToLeftExample: View {
    var body: some View { Text("A").environment(\.layoutDirection, .rightToLeft) }
}

// name: .accessibilityReduceMotion
struct AccessibilityReduceMotionExample: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        Text("A").animation(reduceMotion ? nil : .default, value: reduceMotion)
    }
}

// name: .accessibilityLabel
struct AccessibilityLabelExample: View {
    var body: some View {
        VStack {
            Image("a").accessibilityLabel("A")
            Image("b").accessibilityLabel(Text("B"))
        }
    }
}

// name: .accessibilityValue
struct AccessibilityValueExample: View {
    var body: some View {
        VStack {
            Text("A").accessibilityValue("1")
            Text("B").accessibilityValue(Text("\(2)"))
        }
    }
}

// name: .accessibilityElement
struct AccessibilityElementExample: View {
    var body: some View {
        VStack {
            HStack { Text("A") }.accessibilityElement(children: .combine)
            HStack { Text("B") }.accessibilityElement(children: .ignore)
            HStack { Text("C") }.accessibilityElement()
        }
    }
}

// name: .combine
struct CombineExample: View {
    var body: some View { HStack { Text("A") }.accessibilityElement(children: .combine) }
}

// name: .ignore
struct IgnoreExample: View {
    var body: some View { HStack { Text("A") }.accessibilityElement(children: .ignore) }
}

// name: .accessibilityAddTraits
struct AccessibilityAddTraitsExample: View {
    var body: some View {
        VStack {
            Text("A").accessibilityAddTraits(.isButton)
            Text("B").accessibilityAddTraits([.isHeader, .isSelected])
        }
    }
}

// name: .accessibilityRemoveTraits
struct AccessibilityRemoveTraitsExample: View {
    var body: some View { Text("A").accessibilityRemoveTraits(.isImage) }
}

// name: .isButton
struct IsButtonExample: View {
    var body: some View {
        VStack {
            Text("A").accessibilityAddTraits(.isButton)
            Text("B").accessibility(addTraits: .isButton)
        }
    }
}

// name: .isImage
struct IsImageExample: View {
    var body: some View { Text("A").accessibilityAddTraits(.isImage) }
}

// name: .isSelected
struct IsSelectedExample: View {
    var body: some View { Text("A").accessibilityAddTraits(.isSelected) }
}

// name: AccessibilityTraits
let traits: AccessibilityTraits = [.isButton, .isSelected]
struct TraitsUser: View {
    let isOn: Bool
    var body: some View { Text("A").accessibilityAddTraits(isOn ? [.isButton, .isSelected] : .isButton).accessibilityAddTraits(traits) }
}

// name: .accessibility
struct AccessibilityExample: View {
    var body: some View {
        VStack {
            Text("A").accessibility(label: Text("B")).accessibility(hidden: true)
            Text("C").accessibility(identifier: "c").accessibility(value: Text("D")).accessibility(hint: Text("E"))
        }
    }
}

// name: .accessibilityAction
struct AccessibilityActionExample: View {
    var body: some View {
        VStack {
            Text("A").accessibilityAction { print("a") }
            Text("B").accessibilityAction(named: "C") {}
            Text("D").accessibilityAction(.escape) {}
        }
    }
}

// name: .accessibilityAdjustableAction
struct AccessibilityAdjustableActionExample: View {
    var body: some View {
        Text("A").accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: print("+")
            case .decrement: print("-")
            @unknown default: break
            }
        }
    }
}

// name: .increment
func isIncrement(_ direction: AccessibilityAdjustmentDirection) -> Bool { direction == .increment }

// name: .decrement
func isDecrement(_ direction: AccessibilityAdjustmentDirection) -> Bool { direction == .decrement }

// name: .accessibilityIdentifier
struct AccessibilityIdentifierExample: View {
    var body: some View { Text("A").accessibilityIdentifier("a") }
}

// name: .accessibilityInputLabels
struct AccessibilityInputLabelsExample: View {
    var body: some View {
        VStack {
            Text("A").accessibilityInputLabels(["a", "b"])
            Text("B").accessibilityInputLabels([Text("c")])
        }
    }
}

// name: .h3
struct H3Example: View {
    var body: some View { Text("A").accessibilityHeading(.h3) }
}

// name: .portrait
struct PortraitExample: View {
    var body: some View { Text("A").previewInterfaceOrientation(.portrait) }
}

// name: Identifiable
struct Person: Identifiable {
    let id = UUID()
    var name: String
}
struct Keyed: Identifiable {
    var id: String { name }
    let name: String
}
enum Page: Int, Identifiable {
    case one, two
    var id: Int { rawValue }
}
class Node: Identifiable { var name = "" }
struct PersonList: View {
    let people = [Person(name: "A")]
    var body: some View {
        List(people) { Text($0.name) }
        ForEach([Node()]) { Text($0.name) }
    }
}

// name: CaseIterable
enum Suit: String, CaseIterable, Identifiable {
    case hearts, spades
    var id: Self { self }
    var next: Suit { Suit.allCases[(Suit.allCases.firstIndex(of: self)! + 1) % Suit.allCases.count] }
}
struct SuitPicker: View {
    @State private var suit: Suit = .hearts
    var body: some View { Picker("A", selection: $suit) { ForEach(Suit.allCases, id: \.self) { Text($0.rawValue) } } }
}

// name: Hashable
struct Route: Hashable {
    let id: Int
    var title: String
}
enum Screen: Hashable {
    case home
    case detail(Int)
}
final class Box: Hashable {
    static func == (lhs: Box, rhs: Box) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// name: Equatable
struct Point2: Equatable { var x = 0, y = 0 }
struct EquatableUser: View, Equatable {
    let point: Point2
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.point == rhs.point }
    var body: some View { Text("\(point.x)").animation(.default, value: point) }
}
struct EquatableOwner: View {
    var body: some View {
        EquatableUser(point: Point2()).equatable()
        EquatableView(content: EquatableUser(point: Point2()))
    }
}

// name: RandomAccessCollection
struct Rows<Data: RandomAccessCollection, Content: View>: View where Data.Element: Identifiable {
    let data: Data
    @ViewBuilder let content: (Data.Element) -> Content
    var body: some View { ForEach(data) { content($0) } }
}
struct KeyedRows<Data, ID>: View where Data: RandomAccessCollection, ID: Hashable {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    var body: some View { ForEach(data, id: id) { _ in Text("A") } }
}

// name: UUID
struct Token: Identifiable {
    let id: UUID = UUID()
    var text = UUID().uuidString
}
struct TokenView: View {
    @State private var id = UUID()
    var body: some View { Text(id.uuidString.prefix(4)).id(id).onTapGesture { id = .init() } }
}

// name: Date
let now = Date()
let tomorrow = Date().addingTimeInterval(86400)
let elapsed = Date.now.timeIntervalSince(now) + now.timeIntervalSince1970
struct DateUser: View {
    @State private var date = Date()
    var body: some View {
        Text(date, style: .date)
        Text(date.formatted(date: .abbreviated, time: .shortened))
        Text(date, format: .dateTime.day().month(.wide).year())
        Text("\(date, formatter: DateFormatter())")
        Text(date.formatted(.dateTime.weekday(.abbreviated)))
    }
}

// name: DateFormatter
let dateFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    formatter.dateFormat = "yyyy-MM-dd"
    formatter.locale = Locale(identifier: "en_US_POSIX")
    return formatter
}()
extension Date {
    func text(_ format: String) -> String {
        let f = DateFormatter()
        f.dateFormat = format
        return f.string(from: self)
    }
}

// name: DateComponents
var components = DateComponents(year: 2024, month: 2, day: 3)
let date = Calendar.current.date(from: components)
let difference = Calendar.current.dateComponents([.hour, .minute], from: Date(), to: Date()).minute ?? 0

// name: Calendar
let calendar = Calendar.current
let hour = calendar.component(.hour, from: Date())
let start = calendar.startOfDay(for: Date())
let nextDay = Calendar.current.date(byAdding: .day, value: 1, to: Date())!
let isToday = Calendar(identifier: .gregorian).isDateInToday(Date()) || calendar.isDate(Date(), inSameDayAs: start)

// name: .seconds
let pause: Duration = .seconds(2)
func wait() async throws {
    try await Task.sleep(for: .seconds(0.5))
    DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1)) {}
}

// name: TimeInterval
let interval: TimeInterval = 0.5
func format(_ time: TimeInterval) -> String { String(format: "%02d:%02d", Int(time) / 60, Int(time) % 60) }

// name: Timer
struct TimerUser: View {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var timerReference: Timer?
    @State private var seconds = 0
    var body: some View {
        Text("\(seconds)")
            .onReceive(timer) { _ in seconds += 1 }
            .onAppear {
                timerReference = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
                    seconds += 1
                    if seconds > 9 { timer.invalidate() }
                }
            }
            .onDisappear {
                timerReference?.invalidate()
                timer.upstream.connect().cancel()
            }
    }
}
final class Ticker: ObservableObject {
    var timer: AnyCancellable?
    func start() { timer = Timer.publish(every: 0.1, on: RunLoop.main, in: .default).autoconnect().sink { _ in } }
}

// name: DispatchQueue
func later() {
    DispatchQueue.main.async { print("a") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { print("b") }
    DispatchQueue.global(qos: .background).async { DispatchQueue.main.async {} }
    DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(300), execute: {})
}

// name: RunLoop
let loopTimer = Timer.publish(every: 1, on: RunLoop.main, in: .common)
func schedule(_ timer: Timer) {
    RunLoop.main.add(timer, forMode: .common)
    RunLoop.current.add(timer, forMode: RunLoop.Mode.default)
}
func debounced(_ subject: PassthroughSubject<String, Never>) -> AnyCancellable {
    subject.debounce(for: .seconds(1), scheduler: RunLoop.main).receive(on: RunLoop.main).sink { print($0) }
}

// name: Locale
let locale = Locale(identifier: "en_US")
let code = Locale.current.language.languageCode?.identifier ?? Locale.current.identifier
struct LocaleUser: View {
    @Environment(\.locale) private var locale
    var body: some View {
        Text("A").environment(\.locale, .init(identifier: "de"))
        Text(locale.identifier)
    }
}

// name: URL
let url = URL(string: "https://example.com/a.png")
let file = Bundle.main.url(forResource: "data", withExtension: "json")
let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("a.json")
func load(_ url: URL) async throws -> Data { try await URLSession.shared.data(from: url).0 }
struct URLUser: View {
    var body: some View {
        AsyncImage(url: url) {
            $0.resizable()
        } placeholder: {
            ProgressView()
        }
        AsyncImage(url: URL(string: "a"))
        Link("A", destination: url!)
    }
}

// name: Bundle
let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? ""
let path = Bundle.main.path(forResource: "a", ofType: "json")
func decode<T: Decodable>(_ name: String) throws -> T {
    guard let url = Bundle.main.url(forResource: name, withExtension: nil) else { throw CocoaError(.fileNoSuchFile) }
    return try JSONDecoder().decode(T.self, from: Data(contentsOf: url))
}
let bundleName = Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
