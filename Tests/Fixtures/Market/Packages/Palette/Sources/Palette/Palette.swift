import SwiftUI

public enum Palette {
    public static let accent = Color.orange
}

public struct Swatch: View {
    public init() {}
    public var body: some View { RoundedRectangle(cornerRadius: 8).fill(Palette.accent).frame(width: 60, height: 60) }
}
