// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

public let AVVideoCodecKey = "AVVideoCodecKey"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
public let AVVideoAverageBitRateKey = "AVVideoAverageBitRateKey"
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
public let AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"
public let AVVideoQualityKey = "AVVideoQualityKey"

/// A face in a camera's image. There is no camera.
public final class AVMetadataFaceObject: AVMetadataObject, @unchecked Sendable {
    public var faceID: Int { 0 }
    public var hasRollAngle: Bool { false }
    public var rollAngle: CGFloat { 0 }
    public var hasYawAngle: Bool { false }
    public var yawAngle: CGFloat { 0 }
}
