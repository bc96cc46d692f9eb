import SwiftUI
import UIKit

/// A value that only Swift knows.
private struct Mark { let number: Int }

extension NSAttributedString.Key { fileprivate static let mark = NSAttributedString.Key("mark") }
extension NSMutableAttributedString {
    @discardableResult fileprivate func bold(_ text: String) -> NSMutableAttributedString {
        append(NSAttributedString(string: text, attributes: [.font: UIFont.boldSystemFont(ofSize: 12), .mark: Mark(number: length)]))
        return self
    }
}

/// A storage that keeps its own text.
private final class Shouting: NSTextStorage {
    private let backing = NSMutableAttributedString()
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var string: String { backing.string }
    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        backing.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
        backing.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        backing.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
    override func processEditing() {
        addAttribute(.foregroundColor, value: UIColor.red, range: (string as NSString).lineRange(for: editedRange))
        super.processEditing()
    }
}

/// Texts with attributes, and formatters, in the forms of public code.
struct Texts: View {
    private var runs: String {
        let text = NSMutableAttributedString().bold("one ").bold("two")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: text.mutableString.range(of: "TWO", options: .caseInsensitive))
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 4))
        var result = ""
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            result += "\((attributes[.mark] as? Mark)?.number ?? -1):\(range.length) "
        }
        return result + "\(text.size().width > 20)"
    }
    private var stored: String {
        let storage = Shouting()
        storage.append(NSAttributedString(string: "a\nb"))
        return "\(storage.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red) \(storage.length)"
    }
    private var price: String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.locale = Locale(identifier: "en_US")
        formatter.maximumFractionDigits = 0
        return formatter.string(from: 1234) ?? ""
    }
    private var day: String {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.doesRelativeDateFormatting = true
        return formatter.string(from: Date())
    }
    private var names: String {
        let formatter = PersonNameComponentsFormatter()
        var name = PersonNameComponents()
        (name.givenName, name.familyName) = ("Ada", "Lovelace")
        return [PersonNameComponentsFormatter.Style.medium, .abbreviated].map { style in
            formatter.style = style
            return formatter.string(from: name)
        }.joined(separator: " ")
    }
    private var words: String {
        var result: [String] = []
        ("one, two" as NSString).enumerateSubstrings(in: NSRange(location: 0, length: 8), options: .byWords) { word, _, _, _ in
            result.append(word ?? "")
        }
        return result.joined(separator: "|")
    }

    @State private var order = ""
    /// Work of another queue that waits for the main one, and a notification for the main queue.
    private func wait() {
        DispatchQueue.global().async {
            let mark = DispatchQueue.main.sync { "a" }
            DispatchQueue.main.sync { order += mark }
        }
        let (semaphore, group) = (DispatchSemaphore(value: 0), DispatchGroup())
        DispatchQueue.global().async { semaphore.signal() }
        semaphore.wait()
        group.enter()
        DispatchQueue(label: "texts").async { group.leave() }
        group.wait()
        order += "c"
        NotificationCenter.default.addObserver(forName: Notification.Name("texts"), object: nil, queue: .main) { _ in MainActor.assumeIsolated { order += "b" }
        }
        NotificationCenter.default.post(name: Notification.Name("texts"), object: nil)
    }

    var body: some View {
        VStack {
            Text("order \(order)").onAppear(perform: wait)
            Text(runs)
            Text(stored)
            Text("\(price) \(day)")
            Text(names)
            Text(words)
        }
    }
}
