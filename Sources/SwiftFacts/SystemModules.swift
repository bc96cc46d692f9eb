// Written by Scripts/apple-modules.

/// The modules that users' code can import on one of Apple's systems only, as AppleModules/modules.txt lists them.
public enum SystemModules {
    public static let iOS: Set<String> = [
        "ARKit", "CarPlay", "ContactsUI", "CoreNFC", "CoreTelephony", "DeviceActivity", "EventKitUI", "FamilyControls", "GameKit", "IntentsUI",
        "JournalingSuggestions", "ManagedSettings", "MessageUI", "Messages", "MobileCoreServices", "NearbyInteraction", "PassKit", "PencilKit",
        "ReplayKit", "RoomPlan", "SafariServices", "UIKit", "VisionKit", "WatchConnectivity",
    ]
    public static let macOS: Set<String> = [
        "AppKit", "ApplicationServices", "Carbon", "Cocoa", "CoreWLAN", "IOBluetooth", "IOKit", "Quartz", "QuickLookUI", "ScreenCaptureKit",
        "ServiceManagement",
    ]
    public static let watchOS: Set<String> = [
        "SwiftUIWatch", "WatchKit",
    ]
}
