/// Mixes sounds in three dimensions. There is no sound.
open class AVAudioEnvironmentNode: AVAudioNode, @unchecked Sendable {
    open var outputVolume: Float = 1
    open var listenerPosition = AVAudio3DPoint(x: 0, y: 0, z: 0)
    open var listenerAngularOrientation = AVAudio3DAngularOrientation(yaw: 0, pitch: 0, roll: 0)
    open var renderingAlgorithm = AVAudio3DMixingRenderingAlgorithm.equalPowerPanning
}
/// A point around the listener.
public struct AVAudio3DPoint: Hashable, Sendable {
    public var x: Float
    public var y: Float
    public var z: Float
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
}
public typealias AVAudio3DVector = AVAudio3DPoint
/// The direction in which the listener looks, in degrees.
public struct AVAudio3DAngularOrientation: Hashable, Sendable {
    public var yaw: Float
    public var pitch: Float
    public var roll: Float
    public init(yaw: Float, pitch: Float, roll: Float) { (self.yaw, self.pitch, self.roll) = (yaw, pitch, roll) }
}
/// How sounds are mixed.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum AVAudio3DMixingRenderingAlgorithm: Int, Sendable {
    case equalPowerPanning, sphericalHead, HRTF, soundField
    case stereoPassThrough = 5
    case HRTFHQ, auto
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AVAudioMake3DPoint(_ x: Float, _ y: Float, _ z: Float) -> AVAudio3DPoint { AVAudio3DPoint(x: x, y: y, z: z) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AVAudioMake3DVector(_ x: Float, _ y: Float, _ z: Float) -> AVAudio3DVector { AVAudio3DVector(x: x, y: y, z: z) }
