import Easel
import Views

extension ControlPicture {
    /// The text of a field between its side views.
    static func field(_ field: UITextField) -> AnyView? {
        let (left, right) = (field.shownSide(field.leftView, field.leftViewMode), field.shownSide(field.rightView, field.rightViewMode))
        let isRounded = field.borderStyle == .roundedRect
        let insets = textInsets(of: field)
        return AnyView(
            field.typed(fieldText(field).padding(insets))
                .frame(minHeight: isRounded ? 34 : nil)
                .overlay(alignment: .leading) {
                    if let left { side(left, of: field).offset(x: field.leftViewRect(forBounds: sample).minX - sample.minX) }
                }
                .overlay(alignment: .trailing) {
                    if let right { side(right, of: field).offset(x: field.rightViewRect(forBounds: sample).maxX - sample.maxX) }
                    if field.showsClearButton {
                        Image(systemName: "xmark.circle.fill").font(.system(size: 15)).foregroundColor(Color(uiColor: .tertiaryLabel)).padding(.trailing, 6)
                            .onTapGesture { field.clear() }
                    }
                }
                .background {
                    if isRounded { RoundedRectangle(cornerRadius: 5).fill(Color(uiColor: .systemBackground)) }
                    if let image = field.background, field.borderStyle == .none { image.stretched }
                }
                .overlay {
                    if isRounded { RoundedRectangle(cornerRadius: 5).strokeBorder(Color(uiColor: .separator), lineWidth: 0.5) }
                    if field.borderStyle == .line || field.borderStyle == .bezel { Rectangle().strokeBorder(Color(uiColor: .label), lineWidth: 1) }
                })
    }

    /// The bounds with which a field is asked for the places of its parts.
    private static let sample = CGRect(x: 0, y: 0, width: 1000, height: 1000)

    /// The distances of the text from the field's edges, which a user's class may change.
    private static func textInsets(of field: UITextField) -> EdgeInsets {
        func part(_ bounds: CGRect) -> CGRect {
            field.text?.isEmpty ?? true ? field.placeholderRect(forBounds: bounds) : field.textRect(forBounds: bounds)
        }
        let larger = CGRect(x: 0, y: 0, width: 2000, height: 2000)
        let (first, second) = (part(sample), part(larger))
        // A part that doesn't follow the field's size has its place at one side, and no inset at the other.
        func inset(_ first: CGFloat, _ second: CGFloat) -> CGFloat { abs(first - second) < 0.5 ? max(0, first) : 0 }
        return EdgeInsets(
            top: inset(first.minY, second.minY), leading: inset(first.minX, second.minX),
            bottom: inset(sample.maxY - first.maxY, larger.maxY - second.maxY), trailing: inset(sample.maxX - first.maxX, larger.maxX - second.maxX))
    }

    /// A view at the size of its frame, if it has one.
    private static func side(_ view: UIView, of field: UITextField) -> some View {
        let size = view.frame.size
        view.shownIn = field
        let picture = view.picture(filling: size == .zero ? [] : [.horizontal, .vertical]) ?? AnyView(RepresentedPlaceholder(of: view))
        return size == .zero ? picture : AnyView(picture.frame(width: size.width, height: size.height))
    }

    private static func fieldText(_ field: UITextField) -> some View {
        let text = field.text ?? ""
        let isEmpty = text.isEmpty
        let plain = isEmpty ? field.placeholder ?? "" : field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
        let shown = field.isSecureTextEntry && !isEmpty ? Text(verbatim: plain) : field.shownAttributes.map { AttributedRuns.text($0) } ?? Text(verbatim: plain)
        return
            shown
            .modifier(ScaledFont(field.font, isAdjusted: field.adjustsFontForContentSizeCategory))
            .foregroundColor(isEmpty ? Color(uiColor: .placeholderText) : field.textColor.map { Color(uiColor: $0) })
            .lineLimit(1)
            .minimumScaleFactor(field.adjustsFontSizeToFitWidth ? max(field.minimumFontSize / (field.font?.pointSize ?? 17), 0.1) : 1)
            .overlay(alignment: isEmpty ? .leading : .trailing) { field.caret.offset(x: isEmpty ? 0 : 2) }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: Alignment(horizontal: alignment(field.textAlignment), vertical: vertical(field)))
    }

    private static func vertical(_ field: UITextField) -> VerticalAlignment { place(field).vertical }
}
