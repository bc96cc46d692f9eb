/// An alert or an action sheet on its own, for UIKit's `UIAlertController`.
package struct DialogPicture: View {
    private let content: DialogContent
    private let isSheet: Bool

    /// - Parameters:
    ///   - actions: the buttons and text fields.
    ///   - isSheet: whether it is an action sheet.
    package init(title: String?, message: String?, actions: AnyView, isSheet: Bool) {
        content = DialogContent(
            title: Text(verbatim: title ?? ""), isTitleVisible: title != nil, actions: actions, message: message.map { AnyView(Text(verbatim: $0)) })
        self.isSheet = isSheet
    }

    package var body: some View {
        Group {
            if isSheet {
                ActionSheetCard(content: content, dismiss: {})
            } else {
                AlertCard(content: content, dismiss: {})
            }
        }
        .modifier(DialogEnvironment())
    }
}
