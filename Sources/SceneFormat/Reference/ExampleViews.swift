/// Examples that show the purpose of views and modifiers. Each is a whole view; the other examples are generated from signatures.
enum ExampleViews {
    /// The examples by the name of the view or modifier.
    static let all: [String: String] = containers.merging(controls) { first, _ in first }.merging(effects) { first, _ in first }
        .merging(texts) { first, _ in first }.merging(actions) { first, _ in first }.merging(pages) { first, _ in first }
        .merging(pagesOfTabs) { first, _ in first }.merging(GeometryExampleViews.all) { first, _ in first }
        .merging(ControlExampleViews.all) { first, _ in first }

    private static let containers: [String: String] = [
        "HStack": #"{ "HStack": [{ "Image": "star.fill" }, { "Text": "Favorites" }] }"#,
        "VStack": #"{ "VStack": { "alignment": "leading", "spacing": 4, "content": [{ "Text": "Title" }, { "Text": "Subtitle" }] } }"#,
        "ZStack": #"{ "ZStack": [{ "Circle": {}, "modifiers": [{ "fill": "blue" }] }, { "Text": "7" }] }"#,
        "Group": #"{ "Group": [{ "Text": "One" }, { "Text": "Two" }], "modifiers": ["bold"] }"#,
        "LazyVStack": #"{ "LazyVStack": { "ForEach": { "in": "range(0, 20)", "as": "i", "content": { "Text": "Row {i}" } } } }"#,
        "LazyHStack": #"{ "LazyHStack": { "ForEach": { "in": "range(0, 20)", "as": "i", "content": { "Text": "{i}" } } } }"#,
        "LazyVGrid":
            ##"{ "LazyVGrid": { "columns": [{ "adaptive": 60 }], "content": { "ForEach": { "in": "range(0, 9)", "as": "i", "content": { "Text": "{i}" } } } } }"##,
        "LazyHGrid":
            ##"{ "LazyHGrid": { "rows": [{ "fixed": 40 }, { "fixed": 40 }], "content": { "ForEach": { "in": "range(0, 9)", "as": "i", "content": { "Text": "{i}" } } } } }"##,
        "Grid": #"{ "Grid": [{ "GridRow": [{ "Text": "Width" }, { "Text": "390" }] }, { "GridRow": [{ "Text": "Height" }, { "Text": "844" }] }] }"#,
        "GridRow": #"{ "Grid": { "GridRow": [{ "Text": "Width" }, { "Text": "390" }] } }"#,
        "ScrollView": #"{ "ScrollView": { "axis": "horizontal", "content": { "HStack": [{ "Text": "One" }, { "Text": "Two" }] } } }"#,
        "Spacer": #"{ "HStack": [{ "Text": "Left" }, { "Spacer": {} }, { "Text": "Right" }] }"#,
        "Divider": #"{ "VStack": [{ "Text": "Above" }, { "Divider": {} }, { "Text": "Below" }] }"#,
        "EmptyView": #"{ "if": "isOn", "then": { "Text": "On" }, "else": { "EmptyView": {} } }"#,
        "ViewThatFits": #"{ "ViewThatFits": [{ "Text": "A long title" }, { "Text": "Title" }] }"#,
        "List": #"{ "List": [{ "Text": "Apples" }, { "Text": "Pears" }] }"#,
        "Form": #"{ "Form": [{ "TextField": { "text": "name", "placeholder": "Name" } }, { "Toggle": { "isOn": "isOn", "title": "Remember me" } }] }"#,
        "Table":
            #"{ "Table": { "rows": "range(1, 5)", "columns": [{ "title": "Number", "content": { "Text": "{row}" } }, { "title": "Square", "width": 90, "content": { "Text": "{row * row}" } }] } }"#,
        "OutlineGroup": #"{ "List": { "OutlineGroup": { "in": "range(1, 4)", "content": { "Text": "Row {element}" } } } }"#,
        "Section": #"{ "List": { "Section": { "header": { "Text": "Fruit" }, "content": [{ "Text": "Apples" }, { "Text": "Pears" }] } } }"#,
        "NavigationView": #"{ "NavigationView": { "Text": "First page", "modifiers": [{ "navigationTitle": "Home" }] } }"#,
        "NavigationStack": #"{ "NavigationStack": { "Text": "First page", "modifiers": [{ "navigationTitle": "Home" }] } }"#,
        "NavigationSplitView": #"{ "NavigationSplitView": { "sidebar": { "List": { "Text": "Inbox" } }, "detail": { "Text": "Message" } } }"#,
        "NavigationLink": #"{ "NavigationStack": { "NavigationLink": { "label": { "Text": "Details" }, "destination": { "Text": "More about it" } } } }"#,
        "gridCellAnchor": #"{ "Grid": { "GridRow": [{ "Text": "A", "modifiers": [{ "gridCellAnchor": "topLeading" }] }, { "Image": "star" }] } }"#,
        "gridCellColumns": #"{ "Grid": [{ "GridRow": [{ "Text": "A" }, { "Text": "B" }] }, { "Divider": {}, "modifiers": [{ "gridCellColumns": 2 }] }] }"#,
        "gridCellUnsizedAxes":
            #"{ "Grid": [{ "GridRow": [{ "Text": "A" }, { "Text": "B" }] }, { "Divider": {}, "modifiers": [{ "gridCellUnsizedAxes": "horizontal" }] }] }"#,
        "gridColumnAlignment": #"{ "Grid": { "GridRow": [{ "Text": "Name", "modifiers": [{ "gridColumnAlignment": "trailing" }] }, { "Text": "Anna" }] } }"#,
        "frame": #"{ "Color": "blue", "modifiers": [{ "frame": { "width": 100, "height": 50 } }] }"#,
        "padding": #"{ "Text": "Hello", "modifiers": [{ "padding": { "length": 16, "edges": "horizontal" } }] }"#,
        "fixedSize": #"{ "Text": "A text that may be wider than its frame", "modifiers": ["fixedSize"] }"#,
        "layoutPriority": #"{ "HStack": [{ "Text": "May be truncated" }, { "Text": "In full", "modifiers": [{ "layoutPriority": 1 }] }] }"#,
        "layoutValue": #"{ "Text": "Hello", "modifiers": [{ "layoutValue": { "weight": 2 } }] }"#,
        "aspectRatio": #"{ "Color": "blue", "modifiers": [{ "aspectRatio": { "aspectRatio": "16 / 9", "contentMode": "fit" } }] }"#,
        "scaledToFit": #"{ "Image": { "systemName": "star", "resizable": true }, "modifiers": ["scaledToFit"] }"#,
        "scaledToFill": #"{ "Image": { "systemName": "star", "resizable": true }, "modifiers": ["scaledToFill"] }"#,
        "zIndex": #"{ "ZStack": [{ "Text": "In front", "modifiers": [{ "zIndex": 1 }] }, { "Color": "yellow" }] }"#,
        "ignoresSafeArea": #"{ "Color": "blue", "modifiers": [{ "ignoresSafeArea": "all" }] }"#,
        "safeAreaInset": #"{ "List": [{ "Text": "Row" }], "modifiers": [{ "safeAreaInset": { "edge": "bottom", "content": { "Text": "3 items" } } }] }"#,
        "coordinateSpace": #"{ "ZStack": { "GeometryReader": { "Text": "{proxy.frame('board').minX}" } }, "modifiers": [{ "coordinateSpace": "board" }] }"#,
        "containerRelativeFrame": #"{ "Color": "blue", "modifiers": [{ "containerRelativeFrame": { "axes": "horizontal", "count": 3, "span": 2 } }] }"#,
        "listRowBackground": #"{ "List": { "Text": "Row", "modifiers": [{ "listRowBackground": { "Color": "yellow" } }] } }"#,
        "listRowInsets": #"{ "List": { "Text": "Row", "modifiers": [{ "listRowInsets": { "leading": 40 } }] } }"#,
        "listRowSeparator": #"{ "List": { "Text": "Row", "modifiers": [{ "listRowSeparator": "hidden" }] } }"#,
        "listStyle": #"{ "List": [{ "Text": "Row" }], "modifiers": [{ "listStyle": "plain" }] }"#,
        "scrollClipDisabled": #"{ "ScrollView": { "Text": "Hello" }, "modifiers": ["scrollClipDisabled"] }"#,
        "scrollDisabled": #"{ "ScrollView": { "Text": "Hello" }, "modifiers": [{ "scrollDisabled": "isOn" }] }"#,
        "scrollIndicators": #"{ "ScrollView": { "Text": "Hello" }, "modifiers": [{ "scrollIndicators": "hidden" }] }"#,
        "scrollTargetLayout":
            #"{ "ScrollView": { "position": "choice", "content": { "VStack": [{ "Text": "A", "modifiers": [{ "id": "'a'" }] }], "modifiers": ["scrollTargetLayout"] } } }"#,
    ]

    private static let controls: [String: String] = [
        "Gauge": #"{ "Gauge": { "value": 0.4, "title": "Battery" } }"#,
        "ProgressView": #"{ "ProgressView": { "value": 0.4, "title": "Loading" } }"#,
        "Label": #"{ "Label": { "title": "Favorites", "systemImage": "star.fill" } }"#,
        "Slider": #"{ "Slider": { "value": "count", "min": 0, "max": 10, "step": 1 } }"#,
        "Toggle": #"{ "Toggle": { "isOn": "isOn", "title": "Wi-Fi" } }"#,
        "TextField": #"{ "TextField": { "text": "name", "placeholder": "Name" } }"#,
        "disabled": #"{ "Button": { "title": "Save", "set": { "count": 0 } }, "modifiers": [{ "disabled": "count == 0" }] }"#,
        "focused": #"{ "TextField": "name", "modifiers": [{ "focused": "isOn" }] }"#,
        "onSubmit": #"{ "TextField": "name", "modifiers": [{ "onSubmit": { "set": { "count": "count + 1" } } }] }"#,
        "imageScale": #"{ "Label": { "title": "Favorites", "systemImage": "star" }, "modifiers": [{ "imageScale": "large" }] }"#,
        "labelsHidden": #"{ "Toggle": { "isOn": "isOn", "title": "Wi-Fi" }, "modifiers": ["labelsHidden"] }"#,
        "pickerStyle": #"{ "Picker": { "selection": "choice", "options": ["Apple", "Pear"] }, "modifiers": [{ "pickerStyle": "segmented" }] }"#,
        "tag":
            #"{ "Picker": { "selection": "count", "content": [{ "Text": "One", "modifiers": [{ "tag": 1 }] }, { "Text": "Two", "modifiers": [{ "tag": 2 }] }] } }"#,
        "textFieldStyle": #"{ "TextField": "name", "modifiers": [{ "textFieldStyle": "roundedBorder" }] }"#,
        "tint": #"{ "Toggle": "isOn", "modifiers": [{ "tint": "purple" }] }"#,
    ]

    private static let pagesOfTabs: [String: String] = [
        "Tab":
            #"{ "TabView": { "selection": "count", "content": [{ "Tab": { "title": "Home", "systemImage": "house", "value": 0, "content": { "Text": "Hello" } } }] } }"#,
        "indexViewStyle":
            #"{ "TabView": [{ "Text": "One" }, { "Text": "Two" }], "modifiers": [{ "tabViewStyle": "page" }, { "indexViewStyle": "always" }] }"#,
        "navigationDestination":
            #"{ "NavigationStack": { "NavigationLink": { "label": { "Text": "One" }, "value": 1 }, "modifiers": [{ "navigationDestination": { "Text": "Page {value}" } }] } }"#,
        "navigationSplitViewColumnWidth":
            #"{ "NavigationSplitView": { "sidebar": { "Text": "Inbox", "modifiers": [{ "navigationSplitViewColumnWidth": 200 }] }, "detail": { "Text": "Message" } } }"#,
        "toolbarBackground":
            #"{ "NavigationStack": { "Text": "Hello", "modifiers": [{ "navigationTitle": "Home" }, { "toolbarBackground": { "color": "blue", "visibility": "visible" } }] } }"#,
        "toolbarVisibility":
            #"{ "NavigationStack": { "Text": "Hello", "modifiers": [{ "navigationTitle": "Home" }, { "toolbarVisibility": "hidden" }] } }"#,
        "toolbarTitleMenu":
            #"{ "NavigationStack": { "Text": "Hello", "modifiers": [{ "navigationTitle": { "title": "Home", "displayMode": "inline" } }, { "toolbarTitleMenu": { "Button": { "title": "Rename", "set": {} } } }] } }"#,
        "searchScopes":
            #"{ "NavigationStack": { "Text": "Hello", "modifiers": [{ "searchable": "name" }, { "searchScopes": { "selection": "choice", "content": [{ "Text": "All", "modifiers": [{ "tag": "'all'" }] }, { "Text": "Mine", "modifiers": [{ "tag": "'mine'" }] }] } }] } }"#,
        "searchSuggestions":
            #"{ "NavigationStack": { "Text": "Hello", "modifiers": [{ "searchable": "name" }, { "searchSuggestions": { "Text": "Apple", "modifiers": [{ "searchCompletion": "Apple" }] } }] } }"#,
        "searchCompletion":
            #"{ "NavigationStack": { "Text": "Hello", "modifiers": [{ "searchable": "name" }, { "searchSuggestions": { "Text": "Apple", "modifiers": [{ "searchCompletion": "Apple" }] } }] } }"#,
        "editMode": #"{ "List": { "selection": "choice", "content": [{ "Text": "Row" }] }, "modifiers": [{ "editMode": "isOn" }] }"#,
        "listItemTint": #"{ "List": { "Label": { "title": "Favorites", "systemImage": "star" }, "modifiers": [{ "listItemTint": "orange" }] } }"#,
    ]

    private static let effects: [String: String] = [
        "UnevenRoundedRectangle": #"{ "UnevenRoundedRectangle": { "topLeadingRadius": 20, "topTrailingRadius": 20 } }"#,
        "background": #"{ "Text": "Hello", "modifiers": [{ "padding": 8 }, { "background": { "color": "yellow", "in": { "Capsule": {} } } }] }"#,
        "overlay": #"{ "Color": "blue", "modifiers": [{ "overlay": { "alignment": "topTrailing", "content": { "Image": "star.fill" } } }] }"#,
        "border": #"{ "Text": "Hello", "modifiers": [{ "padding": 8 }, { "border": { "color": "red", "width": 2 } }] }"#,
        "blendMode": #"{ "ZStack": [{ "Color": "yellow" }, { "Color": "blue", "modifiers": [{ "blendMode": "multiply" }] }] }"#,
        "blur": #"{ "Image": "star.fill", "modifiers": [{ "blur": 3 }] }"#,
        "brightness": #"{ "Color": "blue", "modifiers": [{ "brightness": 0.2 }] }"#,
        "contrast": #"{ "Color": "blue", "modifiers": [{ "contrast": 1.5 }] }"#,
        "saturation": #"{ "Color": "blue", "modifiers": [{ "saturation": 0.5 }] }"#,
        "grayscale": #"{ "Color": "blue", "modifiers": [{ "grayscale": 1 }] }"#,
        "hueRotation": #"{ "Color": "blue", "modifiers": [{ "hueRotation": 90 }] }"#,
        "colorMultiply": #"{ "Color": "yellow", "modifiers": [{ "colorMultiply": "red" }] }"#,
        "colorInvert": #"{ "Color": "blue", "modifiers": ["colorInvert"] }"#,
        "luminanceToAlpha": #"{ "LinearGradient": ["black", "white"], "modifiers": ["luminanceToAlpha"] }"#,
        "backgroundExtensionEffect": #"{ "LinearGradient": ["red", "blue"], "modifiers": ["backgroundExtensionEffect"] }"#,
        "compositingGroup": #"{ "ZStack": [{ "Color": "red" }, { "Text": "Hello" }], "modifiers": ["compositingGroup", { "opacity": 0.5 }] }"#,
        "drawingGroup": #"{ "Circle": {}, "modifiers": [{ "fill": "blue" }, "drawingGroup"] }"#,
        "clipped": #"{ "Circle": {}, "modifiers": [{ "frame": { "width": 50, "height": 20 } }, "clipped"] }"#,
        "clipShape": #"{ "Color": "blue", "modifiers": [{ "clipShape": { "Circle": {} } }] }"#,
        "cornerRadius": #"{ "Color": "blue", "modifiers": [{ "cornerRadius": 12 }] }"#,
        "mask": #"{ "LinearGradient": ["red", "blue"], "modifiers": [{ "mask": { "Text": "Hello" } }] }"#,
        "shadow": #"{ "Circle": {}, "modifiers": [{ "fill": "white" }, { "shadow": { "radius": 4, "y": 2 } }] }"#,
        "opacity": #"{ "Image": "star.fill", "modifiers": [{ "opacity": "isOn ? 1 : 0.3" }] }"#,
        "hidden": #"{ "Text": "Keeps its space", "modifiers": ["hidden"] }"#,
        "offset": #"{ "Circle": {}, "modifiers": [{ "offset": { "x": 10, "y": -4 } }] }"#,
        "rotationEffect": #"{ "Image": "arrow.up", "modifiers": [{ "rotationEffect": 45 }] }"#,
        "rotation3DEffect": #"{ "Text": "Hello", "modifiers": [{ "rotation3DEffect": { "degrees": 30, "y": 1 } }] }"#,
        "scaleEffect": #"{ "Image": "heart", "modifiers": [{ "scaleEffect": "isOn ? 1.2 : 1" }] }"#,
        "transformEffect": #"{ "Text": "Hello", "modifiers": [{ "transformEffect": { "c": -0.2 } }] }"#,
        "projectionEffect": #"{ "Text": "Hello", "modifiers": [{ "projectionEffect": [1, 0, 0, 0, 1, 0, 20, 10, 1] }] }"#,
        "inset": #"{ "Circle": {}, "modifiers": [{ "inset": 10 }, { "fill": "blue" }] }"#,
        "rotation": #"{ "Rectangle": {}, "modifiers": [{ "rotation": 15 }, { "fill": "blue" }] }"#,
        "scale": #"{ "Circle": {}, "modifiers": [{ "scale": 0.5 }, { "fill": "blue" }] }"#,
        "size": #"{ "Circle": {}, "modifiers": [{ "size": [40, 20] }, { "fill": "blue" }] }"#,
        "trim": #"{ "Circle": {}, "modifiers": [{ "trim": { "to": 0.75 } }, { "stroke": { "color": "blue", "lineWidth": 6 } }] }"#,
        "stroke": #"{ "Circle": {}, "modifiers": [{ "stroke": { "color": "blue", "lineWidth": 4, "dash": [8, 4] } }] }"#,
        "strokeBorder": #"{ "Circle": {}, "modifiers": [{ "strokeBorder": { "color": "blue", "lineWidth": 4 } }] }"#,
        "matchedGeometryEffect": #"{ "Circle": {}, "modifiers": [{ "matchedGeometryEffect": { "id": "'ball'", "in": "table" } }] }"#,
        "contentTransition": #"{ "Text": "{count}", "modifiers": [{ "contentTransition": { "kind": "numericText", "value": "count" } }] }"#,
        "transition": #"{ "if": "isOn", "then": { "Text": "Hello", "modifiers": [{ "transition": { "move": "leading", "kind": "opacity" } }] } }"#,
        "geometryGroup": #"{ "ZStack": [{ "Circle": {} }, { "Text": "Hello" }], "modifiers": ["geometryGroup", { "offset": { "x": "count * 10" } }] }"#,
    ]

    private static let texts: [String: String] = [
        "baselineOffset": #"{ "Text": { "text": "x", "and": { "Text": "2", "modifiers": [{ "baselineOffset": 6 }] } } }"#,
        "fontDesign": #"{ "Text": "Hello", "modifiers": [{ "fontDesign": "rounded" }] }"#,
        "fontWeight": #"{ "Text": "Hello", "modifiers": [{ "fontWeight": "semibold" }] }"#,
        "kerning": #"{ "Text": "Hello", "modifiers": [{ "kerning": 1.5 }] }"#,
        "tracking": #"{ "Text": "Hello", "modifiers": [{ "tracking": 1.5 }] }"#,
        "lineLimit": #"{ "Text": "A text that may be long", "modifiers": [{ "lineLimit": 2 }] }"#,
        "lineSpacing": #"{ "Text": "A text on several lines", "modifiers": [{ "lineSpacing": 4 }] }"#,
        "monospacedDigit": #"{ "Text": "{count}", "modifiers": ["monospacedDigit"] }"#,
        "multilineTextAlignment": #"{ "Text": "A text on several lines", "modifiers": [{ "multilineTextAlignment": "center" }] }"#,
        "truncationMode": #"{ "Text": "A text that may be long", "modifiers": [{ "lineLimit": 1 }, { "truncationMode": "middle" }] }"#,
        "environment": #"{ "VStack": [{ "Text": "Hello" }], "modifiers": [{ "environment": { "colorScheme": "dark", "lineSpacing": 4 } }] }"#,
        "preferredColorScheme": #"{ "Text": "Hello", "modifiers": [{ "preferredColorScheme": "dark" }] }"#,
    ]

    private static let actions: [String: String] = [
        "accessibilityIdentifier": #"{ "Image": "star", "modifiers": [{ "accessibilityIdentifier": "favorite" }] }"#,
        "allowsHitTesting": #"{ "Color": "clear", "modifiers": [{ "allowsHitTesting": false }] }"#,
        "animation": #"{ "Circle": {}, "modifiers": [{ "offset": { "x": "count * 10" } }, { "animation": { "animation": "bouncy", "value": "count" } }] }"#,
        "id": #"{ "Text": "Hello", "modifiers": [{ "id": "'greeting'" }] }"#,
        "onReceive": #"{ "Text": "{count}", "modifiers": [{ "onReceive": { "every": 1, "set": { "count": "count + 1" } } }] }"#,
        "onAppear": #"{ "Text": "{count}", "modifiers": [{ "onAppear": { "set": { "count": 10 }, "animation": { "easeOut": 2 } } }] }"#,
        "onTapGesture": #"{ "Circle": {}, "modifiers": [{ "onTapGesture": { "set": { "count": "count + 1" } } }] }"#,
        "onLongPressGesture": #"{ "Circle": {}, "modifiers": [{ "onLongPressGesture": { "set": { "count": 0 } } }] }"#,
        "dragGesture": #"{ "Circle": {}, "modifiers": [{ "offset": "size" }, { "dragGesture": { "updating": { "size": "drag.translation" } } }] }"#,
        "gesture":
            #"{ "Circle": {}, "modifiers": [{ "gesture": { "gesture": { "sequenced": [{ "longPress": 0.3 }, "drag"] }, "onEnded": { "size": "value.second.translation" } } }] }"#,
        "preference": #"{ "Text": "Hello", "modifiers": [{ "preference": { "key": "title", "value": "name" } }] }"#,
        "overlayPreferenceValue":
            #"{ "Text": "Hello", "modifiers": [{ "preference": { "key": "title", "value": "name" } }, { "overlayPreferenceValue": { "key": "title", "view": { "Text": "{values[0]}" } } }] }"#,
        "backgroundPreferenceValue":
            #"{ "Text": "Hello", "modifiers": [{ "preference": { "key": "title", "value": "name" } }, { "backgroundPreferenceValue": { "key": "title", "view": { "Text": "{values[0]}" } } }] }"#,
        "onPreferenceChange":
            #"{ "Text": "Hello", "modifiers": [{ "preference": { "key": "title", "value": "name" } }, { "onPreferenceChange": { "key": "title", "set": { "count": "values.count" } } }] }"#,
    ]

    private static let pages: [String: String] = [
        "navigationTitle": #"{ "NavigationStack": { "Text": "Hello", "modifiers": [{ "navigationTitle": "Home" }] } }"#,
        "navigationBarItems":
            #"{ "NavigationStack": { "Text": "Hello", "modifiers": [{ "navigationBarItems": { "trailing": { "Button": { "title": "Add", "set": { "count": "count + 1" } } } } }] } }"#,
        "navigationBarTitleDisplayMode":
            #"{ "NavigationStack": { "Text": "Hello", "modifiers": [{ "navigationTitle": "Home" }, { "navigationBarTitleDisplayMode": "inline" }] } }"#,
        "navigationBarHidden": #"{ "NavigationStack": { "Text": "Hello", "modifiers": ["navigationBarHidden"] } }"#,
        "navigationBarBackButtonHidden": #"{ "NavigationStack": { "Text": "Hello", "modifiers": ["navigationBarBackButtonHidden"] } }"#,
        "sheet": #"{ "Text": "Hello", "modifiers": [{ "sheet": { "isPresented": "isOn", "content": { "Text": "Details" } } }] }"#,
        "fullScreenCover": #"{ "Text": "Hello", "modifiers": [{ "fullScreenCover": { "isPresented": "isOn", "content": { "Text": "Welcome" } } }] }"#,
        "popover": #"{ "Image": "info.circle", "modifiers": [{ "popover": { "isPresented": "isOn", "content": { "Text": "Help" } } }] }"#,
        "presentationContentInteraction":
            #"{ "Text": "Hello", "modifiers": [{ "sheet": { "isPresented": "isOn", "content": { "ScrollView": { "Text": "Details" }, "modifiers": [{ "presentationContentInteraction": "scrolls" }] } } }] }"#,
        "presentationSizing":
            #"{ "Text": "Hello", "modifiers": [{ "sheet": { "isPresented": "isOn", "content": { "Text": "Details", "modifiers": [{ "presentationSizing": "fitted" }] } } }] }"#,
        "presentationDetents":
            #"{ "Text": "Hello", "modifiers": [{ "sheet": { "isPresented": "isOn", "content": { "Text": "Details", "modifiers": [{ "presentationDetents": { "medium": true } }] } } }] }"#,
        "presentationDragIndicator":
            #"{ "Text": "Hello", "modifiers": [{ "sheet": { "isPresented": "isOn", "content": { "Text": "Details", "modifiers": [{ "presentationDragIndicator": "visible" }] } } }] }"#,
        "presentationCornerRadius":
            #"{ "Text": "Hello", "modifiers": [{ "sheet": { "isPresented": "isOn", "content": { "Text": "Details", "modifiers": [{ "presentationCornerRadius": 30 }] } } }] }"#,
        "interactiveDismissDisabled":
            #"{ "Text": "Hello", "modifiers": [{ "sheet": { "isPresented": "isOn", "content": { "Text": "Details", "modifiers": ["interactiveDismissDisabled"] } } }] }"#,
    ]
}
