import AppleUIKit
import Foundation

/// The screen of a device: its size, its safe area, and its traits.
public struct ViewImageConfig: Sendable {
    /// The orientation of a phone.
    public enum Orientation: Sendable { case landscape, portrait }
    /// The orientation of a tablet, and the part of its width that a view has.
    public enum TabletOrientation: Sendable {
        public enum PortraitSplits: Sendable { case oneThird, twoThirds, full }
        public enum LandscapeSplits: Sendable { case oneThird, oneHalf, twoThirds, full }
        case landscape(splitView: LandscapeSplits)
        case portrait(splitView: PortraitSplits)
    }

    /// The insets of the safe area in points.
    public var safeArea: UIEdgeInsets
    /// The size in points; nil for the size of the view.
    public var size: CGSize?
    public var traits: UITraitCollection

    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) {
        (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
    }
}

// MARK: - Phones

extension ViewImageConfig {
    /// A phone's measures, held upright, in points.
    struct Phone {
        let width: CGFloat
        let height: CGFloat
        /// The height of the status bar's area.
        let top: CGFloat
        /// The height of the home indicator's area; 0 with a home button.
        var bottom: CGFloat = 0
        /// The height of that area when held sideways.
        var sidewaysBottom: CGFloat = 0
        /// Whether it has space for two columns when held sideways.
        var isWide = false

        func config(_ orientation: Orientation) -> ViewImageConfig {
            let traits = traits(orientation)
            if orientation == .portrait {
                return ViewImageConfig(
                    safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: CGSize(width: width, height: height), traits: traits)
            }
            // The camera's side and the opposite one have the same inset; devices with a home button have no inset.
            let side = bottom > 0 ? top : 0
            return ViewImageConfig(
                safeArea: UIEdgeInsets(top: 0, left: side, bottom: sidewaysBottom, right: side), size: CGSize(width: height, height: width), traits: traits)
        }

        func traits(_ orientation: Orientation) -> UITraitCollection {
            UITraitCollection { traits in
                traits.forceTouchCapability = .available
                traits.layoutDirection = .leftToRight
                traits.preferredContentSizeCategory = .medium
                traits.userInterfaceIdiom = .phone
                traits.horizontalSizeClass = orientation == .landscape && isWide ? .regular : .compact
                traits.verticalSizeClass = orientation == .landscape ? .compact : .regular
            }
        }

        static let se = Phone(width: 320, height: 568, top: 20)
        static let eight = Phone(width: 375, height: 667, top: 20)
        static let eightPlus = Phone(width: 414, height: 736, top: 20, isWide: true)
        static let x = Phone(width: 375, height: 812, top: 44, bottom: 34, sidewaysBottom: 24)
        static let xsMax = Phone(width: 414, height: 896, top: 44, bottom: 34, sidewaysBottom: 24, isWide: true)
        static let twelve = Phone(width: 390, height: 844, top: 47, bottom: 34, sidewaysBottom: 21)
        static let mini = Phone(width: 375, height: 812, top: 50, bottom: 34, sidewaysBottom: 21)
        static let proMax = Phone(width: 428, height: 926, top: 47, bottom: 34, sidewaysBottom: 21, isWide: true)
    }

    public static let iPhoneSe = iPhoneSe(.portrait)
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig { Phone.se.config(orientation) }
    public static let iPhone8 = iPhone8(.portrait)
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig { Phone.eight.config(orientation) }
    public static let iPhone8Plus = iPhone8Plus(.portrait)
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig { Phone.eightPlus.config(orientation) }
    public static let iPhoneX = iPhoneX(.portrait)
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig { Phone.x.config(orientation) }
    public static let iPhoneXsMax = iPhoneXsMax(.portrait)
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig { Phone.xsMax.config(orientation) }
    public static let iPhoneXr = iPhoneXr(.portrait)
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig { Phone.xsMax.config(orientation) }
    public static let iPhone12 = iPhone12(.portrait)
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig { Phone.twelve.config(orientation) }
    public static let iPhone12Pro = iPhone12Pro(.portrait)
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { Phone.twelve.config(orientation) }
    public static let iPhone12ProMax = iPhone12ProMax(.portrait)
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig { Phone.proMax.config(orientation) }
    public static let iPhone13 = iPhone13(.portrait)
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { Phone.twelve.config(orientation) }
    public static let iPhone13Mini = iPhone13Mini(.portrait)
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig { Phone.mini.config(orientation) }
    public static let iPhone13Pro = iPhone13Pro(.portrait)
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { Phone.twelve.config(orientation) }
    public static let iPhone13ProMax = iPhone13ProMax(.portrait)
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig { Phone.proMax.config(orientation) }
}

// MARK: - Tablets

// swift-format-ignore: AlwaysUseLowerCamelCase
extension ViewImageConfig {
    /// A tablet's measures in points.
    struct Tablet {
        /// The shorter and the longer side.
        let short: CGFloat
        let long: CGFloat
        var top: CGFloat = 20
        var bottom: CGFloat = 0
        /// The widths of a third, a half, and two thirds of the screen held sideways.
        let landscape: (oneThird: CGFloat, oneHalf: CGFloat, twoThirds: CGFloat)
        /// The widths of a third and two thirds of the screen held upright.
        let portrait: (oneThird: CGFloat, twoThirds: CGFloat)
        /// Whether half of the screen has space for two columns.
        var isHalfWide = false

        func config(_ orientation: Orientation) -> ViewImageConfig {
            config(orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full))
        }

        func config(_ orientation: TabletOrientation) -> ViewImageConfig {
            let size: CGSize
            let isCompact: Bool
            switch orientation {
            case .landscape(.oneThird): (size, isCompact) = (CGSize(width: landscape.oneThird, height: short), true)
            case .landscape(.oneHalf): (size, isCompact) = (CGSize(width: landscape.oneHalf, height: short), !isHalfWide)
            case .landscape(.twoThirds): (size, isCompact) = (CGSize(width: landscape.twoThirds, height: short), false)
            case .landscape(.full): (size, isCompact) = (CGSize(width: long, height: short), false)
            case .portrait(.oneThird): (size, isCompact) = (CGSize(width: portrait.oneThird, height: long), true)
            case .portrait(.twoThirds): (size, isCompact) = (CGSize(width: portrait.twoThirds, height: long), true)
            case .portrait(.full): (size, isCompact) = (CGSize(width: short, height: long), false)
            }
            return ViewImageConfig(
                safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: size, traits: isCompact ? Self.compactTraits : Self.traits)
        }

        static let traits = traits(width: .regular)
        static let compactTraits = traits(width: .compact)

        private static func traits(width: UIUserInterfaceSizeClass) -> UITraitCollection {
            UITraitCollection { traits in
                traits.layoutDirection = .leftToRight
                traits.preferredContentSizeCategory = .medium
                traits.userInterfaceIdiom = .pad
                traits.horizontalSizeClass = width
                traits.verticalSizeClass = .regular
            }
        }

        static let mini = Tablet(short: 768, long: 1024, landscape: (320, 507, 694), portrait: (320, 438))
        static let seventh = Tablet(short: 810, long: 1080, landscape: (320, 535, 750), portrait: (320, 480))
        static let air = Tablet(short: 834, long: 1112, landscape: (320, 551, 782), portrait: (320, 504))
        static let eleven = Tablet(short: 834, long: 1194, top: 24, bottom: 20, landscape: (375, 592, 809), portrait: (320, 504))
        static let largest = Tablet(short: 1024, long: 1366, landscape: (375, 678, 981), portrait: (375, 639), isHalfWide: true)
    }

    public static let iPadMini = iPadMini(Orientation.landscape)
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { Tablet.mini.config(orientation) }
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig { Tablet.mini.config(orientation) }
    public static let iPad9_7 = iPad9_7(Orientation.landscape)
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { Tablet.mini.config(orientation) }
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig { Tablet.mini.config(orientation) }
    public static let iPad10_2 = iPad10_2(Orientation.landscape)
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { Tablet.seventh.config(orientation) }
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig { Tablet.seventh.config(orientation) }
    public static let iPadPro10_5 = iPadPro10_5(Orientation.landscape)
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { Tablet.air.config(orientation) }
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig { Tablet.air.config(orientation) }
    public static let iPadPro11 = iPadPro11(Orientation.landscape)
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { Tablet.eleven.config(orientation) }
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig { Tablet.eleven.config(orientation) }
    public static let iPadPro12_9 = iPadPro12_9(Orientation.landscape)
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { Tablet.largest.config(orientation) }
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig { Tablet.largest.config(orientation) }

    public static let tv = ViewImageConfig(
        safeArea: UIEdgeInsets(top: 60, left: 90, bottom: 60, right: 90), size: CGSize(width: 1920, height: 1080))
    public static let tv4K = ViewImageConfig(
        safeArea: UIEdgeInsets(top: 120, left: 180, bottom: 120, right: 180), size: CGSize(width: 3840, height: 2160))
}

// MARK: - Traits

// swift-format-ignore: AlwaysUseLowerCamelCase
extension UITraitCollection {
    public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { ViewImageConfig.iPhoneSe(orientation).traits }
    public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { ViewImageConfig.iPhone8(orientation).traits }
    public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { ViewImageConfig.iPhone8Plus(orientation).traits }
    public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { ViewImageConfig.iPhoneX(orientation).traits }
    public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { ViewImageConfig.iPhoneXsMax(orientation).traits }
    public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { ViewImageConfig.iPhoneXr(orientation).traits }
    public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { ViewImageConfig.iPhone12(orientation).traits }
    public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { ViewImageConfig.iPhone12ProMax(orientation).traits }
    public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { ViewImageConfig.iPhone13(orientation).traits }
    public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { ViewImageConfig.iPhone13ProMax(orientation).traits }
    public static let iPadMini = ViewImageConfig.Tablet.traits
    public static let iPadMini_Compact_SplitView = ViewImageConfig.Tablet.compactTraits
    public static let iPad9_7 = ViewImageConfig.Tablet.traits
    public static let iPad9_7_Compact_SplitView = ViewImageConfig.Tablet.compactTraits
    public static let iPad10_2 = ViewImageConfig.Tablet.traits
    public static let iPad10_2_Compact_SplitView = ViewImageConfig.Tablet.compactTraits
    public static let iPadPro10_5 = ViewImageConfig.Tablet.traits
    public static let iPadPro10_5_Compact_SplitView = ViewImageConfig.Tablet.compactTraits
    public static let iPadPro11 = ViewImageConfig.Tablet.traits
    public static let iPadPro11_Compact_SplitView = ViewImageConfig.Tablet.compactTraits
    public static let iPadPro12_9 = ViewImageConfig.Tablet.traits
    public static let iPadPro12_9_Compact_SplitView = ViewImageConfig.Tablet.compactTraits
}
