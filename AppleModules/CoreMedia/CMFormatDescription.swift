import AppleCoreAudioTypes
import AppleUIKit

/// Describes the format of samples.
public final class CMFormatDescription: Sendable {
    public let dimensions: CMVideoDimensions
    package init(dimensions: CMVideoDimensions) { self.dimensions = dimensions }
    /// The kind of samples.
    public var mediaType: CMMediaType { CMFormatDescriptionGetMediaType(self) }
    /// The coding of the samples.
    public var mediaSubType: FourCharCode { CMFormatDescriptionGetMediaSubType(self) }
    public var audioStreamBasicDescription: AudioStreamBasicDescription? { nil }
}
public typealias CMMediaType = FourCharCode
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCMMediaType_Video: CMMediaType = 0x7669_6465
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCMMediaType_Audio: CMMediaType = 0x736F_756E
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.dimensions.width > 0 ? kCMMediaType_Video : kCMMediaType_Audio }
/// Always 0: the coding is unknown.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode { 0 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMAudioFormatDescriptionGetStreamBasicDescription(_ desc: CMAudioFormatDescription) -> UnsafePointer<AudioStreamBasicDescription>? { nil }
public typealias CMVideoFormatDescription = CMFormatDescription
public typealias CMAudioFormatDescription = CMFormatDescription
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions { videoDesc.dimensions }

/// A size in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
    public var width: Int32
    public var height: Int32
    public init() { (width, height) = (0, 0) }
    public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}
