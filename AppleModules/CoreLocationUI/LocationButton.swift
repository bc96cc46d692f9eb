import Easel
import Views

/// A button that gives the app the location once. No location arrives here, so that its action is all that a tap does.
public struct LocationButton: View {
    /// The words on the button.
    public struct Title: Hashable, Sendable {
        fileprivate let text: String
        public static let currentLocation = Title(text: "Current Location")
        public static let sendCurrentLocation = Title(text: "Send Current Location")
        public static let sendMyCurrentLocation = Title(text: "Send My Current Location")
        public static let shareCurrentLocation = Title(text: "Share Current Location")
        public static let shareMyCurrentLocation = Title(text: "Share My Current Location")
    }
    private let title: Title?
    private let action: () -> Void
    public init(_ title: Title? = nil, action: @escaping () -> Void) { (self.title, self.action) = (title, action) }

    public var body: some View {
        Button(action: action) {
            HStack(spacing: 6) {
                Image(systemName: "location.fill")
                if let title { Text(verbatim: title.text) }
            }
            .foregroundStyle(.white)
            .padding(.horizontal, 14)
            .padding(.vertical, 9)
            .background(.tint, in: RoundedRectangle(cornerRadius: 8))
        }
        .buttonStyle(.plain)
    }
}
