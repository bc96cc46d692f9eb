import Views

/// The steps of a canvas that filter the following ones.
extension PreparedDrawing {
    private static let amount = Parameter.filterAmount.primary

    @EntryList<Step> static var filters: [Step] {
        NamedValue("brightness", "Makes the following steps lighter.", amount) { (context: inout GraphicsContext, amount) in
            context.addFilter(.brightness(amount))
        }
        NamedValue("contrast", "Changes the contrast of the following steps.", amount) { (context: inout GraphicsContext, amount) in
            context.addFilter(.contrast(amount))
        }
        NamedValue("saturation", "Changes the saturation of the following steps.", amount) { (context: inout GraphicsContext, amount) in
            context.addFilter(.saturation(amount))
        }
        NamedValue("grayscale", "Takes color from the following steps.", amount) { (context: inout GraphicsContext, amount) in
            context.addFilter(.grayscale(amount))
        }
        NamedValue("hueRotation", "Rotates the hues of the following steps, in degrees.", amount) { (context: inout GraphicsContext, amount) in
            context.addFilter(.hueRotation(.degrees(amount)))
        }
        NamedValue("colorInvert", "Inverts the colors of the following steps: 1 inverts them completely.", amount) { (context: inout GraphicsContext, amount) in
            context.addFilter(.colorInvert(amount))
        }
        NamedValue("colorMultiply", "Multiplies the colors of the following steps.", .color("color", "The color to multiply by.").primary) {
            (context: inout GraphicsContext, color) in
            context.addFilter(.colorMultiply(color))
        }
        NamedValue("luminanceToAlpha", "Makes the following steps black, as opaque as they were bright.") { (context: inout GraphicsContext) in
            context.addFilter(.luminanceToAlpha)
        }
        NamedValue(
            "colorMatrix", "Mixes the color components of the following steps with a matrix of four rows and five columns.",
            .numbers(
                "matrix",
                "Twenty numbers, one row each for the new red, green, blue, and alpha: the shares of the old red, green, blue, and alpha, and a constant."
            ).primary, .context
        ) { (context: inout GraphicsContext, matrix, place) in
            guard matrix.count == 20 else { return place.fail("a color matrix needs 20 numbers, not \(matrix.count)") }
            context.addFilter(.colorMatrix(ColorMatrix(matrix.map { Float($0) })))
        }
    }
}

extension ColorMatrix {
    /// - Precondition: there are twenty numbers, row by row.
    fileprivate init(_ numbers: [Float]) {
        self.init()
        (r1, r2, r3, r4, r5) = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
        (g1, g2, g3, g4, g5) = (numbers[5], numbers[6], numbers[7], numbers[8], numbers[9])
        (b1, b2, b3, b4, b5) = (numbers[10], numbers[11], numbers[12], numbers[13], numbers[14])
        (a1, a2, a3, a4, a5) = (numbers[15], numbers[16], numbers[17], numbers[18], numbers[19])
    }
}
