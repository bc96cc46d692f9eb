import CloudKit
import Contacts
import ContactsUI
import EventKit
import EventKitUI
import SwiftUI

// The user's calendars, contacts, and records.

@MainActor final class Calendars: ObservableObject {
    @Published var events: [EKEvent] = []
    let store = EKEventStore()
    func load() async {
        _ = try? await store.requestFullAccessToEvents()
        store.requestAccess(to: .event) { granted, error in if granted { print(error as Any) } }
        let event = EKEvent(eventStore: store)
        event.title = "Lunch"
        event.startDate = Date()
        event.endDate = Date().addingTimeInterval(3600)
        event.calendar = store.defaultCalendarForNewEvents
        event.addAlarm(EKAlarm(relativeOffset: -600))
        try? store.save(event, span: .thisEvent)
        let predicate = store.predicateForEvents(withStart: Date().addingTimeInterval(-60), end: Date().addingTimeInterval(7200), calendars: nil)
        events = store.events(matching: predicate)
    }
}
func contactNames() throws -> [String] {
    let store = CNContactStore()
    let contact = CNMutableContact()
    contact.givenName = "Ada"
    contact.familyName = "Lovelace"
    contact.phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "123"))]
    let request = CNSaveRequest()
    request.add(contact, toContainerWithIdentifier: nil)
    try store.execute(request)
    var names: [String] = []
    let keys = [CNContactGivenNameKey, CNContactFamilyNameKey, CNContactPhoneNumbersKey] as [CNKeyDescriptor]
    try store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: keys)) { contact, stop in
        names.append("\(contact.givenName) \(contact.familyName) \(contact.phoneNumbers.first?.value.stringValue ?? "")")
    }
    return names
}
struct ContactPicker: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> CNContactPickerViewController {
        let picker = CNContactPickerViewController()
        picker.delegate = context.coordinator
        return picker
    }
    func updateUIViewController(_ uiViewController: CNContactPickerViewController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator() }
    class Coordinator: NSObject, CNContactPickerDelegate {
        func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    }
}
func cloud() async -> String {
    let database = CKContainer.default().privateCloudDatabase
    let record = CKRecord(recordType: "Item")
    record["name"] = "A" as CKRecordValue
    record["count"] = 3
    CKContainer.default().accountStatus { status, error in if case .available = status { print("iCloud") } }
    do {
        let saved = try await database.save(record)
        return saved["name"] as? String ?? ""
    } catch let error as CKError where error.code == .notAuthenticated {
        return "no account"
    } catch { return error.localizedDescription }
}
