import Geometry
import Views

extension SceneEntries {
    private static let resizingModes: Keywords<Image.ResizingMode> = ["stretch": .stretch, "tile": .tile]

    @EntryList<ViewEntry> static var imageViews: [ViewEntry] {
        ViewEntry(
            "Image", "A symbol, as large as the text next to it, or an image from a file.",
            .imageWithPlaceholder,
            .bool("resizable", default: false, "Whether the image takes the offered space."),
            .numbers(
                "capInsets", default: nil, "Strips along the edges that keep their width: top, leading, bottom, trailing, in points of the image."),
            .keyword("resizingMode", resizingModes, default: .stretch, "How a resizable image fills a larger frame."),
            .imageQuality, .context,
            exactlyOne: Parameter<Image?>.image.names, otherNames: ["Icon", "Symbol", "Picture", "Photo"]
        ) { picture, isResizable, capInsets, mode, quality, context in
            if case .views(let views)? = picture { return SceneContent(views.branch) }
            guard case .image(var image)? = picture else { return SceneContent(EmptyView()) }
            if isResizable || capInsets != nil {
                let numbers = (capInsets ?? [0, 0, 0, 0]).filter { $0 >= 0 }
                guard numbers.count == 4 else {
                    context.fail("'capInsets' must be four nonnegative numbers: top, leading, bottom, trailing")
                    return SceneContent(EmptyView())
                }
                let caps = EdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
                image = image.resizable(capInsets: caps, resizingMode: mode)
            }
            return SceneContent(quality.apply(to: image))
        }
        ViewEntry(
            "Label", "A title with an icon.",
            .string("title", default: nil, "The title.").primary,
            .views("label", default: nil, "The title as views."),
            .string("systemImage", default: nil, "The symbol before the title."),
            .views("icon", default: nil, "The views before the title, instead of a symbol.").not(with: "systemImage"),
            exactlyOne: ["title", "label"]
        ) { title, label, symbol, icon in
            Label(
                title: { if let label { label } else { Text(verbatim: title ?? "") } },
                icon: { if let icon { icon } else if let symbol { Image(systemName: symbol) } })
        }
    }
}
