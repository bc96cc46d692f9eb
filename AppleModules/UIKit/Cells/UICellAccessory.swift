import Easel

/// A symbol, a text, or a view at an end of a list's cell.
public struct UICellAccessory {
    /// What the accessory shows.
    enum Kind {
        case symbol(String, size: CGFloat, weight: Font.Weight, color: UIColor?)
        case text(String, UIFont, UIColor?)
        case view(UIView)
    }
    let kind: Kind
    private var isLeading = false
    private let displayed: DisplayedState
    private let isHidden: Bool

    private init(_ kind: Kind, _ displayed: DisplayedState, isHidden: Bool? = nil) {
        (self.kind, self.displayed, self.isHidden) = (kind, displayed, isHidden ?? false)
    }

    public static func disclosureIndicator(displayed: DisplayedState = .always, options: Options = Options()) -> UICellAccessory {
        symbol("chevron.forward", 14, displayed, options, .tertiaryLabel)
    }
    public static func checkmark(displayed: DisplayedState = .always, options: Options = Options()) -> UICellAccessory {
        symbol("checkmark", 17, displayed, options, nil)
    }
    public static func delete(displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil) -> UICellAccessory {
        symbol("minus.circle.fill", 20, displayed, options, .systemRed, isLeading: true)
    }
    public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()) -> UICellAccessory {
        symbol("line.3.horizontal", 18, displayed, Options(isHidden: options.isHidden, tintColor: options.tintColor), .tertiaryLabel)
    }
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        symbol("chevron.forward", 14, displayed, Options(isHidden: options.isHidden, tintColor: options.tintColor), nil)
    }
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let (isLeading, displayed) =
            switch configuration.placement {
            case .leading(let displayed): (true, displayed)
            case .trailing(let displayed): (false, displayed)
            }
        var accessory = UICellAccessory(.view(configuration.customView), displayed, isHidden: configuration.isHidden)
        accessory.isLeading = isLeading
        return accessory
    }
    public static func label(text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()) -> UICellAccessory {
        UICellAccessory(.text(text, options.font, options.tintColor), displayed, isHidden: options.isHidden)
    }
    public static func detail(displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil) -> UICellAccessory {
        symbol("info.circle", 20, displayed, options, nil, weight: .regular)
    }
    public static func multiselect(displayed: DisplayedState = .whenEditing, options: Options = Options()) -> UICellAccessory {
        symbol("circle", 20, displayed, options, .tertiaryLabel, isLeading: true, weight: .regular)
    }
    public static func insert(displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil) -> UICellAccessory {
        symbol("plus.circle.fill", 20, displayed, options, .systemGreen, isLeading: true)
    }

    private static func symbol(
        _ name: String, _ size: CGFloat, _ displayed: DisplayedState, _ options: Options, _ color: UIColor?, isLeading: Bool = false,
        weight: Font.Weight = .semibold
    ) -> UICellAccessory {
        let kind = Kind.symbol(name, size: size, weight: weight, color: options.tintColor ?? color)
        var accessory = UICellAccessory(kind, displayed, isHidden: options.isHidden)
        accessory.isLeading = isLeading
        return accessory
    }

    /// The drawing of the accessories at one end of a cell that isn't edited: no cell is.
    @MainActor
    static func picture(_ accessories: [UICellAccessory], isLeading: Bool) -> AnyView {
        let shown = accessories.filter { $0.isLeading == isLeading && !$0.isHidden && $0.displayed != .whenEditing }
        guard !shown.isEmpty else { return AnyView(EmptyView()) }
        let parts = HStack(spacing: 8) { ForEach(Array(shown.enumerated()), id: \.offset) { $0.element.picture } }
        return AnyView(parts.padding(isLeading ? .leading : .trailing, 16))
    }

    @MainActor private var picture: AnyView {
        switch kind {
        case .symbol(let name, let size, let weight, let color):
            let image = Image(systemName: name).font(.system(size: size, weight: weight))
            return color.map { AnyView(image.foregroundStyle(Color(uiColor: $0))) } ?? AnyView(image.foregroundStyle(.tint))
        case .text(let text, let font, let color):
            return AnyView(Text(verbatim: text).font(Font(font)).foregroundStyle(Color(uiColor: color ?? .secondaryLabel)))
        case .view(let view):
            let (width, height) = view.givenSize()
            let picture = view.picture() ?? AnyView(RepresentedPlaceholder(of: view))
            return width == nil && height == nil ? AnyView(picture.fixedSize()) : AnyView(picture.frame(width: width, height: height))
        }
    }

    /// The condition for a symbol.
    public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
    /// The end of a cell.
    public enum Placement {
        case leading(displayed: DisplayedState = .always)
        case trailing(displayed: DisplayedState = .always)
    }
    /// The width that is reserved for a symbol.
    public enum LayoutDimension {
        case actual, standard
        case custom(CGFloat)
    }
    /// The look of a triangle that opens a row.
    public struct OutlineDisclosureOptions {
        /// The effect of a tap.
        public enum Style: Sendable { case automatic, cell, header }
        public var style: Style
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public init(style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.style, self.isHidden, self.reservedLayoutWidth, self.tintColor) = (style, isHidden, reservedLayoutWidth, tintColor)
        }
    }
    /// The look of a symbol.
    public struct Options {
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }
    }
    public typealias DisclosureIndicatorOptions = Options
    public typealias CheckmarkOptions = Options
    public typealias DeleteOptions = Options
    /// The look of the handle that moves a row, which only lists that are edited show.
    public struct ReorderOptions {
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public var showsVerticalSeparator: Bool?
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor, self.showsVerticalSeparator) = (
                isHidden, reservedLayoutWidth, tintColor, showsVerticalSeparator
            )
        }
    }
    /// The look of a text.
    public struct LabelOptions {
        public var isHidden: Bool?
        public var font: UIFont
        public var tintColor: UIColor?
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, font: UIFont = .preferredFont(forTextStyle: .body)
        ) {
            (self.isHidden, self.font, self.tintColor) = (isHidden, font, tintColor)
        }
    }
    /// A view at an end of a cell.
    public struct CustomViewConfiguration {
        public let customView: UIView
        public let placement: Placement
        public let isHidden: Bool?
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) { (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden) }
    }
}
