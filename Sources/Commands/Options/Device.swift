import Foundation
import Geometry
import Views

/// A device whose screen is drawn: its size, scale, safe area, and size classes.
package struct Device: Sendable, Equatable {
    /// A device's screen in its orientation.
    package struct Screen: Sendable {
        package let size: CGSize
        package let safeArea: EdgeInsets
        package let horizontalSizeClass: UserInterfaceSizeClass
        package let verticalSizeClass: UserInterfaceSizeClass
    }

    /// The name for `--device`.
    package let name: String
    /// In points, held upright.
    let size: CGSize
    /// Pixels per point.
    package let scale: CGFloat
    /// The height of the status bar in points, held upright.
    let top: CGFloat
    /// The height of the home indicator's area in points, held upright; 0 with a home button.
    let bottom: CGFloat

    /// Whether the interface has both regular size classes: a tablet's, and that of a window in space.
    package var isTablet: Bool { name.hasPrefix("iPad") || name == Self.visionPro }
    /// The name of a window's default size on visionOS.
    package static let visionPro = "Vision-Pro"

    private init(_ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat, bottom: CGFloat) {
        (self.name, size, self.scale, self.top, self.bottom) = (name, CGSize(width: width, height: height), scale, top, bottom)
    }

    /// Sizes in points and scales are those of Apple's table of screens; insets are those of `UIWindow.safeAreaInsets`.
    package static let all: [Device] = [
        Device("iPhone-SE", 375, 667, 2, top: 20, bottom: 0),
        Device("iPhone-8", 375, 667, 2, top: 20, bottom: 0),
        Device("iPhone-11", 414, 896, 2, top: 48, bottom: 34),
        Device("iPhone-12", 390, 844, 3, top: 47, bottom: 34),
        Device("iPhone-13-mini", 375, 812, 3, top: 50, bottom: 34),
        Device("iPhone-13", 390, 844, 3, top: 47, bottom: 34),
        Device("iPhone-14", 390, 844, 3, top: 47, bottom: 34),
        Device("iPhone-14-Plus", 428, 926, 3, top: 47, bottom: 34),
        Device("iPhone-14-Pro", 393, 852, 3, top: 59, bottom: 34),
        Device("iPhone-14-Pro-Max", 430, 932, 3, top: 59, bottom: 34),
        Device("iPhone-15", 393, 852, 3, top: 59, bottom: 34),
        Device("iPhone-15-Plus", 430, 932, 3, top: 59, bottom: 34),
        Device("iPhone-15-Pro", 393, 852, 3, top: 59, bottom: 34),
        Device("iPhone-15-Pro-Max", 430, 932, 3, top: 59, bottom: 34),
        Device("iPhone-16e", 390, 844, 3, top: 47, bottom: 34),
        Device("iPhone-16", 393, 852, 3, top: 59, bottom: 34),
        Device("iPhone-16-Plus", 430, 932, 3, top: 59, bottom: 34),
        Device("iPhone-16-Pro", 402, 874, 3, top: 62, bottom: 34),
        Device("iPhone-16-Pro-Max", 440, 956, 3, top: 62, bottom: 34),
        Device("iPhone-17", 402, 874, 3, top: 62, bottom: 34),
        Device("iPad-10", 820, 1180, 2, top: 24, bottom: 20),
        Device("iPad-11", 834, 1194, 2, top: 24, bottom: 20),
        Device("iPad-13", 1024, 1366, 2, top: 24, bottom: 20),
        Device("iPad-mini", 744, 1133, 2, top: 24, bottom: 20),
        Device("iPad-Air-11", 820, 1180, 2, top: 24, bottom: 20),
        Device("iPad-Pro-11", 834, 1210, 2, top: 24, bottom: 20),
        Device("iPad-Pro-13", 1032, 1376, 2, top: 24, bottom: 20),
        Device(visionPro, 1280, 720, 2, top: 0, bottom: 0),
    ]

    /// Reads `--device`: a name, in any case, with `-landscape` for a device held sideways.
    ///
    /// - Throws: `UsageError` for an unknown name.
    package static func named(_ text: String) throws(UsageError) -> Device {
        let name = text.lowercased().hasSuffix("-landscape") ? String(text.dropLast(10)) : text
        guard let device = all.first(where: { $0.name.lowercased() == name.lowercased() }) else {
            let names = all.map(\.name).joined(separator: ", ")
            throw UsageError("--device \(text): use one of \(names); add -landscape for a device held sideways")
        }
        return device
    }

    /// Finds the device that `previewDevice` names, such as "iPhone 16 Pro" or "iPad Pro (11-inch) (4th generation)"; nil for an unknown one.
    package init?(previewName: String) {
        var name = previewName.replacing("-inch", with: "")
        if let generation = name.range(of: #" \(\d+(st|nd|rd|th) generation\)"#, options: .regularExpression) { name.removeSubrange(generation) }
        name = name.replacing("(", with: "").replacing(")", with: "").replacing(" ", with: "-")
        guard let device = Self.all.first(where: { $0.name.lowercased() == name.lowercased() }) else { return nil }
        self = device
    }

    package func screen(isLandscape: Bool) -> Screen {
        guard isLandscape else {
            return Screen(
                size: size, safeArea: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0), horizontalSizeClass: isTablet ? .regular : .compact,
                verticalSizeClass: .regular)
        }
        let turned = CGSize(width: size.height, height: size.width)
        if isTablet {
            let insets = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
            return Screen(size: turned, safeArea: insets, horizontalSizeClass: .regular, verticalSizeClass: .regular)
        }
        // The camera's side and the opposite one get the same inset; the home indicator needs 21 points, and there is no status bar.
        let side = bottom > 0 ? top : 0
        let insets = EdgeInsets(top: 0, leading: side, bottom: bottom > 0 ? 21 : 0, trailing: side)
        // The largest phones have space for two columns.
        return Screen(size: turned, safeArea: insets, horizontalSizeClass: size.width >= 414 ? .regular : .compact, verticalSizeClass: .compact)
    }
}
