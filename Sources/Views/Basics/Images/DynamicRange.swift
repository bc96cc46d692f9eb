extension Image {
    /// The range of brightness in which images are drawn. Frames have the standard range, and so do all images that can be read.
    public struct DynamicRange: Hashable, Sendable {
        private let rank: Int
        public static let standard = DynamicRange(rank: 0)
        /// Brighter than white, without distracting from other content.
        public static let constrainedHigh = DynamicRange(rank: 1)
        /// As bright as the screen allows.
        public static let high = DynamicRange(rank: 2)
    }

    /// Sets the largest range of brightness of the image. Frames have the standard range.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

private struct DynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }

extension EnvironmentValues {
    /// The largest range of brightness of images; nil for the platform's.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[DynamicRangeKey.self] }
        set { self[DynamicRangeKey.self] = newValue }
    }
}

extension View {
    /// Sets the largest range of brightness of the images inside. Frames have the standard range.
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { environment(\.allowedDynamicRange, range) }
}
