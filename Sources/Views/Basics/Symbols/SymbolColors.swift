/// The colors that well-known symbols have in the multicolor mode.
enum SymbolColors {
    private static let table: [Substring: SystemColor] = [
        "heart.fill": .red, "star.fill": .yellow, "bolt.fill": .yellow, "sun.max.fill": .yellow, "sun.min.fill": .yellow, "sunrise.fill": .yellow,
        "sunset.fill": .yellow, "sun.max": .yellow, "drop.fill": .cyan, "leaf.fill": .green, "flame.fill": .orange, "folder.fill": .cyan, "trash": .red,
        "trash.fill": .red, "moon.fill": .indigo, "moon.stars.fill": .indigo, "checkmark.seal.fill": .blue,
        "checkmark.circle.fill": .green, "xmark.circle.fill": .red, "exclamationmark.triangle.fill": .yellow, "exclamationmark.circle.fill": .red,
        "plus.circle.fill": .green, "minus.circle.fill": .red, "exclamationmark.octagon.fill": .red, "xmark.octagon.fill": .red, "lightbulb.fill": .yellow,
        "flag.fill": .orange, "battery.100": .green, "snow": .cyan, "snowflake": .cyan, "person.crop.circle.fill": .gray, "phone.fill": .green,
        "message.fill": .green, "video.fill": .green, "envelope.fill": .blue, "cart.fill": .blue, "location.fill": .blue, "paperplane.fill": .blue,
        "giftcard.fill": .red,
        "checkmark.shield.fill": .green, "xmark.shield.fill": .red, "alarm.fill": .red, "mic.fill": .red, "tornado": .gray, "wind": .gray,
    ]
    /// The colors of a rainbow's arcs, from outside.
    private static let arcs: [SystemColor] = [.red, .yellow, .blue]

    static func colored(_ art: SymbolArt, name: String) -> SymbolArt {
        var result = art
        // Of the symbols with a cloud, those of the weather have a white one.
        if !name.hasPrefix("cloud") { result = result.mapParts { $0.isWhite = false } }
        if name == "rainbow" {
            for (index, color) in arcs.enumerated() where index < result.parts.count { result.parts[index].color = color }
        } else if let color = table[name[...]] {
            for index in result.parts.indices where result.parts[index].color == nil && !result.parts[index].isWhite { result.parts[index].color = color }
        }
        return result
    }
}
