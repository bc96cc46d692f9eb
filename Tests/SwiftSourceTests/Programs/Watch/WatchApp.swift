import SwiftUI
import WatchConnectivity
import WatchKit

@main
struct WatchApp: App {
    @WKApplicationDelegateAdaptor(WatchDelegate.self) private var delegate
    @SceneBuilder var body: some Scene {
        WindowGroup { WatchHome() }
            .backgroundTask(.watchConnectivity) { await Phone.shared.receive() }
        WKNotificationScene(controller: GoalController.self, category: "goal")
    }
}

final class WatchDelegate: NSObject, WKApplicationDelegate {
    private(set) var state = "not launched"
    func applicationDidFinishLaunching() { state = "launched" }
    func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {
        for task in backgroundTasks {
            if let refresh = task as? WKApplicationRefreshBackgroundTask { refresh.setTaskCompletedWithSnapshot(true) }
        }
    }
}
final class Phone: NSObject, WCSessionDelegate {
    static let shared = Phone()
    func receive() async {}
    func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: Error?) {}
}
struct Rings: WKInterfaceObjectRepresentable {
    func makeWKInterfaceObject(context: Context) -> some WKInterfaceObject { WKInterfaceActivityRing() }
    func updateWKInterfaceObject(_ wkInterfaceObject: WKInterfaceObjectType, context: Context) {}
}
struct WatchPages: View {
    var body: some View {
        TabView {
            Rings()
            NowPlayingView()
        }
    }
}
final class GoalController: WKUserNotificationHostingController<Text> {
    override var body: Text { Text("goal") }
}

struct WatchHome: View {
    @State private var steps = 4.0
    @State private var row = 1

    var body: some View {
        VStack {
            #if os(watchOS)
                Text("\(Int(WKInterfaceDevice.current().screenBounds.width)) wide")
            #else
                Text("elsewhere")
            #endif
            Button("step") { WKInterfaceDevice.current().play(.click) }.handGestureShortcut(.primaryAction)
            Text(WKExtension.shared().applicationState == .active ? "active" : "inactive")
            if #available(watchOS 10, *) { Text("current") }
            Text((WKApplication.shared().delegate as? WatchDelegate)?.state ?? "no delegate")
        }
        .focusable()
        .digitalCrownRotation($steps, from: 0, through: 10, by: 1, sensitivity: .medium, isContinuous: false, isHapticFeedbackEnabled: true)
        .digitalCrownRotation(detent: $row, from: 0, through: 4, by: 1) {
            _ = $0.velocity
        } onIdle: {
        }
    }
}
