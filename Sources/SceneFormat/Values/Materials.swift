import Views

extension Material {
    /// The names of materials in scenes.
    static let sceneNames: Keywords<Material> = [
        "ultraThin": .ultraThin, "thin": .thin, "regular": .regular, "thick": .thick, "ultraThick": .ultraThick, "bar": .bar,
    ]
}

extension Parameter where Value == Material? {
    /// A material instead of a color.
    static let material = keyword("material", Material.sceneNames, default: nil, "The background, blurred and tinted, instead of a color.")
        .not(with: "color", "gradient")
}
