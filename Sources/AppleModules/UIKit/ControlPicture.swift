import Easel
import Views

/// Drawings of UIKit's controls, made of SwiftUI's controls. They don't react: a representable's own view has the state.
@MainActor
enum ControlPicture {
    /// The text of a field between its side views; nil if one of the views can't be drawn.
    static func field(_ field: UITextField) -> AnyView? {
        func side(_ view: UIView?, _ mode: UITextField.ViewMode) -> UIView? { mode == .always || mode == .unlessEditing ? view : nil }
        let (left, right) = (side(field.leftView, field.leftViewMode), side(field.rightView, field.rightViewMode))
        let (leftPicture, rightPicture) = (left.map(sized), right.map(sized))
        return AnyView(
            HStack(spacing: 0) {
                leftPicture
                fieldText(field)
                if let rightPicture {
                    rightPicture
                } else if field.text?.isEmpty == false, field.clearButtonMode == .always || field.clearButtonMode == .unlessEditing {
                    Image(systemName: "xmark.circle.fill").font(.system(size: 15)).foregroundColor(Color(uiColor: .tertiaryLabel)).padding(.horizontal, 6)
                }
            }
            .frame(minHeight: field.borderStyle == .roundedRect ? 34 : nil)
            .background { if field.borderStyle == .roundedRect { RoundedRectangle(cornerRadius: 5).fill(Color(uiColor: .systemBackground)) } }
            .overlay {
                if field.borderStyle == .roundedRect { RoundedRectangle(cornerRadius: 5).strokeBorder(Color(uiColor: .separator), lineWidth: 0.5) }
                if field.borderStyle == .line || field.borderStyle == .bezel { Rectangle().strokeBorder(Color(uiColor: .label), lineWidth: 1) }
            })
    }

    /// A view at the size of its frame, if it has one.
    private static func sized(_ view: UIView) -> AnyView {
        let size = view.frame.size
        let picture = view.picture() ?? AnyView(RepresentedPlaceholder(of: view))
        return size == .zero ? picture : AnyView(picture.frame(width: size.width, height: size.height))
    }

    private static func fieldText(_ field: UITextField) -> some View {
        let text = field.attributedText?.string ?? field.text ?? ""
        let shown = field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
        let isEmpty = shown.isEmpty
        return Text(verbatim: isEmpty ? field.attributedPlaceholder?.string ?? field.placeholder ?? "" : shown)
            .modifier(ScaledFont(field.font, isAdjusted: field.adjustsFontForContentSizeCategory))
            .foregroundColor(isEmpty ? Color(uiColor: .placeholderText) : field.textColor.map { Color(uiColor: $0) })
            .lineLimit(1)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: Alignment(horizontal: alignment(field.textAlignment), vertical: .center))
            .padding(.horizontal, field.borderStyle == .none ? 0 : 7)
    }

    static func textView(_ view: UITextView) -> some View {
        let (inset, line) = (view.textContainerInset, view.textContainer.lineFragmentPadding)
        return textViewText(view)
            .padding(EdgeInsets(top: inset.top, leading: inset.left + line, bottom: inset.bottom, trailing: inset.right + line))
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: Alignment(horizontal: alignment(view.textAlignment), vertical: .top))
            .clipped()
    }

    @ViewBuilder private static func textViewText(_ view: UITextView) -> some View {
        if let text = view.attributedText, text.hasParagraphs {
            AttributedLines(text, font: view.font ?? .systemFont(ofSize: 12), color: view.textColor ?? .label)
        } else {
            (view.attributedText.map(AttributedRuns.text) ?? Text(verbatim: view.text ?? ""))
                .modifier(ScaledFont(view.font ?? .systemFont(ofSize: 12), isAdjusted: view.adjustsFontForContentSizeCategory))
                .foregroundColor(view.textColor.map { Color(uiColor: $0) })
                .multilineTextAlignment(view.textAlignment == .center ? .center : view.textAlignment == .right ? .trailing : .leading)
        }
    }

    /// A bar of 56 points with a field of 36.
    static func searchBar(_ bar: UISearchBar) -> some View {
        HStack(spacing: 8) {
            HStack(spacing: 6) {
                Image(systemName: "magnifyingglass").foregroundColor(Color(uiColor: .secondaryLabel))
                Text(verbatim: bar.text.flatMap { $0.isEmpty ? nil : $0 } ?? bar.placeholder ?? " ")
                    .foregroundColor(Color(uiColor: bar.text?.isEmpty ?? true ? .secondaryLabel : .label)).lineLimit(1)
                Spacer(minLength: 0)
            }
            .padding(.horizontal, 8)
            .frame(height: 36)
            .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
            if bar.showsCancelButton { Text("Cancel").foregroundColor(.accentColor) }
        }
        .padding(.horizontal, 8)
        .frame(height: 56)
    }

    /// Dots of 8 points at distances of 18.
    static func pageControl(_ control: UIPageControl) -> some View {
        HStack(spacing: 10) {
            ForEach(0..<max(0, control.numberOfPages), id: \.self) { page in
                let current = control.currentPageIndicatorTintColor ?? .white
                Circle().fill(Color(uiColor: page == control.currentPage ? current : control.pageIndicatorTintColor ?? current.withAlphaComponent(0.3)))
                    .frame(width: 8, height: 8)
            }
        }
        .padding(.horizontal, control.backgroundStyle == .prominent ? 12 : 0)
        .frame(height: 26)
        .background { if control.backgroundStyle == .prominent { Capsule().fill(Color(uiColor: .tertiarySystemFill)) } }
        .opacity(control.hidesForSinglePage && control.numberOfPages < 2 ? 0 : 1)
    }

    static func slider(_ slider: UISlider) -> some View {
        let bounds = bounds(slider.minimumValue, slider.maximumValue)
        let tint = Color(uiColor: slider.tintColor)
        return HStack(spacing: 8) {
            if let image = slider.minimumValueImage { Image(uiImage: image).foregroundColor(tint) }
            Slider(value: .constant(slider.value.isNaN ? bounds.lowerBound : slider.value), in: bounds)
                .tint((slider.minimumTrackTintColor ?? (slider.hasOwnTint ? slider.tintColor : nil)).map { Color(uiColor: $0) })
            if let image = slider.maximumValueImage { Image(uiImage: image).foregroundColor(tint) }
        }
        .looks { $0.slider = slider.look }
        .notDrawn(slider.hasThumbImage ? "UISlider.setThumbImage" : nil)
    }

    /// The range of a control's values, which must be finite.
    private static func bounds<Value: BinaryFloatingPoint>(_ minimum: Value, _ maximum: Value) -> ClosedRange<Value> {
        let low = minimum.isFinite ? minimum : 0
        return low...(maximum.isFinite ? max(low, maximum) : low)
    }

    static func toggle(_ control: UISwitch) -> some View {
        Toggle("", isOn: .constant(control.isOn)).labelsHidden().tint(control.onTintColor.map { Color(uiColor: $0) })
            .looks { $0.toggle = control.look }
    }

    static func segments(_ control: UISegmentedControl) -> some View {
        Picker("", selection: .constant(control.selectedSegmentIndex)) {
            ForEach(0..<control.numberOfSegments, id: \.self) { index in
                Group {
                    if let image = control.imageForSegment(at: index) {
                        Image(uiImage: image)
                    } else {
                        Text(verbatim: control.titleForSegment(at: index) ?? "")
                    }
                }
                .tag(index)
            }
        }
        .pickerStyle(.segmented)
        .looks { $0.segments = control.look }
    }

    /// A bar of 4 points with round ends; one of 2.5 with straight ends in the style of bars.
    static func progress(_ view: UIProgressView) -> some View {
        let (isBar, value) = (view.progressViewStyle == .bar, CGFloat(min(max(0, view.progress.isNaN ? 0 : view.progress), 1)))
        let shape = RoundedRectangle(cornerRadius: isBar ? 0 : 2)
        return shape.fill(Color(uiColor: view.trackTintColor ?? (isBar ? .clear : .systemFill)))
            .overlay(alignment: .leading) {
                GeometryReader { proxy in
                    shape.fill(Color(uiColor: view.progressTintColor ?? view.tintColor)).frame(width: proxy.size.width * value)
                }
            }
            .frame(height: isBar ? 2.5 : 4)
    }

    /// A ring of all colors around the chosen one.
    static func colorWell(_ well: UIColorWell) -> some View {
        let colors = stride(from: 0.0, through: 1, by: 0.125).map { Color(hue: $0, saturation: 0.9, brightness: 1) }
        return ZStack {
            Circle().strokeBorder(AngularGradient(colors: colors, center: .center), lineWidth: 3)
            if let color = well.selectedColor { Circle().fill(Color(uiColor: color)).padding(5) }
        }
        .frame(width: 28, height: 28)
        .opacity(well.isEnabled ? 1 : 0.5)
    }

    static func stepper(_ stepper: UIStepper) -> some View {
        let bounds = bounds(stepper.minimumValue, stepper.maximumValue)
        return Stepper("", value: .constant(stepper.value.isNaN ? bounds.lowerBound : stepper.value), in: bounds).labelsHidden()
    }

    @ViewBuilder static func datePicker(_ picker: UIDatePicker) -> some View {
        let parts: DatePickerComponents = picker.datePickerMode == .time ? .hourAndMinute : picker.datePickerMode == .date ? .date : [.date, .hourAndMinute]
        let plain = DatePicker("", selection: .constant(picker.date), displayedComponents: parts).labelsHidden()
        switch picker.preferredDatePickerStyle {
        case .wheels: plain.datePickerStyle(.wheel)
        case .inline: plain.datePickerStyle(.graphical)
        default: plain.datePickerStyle(.compact)
        }
    }

    /// A button without a configuration: its image before its title, with half a line of room above and below unless it has insets.
    static func button(_ button: UIButton) -> some View {
        let title = button.currentTitle.flatMap { $0.isEmpty ? nil : $0 }
        let insets = button.contentEdgeInsets
        let room: CGFloat = insets == .zero && title != nil ? 6 : 0
        func shift(_ insets: UIEdgeInsets) -> CGSize { CGSize(width: (insets.left - insets.right) / 2, height: (insets.top - insets.bottom) / 2) }
        let symbol = symbol(button.buttonType)
        return HStack(spacing: 0) {
            if let image = button.shownImage {
                Image(uiImage: image).foregroundColor(Color(uiColor: button.isEnabled ? button.tintColor : .tertiaryLabel)).offset(
                    shift(button.imageEdgeInsets))
            } else if let symbol {
                Image(systemName: symbol).font(.system(size: 20)).foregroundColor(Color(uiColor: button.currentTitleColor))
            }
            if title != nil {
                (button.currentAttributedTitle.map(AttributedRuns.text) ?? Text(verbatim: title ?? ""))
                    .modifier(ScaledFont(button.titleLabel?.font, isAdjusted: button.titleLabel?.adjustsFontForContentSizeCategory ?? false))
                    .foregroundColor(Color(uiColor: button.currentTitleColor))
                    .lineLimit(button.titleLabel.map { $0.numberOfLines == 0 ? nil : $0.numberOfLines } ?? 1)
                    .multilineTextAlignment(button.titleLabel?.textAlignment == .left ? .leading : .center)
                    .offset(shift(button.titleEdgeInsets))
                    .opacity(button.titleLabel.map { $0.isHidden ? 0 : Double($0.alpha) } ?? 1)
            }
        }
        .padding(EdgeInsets(top: insets.top + room, leading: insets.left, bottom: insets.bottom + room, trailing: insets.right))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place(button))
        .background { if let image = button.currentBackgroundImage { Image(uiImage: image).resizable() } }
    }

    /// The place of a control's content in a larger control.
    static func place(_ control: UIControl) -> Alignment {
        let horizontal: HorizontalAlignment =
            switch control.contentHorizontalAlignment {
            case .left, .leading: .leading
            case .right, .trailing: .trailing
            case .center, .fill: .center
            }
        let vertical: VerticalAlignment =
            switch control.contentVerticalAlignment {
            case .top: .top
            case .bottom: .bottom
            case .center, .fill: .center
            }
        return Alignment(horizontal: horizontal, vertical: vertical)
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

    static func alignment(_ alignment: NSTextAlignment) -> HorizontalAlignment {
        switch alignment {
        case .center: .center
        case .right: .trailing
        default: .leading
        }
    }
}

extension View {
    /// Gives the controls inside their own appearance.
    fileprivate func looks(_ change: @escaping (inout ControlLooks) -> Void) -> some View {
        transformEnvironment(\.controlLooks) { looks in
            var own = looks ?? Appearance.shared.looks
            change(&own)
            looks = own
        }
    }
}
