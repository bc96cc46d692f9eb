import SwiftUI

#if canImport(UIKit)
    import UIKit

    extension UIColor {
        public static let cardBackground = UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 0.15, alpha: 1) : .white
        }
    }
#endif

extension Color {
    /// The brand's color.
    public static let brand = Color("Brand", bundle: .module)
}

/// A label in a colored capsule.
public struct Tag: View {
    private let text: String

    public init(_ text: String) { self.text = text }

    public var body: some View {
        Text(text)
            .font(.caption.bold())
            .foregroundStyle(.white)
            .padding(.horizontal, 8)
            .padding(.vertical, 3)
            .background(Color.brand, in: Capsule())
    }
}

/// A day in the language of the reader; packages have such default arguments, which the package's users call.
public struct Day {
    public let text: String

    public init(_ date: Date = Date(), id: UUID = UUID(), locale: Locale = .current, calendar: Calendar = .current) {
        text = date.formatted(Date.FormatStyle(date: .long, locale: locale, calendar: calendar))
    }
}
