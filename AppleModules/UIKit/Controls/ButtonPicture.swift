import Easel
import Views

extension ControlPicture {
    /// A button without a configuration: its image before its title, with half a line of room above and below unless it has insets.
    static func button(_ button: UIButton) -> some View {
        let title = button.currentTitle.flatMap { $0.isEmpty ? nil : $0 }
        let insets = button.contentEdgeInsets
        let room: CGFloat = insets == .zero && title != nil ? 6 : 0
        return HStack(spacing: 0) {
            if let image = button.shownImage {
                picture(image, of: button)
            } else if let symbol = symbol(button.buttonType) {
                Image(systemName: symbol).font(.system(size: 20)).foregroundColor(Color(uiColor: button.currentTitleColor))
            }
            if let title { self.title(title, of: button) }
        }
        .padding(EdgeInsets(top: insets.top + room, leading: insets.left, bottom: insets.bottom + room, trailing: insets.right))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place(button))
        .background { if let image = button.currentBackgroundImage { image.stretched } }
        // While pressed, buttons of the system fade (Documentation/Semantics/Controls.md#button).
        .opacity(button.isHighlighted && button.buttonType != .custom ? 0.2 : 1)
    }

    private static func shift(_ insets: UIEdgeInsets) -> CGSize {
        CGSize(width: (insets.left - insets.right) / 2, height: (insets.top - insets.bottom) / 2)
    }

    private static func title(_ title: String, of button: UIButton) -> some View {
        let label = button.titleLabel
        return (button.currentAttributedTitle.map { AttributedRuns.text($0) } ?? Text(verbatim: title))
            .modifier(ScaledFont(label?.font, isAdjusted: label?.adjustsFontForContentSizeCategory ?? false))
            .foregroundColor(Color(uiColor: button.currentTitleColor))
            .lineLimit(label.map { $0.numberOfLines == 0 ? nil : $0.numberOfLines } ?? 1)
            .truncationMode(label?.lineBreakMode == .byTruncatingTail ? .tail : label?.lineBreakMode == .byTruncatingHead ? .head : .middle)
            .minimumScaleFactor(label?.adjustsFontSizeToFitWidth == true ? max(label?.minimumScaleFactor ?? 0, 0.01) : 1)
            .multilineTextAlignment(label?.textAlignment == .left ? .leading : .center)
            .offset(shift(button.titleEdgeInsets))
            .opacity(label.map { $0.isHidden ? 0 : Double($0.alpha) } ?? 1)
    }

    /// The image of a button: at most at its own size, or as large as the button if the content fills it.
    @ViewBuilder
    private static func picture(_ image: UIImage, of button: UIButton) -> some View {
        let (insets, mode) = (button.imageEdgeInsets, button.imageView?.contentMode ?? .scaleToFill)
        let (fillsWidth, fillsHeight) = (button.contentHorizontalAlignment == .fill, button.contentVerticalAlignment == .fill)
        let color = Color(uiColor: button.isEnabled ? button.tintColor : .tertiaryLabel)
        let isDark = button.isHighlighted && button.adjustsImageWhenHighlighted && button.buttonType == .custom
        let opacity = (button.isEnabled || !button.adjustsImageWhenDisabled || image.isMask) && !isDark ? 1 : 0.5
        if mode == .center {
            Image(uiImage: image).foregroundColor(color).opacity(opacity).offset(shift(insets))
        } else {
            let (size, fills) = (image.size, fillsWidth || fillsHeight)
            // A plain picture is as large as the image, unless there is less room, or more that the content fills.
            let shown = image.stretched.foregroundColor(color).opacity(opacity)
            Group {
                switch mode {
                case .scaleAspectFit: shown.aspectRatio(size.width / max(size.height, 1), contentMode: .fit)
                case .scaleAspectFill: shown.aspectRatio(size.width / max(size.height, 1), contentMode: .fill)
                default: shown
                }
            }
            .padding(fills ? EdgeInsets(insets) : EdgeInsets())
            .frame(
                idealWidth: size.width, maxWidth: fillsWidth ? .infinity : size.width, idealHeight: size.height,
                maxHeight: fillsHeight ? .infinity : size.height
            )
            .layoutPriority(1)
            .offset(fills ? .zero : shift(insets))
        }
    }

    /// The symbol that a kind of button shows.
    private static func symbol(_ type: UIButton.ButtonType) -> String? {
        switch type {
        case .detailDisclosure, .infoLight, .infoDark: "info.circle"
        case .contactAdd: "plus.circle"
        case .close: "xmark.circle.fill"
        case .custom, .system, .plain: nil
        }
    }
}
