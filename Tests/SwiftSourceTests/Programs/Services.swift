import AVKit
import AuthenticationServices
import Combine
import CoreData
import CoreMotion
import LocalAuthentication
import MessageUI
import Network
import PhotosUI
import SafariServices
import StoreKit
import SwiftUI
import UserNotifications
import WebKit
import WidgetKit
import os.log

@objc(Book)
final class Book: NSManagedObject, Identifiable {
    @NSManaged var title: String?
    @NSManaged var isRead: Bool
}

extension UIWindow {
    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { NotificationCenter.default.post(name: .shaken, object: nil) }
}
extension Notification.Name {
    static let shaken = Notification.Name("shaken")
}

struct Page: UIViewRepresentable {
    func makeUIView(context: Context) -> WKWebView { WKWebView() }
    func updateUIView(_ view: WKWebView, context: Context) { view.load(URLRequest(url: URL(string: "https://example.com")!)) }
}

final class Loader: ObservableObject {
    @Published var names: [String] = []
    @Published var isUnlocked = false
    private var subscriptions = Set<AnyCancellable>()

    func load() {
        URLSession.shared.dataTaskPublisher(for: URL(string: "https://example.com")!)
            .map(\.data).decode(type: [String].self, decoder: JSONDecoder()).replaceError(with: []).receive(on: DispatchQueue.main)
            .assign(to: \.names, on: self).store(in: &subscriptions)
    }
    func unlock() {
        var error: NSError?
        guard LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error) else { return }
    }
    func remind() {
        let content = UNMutableNotificationContent()
        content.title = "Read"
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
        UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "a", content: content, trigger: trigger))
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]) { granted, error in print(granted) }
        WidgetCenter.shared.reloadAllTimelines()
    }
    func wait() async { for await _ in NotificationCenter.default.notifications(named: .shaken) { return } }
}

struct Books: View {
    @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Book.title, ascending: false)], predicate: NSPredicate(format: "isRead == NO"))
    private var unread: FetchedResults<Book>
    @FetchRequest(sortDescriptors: [SortDescriptor(\.title)]) private var all: FetchedResults<Book>
    var body: some View { Text("\(unread.count) unread of \(all.count), \(unread.map { $0.title ?? "" }.joined(separator: ", "))") }
}

struct Services: View {
    @StateObject private var loader = Loader()
    @State private var item: PhotosPickerItem?
    @State private var products: [Product] = []
    @Environment(\.requestReview) private var requestReview
    private let container: NSPersistentContainer = {
        let container = NSPersistentContainer(name: "Books")
        container.loadPersistentStores { _, error in if let error = error as NSError? { fatalError("\(error.userInfo)") } }
        for (index, title) in ["Dune", "Ulysses", "Emma"].enumerated() {
            let book = Book(context: container.viewContext)
            book.title = title
            book.isRead = index == 1
        }
        return container
    }()
    private var duration: String {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        return formatter.string(from: 65) ?? ""
    }
    var body: some View {
        VStack {
            PhotosPicker(selection: $item, matching: .images) { Text("Pick") }
            SignInWithAppleButton(.signIn) { request in
                request.requestedScopes = [.email]
            } onCompletion: { _ in
            }.frame(height: 40)
            VideoPlayer(player: AVPlayer(url: URL(string: "https://example.com/a.mp4")!)).frame(height: 20)
            Page().frame(height: 20)
            Text("\(products.count) products, \(duration), \(#keyPath(Loader.names).prefix(0))a")
            Books().environment(\.managedObjectContext, container.viewContext)
        }
        .onDrop(of: ["public.text"], isTargeted: nil) { providers in providers.isEmpty }
    }
}
