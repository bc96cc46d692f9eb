// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// Drawings of buttons on a Mac.
@MainActor
enum ButtonPicture {
    static func image(_ image: NSImage) -> some View { Image(nsImage: image) }

    /// A bezel of 21 points, with corners of 5 and a thin edge.
    @ViewBuilder
    static func bezel<V: View>(_ content: V, isBordered: Bool, isHelp: Bool, _ fill: Color?) -> some View {
        if isHelp {
            Text(verbatim: "?").font(.system(size: 13, weight: .semibold)).frame(width: 20, height: 20)
                .background(Color(nsColor: .controlColor), in: Circle()).overlay { Circle().strokeBorder(Color.black.opacity(0.15), lineWidth: 0.5) }
        } else if isBordered {
            let shape = RoundedRectangle(cornerRadius: 5)
            content.padding(.horizontal, 10).padding(.vertical, 3).frame(maxWidth: .infinity, minHeight: 21)
                .background(fill ?? Color(nsColor: .controlColor), in: shape)
                .overlay { shape.strokeBorder(Color.black.opacity(0.15), lineWidth: 0.5) }
                .fixedSize(horizontal: false, vertical: true)
        } else {
            content
        }
    }

    /// A box or a circle before a text.
    static func choice(isOn: Bool, isMixed: Bool, isRound: Bool, _ text: Text) -> some View {
        HStack(spacing: 6) {
            box(isOn: isOn, isMixed: isMixed, isRound: isRound)
            text
        }
    }

    /// A box or a circle of 14 points.
    static func box(isOn: Bool, isMixed: Bool, isRound: Bool) -> some View {
        let shape = RoundedRectangle(cornerRadius: isRound ? 7 : 3.5)
        return shape.fill(isOn ? Color.accentColor : Color(nsColor: .controlColor))
            .overlay { shape.strokeBorder(Color.black.opacity(0.2), lineWidth: 0.5) }
            .overlay {
                if isOn {
                    if isRound {
                        Circle().fill(.white).frame(width: 5, height: 5)
                    } else {
                        Image(systemName: isMixed ? "minus" : "checkmark").font(.system(size: 9, weight: .bold)).foregroundStyle(.white)
                    }
                }
            }
            .frame(width: 14, height: 14)
    }
}
