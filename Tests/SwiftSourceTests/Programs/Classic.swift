import AVKit
import AuthenticationServices
import Combine
import CoreData
import HealthKit
import Photos
import SwiftUI
import UserNotifications
import WebKit

// Forms of code from the years before SwiftData and Observation.

@objc(Chore)
public class Chore: NSManagedObject, Identifiable {
    @NSManaged public var name: String?
    @NSManaged public var madeAt: Date?
}
extension Chore {
    public override func awakeFromInsert() {
        super.awakeFromInsert()
        madeAt = Date(timeIntervalSinceReferenceDate: 1)
    }
    override public func willSave() { super.willSave() }
}

final class Settings: ObservableObject {
    @Published var name = ""
    private var subscriptions = Set<AnyCancellable>()
    private var observations: [NSKeyValueObservation] = []
    init() {
        UserDefaults.standard.setValue("Ada", forKey: "nameOfUser")
        UserDefaults.standard.publisher(for: \.nameOfUser).sink { [weak self] in self?.name = $0 }.store(in: &subscriptions)
        observations = [AVPlayer().observe(\.rate, options: [.new, .initial]) { [weak self] _, change in self?.name += "\(change.newValue ?? -1)" }]
        Optional("!").publisher.merge(with: Result<String, Never>.success("?").publisher).sink { [weak self] in self?.name += $0 }.store(in: &subscriptions)
    }
}
extension UserDefaults { @objc dynamic var nameOfUser: String { string(forKey: "nameOfUser") ?? "?" } }

final class PageObserver: NSObject, WKNavigationDelegate, WKUIDelegate {
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {}
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for action: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? { action.targetFrame == nil ? nil : webView }
}

final class SignIn: NSObject, ASAuthorizationControllerDelegate, ASAuthorizationControllerPresentationContextProviding {
    func start() {
        let controller = ASAuthorizationController(authorizationRequests: [ASAuthorizationAppleIDProvider().createRequest()])
        controller.delegate = self
        controller.presentationContextProvider = self
        controller.performRequests()
    }
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor { UIApplication.shared.windows.first! }
    func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization) {}
}
struct SignInButton: UIViewRepresentable {
    func makeUIView(context: Context) -> ASAuthorizationAppleIDButton { ASAuthorizationAppleIDButton(type: .signIn, style: .black) }
    func updateUIView(_ view: ASAuthorizationAppleIDButton, context: Context) {}
}

extension UIColor {
    func lighter() -> Self { Self(red: 1, green: 1, blue: 1, alpha: 1) }
}

struct Classic: View {
    @StateObject private var settings = Settings()
    private let container = NSPersistentContainer(name: "Chores")

    private var report: String {
        let chore = Chore(context: container.viewContext)
        let id = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!
        let predicate = NSPredicate(format: "madeAt == %@ AND %@ == %@", Date(timeIntervalSinceReferenceDate: 1) as CVarArg, id as CVarArg, id as CVarArg)
        let word = UITextChecker().rangeOfMisspelledWord(
            in: "word", range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false, language: "en")
        return "\(predicate.evaluate(with: chore)), \(word.location == NSNotFound), \(UIColor.red.lighter().cgColor.alpha == 0)"
    }

    var body: some View {
        VStack {
            Text(settings.name)
            Text(report)
            SignInButton().frame(width: 180, height: 44)
        }
    }
}
