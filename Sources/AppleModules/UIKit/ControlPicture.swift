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
                rightPicture
            }
            .frame(maxHeight: field.borderStyle == .roundedRect ? 34 : nil)
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
            .font(field.font.map { Font($0) })
            .foregroundColor(isEmpty ? Color(uiColor: .placeholderText) : field.textColor.map { Color(uiColor: $0) })
            .lineLimit(1)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: Alignment(horizontal: alignment(field.textAlignment), vertical: .center))
            .padding(.horizontal, field.borderStyle == .none ? 0 : 7)
    }

    static func textView(_ view: UITextView) -> some View {
        let (inset, line) = (view.textContainerInset, view.textContainer.lineFragmentPadding)
        return (view.attributedText.map(AttributedRuns.text) ?? Text(verbatim: view.text ?? ""))
            .font(view.font.map { Font($0) } ?? .system(size: 12))
            .foregroundColor(view.textColor.map { Color(uiColor: $0) })
            .multilineTextAlignment(view.textAlignment == .center ? .center : view.textAlignment == .right ? .trailing : .leading)
            .padding(EdgeInsets(top: inset.top, leading: inset.left + line, bottom: inset.bottom, trailing: inset.right + line))
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: Alignment(horizontal: alignment(view.textAlignment), vertical: .top))
            .clipped()
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
        .frame(height: 26)
        .opacity(control.hidesForSinglePage && control.numberOfPages < 2 ? 0 : 1)
    }

    static func slider(_ slider: UISlider) -> some View {
        let bounds = bounds(slider.minimumValue, slider.maximumValue)
        return Slider(value: .constant(slider.value.isNaN ? bounds.lowerBound : slider.value), in: bounds)
            .tint((slider.minimumTrackTintColor).map { Color(uiColor: $0) })
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
            ForEach(0..<control.numberOfSegments, id: \.self) { Text(verbatim: control.titleForSegment(at: $0) ?? "").tag($0) }
        }
        .pickerStyle(.segmented)
        .looks { $0.segments = control.look }
    }

    static func progress(_ view: UIProgressView) -> some View {
        ProgressView(value: Double(min(max(0, view.progress), 1))).tint(view.progressTintColor.map { Color(uiColor: $0) })
            .notDrawn(view.trackTintColor == nil ? nil : "UIProgressView.trackTintColor")
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

    static func button(_ button: UIButton) -> some View {
        HStack(spacing: 4) {
            if let image = button.imageView?.image {
                Image(uiImage: image)
            } else if let symbol = symbol(button.buttonType) {
                Image(systemName: symbol).font(.system(size: 20))
            }
            if let title = button.currentTitle { Text(verbatim: title).font(button.titleLabel.map { Font($0.font) }) }
        }
        .foregroundColor(Color(uiColor: button.titleColor ?? (button.buttonType == .close ? .secondaryLabel : button.tintColor)))
        .padding(
            EdgeInsets(
                top: button.contentEdgeInsets.top, leading: button.contentEdgeInsets.left, bottom: button.contentEdgeInsets.bottom,
                trailing: button.contentEdgeInsets.right)
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { if let image = button.backgroundImage { Image(uiImage: image).resizable() } }
        .opacity(button.isEnabled ? 1 : 0.5)
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

    /// The row or column of a stack; nil if one of its views can't be drawn.
    static func stack(_ stack: UIStackView) -> AnyView? {
        let (isVertical, isEqual) = (stack.axis == .vertical, stack.distribution == .fillEqually)
        let (along, across): (Axis.Set, Axis.Set) = isVertical ? (.vertical, .horizontal) : (.horizontal, .vertical)
        var parts: [AnyView] = []
        for view in stack.arrangedSubviews where !view.isHidden {
            let (fixed, same) = (view.arrangedSize(), view.axes(equalTo: stack))
            let ratio = fixed.width == nil && fixed.height == nil ? view.constrainedRatio() : nil
            let limited: Axis.Set = (fixed.width == nil ? [] : Axis.Set.horizontal).union(fixed.height == nil ? [] : .vertical)
            let axes = (isEqual ? along : []).union(stack.alignment == .fill ? across : []).union(limited).union(same)
                .union(ratio == nil ? [] : [.horizontal, .vertical])
            var picture = view.picture(filling: axes) ?? AnyView(RepresentedPlaceholder(of: view))
            if !limited.isEmpty { picture = AnyView(picture.frame(width: fixed.width, height: fixed.height)) }
            if let ratio { picture = AnyView(RatioLayout(ratio: ratio, axis: isVertical ? .horizontal : .vertical) { picture }) }
            let after = stack.customSpacing(after: view)
            if after != UIStackView.spacingUseDefault, view !== stack.arrangedSubviews.last(where: { !$0.isHidden }) {
                picture = AnyView(picture.padding(isVertical ? .bottom : .trailing, after - stack.spacing))
            }
            parts.append(
                isEqual ? AnyView(isVertical ? picture.frame(minHeight: 0, maxHeight: .infinity) : picture.frame(minWidth: 0, maxWidth: .infinity)) : picture)
        }
        let isSpaced = stack.distribution == .equalSpacing
        let items = ForEach(Array(parts.enumerated()), id: \.offset) { index, part in
            if isSpaced && index > 0 { Spacer(minLength: stack.spacing) }
            part
        }
        let spacing = isSpaced ? 0 : stack.spacing
        let unknown: String? =
            switch stack.distribution {
            case .fillProportionally: "UIStackView.distribution = .fillProportionally"
            case .equalCentering: "UIStackView.distribution = .equalCentering"
            default: nil
            }
        let picture =
            isVertical
            ? AnyView(VStack(alignment: horizontal(stack.alignment), spacing: spacing) { items })
            : AnyView(HStack(alignment: vertical(stack.alignment), spacing: spacing) { items })
        let margins = stack.isLayoutMarginsRelativeArrangement ? EdgeInsets(stack.directionalLayoutMargins) : EdgeInsets()
        return AnyView(picture.padding(margins).notDrawn(unknown))
    }

    private static func horizontal(_ alignment: UIStackView.Alignment) -> HorizontalAlignment {
        switch alignment {
        case .leading: .leading
        case .trailing: .trailing
        default: .center
        }
    }

    private static func vertical(_ alignment: UIStackView.Alignment) -> VerticalAlignment {
        switch alignment {
        case .leading: .top
        case .trailing: .bottom
        case .firstBaseline: .firstTextBaseline
        case .lastBaseline: .lastTextBaseline
        default: .center
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
