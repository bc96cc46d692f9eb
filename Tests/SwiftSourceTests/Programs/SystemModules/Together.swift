import CallKit
import Combine
import GameController
import GroupActivities
import PushKit
import SwiftUI

// Controllers, calls, and activities with others.

final class Pads: ObservableObject {
    @Published var name = "no pad"
    private var bag: Set<AnyCancellable> = []
    init() {
        NotificationCenter.default.publisher(for: .GCControllerDidConnect).compactMap { $0.object as? GCController }
            .sink { [weak self] pad in
                self?.name = pad.vendorName ?? "pad"
                pad.extendedGamepad?.buttonA.pressedChangedHandler = { _, _, isPressed in print(isPressed) }
                pad.extendedGamepad?.leftThumbstick.valueChangedHandler = { _, x, y in print(x, y) }
            }
            .store(in: &bag)
        GCController.startWirelessControllerDiscovery()
        if let pad = GCController.controllers().first { name = pad.productCategory }
    }
}

final class Calls: NSObject, CXProviderDelegate, PKPushRegistryDelegate {
    private let provider: CXProvider
    private let registry = PKPushRegistry(queue: .main)
    override init() {
        let configuration = CXProviderConfiguration()
        configuration.supportsVideo = true
        configuration.supportedHandleTypes = [.phoneNumber]
        provider = CXProvider(configuration: configuration)
        super.init()
        provider.setDelegate(self, queue: nil)
        registry.delegate = self
        registry.desiredPushTypes = [.voIP]
    }
    func start(_ number: String) {
        let action = CXStartCallAction(call: UUID(), handle: CXHandle(type: .phoneNumber, value: number))
        CXCallController().request(CXTransaction(action: action)) { print($0?.localizedDescription ?? "") }
    }
    func providerDidReset(_ provider: CXProvider) {}
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) { action.fulfill() }
    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType) {}
}

struct DrawTogether: GroupActivity {
    var metadata: GroupActivityMetadata {
        var metadata = GroupActivityMetadata()
        metadata.title = "Draw"
        metadata.type = .createTogether
        return metadata
    }
}

struct Together: View {
    @StateObject private var pads = Pads()
    @StateObject private var group = GroupStateObserver()
    @State private var messenger: GroupSessionMessenger?
    private let calls = Calls()
    var body: some View {
        Text("\(pads.name), \(group.isEligibleForGroupSession ? "group" : "alone")")
            .onTapGesture { calls.start("1") }
            .task {
                for await session in DrawTogether.sessions() {
                    let messenger = GroupSessionMessenger(session: session)
                    self.messenger = messenger
                    session.join()
                    for await (message, _) in messenger.messages(of: String.self) { print(message) }
                }
            }
    }
}

#Preview("Controller") {
    let controller = UIViewController()
    controller.view.backgroundColor = .red
    return controller
}
