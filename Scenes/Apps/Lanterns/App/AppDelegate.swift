import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        UIPageControl.appearance().currentPageIndicatorTintColor = UIColor(named: "Glow")
        UIPageControl.appearance().pageIndicatorTintColor = UIColor.white.withAlphaComponent(0.25)
        return true
    }
}
