extension Look.Progress {
    /// AppKit's spinners, and a bar of 6 points in a space of 18.
    static let mac = Look.Progress(spinners: Look.Sized(mini: 10, small: 16, regular: 32, large: 32, extraLarge: 32), bar: 6, barMargin: 6)
}
