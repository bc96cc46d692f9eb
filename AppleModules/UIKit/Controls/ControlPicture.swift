import Easel
import Views

/// Drawings of UIKit's controls, made of SwiftUI's controls, whose values are those of UIKit's.
@MainActor
enum ControlPicture {
    static func textView(_ view: UITextView) -> some View {
        let (inset, line) = (view.textContainerInset, view.textContainer.lineFragmentPadding)
        let styled = view.shownAttributedText
        let given = styled?.firstParagraph?.alignment ?? .natural
        let alignment = given == .natural ? view.textAlignment : given
        let text = textViewText(view, alignment)
            .overlay(alignment: view.hasText ? .bottomTrailing : .topLeading) { view.caret.frame(height: view.font?.lineHeight ?? 15) }
            .padding(EdgeInsets(top: inset.top, leading: inset.left + line, bottom: inset.bottom, trailing: inset.right + line))
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: Alignment(horizontal: Self.alignment(alignment), vertical: .top))
            .clipped()
        return view.typed(text)
    }

    @ViewBuilder private static func textViewText(_ view: UITextView, _ alignment: NSTextAlignment) -> some View {
        let styled = view.shownAttributedText
        if let styled, styled.hasParagraphs {
            AttributedLines(styled, font: view.font ?? .systemFont(ofSize: 12), color: view.textColor ?? .label)
        } else {
            (styled.map { AttributedRuns.text($0) } ?? Text(verbatim: view.text ?? ""))
                .modifier(ScaledFont(view.font ?? .systemFont(ofSize: 12), isAdjusted: view.adjustsFontForContentSizeCategory))
                .foregroundColor(view.textColor.map { Color(uiColor: $0) })
                .multilineTextAlignment(alignment == .center ? .center : alignment == .right ? .trailing : .leading)
                .lineSpacing(styled?.firstParagraph?.lineSpacing ?? 0)
                .lineLimit(view.textContainer.maximumNumberOfLines > 0 ? view.textContainer.maximumNumberOfLines : nil)
        }
    }

    /// A bar of 56 points with a field of 36.
    static func searchBar(_ bar: UISearchBar) -> some View {
        HStack(spacing: 8) {
            HStack(spacing: 6) {
                Image(systemName: "magnifyingglass").foregroundColor(Color(uiColor: .secondaryLabel))
                Text(verbatim: bar.text.flatMap { $0.isEmpty ? nil : $0 } ?? bar.placeholder ?? " ")
                    .foregroundColor(Color(uiColor: bar.text?.isEmpty ?? true ? .secondaryLabel : .label)).lineLimit(1)
                    .overlay(alignment: bar.editedText.isEmpty ? .leading : .trailing) { bar.caret.offset(x: bar.editedText.isEmpty ? 0 : 2) }
                Spacer(minLength: 0)
            }
            .padding(.horizontal, 8)
            .frame(height: 36)
            .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
            .modifier(TypedView(view: bar))
            if bar.showsCancelButton { Text("Cancel").foregroundColor(.accentColor).onTapGesture { bar.cancel() } }
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
            if slider.hasOwnParts {
                SliderPicture(slider: slider, filled: tint)
            } else {
                Slider(
                    value: Binding(get: { slider.value.isNaN ? bounds.lowerBound : slider.value }, set: { slider.drag(to: $0) }), in: bounds,
                    onEditingChanged: { slider.setDragging($0) }
                )
                .tint((slider.minimumTrackTintColor ?? (slider.hasOwnTint ? slider.tintColor : nil)).map { Color(uiColor: $0) })
            }
            if let image = slider.maximumValueImage { Image(uiImage: image).foregroundColor(tint) }
        }
        .disabled(!slider.isEnabled)
        .looks { $0.slider = slider.look }
    }

    /// The range of a control's values, which must be finite.
    private static func bounds<Value: BinaryFloatingPoint>(_ minimum: Value, _ maximum: Value) -> ClosedRange<Value> {
        let low = minimum.isFinite ? minimum : 0
        return low...(maximum.isFinite ? max(low, maximum) : low)
    }

    static func toggle(_ control: UISwitch) -> some View {
        let isOn = Binding(
            get: { control.isOn },
            set: {
                control.isOn = $0
                control.valueDidChange()
            })
        return Toggle("", isOn: isOn).labelsHidden().disabled(!control.isEnabled).tint(control.onTintColor.map { Color(uiColor: $0) })
            .looks { $0.toggle = control.look }
    }

    static func segments(_ control: UISegmentedControl) -> some View {
        Picker("", selection: Binding(get: { control.selectedSegmentIndex }, set: { control.choose($0) })) {
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
        .disabled(!control.isEnabled)
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
        let value = stepper.value.isNaN ? bounds.lowerBound : stepper.value
        let (canAdd, canSubtract) = (stepper.wraps || value < bounds.upperBound, stepper.wraps || value > bounds.lowerBound)
        return Stepper(
            "", onIncrement: canAdd ? { stepper.step(up: true) } : nil, onDecrement: canSubtract ? { stepper.step(up: false) } : nil
        )
        .labelsHidden().disabled(!stepper.isEnabled)
    }

    @ViewBuilder static func datePicker(_ picker: UIDatePicker) -> some View {
        let parts: DatePickerComponents = picker.datePickerMode == .time ? .hourAndMinute : picker.datePickerMode == .date ? .date : [.date, .hourAndMinute]
        let date = Binding(get: { picker.date }, set: { picker.choose($0) })
        let plain = DatePicker("", selection: date, displayedComponents: parts).labelsHidden().disabled(!picker.isEnabled)
        switch picker.preferredDatePickerStyle {
        case .wheels: plain.datePickerStyle(.wheel)
        case .inline: plain.datePickerStyle(.graphical)
        default: plain.datePickerStyle(.compact)
        }
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
