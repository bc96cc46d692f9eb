import AppleCoreVideo

/// The pixels of a frame.
public final class CMSampleBuffer: Sendable {
    /// The image of the frame: nil, because there is no camera.
    public var imageBuffer: CVImageBuffer? { nil }
    public var presentationTimeStamp: CMTime { .zero }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the image of a frame.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time of a frame.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
