import Cocoa
import CoreWLAN
import EventKit
import IOBluetooth
import IOKit.usb
import SwiftUI

// An app for the menu bar and a window of a delegate, in the forms of apps for macOS.

struct Editor: NSViewRepresentable {
    @Binding var text: String

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeNSView(context: Context) -> NSScrollView {
        let scrollView = NSTextView.scrollableTextView()
        guard let textView = scrollView.documentView as? NSTextView else { return scrollView }
        textView.delegate = context.coordinator
        textView.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
        textView.textContainerInset = NSSize(width: 4, height: 4)
        textView.isAutomaticQuoteSubstitutionEnabled = false
        return scrollView
    }

    func updateNSView(_ nsView: NSScrollView, context: Context) {
        guard let textView = nsView.documentView as? NSTextView else { return }
        if textView.string != text { textView.string = text }
    }

    final class Coordinator: NSObject, NSTextViewDelegate {
        private let parent: Editor
        init(_ parent: Editor) { self.parent = parent }
        func textDidChange(_ notification: Notification) {
            guard let textView = notification.object as? NSTextView else { return }
            parent.text = textView.string
        }
    }
}

struct Panes: View {
    @State private var text = "edited"
    @State private var isTargeted = false
    @Environment(\.controlActiveState) private var state

    var body: some View {
        HSplitView {
            Editor(text: $text)
            VStack {
                Toggle("Checked", isOn: .constant(true)).toggleStyle(.checkbox)
                Text(state == .key ? "key" : "other")
                SettingsLink()
            }
        }
        .onExitCommand { text = "" }
        .onCommand(#selector(NSText.selectAll(_:))) {}
        .onDrop(of: [.fileURL], isTargeted: $isTargeted) { _ in true }
        .onHover { inside in if inside { NSCursor.pointingHand.push() } else { NSCursor.pop() } }
        .background(Color(nsColor: .windowBackgroundColor))
    }
}

final class Bar: NSView {
    override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        wantsLayer = true
        layer?.backgroundColor = NSColor.controlAccentColor.cgColor
        let label = NSTextField(labelWithString: "label")
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8), label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func mouseDown(with event: NSEvent) { window?.performDrag(with: event) }
}

// Without any devices.
final class Devices: ObservableObject {
    @Published private(set) var names: [String] = []
    private var port: IONotificationPortRef?
    private var added: io_iterator_t = 0

    func watch() {
        port = IONotificationPortCreate(kIOMainPortDefault)
        guard let port, let source = IONotificationPortGetRunLoopSource(port)?.takeUnretainedValue() else { return }
        CFRunLoopAddSource(CFRunLoopGetMain(), source, .defaultMode)
        let callback: IOServiceMatchingCallback = { context, iterator in
            let devices = Unmanaged<Devices>.fromOpaque(context!).takeUnretainedValue()
            while case let entry = IOIteratorNext(iterator), entry != 0 { devices.add(entry) }
        }
        let context = UnsafeMutableRawPointer(Unmanaged.passUnretained(self).toOpaque())
        IOServiceAddMatchingNotification(port, kIOFirstMatchNotification, IOServiceMatching(kIOUSBDeviceClassName), callback, context, &added)
    }
    private func add(_ entry: io_registry_entry_t) {
        defer { IOObjectRelease(entry) }
        var properties: Unmanaged<CFMutableDictionary>?
        guard IORegistryEntryCreateCFProperties(entry, &properties, kCFAllocatorDefault, 0) == KERN_SUCCESS,
            let values = properties?.takeRetainedValue() as? [String: Any]
        else { return }
        names.append(values[kUSBProductString as String] as? String ?? "device")
    }
    var network: String { CWWiFiClient.shared().interface()?.ssid() ?? "none" }
    var connected: [String] {
        (IOBluetoothDevice.pairedDevices() as? [IOBluetoothDevice])?.filter { $0.isConnected() }.compactMap { $0.nameOrAddress } ?? []
    }
    deinit { if let port { IONotificationPortDestroy(port) } }

    // Links that other apps open.
    func listen() {
        NSAppleEventManager.shared().setEventHandler(
            self, andSelector: #selector(open(_:)), forEventClass: AEEventClass(kInternetEventClass), andEventID: AEEventID(kAEGetURL))
    }
    @objc func open(_ event: NSAppleEventDescriptor) { names.append(event.paramDescriptor(forKeyword: keyDirectObject)?.stringValue ?? "") }
}
struct OldMenu: View {
    let calendar: EKCalendar
    var body: some View {
        MenuButton(label: Image(systemName: "ellipsis")) {
            Button("Edit") {}
        }
        .menuButtonStyle(BorderlessButtonMenuButtonStyle())
        .foregroundColor(Color(calendar.color))
    }
}

@main
final class AppDelegate: NSObject, NSApplicationDelegate, NSMenuItemValidation {
    private var window: NSWindow!
    private var statusItem: NSStatusItem?
    private var monitor: Any?

    func applicationDidFinishLaunching(_ notification: Notification) {
        statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
        if let button = statusItem?.button {
            button.image = NSImage(systemSymbolName: "star", accessibilityDescription: "Star")
            button.image?.size = NSSize(width: 18, height: 18)
            button.image?.isTemplate = true
            button.action = #selector(show(_:))
            button.target = self
        }
        monitor = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { event in event.keyCode == 53 ? nil : event }
        let container = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
        let host = NSHostingView(rootView: Panes())
        host.autoresizingMask = [.width, .height]
        host.frame = NSRect(x: 0, y: 40, width: 200, height: 160)
        container.addSubview(host)
        let bar = Bar(frame: NSRect(x: 0, y: 0, width: 200, height: 40))
        bar.autoresizingMask = [.width]
        container.addSubview(bar)
        window = NSWindow(
            contentRect: container.frame, styleMask: [.titled, .closable, .resizable, .fullSizeContentView], backing: .buffered, defer: false)
        window.title = "Window"
        window.level = .floating
        window.contentView = container
        window.center()
        window.makeKeyAndOrderFront(nil)
        NSApp.activate(ignoringOtherApps: true)
    }
    @objc private func show(_ sender: Any?) { NSApp.currentEvent?.type == .rightMouseUp ? window.orderOut(sender) : window.makeKeyAndOrderFront(sender) }
    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { true }
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
}

final class PreviewedPage: NSViewController {
    override func loadView() { view = NSTextField(labelWithString: title ?? "page") }
}
#Preview("Page") { PreviewedPage() }
#Preview("Titled page") {
    let page = PreviewedPage()
    page.title = "titled"
    return page
}
#Preview("Label", arguments: ["label", "other"]) { NSTextField(labelWithString: $0) }
