/// Examples of controls, lists, and pages, and of modifiers that need one of them. Each is a whole view, like those of ``ExampleViews``.
enum ControlExampleViews {
    static let all = [controls, menus, styles, styleOptions, rows, pages, others].reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }

    /// Returns a view with modifiers, as JSON.
    private static func view(_ view: String, _ modifiers: String...) -> String {
        "{ \(view), \"modifiers\": [\(modifiers.joined(separator: ", "))] }"
    }

    private static let buy = #""Button": { "title": "Buy", "set": { "count": "count + 1" } }"#
    private static let undo =
        #""ControlGroup": [{ "Button": { "title": "Undo", "set": { "count": "count - 1" } } }, { "Button": { "title": "Redo", "set": { "count": "count + 1" } } }]"#
    private static let sort =
        #""Menu": { "title": "Sort", "content": [{ "Button": { "title": "By name", "set": { "choice": "Name" } } }, { "Button": { "title": "By date", "set": { "choice": "Date" } } }] }"#
    private static let date = #""DatePicker": { "selection": "date", "title": "Birthday", "components": "date" }"#
    private static let apples = #"{ "Text": "Apples" }"#
    private static let section = #""Section": { "header": { "Text": "Fruit" }, "content": [{ "Text": "Apples" }, { "Text": "Pears" }] }"#

    private static let controls: [String: String] = [
        "ColorPicker": #"{ "ColorPicker": { "color": "blue", "title": "Ink" } }"#,
        "ContentUnavailableView":
            #"{ "ContentUnavailableView": { "title": "No Messages", "systemImage": "tray", "description": { "Text": "New messages appear here." } } }"#,
        "ControlGroup": "{ \(undo) }",
        "DatePicker": "{ \(date) }",
        "DisclosureGroup": #"{ "DisclosureGroup": { "title": "Delivery", "content": { "Text": "Arrives on Monday" } } }"#,
        "GroupBox": #"{ "GroupBox": { "title": "Heart Rate", "content": { "Text": "72 beats per minute" } } }"#,
        "LabeledContent": #"{ "LabeledContent": { "title": "Version", "content": { "Text": "2.1" } } }"#,
        "Menu": "{ \(sort) }",
        "SecureField": #"{ "SecureField": { "text": "password", "placeholder": "Password" } }"#,
        "ShareLink": #"{ "ShareLink": { "item": "https://example.com", "title": "Share" } }"#,
        "Slot": #"{ "Slot": { "name": "header" } }"#,
        "Stepper": #"{ "Stepper": { "value": "count", "title": "Guests: {count}", "min": 1, "max": 8 } }"#,
        "TextEditor": view(#""TextEditor": "name""#, #"{ "frame": { "height": 120 } }"#),
    ]

    private static let menus: [String: String] = [
        "alert": view(
            #""Button": { "title": "Delete", "set": { "isOn": true } }"#,
            #"{ "alert": { "isPresented": "isOn", "title": "Delete the picture?", "actions": { "Button": { "title": "Delete", "role": "destructive", "set": { "count": 0 } } } } }"#
        ),
        "confirmationDialog": view(
            #""Button": { "title": "Discard", "set": { "isOn": true } }"#,
            #"{ "confirmationDialog": { "isPresented": "isOn", "title": "Discard the draft?", "actions": { "Button": { "title": "Discard", "role": "destructive", "set": { "count": 0 } } } } }"#
        ),
        "contextMenu": view(#""Text": "Picture""#, #"{ "contextMenu": [{ "Button": { "title": "Copy", "set": { "count": "count + 1" } } }] }"#),
        "inspector": view(#""Text": "Picture""#, #"{ "inspector": { "isPresented": "isOn", "content": { "Text": "12 megapixels" } } }"#),
        "menuActionDismissBehavior": view(sort, #"{ "menuActionDismissBehavior": "disabled" }"#),
        "menuOrder": view(sort, #"{ "menuOrder": "fixed" }"#),
    ]

    private static let styles: [String: String] = [
        "buttonBorderShape": view(buy, #"{ "buttonStyle": "bordered" }"#, #"{ "buttonBorderShape": "capsule" }"#),
        "buttonStyle": view(buy, #"{ "buttonStyle": "borderedProminent" }"#),
        "controlGroupStyle": view(undo, #"{ "controlGroupStyle": "menu" }"#),
        "controlSize": view(buy, #"{ "buttonStyle": "bordered" }"#, #"{ "controlSize": "large" }"#),
        "datePickerStyle": view(date, #"{ "datePickerStyle": "graphical" }"#),
        "disclosureGroupStyle": view(
            #""DisclosureGroup": { "title": "Delivery", "content": { "Text": "Arrives on Monday" } }"#,
            #"{ "disclosureGroupStyle": { "VStack": [{ "Configuration": "label" }, { "if": "configuration.isExpanded", "then": { "Configuration": "content" } }] } }"#
        ),
        "formStyle": view(#""Form": [{ "Toggle": { "isOn": "isOn", "title": "Mute" } }]"#, #"{ "formStyle": "grouped" }"#),
        "groupBoxStyle": view(
            #""GroupBox": { "title": "Heart Rate", "content": { "Text": "72 beats per minute" } }"#,
            #"{ "groupBoxStyle": { "VStack": [{ "Configuration": "label" }, { "Configuration": "content" }] } }"#),
        "hoverEffect": view(buy, #"{ "hoverEffect": "lift" }"#),
        "labeledContentStyle": view(
            #""LabeledContent": { "title": "Version", "content": { "Text": "2.1" } }"#,
            #"{ "labeledContentStyle": { "VStack": [{ "Configuration": "label" }, { "Configuration": "content" }] } }"#),
        "symbolEffect": view(#""Image": "bell""#, #"{ "symbolEffect": { "effect": "bounce", "value": "count" } }"#),
        "symbolRenderingMode": view(#""Image": "wifi""#, #"{ "symbolRenderingMode": "hierarchical" }"#),
        "symbolVariant": view(#""Label": { "title": "Favorites", "systemImage": "star" }"#, #"{ "symbolVariant": "fill" }"#),
        "toggleStyle": view(#""Toggle": { "isOn": "isOn", "title": "Mute" }"#, #"{ "toggleStyle": "button" }"#),
    ]

    private static let table =
        #""Table": { "rows": "range(1, 4)", "columns": [{ "title": "Number", "content": { "Text": "{row}" } }, { "title": "Square", "content": { "Text": "{row * row}" } }] }"#
    private static let regular = #"{ "environment": { "horizontalSizeClass": "regular" } }"#

    private static let styleOptions: [String: String] = [
        "menuStyle": view(sort, #"{ "menuStyle": "borderedButton" }"#),
        "navigationLinkIndicatorVisibility": view(
            #""NavigationStack": { "List": { "NavigationLink": { "label": { "Text": "Details" }, "destination": { "Text": "More about it" } } } }"#,
            #"{ "navigationLinkIndicatorVisibility": "hidden" }"#),
        "navigationSplitViewStyle": view(
            #""NavigationSplitView": { "sidebar": { "List": { "Text": "Inbox" } }, "detail": { "Text": "Message" } }"#,
            #"{ "navigationSplitViewStyle": "prominentDetail" }"#, regular),
        "privacySensitive": view(
            #""VStack": [{ "Text": "Balance" }, { "Text": "1,250", "modifiers": ["privacySensitive"] }]"#, #"{ "redacted": "privacy" }"#),
        "redacted": view(#""VStack": [{ "Text": "A title" }, { "Image": "photo" }]"#, #"{ "redacted": "placeholder" }"#),
        "tableColumnHeaders": view(table, #"{ "tableColumnHeaders": "hidden" }"#, regular),
        "tableStyle": view(table, #"{ "tableStyle": "inset" }"#),
        "textEditorStyle": view(#""TextEditor": "name""#, #"{ "textEditorStyle": "roundedBorder" }"#, #"{ "frame": { "height": 120 } }"#),
        "unredacted": view(#""VStack": [{ "Text": "Loading", "modifiers": ["unredacted"] }, { "Text": "A title" }]"#, #"{ "redacted": "placeholder" }"#),
    ]

    /// Returns a list of rows, with a modifier of a row, of a section of theirs, or of the list.
    private static func list(row: String) -> String { "{ \"List\": [\(view(#""Text": "Apples""#, row)), { \"Text\": \"Pears\" }] }" }
    private static func list(section modifier: String) -> String { view("\"List\": \(view(section, modifier))", #"{ "listStyle": "plain" }"#) }
    private static func list(_ modifiers: String) -> String { view(#""List": [{ "Text": "Apples" }, { "Text": "Pears" }]"#, modifiers) }

    private static let rows: [String: String] = [
        "badge": list(row: #"{ "badge": "{count}" }"#),
        "deleteDisabled": list(row: #""deleteDisabled""#),
        "headerProminence": "{ \"List\": \(view(section, #"{ "headerProminence": "increased" }"#)) }",
        "listRowSeparatorTint": list(row: #"{ "listRowSeparatorTint": "orange" }"#),
        "listRowSpacing": list(#"{ "listRowSpacing": 8 }"#),
        "listSectionSeparator": list(section: #"{ "listSectionSeparator": "hidden" }"#),
        "listSectionSeparatorTint": list(section: #"{ "listSectionSeparatorTint": "orange" }"#),
        "listSectionSpacing": view("\"List\": [{ \"Section\": \(apples) }, { \"Section\": \(apples) }]", #"{ "listSectionSpacing": 12 }"#),
        "moveDisabled": list(row: #""moveDisabled""#),
        "scrollContentBackground": list(#"{ "scrollContentBackground": "hidden" }, { "background": "yellow" }"#),
        "selectionDisabled":
            #"{ "List": { "selection": "choice", "content": [{ "Text": "Pears", "modifiers": [{ "tag": "'Pear'" }] }, { "Text": "Sold out", "modifiers": ["selectionDisabled"] }] } }"#,
        "swipeActions": list(row: #"{ "swipeActions": [{ "Button": { "title": "Delete", "role": "destructive", "set": { "count": "count - 1" } } }] }"#),
    ]

    /// Returns a page with a title and modifiers.
    private static func page(_ modifiers: String, title: String = "Fruit") -> String {
        "{ \"NavigationStack\": { \"List\": [\(apples)], \"modifiers\": [{ \"navigationTitle\": \"\(title)\" }, \(modifiers)] } }"
    }

    private static let growing =
        #"{ "NavigationStack": { "NavigationLink": { "label": { "Text": "Picture", "modifiers": [{ "matchedTransitionSource": "'picture'" }] }, "destination": { "Color": "blue", "modifiers": [{ "navigationTransition": "'picture'" }] } } } }"#
    private static let tabs =
        #""TabView": [{ "Text": "A map", "modifiers": [{ "tabItem": { "title": "Map", "systemImage": "map" } }] }, { "Text": "A list", "modifiers": [{ "tabItem": { "title": "List", "systemImage": "list.bullet" } }] }]"#

    private static let pages: [String: String] = [
        "EditButton": page(#"{ "toolbar": { "trailing": { "EditButton": {} } } }"#),
        "TabView": "{ \(tabs) }",
        "matchedTransitionSource": growing,
        "navigationSubtitle": page(#"{ "navigationSubtitle": "3 kinds" }"#),
        "navigationTransition": growing,
        "searchable": page(#"{ "searchable": { "text": "name", "prompt": "Find fruit" } }"#),
        "tabItem": "{ \(tabs) }",
        "tabViewStyle": view(#""TabView": [{ "Text": "One" }, { "Text": "Two" }]"#, #"{ "tabViewStyle": "page" }"#),
        "toolbar": page(#"{ "toolbar": { "trailing": { "Button": { "title": "Add", "set": { "count": "count + 1" } } } } }"#),
        "toolbarColorScheme": page(#"{ "toolbarBackground": { "color": "blue", "visibility": "visible" } }, { "toolbarColorScheme": "dark" }"#),
    ]

    private static let others: [String: String] = [
        "accessibilityHidden": view(#""Image": "sparkles""#, #""accessibilityHidden""#),
        "contentMargins": view(#""ScrollView": { "Text": "A text that scrolls" }"#, #"{ "contentMargins": { "length": 20, "edges": "horizontal" } }"#),
        "contentShape": view(
            #""HStack": [{ "Text": "Wi-Fi" }, { "Spacer": {} }, { "Image": "wifi" }]"#, #"{ "contentShape": { "Rectangle": {} } }"#,
            #"{ "onTapGesture": { "set": { "isOn": "!isOn" } } }"#),
        "draggable": view(#""Text": "Pear""#, #"{ "draggable": "'Pear'" }"#),
        "dropDestination": view(#""Text": "Basket""#, #"{ "dropDestination": { "set": { "count": "count + 1" } } }"#),
        "dynamicTypeSize": view(#""Text": "Hello""#, #"{ "dynamicTypeSize": "xxLarge" }"#),
        "scrollBounceBehavior": view(#""ScrollView": { "Text": "A short text" }"#, #"{ "scrollBounceBehavior": "basedOnSize" }"#),
        "scrollIndicatorsFlash": view(#""ScrollView": { "Text": "A text that scrolls" }"#, #"{ "scrollIndicatorsFlash": "count" }"#),
        "scrollTargetBehavior": view(
            #""ScrollView": { "axis": "horizontal", "content": { "LazyHStack": { "ForEach": { "in": "range(0, 5)", "as": "i", "content": { "Text": "Page {i}" } } } } }"#,
            #"{ "scrollTargetBehavior": "paging" }"#),
        "transaction": view(#""Circle": {}"#, #"{ "offset": { "x": "count * 10" } }"#, #"{ "transaction": { "animation": "bouncy" } }"#),
    ]
}
