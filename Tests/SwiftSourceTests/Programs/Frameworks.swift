import AVFoundation
import ActivityKit
import AppIntents
import BackgroundTasks
import CryptoKit
import HealthKit
import Security
import SwiftUI
import TipKit

struct AddIntent: AppIntent {
    static var title: LocalizedStringResource = "Add"
    static var description = IntentDescription("Adds a thing.")
    @Parameter(title: "Count", default: 2) var count: Int
    @Parameter(title: "Name") var name: String?
    @Dependency var unused: Int
    static var parameterSummary: some ParameterSummary { Summary("Add \(\.$count)") }
    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Added \(count)") }
}
typealias Dependency = AppDependency
struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: AddIntent(), phrases: ["Add in \(.applicationName)"], shortTitle: "Add", systemImageName: "plus")
    }
}
enum Mood: String, AppEnum {
    case good, bad
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
    static var caseDisplayRepresentations: [Mood: DisplayRepresentation] = [.good: "Good", .bad: "Bad"]
}
struct Thing: AppEntity {
    let id: UUID
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"
    static var defaultQuery = ThingQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "A thing") }
}
struct ThingQuery: EntityQuery {
    func entities(for identifiers: [UUID]) async throws -> [Thing] { [] }
}

struct FirstTip: Tip {
    @Parameter static var isOpen: Bool = false
    static let opened = Event(id: "opened")
    var title: Text { Text("First") }
    var message: Text? { Text("A message") }
    var rules: [Rule] {
        #Rule(Self.$isOpen) { $0 == true }
        #Rule(Self.opened) { $0.donations.count >= 1 }
    }
    var options: [any TipOption] { MaxDisplayCount(1) }
}

struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
    var name: String
}

final class Steps: ObservableObject {
    @Published var found: Int?
    func load() {
        let query = HKSampleQuery(
            sampleType: HKQuantityType(.stepCount), predicate: nil, limit: HKObjectQueryNoLimit,
            sortDescriptors: [NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: false)]
        ) { _, samples, _ in DispatchQueue.main.async { self.found = samples?.count } }
        HKHealthStore().execute(query)
        HKHealthStore().requestAuthorization(toShare: [], read: [.workoutType()]) { _, _ in }
        BGTaskScheduler.shared.register(forTaskWithIdentifier: "a", using: nil) { $0.setTaskCompleted(success: true) }
        AVCaptureSession().startRunning()
    }
}

struct Frameworks: View {
    @StateObject private var steps = Steps()
    private let digest = SHA256.hash(data: Data("abc".utf8)).prefix(2).map { String(format: "%02x", $0) }.joined()
    private var speed: String {
        let quantity = HKQuantity(unit: .mile().unitDivided(by: .hour()), doubleValue: 1)
        return String(format: "%.2f", quantity.doubleValue(for: HKUnit(from: "km/hr")))
    }
    private var price: String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        let dates = DateFormatter()
        dates.dateStyle = .long
        return "\(formatter.string(from: 12.5) ?? ""), \(dates.string(from: Date(timeIntervalSinceReferenceDate: 0)))"
    }
    var body: some View {
        VStack {
            TipView(FirstTip())
            Text("\(digest), \(speed), \(steps.found ?? -1)")
            Text(price)
            Button("Add", intent: AddIntent())
            Text((try? Activity.request(attributes: Ride(name: "a"), content: .init(state: .init(minutes: 1), staleDate: nil))) == nil ? "none" : "one")
        }
        .onAppear {
            steps.load()
            try? Tips.configure([.displayFrequency(.immediate)])
        }
        .task {
            try? await Task.sleep(for: .seconds(1))
            FirstTip.isOpen = true
            await FirstTip.opened.donate()
        }
    }
}

final class Score: ObservableObject { var points = 0 { willSet { objectWillChange.send() } } }
final class Settings: ObservableObject { @AppStorage("level") var level = 1 }

struct Announced: View {
    @StateObject private var score = Score()
    @ObservedObject private var settings = Settings()
    var body: some View {
        Text("\(score.points) points, level \(settings.level)")
            .task {
                try? await Task.sleep(for: .seconds(1))
                score.points += 1
                try? await Task.sleep(for: .seconds(1))
                settings.level += 1
            }
    }
}

struct Wrapped<Control: UIView>: UIViewRepresentable {
    let make: () -> Control
    func makeUIView(context: Context) -> Control { make() }
    func updateUIView(_ control: Control, context: Context) {}
}

struct Controls: View {
    private func field() -> UITextField {
        let field = UITextField(frame: .zero)
        field.placeholder = "Name"
        field.borderStyle = .roundedRect
        return field
    }
    private func note() -> UITextView {
        let view = UITextView()
        view.text = "Note"
        return view
    }
    private func search() -> UISearchBar {
        let bar = UISearchBar()
        bar.placeholder = "Find"
        return bar
    }
    private func stack() -> UIStackView {
        let button = UIButton(type: .system)
        button.setTitle("Tap", for: .normal)
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.selectedSegmentIndex = 0
        let stack = UIStackView(arrangedSubviews: [button, segments])
        stack.axis = .vertical
        return stack
    }
    var body: some View {
        VStack {
            Wrapped { field() }
            Wrapped { note() }.frame(height: 20)
            Wrapped { search() }
            Wrapped { stack() }.frame(height: 60)
        }
    }
}
